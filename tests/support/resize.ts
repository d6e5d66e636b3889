import type { Page } from '@playwright/test'

/**
 * Gives the window another size and waits until the page is laid out in it, which it is a moment later: what is read before
 * is the old layout, in which everything may have been right.
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
