import 'server-only'
import type { PressListItem } from '@/components/press/press-list'
import { findPress } from '@/lib/content/press-sites'
import type { PressSite } from '@/lib/content/schemas/site'
import type { ArticleSummary } from '@/lib/press/article'
import { pressListPath } from '@/lib/routes'
import { compose, type VisitorPage } from '@/lib/seo/visitor-page'

/** Metadata and layout of a site's press list; null for an unknown site. */
export function pressListPage(parameter: string): (VisitorPage & { site: PressSite }) | null {
  const press = findPress(parameter)
  return press && { site: press.site, ...compose(press.page, pressListPath(press.site.slug), { kind: 'CollectionPage' }) }
}

export const toListItem = ({ id, number, title, date, views }: ArticleSummary): PressListItem => ({ id, number, title, date: date.toISOString(), views })
