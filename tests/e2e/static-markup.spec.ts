import { expect, test, type Page } from '@playwright/test'
import { hydrated } from '../support/page-costs'

const textOf = (page: Page) => page.locator('main').evaluate((main) => (main.textContent ?? '').replace(/\s+/g, ' '))

test('a page is complete after Back', async ({ page }) => {
  await page.goto('/FloorPlan/84A')
  await hydrated(page)
  const before = await textOf(page)
  expect(before).toContain('실별 면적')
  const menu = page.getByRole('navigation', { name: '주 메뉴' })
  await menu.getByRole('button', { name: '입지환경' }).hover()
  await menu.getByRole('link', { name: '입지안내' }).click()
  await expect(page).toHaveURL(/LocationEnvironment/)
  await expect(page.locator('main h1')).not.toContainText('84A')
  await page.goBack()
  await expect(page.locator('main h1')).toContainText('84A')
  await expect.poll(() => textOf(page)).toBe(before)
  // And enhancements work again.
  await page.getByRole('button', { name: '전체 화면' }).click()
  await expect(page.getByRole('dialog', { name: '84A 타입 평면도' }).locator('svg').first()).toBeVisible()
})

test('a page changed before hydration, which React renders again, is complete', async ({ page }) => {
  await page.route('**/FloorPlan/84A', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/<main[^>]*>/, '$&<font data-inserted></font>') })
  })
  await page.goto('/FloorPlan/84A')
  await expect(page.locator('[data-inserted]')).toHaveCount(1)
  await hydrated(page)
  await expect(page.locator('[data-inserted]')).toHaveCount(0)
  await expect(page.locator('main')).toContainText('실별 면적')
  await expect(page.getByRole('banner')).toContainText('가람누리')
  await expect(page.getByRole('img', { name: '84A 타입 평면도' })).toBeVisible()
})
