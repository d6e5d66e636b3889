import type { MetadataRoute } from 'next'
import type { Content } from '@/lib/content/content'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/absolute-url'

/**
 * The pages with a fixed address. `lastModified` is given only where content says when it was revised: an invented
 * date teaches search engines to ignore the field.
 * @param paths canonical paths, in menu order
 */
export function sitemapPages(paths: readonly string[], content: Pick<Content, 'schedule' | 'subscriptionGuide' | 'salesGuide' | 'stampTax' | 'documents' | 'announcement' | 'privacy'>): MetadataRoute.Sitemap {
  const revised: Record<string, string> = {
    [routes.businessPlan]: content.schedule.updated,
    [routes.businessDocuments]: content.documents.updated,
    [routes.subscriptionGuide]: content.subscriptionGuide.updated,
    [routes.salesGuide]: content.salesGuide.updated,
    [routes.announcement]: content.announcement.updated,
    [routes.stampTax]: content.stampTax.updated,
    [routes.privacy]: content.privacy.effective,
  }
  return paths.map((path) => {
    const lastModified = revised[path]
    return lastModified ? { url: absoluteUrl(path), lastModified } : { url: absoluteUrl(path) }
  })
}
