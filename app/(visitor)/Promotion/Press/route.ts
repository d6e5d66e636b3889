import { content } from '@/lib/content/load'
import { pressListPath } from '@/lib/routes'

/**
 * Replaces the address by the default site's press list. Temporary (307), not permanent: which site is the default
 * is content, and browsers keep a permanent answer for good.
 */
export const GET = () => new Response(null, { status: 307, headers: { location: pressListPath(content.site.defaultPressSite) } })
