import { expect, test } from '@playwright/test'
import { DOUBLE_TEXT_PX, doubleText, expectToFit } from '../support/large-text'
import { PUBLIC_PATHS } from './public-paths'

/* Pages that load with text of 200 %. In every `npm test`, accessibility.spec.ts doubles the text of each template once it is open. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => doubleText(page))

test("the browser's text is twice as large, and breakpoints know it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/Brand/intro')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${DOUBLE_TEXT_PX}px`)
  await expect(page.getByRole('navigation', { name: '빠른 상담' })).toBeVisible()
  await expect(page.getByRole('button', { name: '전체 메뉴' })).toBeVisible()
})

for (const path of PUBLIC_PATHS) {
  test(`${decodeURI(path)} at 200 % text: nothing wider than the window, every control within reach`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path)
    await expectToFit(page)
  })
}
