import { expect, test } from '@playwright/test'

test('the first screen shows its upright render, sharp at the density of a phone', async ({ page }) => {
  await page.goto('/')
  const picture = page.getByRole('img', { name: /가람천이 굽이쳐/ }).first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== '')).toBe(true)
  const { file, needed } = await picture.evaluate((image: HTMLImageElement) => ({
    file: image.currentSrc,
    needed: Math.max(image.clientWidth, (image.clientHeight * 9) / 16) * devicePixelRatio,
  }))
  const width = Number(/-tall-(\d+)\.[0-9a-f]{8}\.avif$/.exec(file)?.[1] ?? Number.NaN)
  expect(width, file).toBeGreaterThanOrEqual(needed)
})

test('only one render of the first screen is fetched', async ({ page }) => {
  const files = new Set<string>()
  page.on('request', (request) => { if (request.url().includes('/pictures/aerial-golden-hour')) files.add(request.url()) })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect([...files]).toHaveLength(1)
})
