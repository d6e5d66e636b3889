import { env } from '@/lib/env'

/** Reads the server's environment, which the build does not have. */
export const dynamic = 'force-dynamic'

/** Proves to search engines that announcements come from this site (lib/seo/index-now.ts). */
export function GET(): Response {
  const { INDEXNOW_KEY } = env()
  return new Response(INDEXNOW_KEY ?? null, { status: INDEXNOW_KEY === undefined ? 404 : 200, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
