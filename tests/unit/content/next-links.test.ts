import { pathsOf, reservationPath } from '@/lib/content/all-paths'
import type { Content } from '@/lib/content/content'
import { nextLinks } from '@/lib/content/next-links'
import { floorPlanPath, interiorPath, routes, VISIT_PATH } from '@/lib/routes'
import { content as example } from '@/tests/support/example-complex'
import { openingHours } from '@/tests/support/visits'

jest.mock('@/lib/content/load', () => jest.requireActual<object>('@/tests/support/example-complex'))

/** Visits of the example's model house can be booked. */
const content: Content = { ...example, registration: { ...example.registration, visits: openingHours } }

const hrefs = (of: Content, path: string) => nextLinks(of, path).map(({ href }) => href)

test('every sequence of links has existing pages without a loop, and ends at the visit', () => {
  const existing = pathsOf(content)
  const ways = existing.map((path) => [path, hrefs(content, path)] as const).filter(([, way]) => way.length > 0)
  expect(ways.length).toBeGreaterThan(5)
  for (const [path, way] of ways) {
    expect(way.at(-1)).toBe(VISIT_PATH)
    expect(way.length).toBeLessThanOrEqual(3)
    expect(existing).toEqual(expect.arrayContaining(way.slice(0, -1)))
    expect(way).not.toContain(path)
    expect(new Set(way).size).toBe(way.length)
  }
})

test('a plan links to its own rooms and they link back; each link is labelled', () => {
  const interior = content.interiors[0]!
  const unit = content.units.types.find(({ id }) => id === interior.unit)!
  expect(hrefs(content, floorPlanPath(unit.slug))[0]).toBe(interiorPath(interior.slug))
  expect(nextLinks(content, interiorPath(interior.slug))[0]).toMatchObject({ href: floorPlanPath(unit.slug), label: `${unit.id} 타입 평면도` })
  for (const { group, label } of nextLinks(content, routes.complexIntro)) expect([group, label]).not.toContain('')
})

test('omits pages that a complex lacks, or that have no content yet', () => {
  const { modelHouse: _none, ...pages } = content.pages
  const without = { ...content, pages, interiors: [], units: { ...content.units, types: content.units.types.slice(0, 1) } } as Content
  const path = floorPlanPath(content.units.types[0]!.slug)
  expect(hrefs(without, path)).not.toContain(routes.modelHouse)
  expect(hrefs(without, routes.privacy)).toEqual([])
  const soon = structuredClone(content)
  if (soon.announcement) Object.assign(soon.announcement, { status: 'comingSoon' })
  expect(hrefs(soon, routes.salesGuide)).not.toContain(routes.announcement)
})

test('without opening hours, and so without a page to choose a day, it ends at the form', () => {
  const way = hrefs(example, routes.complexIntro)
  expect(way.at(-1)).toBe(reservationPath(example))
  expect(pathsOf(example)).toEqual(expect.arrayContaining(way))
})
