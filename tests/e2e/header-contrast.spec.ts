import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { BREAKPOINTS_PX } from '@/components/ui/breakpoints'
import { resize } from '../support/resize'

/** Windows whose pictures differ: an upright render, a cropped one, the whole one. */
const WINDOWS = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const
/** WCAG 2.2, 1.4.3: text of the header is smaller than 24 px. */
const MIN_CONTRAST = 4.5

/** The header's largest height. */
const HEADER_PX = 96

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance: precomputed per channel value, because a page has a million pixels. */
const LINEAR = Array.from({ length: 256 }, (_, value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
function linear(value: number): number {
  const known = LINEAR[value]
  if (known === undefined) throw new Error(`${value} is no value of a channel`)
  return known
}
const luminance = (red: number, green: number, blue: number) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Boxes and colours of the header's visible texts and icons, in CSS px. */
const textsOf = (page: Page) =>
  page.locator('body > header').evaluate((header) => {
    const walker = document.createTreeWalker(header, NodeFilter.SHOW_ELEMENT)
    const found: { name: string; x: number; y: number; width: number; height: number; colour: [number, number, number] }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as HTMLElement
      const holdsText = element.tagName === 'svg' || [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
      if (!holdsText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(element)
      const { x, y, width, height } = element.tagName === 'svg' ? element.getBoundingClientRect() : range.getBoundingClientRect()
      // Clipped text, which only screen readers read.
      if (width <= 1 || y > header.getBoundingClientRect().bottom || element.closest('.visually-hidden')) continue
      const colour = (getComputedStyle(element).color.match(/\d+/g) ?? []).slice(0, 3).map(Number) as [number, number, number]
      found.push({ name: element.textContent?.trim() || element.tagName, x, y, width, height, colour })
    }
    return found
  })

/** The lowest contrast of the header's texts with any pixel behind them. */
async function lowestContrasts(page: Page): Promise<string[]> {
  const texts = await textsOf(page)
  expect(texts.length).toBeGreaterThan(2)
  await page.evaluate(async () => {
    // The policy of the site refuses a style element.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'body > header * { color: transparent !important; border-color: transparent !important; transition: none !important } body > header svg { visibility: hidden }',
    )
    document.adoptedStyleSheets = [sheet]
    // A screenshot may show the previous frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  const { data, info } = await sharp(
    await page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: HEADER_PX } }),
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return texts.flatMap(({ name, x, y, width, height, colour }) => {
    const own = luminance(...colour)
    let lowest = Infinity
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(info.height, y + height); row++) {
      for (let column = Math.max(0, Math.floor(x)); column < Math.min(info.width, x + width); column++) {
        const at = (row * info.width + column) * info.channels
        lowest = Math.min(lowest, contrast(own, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)))
      }
    }
    return lowest < MIN_CONTRAST ? [`${name}: ${lowest.toFixed(2)}`] : []
  })
}

/** Waits for colour transitions, which the pointer's way over the header starts. */
const settled = (page: Page) => expect.poll(() => page.locator('body > header').evaluate((header) => header.getAnimations({ subtree: true }).length)).toBe(0)

/** The home page's picture; a dark and a bright banner; and one with its text beside it in a wide window. */
const PAGES = ['/', '/Brand/intro', '/SalesInfo/stampTax']
const FURTHER_PAGES = ['/BusinessGuide/intro', '/ComplexGuide/community', '/FloorPlan/84A', '/Interior/84A', '/LocationEnvironment/intro']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...PAGES, ...FURTHER_PAGES]) {
  test(
    `${path}: the header's text has enough contrast with every pixel of the picture behind it`,
    { tag: PAGES.includes(path) ? [] : ['@nightly'] },
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
        expect.soft(await lowestContrasts(page), `${width} x ${height}`).toEqual([])
        // After scrolling, other parts of the picture are behind it.
        await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
        await expect(page.locator('html')).toHaveAttribute('data-scrolled', '')
        await settled(page)
        expect.soft(await lowestContrasts(page), `${width} x ${height}, scrolled`).toEqual([])
      }
    },
  )
}
