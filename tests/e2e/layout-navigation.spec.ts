import { expect, test, type Page } from '@playwright/test'
import { NAVIGATED } from '@/components/navigation/navigated'
import { holdRequests } from '../support/framework'
import { hydrated } from '../support/page-costs'

const subMenu = (page: Page) => page.getByRole('navigation', { name: /하위 메뉴/ })
/** Set on the window, gone after a full page load: tells a client navigation from a reload. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

async function openIntro(page: Page): Promise<void> {
  await page.goto('/Brand/intro')
  await hydrated(page)
  await markDocument(page)
}

test('a plain link becomes a client navigation that lands at the top with the focus on the new h1', { tag: '@smoke' }, async ({ page }) => {
  await openIntro(page)
  await page.evaluate(() => scrollTo(0, 700))
  await subMenu(page).getByRole('link', { name: '홍보영상' }).click()
  const heading = page.getByRole('heading', { level: 1, name: '홍보영상' })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
  await expect(subMenu(page).getByRole('link', { name: '홍보영상' })).toHaveAttribute('aria-current', 'page')
})

test('leaving a page before its hydration keeps one head, that of the page shown', async ({ page }) => {
  // Hydration is slow on a phone.
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/')
  await hydrated(page)
  await markDocument(page)
  for (const path of ['/BusinessGuide/intro', '/Promotion/Customer']) await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL('/Promotion/Customer')
  await expect(page).toHaveTitle(/관심고객/)
  expect(await isSameDocument(page)).toBe(true)
  const describing = page
    .locator('head')
    .locator('title, link[rel=canonical], meta[name=description], meta[name=viewport], meta[property="og:url"], link[hreflang=ko], link[rel=manifest]')
  await expect(describing).toHaveCount(7)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Promotion\/Customer$/)
})

test('a route change keeps the icons, which would be requested again, and the colour scheme, which would restyle everything', async ({ page }) => {
  await openIntro(page)
  const kept = await page.evaluateHandle(() => [...document.querySelectorAll('head link[rel$=icon], head meta[name=color-scheme]')])
  await subMenu(page).getByRole('link', { name: '홍보영상' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '홍보영상' })).toBeVisible()
  await expect(page).toHaveTitle(/홍보영상/)
  const stay = await kept.evaluate((before) =>
    [...document.querySelectorAll('link[rel$=icon], meta[name=color-scheme]')].map((element, index) => element === before[index]),
  )
  expect(stay).toEqual([true, true, true, true])
})

test('the title that a route change reads to a screen reader loads no font', async ({ page }) => {
  await openIntro(page)
  const fontOf = () => page.locator('next-route-announcer').evaluate((host) => getComputedStyle(host.shadowRoot?.firstElementChild ?? host).fontFamily)
  await subMenu(page).getByRole('link', { name: '홍보영상' }).click()
  await expect(page.locator('next-route-announcer')).toHaveText(/홍보영상/)
  expect(await fontOf()).toBe('sans-serif')
})

test('Back restores the scroll position', async ({ page }) => {
  await openIntro(page)
  await page.evaluate(() => scrollTo(0, 700))
  await expect(page.locator('html')).toHaveAttribute('data-scrolled-far')
  await subMenu(page).getByRole('link', { name: '홍보영상' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '홍보영상' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '브랜드 소개' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(3)
})

test('Back works over an entry that an anchor made', async ({ page }) => {
  await openIntro(page)
  await page.evaluate(() => (location.hash = 'content'))
  await subMenu(page).getByRole('link', { name: '홍보영상' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '홍보영상' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '브랜드 소개' })).toBeVisible()
})

test('the slide menu closes when a link in it is followed', async ({ page }) => {
  await openIntro(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '전체 메뉴' }).click()
  const menu = page.getByRole('navigation', { name: '전체 메뉴' })
  await menu.getByText('사업개요').first().click()
  const focused = await page.evaluateHandle((navigated) => {
    const names: string[] = []
    const note = ({ target }: FocusEvent) => names.push((target as Element).tagName)
    document.addEventListener(navigated, () => document.addEventListener('focusin', note), { capture: true, once: true })
    return names
  }, NAVIGATED)
  await menu.getByRole('link', { name: '공급일정' }).click()
  await expect(page).toHaveURL(/\/BusinessGuide\/plan$/)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: '공급일정' })).toBeFocused()
  // Not by the menu's button, whose name a screen reader would start to read.
  expect(await focused.jsonValue()).toEqual(['H1'])
  expect(await isSameDocument(page)).toBe(true)
})

test('the drop-down closes when a link in it is followed', async ({ page }) => {
  await openIntro(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const menu = page.getByRole('navigation', { name: '주 메뉴' })
  await menu.getByRole('button', { name: '사업개요' }).hover()
  await menu.getByRole('link', { name: '공급일정' }).click()
  await expect(page).toHaveURL(/\/BusinessGuide\/plan$/)
  await expect(menu.getByRole('link')).toHaveCount(0)
})

test('a page fetches only its own section’s font files, after a route change too', async ({ page }) => {
  const parts = new Set<string>()
  page.on('request', (request) => {
    const part = /\/fonts\/.*-part-([\w-]+)\.\w+\.woff2$/.exec(request.url())?.[1]
    if (part) parts.add(part)
  })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  expect([...parts]).toEqual(['home'])
  const menu = page.getByRole('navigation', { name: '주 메뉴' })
  await menu.getByRole('button', { name: '사업개요' }).hover()
  await menu.getByRole('link', { name: '공급일정' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '공급일정' })).toBeVisible()
  await expect.poll(() => [...parts]).toEqual(['home', 'businessguide'])
})

test('the sub-menu stays visible and shows the current page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/FloorPlan/Emodel')
  const current = subMenu(page).locator('[aria-current=page]')
  await expect(current).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 900))
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('the sub-menu shows the current page whole when its font arrives late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdRequests(page, /\.woff2/)
  await page.goto('/FloorPlan/Emodel', { waitUntil: 'domcontentloaded' })
  const current = subMenu(page).locator('[aria-current=page]')
  await expect(current).toBeInViewport({ ratio: 1 })
  release()
  await page.evaluate(() => document.fonts.ready)
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('an unknown address answers 404 with a heading and links', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
  await expect(page.getByRole('main').getByRole('link', { name: '홈으로' })).toBeVisible()
})
