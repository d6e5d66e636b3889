import { site } from '@/content/site'

/**
 * What even a broken page can offer: whom to call. Apart from load.ts, because error pages run in the browser,
 * which must not receive the schemas and all of content with them.
 */
export const contact = { siteName: site.name, phone: site.phone } as const
