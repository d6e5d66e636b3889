import type { Place } from '@/lib/content/page-place'
import { seoWords } from '@/lib/messages/ko/seo'
import { routes } from '@/lib/routes'

/** One step of the path from home to the open page; without an address it is shown but not a step of the structured data. */
export interface Crumb {
  label: string
  href?: string
}

/**
 * 홈 > group > page. A group has no page of its own: its step leads to the group's first page, and is plain text on that page, so
 * that no two steps have one address. Omits the group where it does not exist and where the page has its name.
 */
export function breadcrumbTrail({ group, label }: Place, path: string): Crumb[] {
  const [first] = group?.items ?? []
  return [
    { label: seoWords.home, href: routes.home },
    ...(group && first && group.label !== label ? [{ label: group.label, ...(first.href !== path && { href: first.href }) }] : []),
    { label, href: path },
  ]
}
