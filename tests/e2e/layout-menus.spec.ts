import { expect, test, type Page } from '@playwright/test'
import { BREAKPOINTS_PX } from '@/components/ui/breakpoints'
import { hydrated } from '../support/page-costs'

const withoutFramework = (page: Page) => page.route(/\/_next\/.*\.js/, (route) => route.abort())

test.describe('wide header', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test.beforeEach(async ({ page }) => {
    await withoutFramework(page)
    await page.goto('/Brand/intro')
  })

  const menu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' })

  test('a group opens on hover, alone, and closes when the pointer leaves', { tag: '@smoke' }, async ({ page }) => {
    const first = menu(page).getByRole('button').nth(0)
    const second = menu(page).getByRole('button').nth(2)
    await first.hover()
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page).getByRole('link', { name: '홍보영상' })).toBeVisible()
    await second.hover()
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(700, 800)
    await expect(second).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page).getByRole('link')).toHaveCount(0)
  })

  test('a group opens on keyboard focus, closes on Escape, and returns the focus to its button', async ({ page }) => {
    const trigger = menu(page).getByRole('button').nth(0)
    await page
      .getByRole('link', { name: /홈으로/ })
      .first()
      .focus()
    await page.keyboard.press('Tab')
    await expect(trigger).toBeFocused()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Shift+Tab')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  test('the header changes past 0 px and is flagged at 200 px', async ({ page }) => {
    const root = page.locator('html')
    await expect(root).not.toHaveAttribute('data-scrolled')
    await page.evaluate(() => scrollTo(0, 1))
    await expect(root).toHaveAttribute('data-scrolled')
    await expect(root).not.toHaveAttribute('data-scrolled-far')
    await page.evaluate(() => scrollTo(0, 201))
    await expect(root).toHaveAttribute('data-scrolled-far')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(root).not.toHaveAttribute('data-scrolled')
  })

  test('the family site opens in a new tab from a drop-down that Escape and a click outside close', async ({ page }) => {
    const summary = page.getByText('패밀리 사이트')
    const link = page.getByRole('contentinfo').locator('a[target=_blank]')
    await summary.click()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', /^https:/)
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await summary.click()
    await page.getByRole('contentinfo').getByText('24시간 상담').click()
    await expect(link).toBeHidden()
  })
})

test.describe('narrow layout', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const menu = (page: Page) => page.getByRole('navigation', { name: '전체 메뉴' })
  const toggle = (page: Page) => page.getByRole('button', { name: '전체 메뉴' })

  for (const scripts of ['the framework held back', 'no JavaScript at all'] as const) {
    test(`the slide menu and its accordion work with ${scripts}`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: scripts !== 'no JavaScript at all', viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await withoutFramework(page)
      await page.goto('/Brand/intro')
      await toggle(page).click()
      await expect(menu(page)).toBeVisible()
      await expect(page.locator('html'), 'the page stands still behind it').toHaveCSS('overflow-y', 'hidden')
      await expect(menu(page).getByRole('link', { name: /방문 ?예약/ })).toHaveAttribute('href', '/Promotion/Customer')

      const groups = menu(page).locator('details')
      await groups.nth(0).locator('summary').click()
      await expect(groups.nth(0)).toHaveAttribute('open')
      await groups.nth(2).locator('summary').click()
      await expect(groups.nth(2)).toHaveAttribute('open')
      await expect(groups.nth(0)).not.toHaveAttribute('open')
      await groups.nth(2).locator('summary').click()
      await expect(groups.nth(2)).not.toHaveAttribute('open')

      await menu(page).getByRole('button', { name: '메뉴 닫기' }).click()
      await expect(menu(page)).toBeHidden()
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
      await context.close()
    })
  }

  test('the page does not scroll behind the slide menu, and Escape closes it', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/Brand/intro')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })

  test('the page after a link of the slide menu scrolls', async ({ page }) => {
    await page.goto('/Brand/intro')
    await hydrated(page)
    await toggle(page).click()
    await menu(page).getByText('청약안내', { exact: true }).click()
    await menu(page).getByRole('link', { name: '인지세 안내' }).click()
    await expect(page).toHaveURL(/stampTax/)
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })

  test('the bottom bar reserves and calls, covers nothing, and hides while a field has focus', async ({ page }) => {
    await withoutFramework(page)
    await page.goto('/Promotion/Customer')
    const bar = page.getByRole('navigation', { name: '빠른 상담' })
    await expect(bar.getByRole('link', { name: '전화 상담' })).toHaveAttribute('href', /^tel:/)

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = page.getByRole('contentinfo')
    const lastLink = await footer.getByRole('link', { name: '개인정보 처리방침' }).boundingBox()
    const barBox = await bar.boundingBox()
    expect(lastLink!.y + lastLink!.height).toBeLessThanOrEqual(barBox!.y + 1)
    const ground = await footer.boundingBox()
    expect(ground!.y + ground!.height, 'the footer runs on under the bar').toBeGreaterThanOrEqual(barBox!.y + barBox!.height - 1)

    await page.getByRole('main').getByLabel('이름').focus()
    await expect(bar).toBeHidden()
    await page.getByRole('main').getByLabel('이름').blur()
    await expect(bar).toBeVisible()
  })
})

for (const width of [BREAKPOINTS_PX.phone, BREAKPOINTS_PX.phone + 1]) {
  test(`the layout at ${width} px is ${width > BREAKPOINTS_PX.phone ? 'wide' : 'narrow'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/Brand/intro')
    await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible({ visible: width > BREAKPOINTS_PX.phone })
    await expect(page.getByRole('navigation', { name: '빠른 상담' })).toBeVisible({ visible: width <= BREAKPOINTS_PX.phone })
    // In words at every width: a telephone alone promises a call.
    await expect(page.getByRole('banner').locator('[data-popup-open]').getByText('방문예약')).toBeVisible({ visible: width > BREAKPOINTS_PX.phone })
  })
}
