import { comparisonWords } from '@/lib/messages/ko/comparison'
import { COMPARISON_PATH, floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath, type PageId } from '@/lib/routes'
import type { Content } from './content'
import type { PageContent } from './schemas/pages'
import type { MenuLink, Menus } from './schemas/site'
import { checkEach } from './invalid-part'

/** A page's breadcrumb and sub-menu. */
export interface Place {
  /** Its menu group; absent for pages outside the menus, such as the privacy policy. */
  group: Menus['groups'][number] | undefined
  label: string
  subMenu: readonly MenuLink[]
  /** Name of a sub-menu that leads into another group, too: the page's own. */
  subMenuLabel?: string | undefined
}

/** A page's texts with its breadcrumb and sub-menu. */
export type PlacedPage = Omit<PageContent, keyof Place | 'beside'> & Place

type Places = Pick<Content, 'menus' | 'pages' | 'units' | 'interiors' | 'pressSites' | 'pressPage' | 'siteCustomerPage'>

const groupOf = ({ menus }: Places, href: string) => menus.groups.find((group) => group.items.some((item) => item.href === href))

/** Name of this address in the menus, or else the page's own. */
function labelAt(content: Places, href: string): string | undefined {
  const entry = groupOf(content, href)?.items.find((item) => item.href === href)
  if (entry) return entry.label
  const id = (Object.keys(routes) as PageId[]).find((key) => routes[key] === href)
  if (id) return content.pages[id]?.label
  if (content.pressSites.some(({ slug }) => pressListPath(slug) === href)) return content.pressPage?.label
  if (content.pressSites.some(({ slug }) => siteCustomerPath(slug) === href)) return content.siteCustomerPage?.label
  return content.interiors.find(({ slug }) => interiorPath(slug) === href)?.unit
}

/** A group's pages as its sub-menu lists them: after the plans of several types, the page that compares them. */
function pagesOf({ units }: Places, group: Place['group']): readonly MenuLink[] {
  const plans = units.types.map(({ slug }) => floorPlanPath(slug))
  const items = group?.items ?? []
  const last = items.findLastIndex(({ href }) => plans.includes(href))
  return plans.length > 1 && last >= 0 ? items.toSpliced(last + 1, 0, { href: COMPARISON_PATH, label: comparisonWords.heading }) : items
}

/** The groups as header and slide menu list them: with the same pages as the sub-menus. */
export const menuGroups = (content: Places): Menus['groups'] => content.menus.groups.map((group) => ({ ...group, items: [...pagesOf(content, group)] }))

/** The comparison of unit types, among their plans. */
export function placeComparison(content: Places): Place {
  const [first] = content.units.types
  const group = first && groupOf(content, floorPlanPath(first.slug))
  return { group, label: comparisonWords.heading, subMenu: pagesOf(content, group) }
}

/** The page that books a visit, in the group of the menu's entry for it. */
export const placeVisit = (content: Places, label: string): Place => ({ group: groupOf(content, content.menus.reservation.href), label, subMenu: [] })

/** Label of a link to an address: its menu group, where it has one, and its name. */
export const menuName = (content: Places, href: string): { group: string; label: string } => ({
  group: groupOf(content, href)?.label ?? '',
  label: labelAt(content, href) ?? href,
})

/**
 * The menus name a page, its group and its neighbours; `content/pages.ts` does so only for pages outside the menus.
 * @param path the page's own address
 */
export function placePage(content: Places, { beside: menuEntry, ...page }: PageContent, path: string): PlacedPage {
  const group = [menuEntry ?? path, ...(page.subMenu ?? [])].map((href) => groupOf(content, href)).find(Boolean)
  const subMenu = page.subMenu?.map((href) => ({ href, label: labelAt(content, href) ?? href })) ?? pagesOf(content, group)
  const label = labelAt(content, path) ?? page.label ?? page.heading
  const leadsElsewhere = subMenu.some(({ href }) => (groupOf(content, href) ?? group) !== group)
  return { ...page, group, label, subMenu, subMenuLabel: leadsElsewhere ? label : undefined }
}

/** Names that no menu and no page gives. */
export function placeFaults(content: Places): string[] {
  return checkEach(Object.keys(content.pages) as PageId[], (id) => {
    const page = content.pages[id]
    if (!page) return []
    return [
      ...(labelAt(content, routes[id]) ? [] : [`content/pages.ts › ${id}.label: content/menus.ts 에 없는 페이지이므로 이름이 필요합니다`]),
      ...(page.beside && !groupOf(content, page.beside) ? [`content/pages.ts › ${id}.beside: content/menus.ts 에 '${page.beside}' 가 없습니다`] : []),
      ...(page.subMenu ?? []).flatMap((href, index) =>
        labelAt(content, href)
          ? []
          : [`content/pages.ts › ${id}.subMenu[${index + 1}번째]: '${href}' 의 이름이 content/menus.ts 에도 content/pages.ts 에도 없습니다`],
      ),
    ]
  })
}
