import { expect, test, type Page } from '@playwright/test'
import { BREAKPOINTS_PX } from '@/components/ui/breakpoints'
import { accessibilityFindings } from '@/tests/support/axe'

/** Tests the layout only: other tests cover pages' content. */
const findings = async (page: Page, ...parts: string[]) => {
  // Checks fading or sliding elements after their animation.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return accessibilityFindings(page, ...parts)
}

test('the layout has no findings at any width, and nothing wider than the screen', async ({ page }) => {
  await page.goto('/Brand/video')
  for (const width of [320, 390, 768, BREAKPOINTS_PX.phone, BREAKPOINTS_PX.phone + 1, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `wider than ${width} px`).toBe(true)
    const parts =
      width > BREAKPOINTS_PX.phone
        ? ['body > header', 'footer', 'article > header', 'main nav']
        : ['body > header', 'footer', '[aria-label="빠른 상담"]', 'main nav']
    expect.soft(await findings(page, ...parts), `findings at ${width} px`).toEqual([])
  }
})

test('the page of an unknown address, a document of its own, has no findings and the same layout as others', async ({ page }) => {
  const reserve = page.getByRole('contentinfo').getByText('방문예약')
  // axe does not report equal colours of text and background.
  const colours = () => reserve.evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link).backgroundColor])
  await page.goto('/privacy')
  const usual = await colours()
  await page.goto('/no/such/page')
  expect(await colours()).toEqual(usual)
  expect(await findings(page, 'body')).toEqual([])
})

test('the open slide menu has no findings, and its targets are 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Brand/video')
  await page.getByRole('button', { name: '전체 메뉴' }).click()
  const menu = page.getByRole('navigation', { name: '전체 메뉴' })
  await menu.locator('summary').nth(2).click()
  expect(await findings(page, '#slide-menu')).toEqual([])
  const heights = await menu.locator('a:visible, button:visible, summary').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test('the open drop-down and popup have no findings', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/Brand/video')
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('button').nth(2).hover()
  expect(await findings(page, 'body > header')).toEqual([])
  await page
    .getByRole('banner')
    .getByRole('button', { name: /1533-8848/ })
    .click()
  expect(await findings(page, 'dialog')).toEqual([])
})
