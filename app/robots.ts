import type { MetadataRoute } from 'next'
import { adminPaths } from '@/lib/admin-routes'
import { ENGLISH_RESULT_PATH, REGISTRATION_RESULT_PATH } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** Naver's checker asks for a rule that names its crawler; all crawlers get the same rule. */
const CRAWLERS = ['Yeti', 'Googlebot', 'Bingbot', 'Daumoa', '*']

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: CRAWLERS, allow: '/', disallow: [adminPaths.inbox, '/api/', REGISTRATION_RESULT_PATH, ENGLISH_RESULT_PATH] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
