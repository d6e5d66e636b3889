import type { Content } from '@/lib/content/content'
import { menuGroups, placeComparison, placeFaults, placePage } from '@/lib/content/page-place'
import { forPressSite } from '@/lib/content/press-sites'
import { getInteriorPage, getUnitPage } from '@/lib/content/unit-pages'
import { COMPARISON_PATH, floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath, type PageId } from '@/lib/routes'
import { breadcrumbTrail } from '@/lib/seo/breadcrumb'
import { content } from '@/tests/support/example-complex'

jest.mock('@/lib/content/load', () => jest.requireActual<object>('@/tests/support/example-complex'))

const placeOf = (id: PageId, of: Content = content) => placePage(of, of.pages[id]!, routes[id])
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label)

/** The example with one thing changed. */
function changed(change: (copy: Content) => void): Content {
  const copy = structuredClone(content)
  change(copy)
  return copy
}

it('a menu entry that is renamed, moved or added changes everywhere', () => {
  const renamed = changed(({ menus }) => {
    menus.groups[0]!.label = '사업'
    menus.groups[0]!.items[1]!.label = '분양일정'
    menus.groups[0]!.items.splice(2, Infinity, { label: '자료', href: routes.businessDocuments })
  })
  const { group, label, subMenu } = placeOf('businessPlan', renamed)
  expect([group?.label, label, ...labels(subMenu)]).toEqual(['사업', '분양일정', '사업개요', '분양일정', '자료'])
  expect(labels(breadcrumbTrail(placeOf('businessPlan', renamed), routes.businessPlan))).toEqual(['홈', '사업', '분양일정'])
  expect(placeOf('businessDocuments', renamed).label).toBe('자료')
})

it('a page outside the menus joins the group of a menu entry, under its own name', () => {
  expect(labels(breadcrumbTrail(placeOf('businessDocuments'), routes.businessDocuments))).toEqual(['홈', '사업안내', '자료실'])
  expect(labels(placeOf('unitVideos').subMenu)).toEqual(['영상', '입지안내', '프리미엄'])
  expect(labels(breadcrumbTrail(placeOf('privacy'), routes.privacy))).toEqual(['홈', '개인정보 처리방침'])
  expect(placeOf('privacy').subMenu).toEqual([])
})

it('units, interiors and press sites have their siblings in the sub-menu', () => {
  expect(labels(placePage(content, getUnitPage('112K').page, floorPlanPath('112K')).subMenu)).toEqual([
    ...content.units.types.map(({ id }) => id),
    '타입 비교',
    ...content.interiors.map(({ unit }) => `${unit} 인테리어`),
    '모델하우스',
  ])
  const interior = placePage(content, getInteriorPage('84K').page, interiorPath('84K'))
  expect([interior.group?.label, interior.label, ...labels(interior.subMenu)]).toEqual(['세대안내', '84K 인테리어', '59K 인테리어', '84K 인테리어'])
  const other = { slug: '다른-단지', name: '다른 단지' }
  const press = placePage({ ...content, pressSites: [other] }, forPressSite(content.pressPage!, other), pressListPath(other.slug))
  expect(press.subMenu).toEqual([
    { label: '언론보도', href: pressListPath(other.slug) },
    { label: '방문예약', href: siteCustomerPath(other.slug) },
  ])
})

it('a sub-menu that leads into another group has the name of its page, any other that of the group', () => {
  expect(placeOf('unitVideos')).toMatchObject({ group: { label: '세대안내' }, subMenuLabel: '영상' })
  for (const id of ['businessPlan', 'businessDocuments', 'modelHouse'] as const) expect(placeOf(id).subMenuLabel).toBeUndefined()
})

it('the comparison of plans stands in their group and in its sub-menu; a single type has none', () => {
  const place = placeComparison(content)
  expect(labels(breadcrumbTrail(place, COMPARISON_PATH))).toEqual(['홈', '세대안내', '타입 비교'])
  expect(labels(place.subMenu)).toContain('타입 비교')
  expect(labels(menuGroups(content).find(({ label }) => label === '세대안내')!.items)).toEqual(labels(place.subMenu))
  const single = changed(({ units }) => units.types.splice(1))
  expect(labels(placePage(single, single.floorPlanPage, floorPlanPath(single.units.types[0]!.slug)).subMenu)).not.toContain('타입 비교')
})

it('every page with a sub-menu is in it, except those with another one', () => {
  const apart = (Object.keys(content.pages) as PageId[]).filter(
    (id) => placeOf(id).subMenu.length > 0 && !placeOf(id).subMenu.some(({ href }) => href === routes[id]),
  )
  expect(apart).toEqual(['businessDocuments'])
})

it('reports a page without a name', () => {
  const faults = placeFaults(
    changed(({ pages }) => {
      delete pages.privacy.label
      pages.unitVideos!.subMenu = ['/FloorPlan/none']
      pages.businessDocuments!.beside = '/FloorPlan/none'
    }),
  )
  expect(faults.toSorted()).toEqual([
    "content/pages.ts › businessDocuments.beside: content/menus.ts 에 '/FloorPlan/none' 가 없습니다",
    'content/pages.ts › privacy.label: content/menus.ts 에 없는 페이지이므로 이름이 필요합니다',
    "content/pages.ts › unitVideos.subMenu[1번째]: '/FloorPlan/none' 의 이름이 content/menus.ts 에도 content/pages.ts 에도 없습니다",
  ])
})
