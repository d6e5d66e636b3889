import { expect, test } from '@playwright/test'

const ROUTES = ['/', '/Brand/intro', '/LocationEnvironment/primium', '/ComplexGuide/community', '/FloorPlan/Emodel', '/Interior/59A']
/** Largest invisible enlargement of a file. */
const TOLERANCE = 1.06

const WINDOWS = [
  { width: 1440, routes: ROUTES },
  // With the wider container.
  { width: 1920, routes: ['/LocationEnvironment/primium', '/ComplexGuide/community', '/FloorPlan/Emodel', '/Interior/59A', '/Promotion/Customer'] },
]

for (const [route, width] of WINDOWS.flatMap(({ width, routes }) => routes.map((route) => [route, width] as const))) {
  test(`${route} enlarges no picture at ${width} px, cropped ones neither`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(route)
    const pictures = page.getByRole('img').and(page.locator('picture > img'))
    const enlarged: string[] = []
    let judged = 0
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      // A slide beside the window is not fetched yet.
      const beside = await picture.evaluate(
        (image) =>
          image.getBoundingClientRect().left >= innerWidth || image.getBoundingClientRect().right <= 0 || !image.checkVisibility({ opacityProperty: true }),
      )
      if (beside) continue
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== '')).toBe(true)
      judged += 1
      const { file, needed } = await picture.evaluate((image: HTMLImageElement) => {
        const { clientWidth, clientHeight } = image
        const proportion = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        return { file: image.currentSrc, needed: Math.max(clientWidth, clientHeight * proportion) }
      })
      const width = Number(/-(\d+)\.[0-9a-f]{8}\.\w+$/.exec(file)?.[1] ?? Number.NaN)
      if (!(width * TOLERANCE >= needed)) enlarged.push(`${file} shown ${Math.round(needed)} px wide`)
    }
    expect(judged).toBeGreaterThan(1)
    expect(enlarged).toEqual([])
  })
}
