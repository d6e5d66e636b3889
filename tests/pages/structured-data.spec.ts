import { expect, test } from '@playwright/test'
import { PUBLIC_PATHS } from './public-paths'
import { sentHtml, shownText, structuredData } from './sent-html'

for (const path of PUBLIC_PATHS) {
  test(`structured data of ${decodeURI(path)} parses and equals what is shown`, async ({ request }) => {
    const page = await sentHtml(request, path)
    const data = structuredData(page)
    expect(data.length).toBeGreaterThan(0)
    for (const node of data) {
      expect(node['@context']).toBe('https://schema.org')
      expect(node['@type']).toBeTruthy()
    }
    // The home page has no trail: it is where every trail starts.
    if (path === '/') return expect(data.map((node) => node['@type'])).toEqual(expect.arrayContaining(['WebSite', 'Organization', 'ApartmentComplex']))
    const trail = data.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? []
    const shown = page.querySelectorAll('nav[aria-label="현재 위치"] li').map(shownText)
    expect(shown.length).toBeGreaterThan(1)
    expect(shown).toEqual(trail.map((step) => step.name))
    expect(trail.map((step) => step.position)).toEqual(trail.map((_, index) => index + 1))
    expect(new URL(trail.at(-1)?.item ?? '').pathname).toBe(path)
  })
}

test('the complex and its unit types are described with the figures of the page', async ({ request }) => {
  const overview = await sentHtml(request, '/BusinessGuide/intro')
  const complex = structuredData(overview).find((node) => node['@type'] === 'ApartmentComplex')
  expect(shownText(overview.querySelector('main'))).toContain(`${complex?.numberOfAccommodationUnits?.value ?? 'no number'}세대`)

  const unit = await sentHtml(request, '/FloorPlan/114A')
  const plan = structuredData(unit).find((node) => node['@type'] === 'FloorPlan')
  expect(shownText(unit.querySelector('h1'))).toContain(plan?.name ?? 'no name')
  const exclusive = unit.querySelectorAll('tr').find((row) => shownText(row.querySelector('th')) === '전용면적' && row.querySelector('td'))
  expect(shownText(exclusive?.querySelector('td'))).toContain(plan?.floorSize?.value.toFixed(2) ?? 'no size')
})
