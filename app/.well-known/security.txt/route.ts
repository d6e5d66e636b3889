import { content } from '@/lib/content/load'
import { securityText } from '@/lib/seo/security-text'

/** The `Expires` field depends on the current date. */
export const dynamic = 'force-dynamic'

export function GET(): Response {
  const { email, phone } = content.privacy.officer
  return new Response(securityText({ email, phone }, new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
