import type { Menus } from '@/lib/content/schemas/site'
import { routes } from '@/lib/routes'

/** One step of the way from home to the page that is open. */
export interface Crumb {
  label: string
  href: string
}

/**
 * 홈 > group > page. A group has no page of its own: its step leads to the group's first page. It is left out where
 * no menu group has this name, and where the page is called like its group.
 */
export function breadcrumbTrail(page: { group: string; label: string; path: string }, menus: Menus): Crumb[] {
  const home = { label: '홈', href: routes.home }
  const group = menus.groups.find((candidate) => candidate.label === page.group && page.group !== page.label)?.items[0]
  const own = { label: page.label, href: page.path }
  return group ? [home, { label: page.group, href: group.href }, own] : [home, own]
}
