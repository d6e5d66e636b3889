import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** WCAG 2.2, 1.4.3, of text smaller than 24 px. */
const MIN_CONTRAST = 4.5

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance: precomputed per channel value, because a page has a million pixels. */
const LINEAR = Array.from({ length: 256 }, (_, value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
function linear(value: number): number {
  const known = LINEAR[value]
  if (known === undefined) throw new Error(`${value} is no value of a channel`)
  return known
}
const luminance = (red: number, green: number, blue: number) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Boxes and colours of the visible texts and icons in an element, in CSS px of the window. */
const textsOf = (page: Page, root: string) =>
  page.locator(root).evaluate((container) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    // Computed colours have many notations, `color(srgb …)` among them.
    const channelsOf = (colour: string) => {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3) as [number, number, number]
    }
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_ELEMENT)
    const found: { name: string; x: number; y: number; width: number; height: number; colour: [number, number, number] }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as HTMLElement
      const holdsText = element.tagName === 'svg' || [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
      if (!holdsText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(element)
      const { x, y, width, height } = element.tagName === 'svg' ? element.getBoundingClientRect() : range.getBoundingClientRect()
      // Clipped text, which only screen readers read.
      if (width <= 1 || y > container.getBoundingClientRect().bottom || element.closest('.visually-hidden')) continue
      found.push({ name: element.textContent?.trim() || element.tagName, x, y, width, height, colour: channelsOf(getComputedStyle(element).color) })
    }
    return found
  })

/**
 * Texts and icons with too little contrast to any pixel behind them.
 * @param root selector of one element, whose ground is looked at
 * @param over what covers it while the page is not scrolled: hidden
 */
export async function lowContrasts(page: Page, root: string, over?: string): Promise<string[]> {
  const texts = await textsOf(page, root)
  expect(texts.length).toBeGreaterThan(2)
  await page.evaluate(
    async ([selector, hidden]) => {
      // The policy of the site refuses a style element.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        `${selector} * { color: transparent !important; border-color: transparent !important; text-decoration-color: transparent !important; transition: none !important } ${selector} svg { visibility: hidden } ${hidden ?? ':not(*)'} { visibility: hidden }`,
      )
      document.adoptedStyleSheets = [sheet]
      // A screenshot may show the previous frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    },
    [root, over] as const,
  )
  const { data, info } = await sharp(await page.screenshot({ animations: 'disabled' }))
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
