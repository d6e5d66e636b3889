import { expect, test, type Page } from '@playwright/test'
import { BREAKPOINTS_PX } from '@/components/ui/breakpoints'
import { setTextSize } from '../support/large-text'
import { resize } from '../support/resize'

const headerOf = (page: Page) => page.locator('body > header')
const barOf = (page: Page) => page.getByRole('navigation', { name: '빠른 상담' })
const scroll = (page: Page, y: number) => page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), y)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WINDOWS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [BREAKPOINTS_PX.phone, 800],
  [BREAKPOINTS_PX.phone + 1, 800],
  [1280, 900],
] as const

test('the header stays, lower once the page is scrolled, and the bar of the narrow layout stays complete', async ({ page }) => {
  await page.goto('/SalesInfo/SubscriptionGuide')
  for (const [width, height] of WINDOWS)
    await test.step(`${width} px`, async () => {
      await resize(page, { width, height })
      const narrow = width <= BREAKPOINTS_PX.phone
      const whole = (await headerOf(page).boundingBox())!
      const top = () => page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().top + scrollY))
      const start = await top()
      // Without the scrollbar's gutter.
      const room = await page.evaluate(() => document.body.clientWidth)
      for (const by of [300, 500, 500, -200, 100_000]) {
        await scroll(page, by)
        await expect.poll(async () => (await headerOf(page).boundingBox())!.height).toBeLessThan(whole.height)
        const low = (await headerOf(page).boundingBox())!
        expect(low.y, `header after ${by}`).toBe(0)
        expect(low.height, 'its targets').toBeGreaterThanOrEqual(44)
        if (narrow) {
          const bar = (await barOf(page).boundingBox())!
          expect([bar.y + bar.height, bar.width], `bar after ${by}`).toEqual([height, room])
        } else await expect(barOf(page)).toBeHidden()
        expect(await top(), 'the page does not move under it').toBe(start)
      }
      // The sub-menu follows the header without a gap.
      const [header, menu] = [(await headerOf(page).boundingBox())!, (await page.getByRole('navigation', { name: /하위 메뉴/ }).boundingBox())!]
      if (menu.y > 0) expect(menu.y - (header.y + header.height)).toBeLessThanOrEqual(0)
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(async () => (await headerOf(page).boundingBox())!.height).toBe(whole.height)
    })
})

/** Visible part of the focused element: in the window, and not covered by fixed elements. */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches('main, h1, body > a') || focused.closest('body > header, body > nav')) return null
    const box = focused.getBoundingClientRect()
    if (box.width < 2 || box.height > innerHeight / 2) return null
    const held = [...document.querySelectorAll('body > header, body > nav, main nav')].filter(
      (part) => /sticky|fixed/.test(getComputedStyle(part).position) && part.checkVisibility({ visibilityProperty: true }) && !part.contains(focused),
    )
    // Browsers scroll only one line of a long field into view, whatever its margins: part of it must be visible (WCAG 2.2,
    // 2.4.11).
    const long = focused.matches('textarea')
    const [top, bottom] = long ? [box.bottom - 1, box.top + 1] : [box.top + 1, box.bottom - 1]
    const over = held.find((part) => {
      const own = part.getBoundingClientRect()
      return own.bottom > top && own.top < bottom && own.top < innerHeight
    })
    const name = (focused.textContent ?? '').trim().slice(0, 30) || focused.outerHTML.slice(0, 60)
    if (over) return `${name}: ${Math.round(box.top)} to ${Math.round(box.bottom)} under ${over.getAttribute('aria-label') ?? over.localName}`
    return top < 0 || bottom > innerHeight ? `${name}: out of the window` : null
  })

for (const [what, size, percent] of [
  ['a phone', { width: 390, height: 844 }, 100],
  ['the smallest phone', { width: 320, height: 568 }, 100],
  ['a phone held sideways', { width: 844, height: 390 }, 100],
  ['a phone with text of 200 %', { width: 390, height: 844 }, 200],
  ['a tablet with text of 200 %', { width: 768, height: 1024 }, 200],
  ['a desktop', { width: 1280, height: 800 }, 100],
] as const)
  // By day the largest bars, and the wide layout: hundreds of key presses each.
  test(
    `on ${what} header, sub-menu and bar cover no focused element, and the page ends above the bar`,
    { tag: ['a phone with text of 200 %', 'a desktop'].includes(what) ? [] : '@nightly' },
    async ({ page }) => {
      test.slow()
      await setTextSize(page, percent)
      await page.setViewportSize(size)
      for (const path of ['/Promotion/Customer', '/FloorPlan/84A']) {
        await page.goto(path)
        await page.mouse.move(10, 10)
        const faults = new Set<string>()
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let presses = 0; presses < 45; presses += 1) {
            await page.keyboard.press(key)
            const fault = await focusFault(page)
            if (fault) faults.add(`${key} ${fault}`)
          }
        }
        expect([...faults], path).toEqual([])
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await scroll(page, 1_000_000)
        const last = (await page.getByRole('contentinfo').getByRole('link', { name: '개인정보 처리방침' }).boundingBox())!
        if (await barOf(page).isVisible()) expect(last.y + last.height, path).toBeLessThanOrEqual((await barOf(page).boundingBox())!.y + 1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
      }
    },
  )

test('with text of 200 % the labels of the bar fit into it', async ({ page }) => {
  await setTextSize(page, 200)
  for (const path of ['/Brand/intro', '/en']) {
    await page.goto(path)
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [844, 390],
    ] as const) {
      await resize(page, { width, height })
      const faults = await page.locator('body > nav:not([popover])').evaluate((bar) => {
        const frame = bar.getBoundingClientRect()
        return [...bar.querySelectorAll('a')].flatMap((link) => {
          const text = document.createRange()
          text.selectNodeContents(link)
          const box = text.getBoundingClientRect()
          const own = link.getBoundingClientRect()
          return box.top < frame.top || box.bottom > frame.bottom || box.left < own.left || box.right > own.right ? [link.textContent] : []
        })
      })
      expect(faults, `${path} at ${width} x ${height}`).toEqual([])
    }
  }
})

for (const [what, path, target] of [
  ['the interest form of the home page', '/#interest', '#interest'],
  ['a part of a plan', '/FloorPlan/84A#areas', '#areas'],
  ['the content, by the way past the menus', '/privacy#content', 'h1'],
] as const)
  test(`${what} is not under the header after a link to it`, async ({ page }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      await page.goto(path, { waitUntil: 'networkidle' })
      // A section's background may continue under the header, its text may not.
      const words = page
        .locator(target)
        .locator('h1, h2, h3')
        .or(page.locator(`${target}:is(h1)`))
        .first()
      await expect
        .poll(async () => {
          const [heading, header] = [(await words.boundingBox())!, (await headerOf(page).boundingBox())!]
          return heading.y - (header.y + header.height)
        })
        .toBeGreaterThanOrEqual(0)
    }
  })

test('without JavaScript the header keeps its height, and the sub-menu stays below it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto('/SalesInfo/SubscriptionGuide')
  await page.mouse.wheel(0, 1200)
  const menu = page.getByRole('navigation', { name: /하위 메뉴/ })
  await expect.poll(async () => (await menu.boundingBox())!.y).toBeLessThan(60)
  const [header, strip] = [(await headerOf(page).boundingBox())!, (await menu.boundingBox())!]
  expect(strip.y).toBe(header.y + header.height - 1)
  await expect(barOf(page)).toBeInViewport({ ratio: 1 })
  await page.close()
})
