import { expect, type Page } from '@playwright/test'
import { atNight } from './at-night'

/** What a reader sets in the browser: text of 200 %. Media queries in `em` follow it, which a style sheet cannot imitate. */
export const DOUBLE_TEXT_PX = 32

/** The browser's text size, of an open page too. Media queries in `em` follow it. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
}

/** Doubles the browser's text, of an open page too. */
export const doubleText = (page: Page): Promise<void> => setTextSize(page, 200)

/** By day the narrowest, and one of each layout. */
const WIDTHS = atNight([320, 390, 768, 1024, 1440], [320, 768, 1440])

/** WCAG 2.2, 2.5.8: targets are 24 CSS px or more each way; links within text are none of them. */
const MIN_TARGET_PX = 24

/** What does not fit: how far the page is wider than its window, header controls beyond it, targets too small. */
const layoutFaults = (page: Page) =>
  page.evaluate((least) => {
    const width = document.documentElement.clientWidth
    const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) || element.outerHTML.slice(0, 80)
    const controls = [...document.querySelectorAll('button, summary, [role=tab], header a, nav a')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.visually-hidden'),
    )
    const excess = document.documentElement.scrollWidth - width
    return [
      ...(excess > 0 ? [`page: ${excess} px wider than the window`] : []),
      ...controls.flatMap((element) => {
        const box = element.getBoundingClientRect()
        return [
          ...(box.width < least - 0.5 || box.height < least - 0.5 ? [`${nameOf(element)}: ${Math.round(box.width)} x ${Math.round(box.height)} px`] : []),
          ...(element.closest('body > header') && (box.left < -0.5 || box.right > width + 0.5) ? [`${nameOf(element)}: beyond the window`] : []),
        ]
      }),
    ]
  }, MIN_TARGET_PX)

/** Asserts at each width that nothing is wider than the window, and every control within reach. */
export async function expectToFit(page: Page): Promise<void> {
  // Whoever reads moves something; what script adds is styled from then on.
  await page.mouse.move(10, 10)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // The window has its new width a moment before the page is laid out in it.
    await expect.poll(() => layoutFaults(page), `${width} px`).toEqual([])
  }
}
