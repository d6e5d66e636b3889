import { expect, test } from '@playwright/test'

for (const route of ['/', '/Interior/59A', '/FloorPlan/Emodel']) {
  test(`${route} shows a preview in each picture's place before its file has arrived`, async ({ page }) => {
    // The files never arrive.
    await page.route('**/pictures/**', () => undefined)
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    const places = await page
      .getByRole('img')
      .and(page.locator('picture > img'))
      .evaluateAll((images) =>
        images.map((image) => {
          const preview = image.parentElement?.parentElement?.querySelector('img[aria-hidden]')
          const box = ({ left, top, width, height }: DOMRect) => [left, top, width, height].map(Math.round)
          return {
            preview: preview instanceof HTMLImageElement && preview.naturalWidth > 0 ? box(preview.getBoundingClientRect()) : null,
            picture: box(image.getBoundingClientRect()),
          }
        }),
      )
    expect(places.length).toBeGreaterThan(2)
    for (const { preview, picture } of places) expect(preview).toEqual(picture)
  })
}
