import type { Place } from '@/lib/content/page-place'
import { seoWords } from '@/lib/messages/ko/seo'
import { routes } from '@/lib/routes'

/** One step of the path from home to the open page. */
export interface Crumb {
  label: string
  href: string
}

/**
 * 홈 > group > page. A group has no page of its own: its step leads to the group's first page. Omits the group where it does not
 * exist, where the page has the group's name, and on that first page, so that no two steps have one address.
 */
export function breadcrumbTrail({ group, label }: Place, path: string): Crumb[] {
  const [first] = group?.items ?? []
  return [
    { label: seoWords.home, href: routes.home },
    ...(group && first && group.label !== label && first.href !== path ? [{ label: group.label, href: first.href }] : []),
    { label, href: path },
  ]
}
