import { expect, test, type Page } from '@playwright/test'

const firstScreen = (page: Page) => page.getByRole('img').and(page.locator('main picture > img')).first()

test("the first screen shows its upright render, sharp at a phone's pixel density", async ({ page }) => {
  await page.goto('/')
  const picture = firstScreen(page)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
    const { clientWidth, clientHeight } = image
    // Cropped to fill its box: its shorter side decides how many of its pixels a CSS px has.
    return { shape: file.width / file.height, density: Math.min(file.width / clientWidth, file.height / clientHeight), wanted: devicePixelRatio }
  })
  expect(shown.shape).toBeLessThan(4 / 5)
  expect(shown.density).toBeGreaterThanOrEqual(shown.wanted)
})

test('until the picture has loaded, its place shows the preview of the upright render', async ({ page }) => {
  await page.route('**/pictures/**', () => undefined)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const preview = page.locator('main img[aria-hidden]').first()
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBeLessThan(4 / 5)
  expect(await preview.boundingBox()).toEqual(await firstScreen(page).boundingBox())
})

test('only one render of the first screen is fetched', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('request', (request) => fetched.add(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const renders = await firstScreen(page).evaluate((image) =>
    [...(image.parentElement?.querySelectorAll('source') ?? [])].flatMap(({ srcset }) =>
      srcset.split(', ').map((candidate) => new URL(candidate.split(' ')[0] ?? '', location.href).href),
    ),
  )
  expect(new Set(renders.map((render) => render.replace(/-\d+\.\w+\.\w+$/, ''))).size).toBe(2)
  expect(renders.filter((render) => fetched.has(render))).toHaveLength(1)
})
