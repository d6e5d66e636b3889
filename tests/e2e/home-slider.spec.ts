import { expect, test, type Locator, type Page } from '@playwright/test'
import { home } from '@/content/home'

const SLIDE_MS = 6000
const SLIDES = home.premiumSlider.items.length

/** The slider with its script, a fake clock and the pointer elsewhere. */
async function openSlider(page: Page) {
  await page.clock.install()
  await page.goto('/')
  const slider = page.locator('[data-slider]')
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute('data-enhanced', '')
  await expect(slider).toBeInViewport({ ratio: 0.9 })
  // An installed clock keeps ticking: pauses it here, and the pointer's enter and leave restart the interval.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000))
  await slider.hover()
  await page.mouse.move(5, 5)
  return slider
}

const shownSlide = (slider: Locator) => slider.locator('[aria-roledescription="슬라이드"]:not([inert])')
const expectSlide = (slider: Locator, position: number) => expect(shownSlide(slider)).toHaveAttribute('aria-label', `${SLIDES}개 중 ${position}번째`)

/** Drags the slide by `by` px, as a finger or a mouse does. */
async function drag(page: Page, slider: Locator, by: number) {
  const box = (await slider.locator('[data-slider-viewport]').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y)
  await page.mouse.move(x + by, y)
  await page.mouse.up()
  await page.mouse.move(5, 5)
  // Waits until the slide rests: a second swipe into a running one counts from its position.
  await page.clock.runFor(600)
  await expect.poll(() => slider.locator('[data-slider-viewport] > *').evaluate((track) => track.getAnimations().length)).toBe(0)
}

test.describe('premium slider', () => {
  test('advances every 6 seconds and wraps', async ({ page }) => {
    const slider = await openSlider(page)
    await expectSlide(slider, 1)
    await page.clock.runFor(SLIDE_MS - 500)
    await expectSlide(slider, 1)
    for (const next of [...Array.from({ length: SLIDES - 1 }, (_, index) => index + 2), 1]) {
      await page.clock.runFor(SLIDE_MS)
      await expectSlide(slider, next)
    }
  })

  test('a swipe of 50 px to the left shows the next slide, to the right the previous; less does nothing', async ({ page }) => {
    const slider = await openSlider(page)
    await drag(page, slider, -40)
    await expectSlide(slider, 1)
    await drag(page, slider, -52)
    await expectSlide(slider, 2)
    await drag(page, slider, 40)
    await expectSlide(slider, 2)
    await drag(page, slider, 52)
    await expectSlide(slider, 1)
    await drag(page, slider, 52)
    await expectSlide(slider, SLIDES)
  })

  test('one slide is exposed at a time, and none twice; the pause button stops and restarts it, dots jump directly', async ({ page }) => {
    const slider = await openSlider(page)
    await expect(slider.locator('[aria-roledescription="슬라이드"]')).toHaveCount(SLIDES)
    await expect(shownSlide(slider)).toHaveCount(1)

    await slider.getByRole('button', { name: '자동 넘김 멈춤' }).click()
    await page.mouse.move(5, 5)
    await page.clock.runFor(SLIDE_MS * 3)
    await expectSlide(slider, 1)
    await slider.getByRole('button', { name: '자동 넘김 시작' }).click()
    await page.mouse.move(5, 5)
    await page.clock.runFor(SLIDE_MS)
    await expectSlide(slider, 2)

    await slider.getByRole('link', { name: /^5번째/ }).click()
    await expectSlide(slider, 5)
    await expect(slider.getByRole('link', { name: /^5번째/ })).toHaveAttribute('aria-current', 'true')
    await expect(page).not.toHaveURL(/#premium-/)
  })

  test('pauses under the pointer and with the focus inside', async ({ page }) => {
    const slider = await openSlider(page)
    await slider.hover()
    await page.clock.runFor(SLIDE_MS * 2)
    await expectSlide(slider, 1)
    await page.mouse.move(5, 5)
    await slider.getByRole('button', { name: '자동 넘김 멈춤' }).focus()
    await page.keyboard.press('Tab')
    await page.clock.runFor(SLIDE_MS * 2)
    await expectSlide(slider, 1)
  })
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('does not move by itself', async ({ page }) => {
    const slider = await openSlider(page)
    await page.clock.runFor(SLIDE_MS * 2)
    await expectSlide(slider, 1)
    await expect(slider.getByRole('button', { name: '자동 넘김 시작' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all slides are in the list and the dots lead to them', async ({ page }) => {
    await page.goto('/')
    const slider = page.locator('[data-slider]')
    await expect(slider.getByRole('heading', { level: 3 })).toHaveCount(SLIDES)
    await slider.getByRole('link', { name: /^4번째/ }).click()
    await expect(slider.getByRole('heading', { level: 3 }).nth(3)).toBeInViewport()
    await expect(slider.getByRole('button')).toHaveCount(0)
  })
})
