import { expect, test } from '@playwright/test'
import { videos } from '@/content/videos'

const TITLES = ['입지환경 영상', '59타입 영상', '84타입 영상']

test('three films as tabs, the first one selected', async ({ page }) => {
  await page.goto('/FloorPlan/videos')
  await expect(page.getByRole('tab')).toHaveText(TITLES)
  await expect(page.getByRole('tab', { name: TITLES[0] })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: TITLES[2] }).click()
  await expect(page.getByRole('tabpanel')).toContainText('84A')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('a film comes in pieces, as phones ask for it, and is kept for good', async ({ request }) => {
  const source = videos.brand?.source
  if (source?.kind !== 'file') throw new Error('content/videos.ts names no file for the brand film')
  const href = source.files.at(-1)?.href ?? ''
  const answer = await request.get(href, { headers: { range: 'bytes=0-99' } })
  expect(answer.status()).toBe(206)
  expect(await answer.body()).toHaveLength(100)
  expect(answer.headers()['content-type']).toBe('video/mp4')
  expect(answer.headers()['cache-control']).toContain('immutable')
})

test('the screen is 16:9 and no wider than 1300 px', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/Brand/video')
  const box = await page.locator('main figure img').last().boundingBox()
  expect(box?.width).toBeLessThanOrEqual(1300)
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
})

test('no other host is asked for anything before a film is started', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto('/FloorPlan/videos')
  await page.goto('/Brand/video')
  await page.goto('/FloorPlan/Emodel')
  expect(foreign).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every film is there, one under another', async ({ page }) => {
    await page.goto('/FloorPlan/videos')
    for (const title of TITLES) await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })
})
