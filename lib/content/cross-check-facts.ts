import { floorPlanPath, routes } from '@/lib/routes'
import { pathsOf } from './all-paths'
import { eachText, type Check } from './check-all'
import type { Content } from './content'
import { checkEach } from './invalid-part'
import { isSold, SOLD } from './supply'
import { withParticle } from '@/lib/messages/ko/particles'

/** Linked from every page's header and footer. */
const ALWAYS_LINKED: readonly string[] = [routes.home, routes.privacy]

/** Every page must be in a menu or name the page beside it, and every type must use its own name. */
export const menuFaults: Check = (content) => {
  const items = content.menus.groups.flatMap((group) => group.items)
  const beside: ReadonlySet<string> = new Set(Object.entries(content.pages).flatMap(([id, page]) => (page.beside ? [routes[id as keyof typeof routes]] : [])))
  return [
    ...pathsOf(content)
      .filter((path) => !ALWAYS_LINKED.includes(path) && !beside.has(path) && !items.some(({ href }) => href === path))
      .map((path) => `content/menus.ts: '${decodeURI(path)}' 페이지로 가는 항목이 없습니다`),
    ...checkEach(content.units.types, ({ id, slug }) =>
      items
        .filter(({ href, label }) => href === floorPlanPath(slug) && !label.includes(id))
        .map(({ label }) => `content/menus.ts › groups.items[${label}].label: '${id}' 타입의 이름이 있어야 합니다`),
    ),
  ]
}

/** Month and day of the lunisolar calendar on which a holiday falls. */
const LUNAR_HOLIDAYS: Readonly<Record<string, readonly [month: number, day: number]>> = { 설날: [1, 1], 추석: [8, 15] }
const LUNAR = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })

/** A day on which the model house is closed for 설날 or 추석 must be that day. */
export const holidayFaults: Check = ({ registration: { visits } }) =>
  checkEach(visits?.exceptions ?? [], ({ day, reason }) => {
    const holiday = Object.hasOwn(LUNAR_HOLIDAYS, reason) ? LUNAR_HOLIDAYS[reason] : undefined
    if (!holiday) return []
    const parts = LUNAR.formatToParts(new Date(`${day}T12:00Z`))
    const [month, date] = (['month', 'day'] as const).map((type) => Number(parts.find((part) => part.type === type)?.value))
    return month === holiday[0] && date === holiday[1]
      ? []
      : [
          `content/registration.ts › visits.exceptions[${day}].day: ${withParticle(reason, '은')} 음력 ${holiday.join('월 ')}일입니다. 이날은 음력 ${month}월 ${date}일입니다`,
        ]
  })

/** Only homes that are sold may go without the rule about recruiting tenants. */
export const recruitingFaults: Check = ({ site: { legal, supply } }) =>
  legal.recruiting === null && !isSold(supply)
    ? [`content/site.ts › legal.recruiting: '${supply}' 단지에는 임차인 모집의 시작일과 법 조항을 적어야 합니다. '${SOLD}' 단지만 null 로 둘 수 있습니다`]
    : []

/** An open question must not outlive its answer, and an entry's id is an address. */
export const opennessFaults: Check = ({ changes, undecided, site: { legal } }) => {
  const repeated = (file: string, ids: readonly string[]) =>
    [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `content/openness.ts › ${file}[${id}].id: 같은 id 가 두 번 있습니다`)
  const decided = (undecided?.items ?? []).filter(({ fact }) => legal.items.some((item) => fact !== undefined && item.fact === fact && item.value !== null))
  return [
    ...repeated('changes.entries', changes?.entries.map(({ id }) => id) ?? []),
    ...repeated('undecided.items', undecided?.items.map(({ id }) => id) ?? []),
    ...decided.map(
      ({ id }) =>
        `content/openness.ts › undecided.items[${id}]: 번호가 있어 정해졌습니다(content/site.ts › legal). 이 항목을 지우고 바뀐 내용(changes)에 옮겨 주세요`,
    ),
  ]
}

/** Counts of the facts, by the counter behind the number. */
const KNOWN: Readonly<Record<string, (content: Content) => readonly (string | number)[]>> = {
  세대: ({ overview: { facts, byComplex }, units }) => [
    facts.rentalHouseholds,
    facts.totalHouseholds,
    ...(facts.brandTownHouseholds === null ? [] : [facts.brandTownHouseholds]),
    ...byComplex.flatMap(({ rentalHouseholds, totalHouseholds }) => [rentalHouseholds, totalHouseholds]),
    ...units.types.flatMap(({ households }) => households ?? []),
  ],
  '개 동': ({ overview: { facts, byComplex } }) => [facts.buildings, ...byComplex.map(({ buildings }) => buildings)],
  동: ({ overview: { facts, byComplex } }) => [facts.buildings, ...byComplex.map(({ buildings }) => buildings)],
  '㎡': ({ overview: { facts } }) => [facts.exclusiveMin, facts.exclusiveMax, `${facts.exclusiveMin}~${facts.exclusiveMax}`],
  년: ({ overview: { facts } }) => [facts.occupancyYear],
}

/** The large numbers of the first screen must match the facts. */
export const heroFactFaults: Check = (content) =>
  checkEach(content.home.hero.facts, ({ value, unit, label }) => {
    const known = Object.hasOwn(KNOWN, unit) ? KNOWN[unit]?.(content).map(String) : undefined
    return known && !known.includes(value.replace(/[^\d.~]/g, ''))
      ? [`content/home.ts › hero.facts[${label}].value: '${value}', content/overview.ts 에는 ${[...new Set(known)].join(', ')} 입니다`]
      : []
  })

const PRICE = /\d ?(?:억|천만|만) ?원/
/** Amounts other than a home's price: taxes, fines, savings that an applicant must have. */
const NO_PRICES: readonly (keyof Content)[] = ['stampTax', 'subscriptionGuide', 'salesGuide', 'privacy', 'registration']

/** No price may appear before the recruitment announcement, which sets it. */
export const priceChecks = eachText((content, { part, at, text }) => {
  if (NO_PRICES.includes(part) || content.announcement?.status !== 'comingSoon') return []
  const [found] = PRICE.exec(text) ?? []
  return found === undefined ? [] : [`${at}: '${found}', 모집공고가 나오기 전에는 금액을 적을 수 없습니다 (content/guides.ts › announcement.status)`]
})
