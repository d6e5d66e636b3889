import { expect, test, type Page } from '@playwright/test'
import { accessibilityFindings } from '@/tests/support/axe'
import { atNight } from '@/tests/support/at-night'
import { PUBLIC_PATHS } from './public-paths'
import { isTemplate, TEMPLATES } from './templates'
import { DOUBLE_TEXT_PX, doubleText, expectToFit } from '../support/large-text'
import { hydrated } from '../support/page-costs'

const DEVICES = [
  ['phone', 390],
  ['desktop', 1440],
] as const

/** Templates whose wide layout differs most from the narrow one. axe looks at the others' wide layouts nightly. */
const WIDE_BY_DAY = ['/', '/BusinessGuide/intro', '/FloorPlan/84A', '/Promotion/Customer']
const hasWideFindings = (path: string) => WIDE_BY_DAY.includes(path) || path.endsWith('/press')

test('every template is an address of the site', () => {
  expect(TEMPLATES.filter((path) => !PUBLIC_PATHS.includes(path))).toEqual([])
})

/** Console errors and exceptions from here on. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Loads the page once, as on a phone, and looks at it at both widths. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  const faults = faultsOf(page)
  await page.setViewportSize({ width: DEVICES[0][1], height: 900 })
  await page.goto(path)
  // React complains about its own markup when it hydrates, after the page has loaded.
  await hydrated(page)
  // A colour that is on its way to another one is neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [device, width] of DEVICES) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `wider than a ${device}`).toBeLessThanOrEqual(0)
    if (device === 'phone' || atNight(true, hasWideFindings(path))) expect(await accessibilityFindings(page), `findings on a ${device}`).toEqual([])
  }
  expect(faults).toEqual([])
}

for (const path of PUBLIC_PATHS) {
  if (isTemplate(path))
    test(
      `${decodeURI(path)}: no findings, no error in the console, nothing wider than a phone or a desktop, with text of 200 % as well`,
      { tag: '@volume' },
      async ({ page }) => {
        await expectAccessible(page, path)
        await doubleText(page)
        await expect(page.locator('html')).toHaveCSS('font-size', `${DOUBLE_TEXT_PX}px`)
        await expectToFit(page)
      },
    )
  else
    test(`${decodeURI(path)}: no findings, no error in the console, nothing wider than a phone or a desktop`, { tag: '@nightly' }, async ({ page }) => {
      await expectAccessible(page, path)
    })
}
