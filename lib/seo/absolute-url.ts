import { siteUrl } from '@/lib/env'

/**
 * The absolute, percent-encoded address of a path, as canonicals, previews and structured data need it.
 * Static pages use the origin of build time; the start script rebuilds when SITE_URL changes.
 * @param path path of this site, plain or already encoded, e.g. `/가람누리-리버파크/press`
 */
export const absoluteUrl = (path: string, origin: string = siteUrl()) => new URL(path, origin).href
