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

test('a film is served in ranges, as phones request it, and is immutable', async ({ request }) => {
  const source = videos.brand?.source
  if (source?.kind !== 'file') throw new Error('content/videos.ts names no file for the brand film')
  const href = source.files.at(-1)?.href ?? ''
  const answer = await request.get(href, { headers: { range: 'bytes=0-99' } })
  expect(answer.status()).toBe(206)
  expect(await answer.body()).toHaveLength(100)
  expect(answer.headers()['content-type']).toBe('video/mp4')
  expect(answer.headers()['cache-control']).toContain('immutable')
})

const WIDE = 1300 / 500
const NARROW = 400 / 300

/** Window -> the film's frame: the specification's size where it fits, otherwise smaller in the same shape. */
const FRAMES: readonly { window: [number, number]; shape: number; width: number | [number, number] }[] = [
  { window: [1920, 1080], shape: WIDE, width: 1300 },
  { window: [1440, 600], shape: WIDE, width: 1300 },
  { window: [1366, 768], shape: WIDE, width: [1150, 1300] },
  { window: [901, 700], shape: WIDE, width: [780, 901] },
  { window: [900, 700], shape: NARROW, width: 400 },
  { window: [768, 1024], shape: NARROW, width: 400 },
  { window: [844, 390], shape: NARROW, width: 400 },
  { window: [430, 900], shape: NARROW, width: 400 },
  // From edge to edge, without the scrollbar of a desktop's browser.
  { window: [390, 844], shape: NARROW, width: [370, 390] },
  { window: [320, 640], shape: NARROW, width: [300, 320] },
]

for (const path of ['/Brand/video', '/FloorPlan/videos']) {
  test(`a film is 1300x500 on a desktop and 400x300 on narrow screens: ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const { window, shape, width } of FRAMES) {
      await page.setViewportSize({ width: window[0], height: window[1] })
      const [least, most] = typeof width === 'number' ? [width, width] : width
      for (const part of ['img', 'video']) {
        const size = async () => {
          const box = await page.locator(`main figure:visible ${part}`).last().boundingBox()
          const [shown, high] = [box?.width ?? 0, box?.height ?? 1]
          return { tooNarrow: shown < least - 1, tooWide: shown > most + 1, shape: Math.round((shown / high) * 100) / 100 }
        }
        await expect.poll(size, { message: `${part} at ${window.join('x')}` }).toEqual({ tooNarrow: false, tooWide: false, shape: expect.closeTo(shape, 1) })
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), window.join('x')).toBeLessThanOrEqual(0)
    }
  })
}

test('a desktop plays a film of 2.6:1, a phone one of 4:3', async ({ page, request }) => {
  for (const { width, shape } of [
    { width: 1366, shape: WIDE },
    { width: 390, shape: NARROW },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/Brand/video')
    const address = await page.locator('main video').evaluate((video: HTMLVideoElement) => video.currentSrc)
    const head = await (await request.get(address, { headers: { range: 'bytes=0-99999' } })).body()
    const [columns, lines] = avcSize(head)
    expect(columns / lines, address).toBeCloseTo(shape, 3)
  }
})

test('a window narrowed before the film has begun plays the narrow film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.goto('/Brand/video')
  const current = () => page.locator('main video').evaluate((video: HTMLVideoElement) => video.currentSrc)
  await expect.poll(current).toContain('-wide.')
  await expect(async () => {
    await page.setViewportSize({ width: 1366, height: 800 })
    await page.setViewportSize({ width: 700, height: 800 })
    await expect.poll(current, { timeout: 1000 }).toContain('-narrow.')
  }).toPass()
})

/** Width and height of an H.264 film, from its sample entry (ISO/IEC 14496-12, VisualSampleEntry). */
function avcSize(head: Buffer): [number, number] {
  const entry = head.indexOf('avc1', head.indexOf('stsd'))
  return [head.readUInt16BE(entry + 28), head.readUInt16BE(entry + 30)]
}

test('no request goes to another host before a film is started', async ({ page, baseURL }) => {
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

  test('all films are shown, one under another', async ({ page }) => {
    await page.goto('/FloorPlan/videos')
    for (const title of TITLES) await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })
})
