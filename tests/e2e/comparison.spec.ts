import { expect, test } from '@playwright/test'

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('ticked types lead to their comparison, and all its columns are in view', async ({ page }) => {
    await page.goto('/FloorPlan/compare')
    for (const type of ['59A', '84A', '84D']) await page.getByRole('checkbox', { name: new RegExp(`^${type}`) }).check()
    await page.getByRole('button', { name: '나란히 보기' }).click()
    await expect(page).toHaveURL('/FloorPlan/compare?type=59A&type=84A&type=114B')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('59A, 84A, 84D 비교')
    const tops = await page.getByRole('img', { name: /타입 평면도/ }).evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().top))
    expect(new Set(tops).size, 'plans stand beside each other').toBe(1)
    await expect(page.getByRole('list', { name: '84D 타입 실별 면적' }), 'rooms of drawings too small for names').toContainText('실외기실')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    const table = page.getByRole('region', { name: '59A, 84A, 84D 비교' })
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeLessThanOrEqual(0)
    await expect(page.getByRole('link', { name: '이 비교의 주소' })).toHaveAttribute('href', '/FloorPlan/compare?type=59A&type=84A&type=114B')
  })
})

test('plans of one scale stand beside each other; where nothing shares, the address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/FloorPlan/84A')
  await page.getByRole('link', { name: '84A, 84B 나란히 비교' }).click()
  await expect(page).toHaveURL('/FloorPlan/compare?type=84A&type=84B')
  const [first, second] = await page.getByRole('img', { name: /타입 평면도/ }).all()
  const [a, b] = [await first?.boundingBox(), await second?.boundingBox()]
  expect(a?.y).toBe(b?.y)
  expect(a?.width).toBe(b?.width)
  await expect(page.getByRole('list', { name: '84A 타입 실별 면적' })).toBeHidden()
  await page.getByRole('button', { name: '주소 복사' }).click()
  await expect(page.getByText('주소를 복사했습니다.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/FloorPlan\/compare\?type=84A&type=84B$/)
})
