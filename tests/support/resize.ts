import type { Page } from '@playwright/test'

/**
 * Resizes the window and waits until the page is laid out again, a moment later: earlier reads would see the old layout, which
 * may have been right.
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
