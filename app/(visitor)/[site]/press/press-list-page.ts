import 'server-only'
import type { PressListItem } from '@/components/press/press-list'
import { content } from '@/lib/content/load'
import { findPressSite, forPressSite } from '@/lib/content/press-sites'
import type { PressSite } from '@/lib/content/schemas/site'
import type { ArticleSummary } from '@/lib/press/article'
import { pressListPath } from '@/lib/routes'
import { compose, type VisitorPage } from '@/lib/seo/visitor-page'

/** Metadata and frame of a site's press list; null for a site that content does not have. */
export function pressListPage(parameter: string): (VisitorPage & { site: PressSite }) | null {
  const site = findPressSite(parameter)
  return site && { site, ...compose(forPressSite(content.pressPage, site), pressListPath(site.slug), { kind: 'CollectionPage' }) }
}

export const toListItem = ({ id, number, title, date, views }: ArticleSummary): PressListItem => ({ id, number, title, date: date.toISOString(), views })
