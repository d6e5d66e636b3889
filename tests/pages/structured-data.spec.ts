import { expect, test } from '@playwright/test'
import { site } from '@/content/site'
import { units } from '@/content/units'
import { danglingReferences } from '@/lib/seo/dangling-references'
import { PUBLIC_PATHS } from './public-paths'
import { sentHtml, shownText, structuredData } from './sent-html'

// The home page has no trail, it is where every trail starts: its own test is below.
for (const path of PUBLIC_PATHS.filter((each) => each !== '/')) {
  test(`structured data of ${decodeURI(path)} parses and equals what is shown`, async ({ request }) => {
    const page = await sentHtml(request, path)
    const data = structuredData(page)
    expect(data.length).toBeGreaterThan(1)
    for (const node of data) expect(node['@type']).toMatch(/^[A-Z][A-Za-z]+$/)
    expect(danglingReferences(data)).toEqual([])
    const company = data.find((node) => node['@type'] === 'Organization')
    expect(shownText(page.querySelector('footer'))).toContain(company?.name ?? 'no name')
    const trail = data.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? []
    const shown = page
      .querySelectorAll('nav[aria-label="현재 위치"] li')
      // A group on its own first page is a name without an address.
      .filter((step) => step.querySelector('a, [aria-current]'))
      .map(shownText)
    expect(shown.length).toBeGreaterThan(1)
    expect(shown).toEqual(trail.map((step) => step.name))
    expect(trail.map((step) => step.position)).toEqual(trail.map((_, index) => index + 1))
    expect(new URL(trail.at(-1)?.item ?? '').pathname).toBe(path)
    expect(new Set(trail.map((step) => step.item)).size).toBe(trail.length)
  })
}

test('structured data of the home page is that of site, builder and complex, with what the page shows', async ({ request }) => {
  const page = await sentHtml(request, '/')
  const data = structuredData(page)
  expect(danglingReferences(data)).toEqual([])
  const of = (type: string) => data.find((node) => node['@type'] === type)
  const shown = shownText(page.querySelector('body'))
  expect(of('WebSite')?.name).toBe(site.name)
  for (const type of ['ApartmentComplex', 'Organization']) {
    expect(shown, type).toContain(of(type)?.name ?? 'no name')
    // 1533-8848 as +82-1533-8848: the number of the page's own links.
    expect(page.querySelectorAll(`a[href="tel:${of(type)?.telephone?.replace('+82-', '') ?? 'no number'}"]`).length, type).toBeGreaterThan(0)
  }
  expect(shown).toContain(`${of('ApartmentComplex')?.numberOfAccommodationUnits?.value ?? 'no number'}세대`)
  const plans = (of('ApartmentComplex')?.accommodationFloorPlan ?? []).map(({ name }) => name)
  expect(plans).toEqual(units.types.map(({ id }) => id))
  expect(page.querySelectorAll('#units [role=tab]').map(shownText)).toEqual(expect.arrayContaining(plans))
})

test('the complex and its unit types are described with the figures of the page', async ({ request }) => {
  const overview = await sentHtml(request, '/BusinessGuide/intro')
  const complex = structuredData(overview).find((node) => node['@type'] === 'ApartmentComplex')
  expect(shownText(overview.querySelector('main'))).toContain(`${complex?.numberOfAccommodationUnits?.value ?? 'no number'}세대`)

  const unit = await sentHtml(request, '/FloorPlan/114A')
  const plan = structuredData(unit).find((node) => node['@type'] === 'ApartmentComplex')?.accommodationFloorPlan?.[0]
  expect(shownText(unit.querySelector('h1'))).toContain(plan?.name ?? 'no name')
  const exclusive = unit.querySelectorAll('tr').find((row) => shownText(row.querySelector('th')) === '전용면적' && row.querySelector('td'))
  expect(shownText(exclusive?.querySelector('td'))).toContain(plan?.floorSize.value.toFixed(2) ?? 'no size')
})

test('films last as long, and the model house is where and since when, as the page says', async ({ request }) => {
  const films = await sentHtml(request, '/FloorPlan/videos')
  const durations = structuredData(films)
    .filter((node) => node['@type'] === 'VideoObject')
    .map((node) => node.duration)
  expect(durations).toHaveLength(3)
  for (const duration of durations) expect(shownText(films.querySelector('main'))).toContain(`${/^PT(\d+)S$/.exec(duration ?? '')?.[1] ?? 'no duration'}초`)

  const modelHouse = await sentHtml(request, '/FloorPlan/Emodel')
  const visits = structuredData(modelHouse).find((node) => node['@type'] === 'Event')
  expect(shownText(modelHouse.querySelector('#visit'))).toContain(visits?.location?.address ?? 'no address')
  expect(modelHouse.querySelector('#visit time')?.getAttribute('datetime')).toBe(visits?.startDate)
})
