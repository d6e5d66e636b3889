import { env } from '@/lib/env'

/** The environment of the server, not of the build. */
export const dynamic = 'force-dynamic'

/** Proves to search engines that announcements are this site's (lib/seo/index-now.ts). */
export function GET(): Response {
  const { INDEXNOW_KEY } = env()
  return new Response(INDEXNOW_KEY ?? null, { status: INDEXNOW_KEY === undefined ? 404 : 200, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
