import { expect, test } from '@playwright/test'
import { units } from '@/content/units'

const PAGE = '/FloorPlan/84A'

test('the isometric view is fetched when chosen, and labels its rooms in the chosen unit of area', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/isometrics/')) fetched.push(request.url())
  })
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  expect(fetched).toEqual([])

  await page.getByRole('radio', { name: '입체도' }).check()
  const picture = page.getByRole('img', { name: /^84A 타입을 1.2m 높이에서 자른 입체도/ })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  expect(fetched).toHaveLength(1)
  await expect(page.getByRole('img', { name: '84A 타입 평면도' })).toBeHidden()

  const living = page.locator('[data-zoom-content] img + svg text').filter({ hasText: /^거실/ })
  await expect(living).toBeVisible()
  await expect(living).toContainText('18.6㎡')
  await page.getByRole('radio', { name: '평', exact: true }).check()
  await expect(living.getByText('5.6평')).toBeVisible()
  await expect(living.getByText('18.6㎡')).toBeHidden()
})

test('every unit page has its own isometric view', async ({ page }) => {
  const sources = new Set<string>()
  for (const { slug } of units.types) {
    const html = await (await page.request.get(`/FloorPlan/${slug}`)).text()
    const source = /src="(\/isometrics\/[^"]+)"/.exec(html)?.[1] ?? ''
    const file = await page.request.get(source)
    expect({ slug, status: file.status(), type: file.headers()['content-type'] }).toEqual({ slug, status: 200, type: expect.stringContaining('image/svg+xml') })
    sources.add(source)
  }
  expect(sources.size).toBe(units.types.length)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the two views can be switched', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByRole('radio', { name: '입체도' }).check()
    await expect(page.getByRole('img', { name: /입체도/ })).toBeVisible()
    await page.getByRole('radio', { name: '평면도' }).check()
    await expect(page.getByRole('img', { name: '84A 타입 평면도' })).toBeVisible()
  })
})
