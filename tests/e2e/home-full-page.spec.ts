import { expect, test, type Page } from '@playwright/test'
import { home } from '@/content/home'
import { homeSchema } from '@/lib/content/schemas/home'
import { atNight } from '../support/at-night'

const SLIDER = homeSchema.parse(home).premiumSlider.heading
const SECTIONS = ['처음', '브랜드', '프리미엄', '사업개요', SLIDER, '단지안내', '세대안내', '관심고객 등록']

/** The current entry of the side index, 1-based. */
const currentSection = async (page: Page) =>
  SECTIONS.indexOf((await page.getByRole('navigation', { name: '이 화면의 차례' }).locator('[aria-current]').innerText()).trim()) + 1

const sectionTop = (page: Page, index: number) =>
  page
    .locator('main section[id]')
    .nth(index - 1)
    .evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top)))

/** Waits until the page rests at the top of section `index`. */
async function expectSection(page: Page, index: number) {
  await expect.poll(() => sectionTop(page, index)).toBeLessThanOrEqual(2)
  await expect.poll(() => currentSection(page)).toBe(index)
}

/** Whether a wheel event too small to move anything is handled by the controller instead of the browser. */
const takesTheWheel = (page: Page) =>
  page.evaluate(() => !document.body.dispatchEvent(new WheelEvent('wheel', { deltaY: -0.001, cancelable: true, bubbles: true })))

async function openHome(page: Page, path = '/') {
  await page.goto(path)
  await expect.poll(() => takesTheWheel(page)).toBe(true)
}

/** Wheel events with given timestamps: what a hand or a trackpad sends, without waiting. */
const wheel = (page: Page, events: readonly (readonly [number, number])[]) =>
  page.evaluate((all) => {
    for (const [deltaY, at] of all) {
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: 1_000_000 + at })
      document.body.dispatchEvent(event)
    }
  }, events)

test.describe('wide layout', () => {
  test('a wheel step moves one section, down and up; so does a swipe with its inertia, and at most once in 500 ms', async ({ page }) => {
    await openHome(page)
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, 120)
    await expectSection(page, 2)
    await wheel(page, [[-120, 5_000]])
    await expectSection(page, 1)

    await wheel(page, [
      [120, 10_000],
      [120, 10_100],
      [120, 10_200],
      [120, 10_499],
    ])
    await expectSection(page, 2)
    await wheel(page, [
      [120, 15_000],
      [120, 15_250],
      [120, 15_500],
    ])
    await expectSection(page, 4)

    const swipe = Array.from(
      { length: 90 },
      (_, frame) => [Math.max(1, Math.round(frame < 5 ? 20 + frame * 15 : 80 * 0.95 ** (frame - 5))), 20_000 + frame * 16] as const,
    )
    await wheel(page, swipe)
    await expectSection(page, 5)
  })

  test('does not move while the popup is open, nor while a form control has the focus', async ({ page }) => {
    await openHome(page)
    await page.locator('[data-popup-open]:visible').first().click()
    // Its first field has the focus, which alone would block scrolling.
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).focus()
    // The position proves nothing yet: scrolling would only have begun.
    expect(await takesTheWheel(page)).toBe(false)
    await wheel(page, [[120, 0]])
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectSection(page, 1)

    await page.locator('#interest').getByLabel('이름').focus()
    await expect.poll(() => currentSection(page)).toBe(8)
    const before = await page.evaluate(() => scrollY)
    await wheel(page, [[-120, 5_000]])
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect.poll(() => currentSection(page)).toBe(8)
  })

  test('ends at the footer, half a step after section 8', async ({ page }) => {
    await openHome(page)
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expect.poll(() => page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1)).toBe(true)
    await wheel(page, [[-120, 5_000]])
    await expect.poll(() => currentSection(page)).toBe(8)
  })

  test('keys move by section: PageDown, Space, arrows, Home', async ({ page }) => {
    await openHome(page)
    let pressed = 0
    /** A key within 500 ms of the last one, as repeated by a held key, is ignored; a glide may take less. */
    const press = async (key: string, section: number) => {
      await page.waitForFunction((before) => performance.now() > before + 500, pressed)
      await page.keyboard.press(key)
      pressed = await page.evaluate(() => performance.now())
      await expectSection(page, section)
    }
    await press('PageDown', 2)
    await press('Space', 3)
    await press('ArrowUp', 2)
    await press('Shift+Space', 1)
    await press('ArrowDown', 2)
    await press('Home', 1)
  })

  test('the side index, deep links and Back lead to sections', async ({ page }) => {
    await openHome(page, '/#premium')
    await expectSection(page, 3)
    await page.getByRole('navigation', { name: '이 화면의 차례' }).getByRole('link', { name: '단지안내' }).click()
    await expect(page).toHaveURL(/#complex$/)
    await expectSection(page, 6)
    await page.goBack()
    await expect(page).toHaveURL(/#premium$/)
    await expectSection(page, 3)
  })

  test('a section taller than the window scrolls inside before the next section', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 600 })
    await openHome(page, '/#premium')
    await expectSection(page, 3)
    await page.mouse.move(400, 300)
    await page.mouse.wheel(0, 40)
    await expect.poll(() => sectionTop(page, 3)).toBeGreaterThan(10)
    await expect.poll(() => currentSection(page)).toBe(3)
  })

  test('no wheel step moves only a few pixels, down and up, in windows of several heights', { tag: '@volume' }, async ({ page }) => {
    // Glides are instant here.
    await page.addInitScript(() => {
      const scrollTo = window.scrollTo.bind(window)
      window.scrollTo = ((options: ScrollToOptions) => scrollTo({ ...options, behavior: 'instant' })) as typeof window.scrollTo
    })
    // By day the highest and the lowest.
    const windows = atNight(
      [
        [1440, 900],
        [1536, 730],
        [1366, 657],
        [1280, 600],
      ] as const,
      [
        [1440, 900],
        [1280, 600],
      ] as const,
    )
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await openHome(page)
      const moves = await page.evaluate(async () => {
        const made: number[] = []
        let at = 1_000_000
        for (const deltaY of [120, -120]) {
          for (let move = Infinity; move !== 0;) {
            const before = scrollY
            const rest = new Promise((resolve) => {
              addEventListener('scrollend', resolve, { once: true })
              setTimeout(resolve, 500)
            })
            const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })
            Object.defineProperty(event, 'timeStamp', { value: (at += 1_000) })
            // Where the page leaves the event to the browser, scrolls by its delta.
            if (document.body.dispatchEvent(event)) scrollBy({ top: deltaY, behavior: 'instant' })
            await rest
            move = Math.round(scrollY - before)
            if (move !== 0) made.push(move)
          }
        }
        return made
      })
      expect(moves.length, `${width} x ${height}`).toBeGreaterThanOrEqual(2 * SECTIONS.length)
      expect(Math.min(...moves.map(Math.abs)), `${width} x ${height}`).toBeGreaterThanOrEqual(height / 10)
    }
  })

  test('every section fills the window', async ({ page }) => {
    await page.goto('/')
    const heights = await page
      .locator('main section[id]')
      .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().height - innerHeight))
    expect(heights).toHaveLength(SECTIONS.length)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
  })
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the wheel scrolls as on any page', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  })
})

test.describe('narrow layout', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the wheel scrolls as on any page, and there is no side index', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
    await expect(page.getByRole('navigation', { name: '이 화면의 차례' })).toBeHidden()
  })
})
