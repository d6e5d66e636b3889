import { expect, test } from '@playwright/test'
import { accessibilityFindings } from '@/tests/support/axe'
import { PUBLIC_PATHS } from './public-paths'

const DEVICES = [
  ['phone', 390],
  ['desktop', 1440],
] as const

/**
 * One address a template: between them they show every component that a visitor meets. The other addresses of a
 * template differ in content alone, and are read by axe in `npm run test:nightly`.
 */
const TEMPLATES = [
  '/',
  '/Brand/intro',
  '/Brand/video',
  '/BusinessGuide/intro',
  '/BusinessGuide/plan',
  '/BusinessGuide/documents',
  '/LocationEnvironment/intro',
  '/ComplexGuide/intro',
  '/ComplexGuide/detailintro',
  '/FloorPlan/84A',
  '/FloorPlan/videos',
  '/FloorPlan/Emodel',
  '/Interior/84A',
  '/SalesInfo/SubscriptionGuide',
  '/SalesInfo/stampTax',
  '/Promotion/Customer',
  '/privacy',
]
const isTemplate = (path: string) => TEMPLATES.includes(path) || path.endsWith('/press')

test('every template is an address of the site', () => {
  expect(TEMPLATES.filter((path) => !PUBLIC_PATHS.includes(path))).toEqual([])
})

test.describe('axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [device, width] of DEVICES) {
    for (const path of PUBLIC_PATHS) {
      test(`${decodeURI(path)} on a ${device}: no findings`, { tag: isTemplate(path) ? [] : ['@nightly'] }, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        expect(await accessibilityFindings(page)).toEqual([])
      })
    }
  }
})

for (const path of PUBLIC_PATHS) {
  test(`${decodeURI(path)}: nothing wider than a phone or a desktop, no error in the console`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    // React complains about its own markup when it hydrates, after the page has loaded.
    await page.waitForFunction(() => (history.state as { __NA?: boolean } | null)?.__NA === true)
    for (const [device, width] of DEVICES) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), device).toBeLessThanOrEqual(0)
    }
    expect(errors).toEqual([])
  })
}
