import { expect, test, type Page } from '@playwright/test'
import { PUBLIC_PATHS } from './public-paths'

test.use({ javaScriptEnabled: false })

interface Node {
  '@context': string
  '@type': string
  name?: string
  itemListElement?: { position: number; name: string; item: string }[]
  numberOfAccommodationUnits?: { value: number }
  floorSize?: { value: number }
}

const dataOf = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as Node)

for (const path of PUBLIC_PATHS) {
  test(`structured data of ${decodeURI(path)} parses and equals what is shown`, async ({ page }) => {
    await page.goto(path)
    const data = await dataOf(page)
    for (const node of data) {
      expect(node['@context']).toBe('https://schema.org')
      expect(node['@type']).toBeTruthy()
    }
    if (path === '/') return
    const trail = data.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? []
    const shown = page.getByRole('navigation', { name: '현재 위치' }).getByRole('listitem')
    expect(await shown.allTextContents()).toEqual(trail.map((step) => step.name))
    expect(trail.map((step) => step.position)).toEqual(trail.map((_, index) => index + 1))
    expect(new URL(trail.at(-1)?.item ?? '').pathname).toBe(path)
  })
}

test('the complex and its unit types are described with the figures of the page', async ({ page }) => {
  await page.goto('/BusinessGuide/intro')
  const complex = (await dataOf(page)).find((node) => node['@type'] === 'ApartmentComplex')
  await expect(page.getByRole('main')).toContainText(`${complex?.numberOfAccommodationUnits?.value}세대`)

  await page.goto('/FloorPlan/114A')
  const plan = (await dataOf(page)).find((node) => node['@type'] === 'FloorPlan')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(plan?.name ?? 'no name')
  await expect(page.getByRole('row', { name: /^전용면적/ }).first()).toContainText(plan?.floorSize?.value.toFixed(2) ?? 'no size')
})
