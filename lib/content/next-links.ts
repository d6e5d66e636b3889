import { floorPlanPath, interiorPath, routes, VISIT_PATH, type PageId } from '@/lib/routes'
import { unitDrawingWords } from '@/lib/messages/ko/unit-drawing'
import { visitWords } from '@/lib/messages/ko/visits'
import { pathsOf, reservationPath } from './all-paths'
import type { Content } from './content'
import { isIndexed } from './indexed'
import { menuName } from './page-place'

/** A page that another one leads on to. */
export interface NextLink {
  readonly href: string
  /** The menu group that it belongs to; what it is for where no menu has it. */
  readonly group: string
  readonly label: string
}

/** The first type's plan stands for all: each leads to its neighbours. */
type Next = PageId | 'plan'

/**
 * What follows a page for somebody who is choosing a home: the place, the complex, the building, the plan, its rooms in
 * pictures and as a tour, the terms, the visit. A page that is not named here leads nowhere in particular.
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
  locationIntro: ['locationPremium', 'complexIntro'],
  locationPremium: ['complexIntro', 'plan'],
  complexIntro: ['complexDetail', 'complexCommunity'],
  complexDetail: ['plan', 'modelHouse'],
  complexCommunity: ['complexDetail', 'modelHouse'],
  unitVideos: ['modelHouse', 'plan'],
  modelHouse: ['plan', 'complexDetail'],
}

/** @returns addresses that follow that of a page, whether or not the complex has them */
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

/** Where a day of the visit is chosen; where content has no opening hours, where one asks for a visit. */
const visitLink = (content: Content): NextLink =>
  content.registration.visits
    ? { href: VISIT_PATH, group: content.menus.reservation.label, label: visitWords.chooseDay }
    : { href: reservationPath(content), group: content.menus.consultation.label, label: content.menus.reservation.label }

const STEPS_MAX = 2

/**
 * Where the page at this address leads on: at most two pages that have something to show, and then the visit.
 * @returns none for a page that leads nowhere in particular
 */
export function nextLinks(content: Content, path: string): NextLink[] {
  const next = following(content, path)
  if (next.length === 0) return []
  const existing = pathsOf(content)
  const pages = next.filter((href) => existing.includes(href) && isIndexed(content, href)).slice(0, STEPS_MAX)
  return [...pages.map((href) => ({ href, ...menuName(content, href), ...planName(content, href) })), visitLink(content)]
}

/** In a list of types a plan is called like its type; by itself it says what it is. */
function planName({ units }: Content, href: string): Pick<NextLink, 'label'> | undefined {
  const type = units.types.find(({ slug }) => floorPlanPath(slug) === href)
  return type && { label: unitDrawingWords.floorPlanOf(type.id) }
}
