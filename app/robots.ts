import type { MetadataRoute } from 'next'
import { adminPaths } from '@/lib/admin-routes'
import { ENGLISH_RESULT_PATH, REGISTRATION_RESULT_PATH } from '@/lib/routes'
import { absoluteUrl } from '@/lib/absolute-url'

/** Search engines are named because Naver's checker asks for its own rule; all get the same one. */
const CRAWLERS = ['Yeti', 'Googlebot', 'Bingbot', 'Daumoa', '*']

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: CRAWLERS, allow: '/', disallow: [adminPaths.inbox, '/api/', REGISTRATION_RESULT_PATH, ENGLISH_RESULT_PATH] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
