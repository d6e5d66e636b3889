import { floorPlanPath, interiorPath, routes, VISIT_PATH, type PageId } from '@/lib/routes'
import { unitDrawingWords } from '@/lib/messages/ko/unit-drawing'
import { visitWords } from '@/lib/messages/ko/visits'
import { pathsOf, reservationPath } from './all-paths'
import type { Content } from './content'
import { isIndexed } from './indexed'
import { menuName } from './page-place'

/** A page that another one links to at its end. */
export interface NextLink {
  readonly href: string
  /** Its menu group; its purpose where no menu lists it. */
  readonly group: string
  readonly label: string
}

/** The first type's plan represents all: each links to its neighbours. */
type Next = PageId | 'plan'

/**
 * Order of pages for somebody who is choosing a home: the place, the complex, the building, the plan, its rooms as pictures and
 * as a tour, the terms, the visit. Other pages have no links at their end.
 */
const NEXT: Readonly<Partial<Record<PageId, readonly Next[]>>> = {
  brandIntro: ['locationIntro', 'complexIntro'],
  brandVideo: ['brandIntro', 'modelHouse'],
  businessIntro: ['businessPlan', 'complexIntro'],
  businessPlan: ['subscriptionGuide', 'salesGuide'],
  businessDocuments: ['announcement', 'businessPlan'],
  subscriptionGuide: ['salesGuide', 'announcement'],
  salesGuide: ['announcement', 'plan'],
  announcement: ['subscriptionGuide', 'plan'],
  stampTax: ['subscriptionGuide', 'businessPlan'],
  changes: ['undecided', 'businessPlan'],
  undecided: ['businessPlan', 'changes'],
  locationIntro: ['locationPremium', 'complexIntro'],
  locationPremium: ['complexIntro', 'plan'],
  complexIntro: ['complexDetail', 'complexCommunity'],
  complexDetail: ['plan', 'modelHouse'],
  complexCommunity: ['complexDetail', 'modelHouse'],
  unitVideos: ['modelHouse', 'plan'],
  modelHouse: ['plan', 'complexDetail'],
}

/** @returns the next addresses after a page, whether or not the complex has them */
function following({ units, interiors }: Content, path: string): readonly string[] {
  const tourAndBuilding = [routes.modelHouse, routes.complexDetail]
  const type = units.types.find(({ slug }) => floorPlanPath(slug) === path)
  if (type) return [...interiors.filter(({ unit }) => unit === type.id).map(({ slug }) => interiorPath(slug)), ...tourAndBuilding]
  const interior = interiors.find(({ slug }) => interiorPath(slug) === path)
  const plan = units.types.find(({ id }) => id === (interior?.unit ?? units.types[0]?.id))
  const toPlan = plan ? [floorPlanPath(plan.slug)] : []
  if (interior) return [...toPlan, ...tourAndBuilding]
  const id = (Object.keys(routes) as PageId[]).find((key) => routes[key] === path)
  return ((id && NEXT[id]) ?? []).flatMap((next) => (next === 'plan' ? toPlan : [routes[next]]))
}

/** Where a day of the visit is chosen; without opening hours in content, the form for a visit. */
const visitLink = (content: Content): NextLink =>
  content.registration.visits
    ? { href: VISIT_PATH, group: content.menus.reservation.label, label: visitWords.chooseDay }
    : { href: reservationPath(content), group: content.menus.consultation.label, label: content.menus.reservation.label }

const STEPS_MAX = 2

/**
 * Links at the end of the page at this address: at most two existing pages with content, then the visit.
 * @returns none for a page outside the order
 */
export function nextLinks(content: Content, path: string): NextLink[] {
  const next = following(content, path)
  if (next.length === 0) return []
  const existing = pathsOf(content)
  const pages = next.filter((href) => existing.includes(href) && isIndexed(content, href)).slice(0, STEPS_MAX)
  return [...pages.map((href) => ({ href, ...menuName(content, href), ...planName(content, href) })), visitLink(content)]
}

/** A list of types labels a plan by its type; alone, it is labelled as a plan. */
function planName({ units }: Content, href: string): Pick<NextLink, 'label'> | undefined {
  const type = units.types.find(({ slug }) => floorPlanPath(slug) === href)
  return type && { label: unitDrawingWords.floorPlanOf(type.id) }
}
