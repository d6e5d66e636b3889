import { expect, test, type Page } from '@playwright/test'
import { home } from '@/content/home'
import { heroDayWords } from '@/lib/messages/ko/hero-day'

const HOURS = home.hero.day!
const STILL = HOURS.findIndex(({ picture }) => !picture)
/** ms that an hour stays and fades to the next. */
const AN_HOUR_MS = 8000

const day = (page: Page) => page.getByRole('group', { name: heroDayWords.group })
const time = (page: Page) => day(page).getByRole('slider', { name: heroDayWords.time })
const spoken = (index: number) => `${HOURS[index]!.time} ${HOURS[index]!.label}`

/** Names of the requested pictures of hours. */
function watchPictures(page: Page) {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const name = /\/pictures\/(river-[a-z-]+?)(-tall)?-\d+\./.exec(request.url())?.[1]
    if (name && HOURS.some(({ picture }) => picture === name)) asked.add(name)
  })
  return asked
}

/** Files of the loaded pictures over the still. */
const overlay = (page: Page) =>
  page.locator('#home picture img[style]').evaluateAll((images) =>
    images.flatMap((image) => {
      const { currentSrc, style, naturalWidth } = image as HTMLImageElement
      return style.opacity === '1' && naturalWidth > 0 ? [/river-[a-z-]+?(?=(-tall)?-\d+\.)/.exec(currentSrc)?.[0]] : []
    }),
  )

test.describe('a day of the first picture', () => {
  test('plays once after the first input, and stops on request', async ({ page }) => {
    const asked = watchPictures(page)
    await page.clock.install()
    await page.goto('/')
    await expect(time(page)).toHaveAttribute('aria-valuetext', spoken(STILL))
    await page.clock.runFor(AN_HOUR_MS)
    expect([...asked]).toEqual([])

    await page.mouse.move(700, 300)
    await page.clock.runFor(AN_HOUR_MS)
    const pause = day(page).getByRole('button', { name: heroDayWords.pause })
    await expect(pause).toBeVisible()
    // A picture is fetched and decoded before it fades in.
    await expect(async () => {
      await page.clock.runFor(AN_HOUR_MS / 2)
      expect(await time(page).getAttribute('aria-valuetext')).toBe(spoken(STILL + 1))
    }).toPass()
    await pause.click()
    await page.clock.runFor(AN_HOUR_MS)
    const rested = await time(page).getAttribute('aria-valuetext')
    await page.clock.runFor(AN_HOUR_MS * 3)
    await expect(time(page)).toHaveAttribute('aria-valuetext', rested!)
    await expect(day(page).getByRole('button', { name: heroDayWords.play })).toBeVisible()
  })

  test('a key moves by one hour without scrolling the page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await time(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(time(page)).toHaveAttribute('aria-valuetext', spoken(STILL - 1))
    await expect.poll(() => overlay(page)).toEqual([HOURS[STILL - 1]!.picture])
    await page.keyboard.press('ArrowRight')
    await expect(time(page)).toHaveAttribute('aria-valuetext', spoken(STILL))
    await expect.poll(() => overlay(page)).toEqual([])
    await page.keyboard.press('Home')
    await expect(time(page)).toHaveAttribute('aria-valuetext', spoken(0))
    await expect.poll(() => overlay(page)).toEqual([HOURS[0]!.picture])
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('a thumb released between two hours moves to the nearer, and the wheel scrolls the page after it', async ({ page }) => {
    await page.goto('/')
    await expect(time(page)).toBeVisible()
    const { x, y, width, height } = (await time(page).boundingBox())!
    await page.mouse.move(x + (width * STILL) / (HOURS.length - 1), y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.5, y + height / 2)
    await page.mouse.move(x + width - 14, y + height / 2)
    await page.mouse.up()
    await expect(time(page)).toHaveValue(String(HOURS.length - 1))
    await expect.poll(() => overlay(page)).toEqual([HOURS.at(-1)!.picture])
    await page.mouse.wheel(0, 120)
    await expect(page.locator('#brand')).toBeInViewport({ ratio: 0.9 })
  })

  test('the thumb follows the day, and only a new hour is rendered', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const slider = time(page)
    await expect(slider).toBeVisible()
    await slider.evaluate((element) => {
      const between = { written: 0, moments: new Set<string>() }
      Object.assign(window, { between })
      new MutationObserver((records) => (between.written += records.length)).observe(element, { attributes: true })
      const look = () => {
        between.moments.add((element as HTMLInputElement).value)
        requestAnimationFrame(look)
      }
      look()
    })
    await day(page).getByRole('button', { name: heroDayWords.play }).click()
    await expect(async () => {
      await page.clock.runFor(AN_HOUR_MS / 2)
      expect(await slider.inputValue()).toBe(String(STILL + 1))
    }).toPass()
    const { written, moments } = await page.evaluate(() => {
      const { between } = window as unknown as { between: { written: number; moments: Set<string> } }
      return { written: between.written, moments: between.moments.size }
    })
    expect(moments).toBeGreaterThan(20)
    expect(written).toBeLessThan(moments / 2)
  })

  test('after Back the thumb matches the picture', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await time(page).focus()
    await page.keyboard.press('End')
    await expect(time(page)).toHaveAttribute('aria-valuetext', spoken(HOURS.length - 1))
    await page.goto('/privacy')
    await page.goBack()
    await expect(time(page)).toBeVisible()
    await expect(time(page)).toHaveAttribute('aria-valuetext', spoken(STILL))
    await expect(time(page)).toHaveValue(String(STILL))
  })

  test('does not start by itself with reduced motion', async ({ page }) => {
    const asked = watchPictures(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await expect(day(page).getByRole('button', { name: heroDayWords.play })).toBeVisible()
    await page.mouse.move(700, 300)
    await page.clock.runFor(AN_HOUR_MS)
    expect([...asked]).toEqual([])
    await expect(time(page)).toHaveAttribute('aria-valuetext', spoken(STILL))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the first picture has no dead controls', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#home').getByRole('slider')).toHaveCount(0)
    await expect(page.locator('#home').getByRole('button')).toHaveCount(0)
  })
})
