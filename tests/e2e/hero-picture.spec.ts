import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { atNight } from '../support/at-night'
import { lowContrasts } from '../support/contrast'
import { resize } from '../support/resize'

const PHONE = [390, 844] as const
const LAPTOP = [1440, 900] as const
/** Windows whose pictures and texts differ. */
const WINDOWS = atNight([[320, 640], PHONE, [768, 1024], [1024, 768], LAPTOP, [1920, 1080]], [PHONE, LAPTOP])
/** Share of the picture that its hours and its notice may lie on. */
const COVERED = 0.17

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const VIEW = '#home > :first-child'

/** The window where the first picture is, as it is painted. */
async function paintedPicture(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const box = (await page.locator(VIEW).boundingBox())!
  const clip = { x: Math.ceil(box.x), y: Math.ceil(box.y), width: Math.floor(box.width), height: Math.floor(box.height) - 1 }
  return {
    clip,
    ...(await sharp(await page.screenshot({ animations: 'disabled', clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })),
  }
}

test('the first picture is painted whole: no scrim, no header over its sky, and every text beside it has enough contrast', async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(() => [...document.images].filter((image) => image.loading === 'eager').every((image) => image.complete && image.naturalWidth > 0))
  for (const [width, height] of WINDOWS) {
    await resize(page, { width, height })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.mouse.move(width / 2, height - 10)
    await page.evaluate(() => Promise.all([...document.images].filter((image) => image.loading === 'eager').map((image) => image.decode())))
    expect.soft(await lowContrasts(page, '#home > .container', 'body > nav'), `${width} x ${height}`).toEqual([])

    const shown = await paintedPicture(page)
    // A high picture is the reason for the page: at least a quarter of the window.
    expect.soft(shown.clip.height, `${width} x ${height}`).toBeGreaterThan(height / 4)
    await page.evaluate((view) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`body * { visibility: hidden } ${view} picture, ${view} picture * { visibility: visible; }`)
      document.adoptedStyleSheets = [sheet]
    }, VIEW)
    const bare = await paintedPicture(page)
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    let changed = 0
    const { channels } = shown.info
    for (let at = 0; at < shown.data.length; at += channels) {
      const difference = Math.max(...[0, 1, 2].map((channel) => Math.abs((shown.data[at + channel] ?? 0) - (bare.data[at + channel] ?? 0))))
      if (difference > 8) changed += 1
    }
    expect.soft(changed / (shown.data.length / channels), `${width} x ${height}: share of the picture that something lies on`).toBeLessThan(COVERED)
  }
})
