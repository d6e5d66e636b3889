import { expect, test } from '@playwright/test'

for (const route of ['/', '/Interior/59A', '/FloorPlan/Emodel']) {
  test(`${route} shows what a picture will be before its file is there, in its very place`, async ({ page }) => {
    // The files never come.
    await page.route('**/pictures/**', () => undefined)
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    const places = await page.locator('picture img').filter({ visible: true }).evaluateAll((images) =>
      images.map((image) => {
        const preview = image.parentElement?.previousElementSibling
        const box = ({ left, top, width, height }: DOMRect) => [left, top, width, height].map(Math.round)
        return { preview: preview instanceof HTMLImageElement && preview.naturalWidth > 0 ? box(preview.getBoundingClientRect()) : null, picture: box(image.getBoundingClientRect()) }
      }),
    )
    expect(places.length).toBeGreaterThan(2)
    for (const { preview, picture } of places) expect(preview).toEqual(picture)
  })
}
