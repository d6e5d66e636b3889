import { expect, test, type Page } from '@playwright/test'
import { BREAKPOINTS_PX } from '@/components/ui/breakpoints'
import { atNight } from '../support/at-night'
import { lowContrasts } from '../support/contrast'
import { resize } from '../support/resize'

const PHONE = [390, 844] as const
const TABLET = [1024, 768] as const
const LAPTOP = [1440, 900] as const
/** Windows whose pictures differ: an upright render, a cropped one, the whole one. By day one of each. */
const WINDOWS = atNight([PHONE, [768, 1024], TABLET, LAPTOP, [1920, 1080]], [PHONE, TABLET, LAPTOP])

/** Waits for colour transitions, which the pointer's way over the header starts. */
const settled = (page: Page) => expect.poll(() => page.locator('body > header').evaluate((header) => header.getAnimations({ subtree: true }).length)).toBe(0)

/** A picture from edge to edge, and one with its text beside it in a wide window. Other pages open without one. */
const PAGES = ['/Brand/intro', '/Promotion/Customer']
const FURTHER_PAGES = ['/Interior/59A', '/Interior/84A', '/Interior/84B', '/LocationEnvironment/primium', '/en/location', '/en']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...PAGES, ...FURTHER_PAGES]) {
  test(
    `${path}: the header's text has enough contrast with every pixel of the picture behind it`,
    { tag: PAGES.includes(path) ? '@volume' : '@nightly' },
    async ({ page }) => {
      await page.goto(path)
      for (const [width, height] of WINDOWS) {
        await resize(page, { width, height })
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
        // A pointer that never moved rests in the corner, on the header, which is not transparent while hovered.
        await page.mouse.move(width / 2, height - 10)
        await page.locator('.header-over img, .header-over, .header-over-phone img, .header-over-phone').first().waitFor()
        await page.waitForFunction(() =>
          [...document.images].filter((image) => image.loading === 'eager').every((image) => image.complete && image.naturalWidth > 0),
        )
        // A loaded picture is painted once it is decoded; until then the page's colour is behind the texts.
        await page.evaluate(() => Promise.all([...document.images].filter((image) => image.loading === 'eager').map((image) => image.decode())))
        const isOver = width <= BREAKPOINTS_PX.phone || (await page.locator('.header-over').count()) > 0
        const header = expect(page.locator('body > header'))
        await (isOver ? header : header.not).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
        await settled(page)
        expect.soft(await lowContrasts(page, 'body > header'), `${width} x ${height}`).toEqual([])
        // After scrolling, other parts of the picture are behind it.
        await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
        await expect(page.locator('html')).toHaveAttribute('data-scrolled', '')
        await settled(page)
        expect.soft(await lowContrasts(page, 'body > header'), `${width} x ${height}, scrolled`).toEqual([])
      }
    },
  )
}
