import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { mount } from '../support/mount'

// States that content/ does not have today, rendered in isolation in a real browser.

test('the announcement shows a loading message until its file has loaded', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/announcement.pdf', async (route) => {
    await held
    await route.fulfill({ contentType: 'text/html', body: '<p>공고문</p>' })
  })
  await mount(
    page,
    `
    import { AnnouncementFile } from '@/components/sales/announcement-file'
    export const shown = <AnnouncementFile intro="공고문입니다." updated="2026-11-16" file={{ href: '/announcement.pdf', label: '임차인 모집공고', bytes: 1_240_000, sha256: 'a'.repeat(64) }} prevails="file" />
  `,
  )
  await expect(page.getByRole('status')).toHaveText('파일을 불러오는 중입니다.')
  await expect(page.getByRole('link', { name: /내려받기/ })).toBeVisible()
  release()
  await expect(page.frameLocator('iframe').getByText('공고문')).toBeVisible()
  await expect(page.getByRole('status')).toBeEmpty()
})

test('a film starts by itself, muted, while in view, and stops at its end', async ({ page }) => {
  await page.route('**/film.webm', (route) =>
    route.fulfill({ contentType: 'video/webm', body: readFileSync(new URL('../support/film.webm', import.meta.url)) }),
  )
  await mount(
    page,
    `
    import { VideoFile } from '@/components/video/video-file'
    export const shown = <VideoFile title="브랜드 영상" source={{ kind: 'file', files: [{ href: '/film.webm' }] }} />
  `,
  )
  const film = page.getByLabel('브랜드 영상')
  await expect(film).toHaveJSProperty('ended', true)
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('paused', true)
  expect(await film.evaluate((element: HTMLVideoElement) => element.played.length)).toBe(1)
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a film does not start by itself', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await mount(
      page,
      `
      import { VideoFile } from '@/components/video/video-file'
      export const shown = <VideoFile title="브랜드 영상" source={{ kind: 'file', files: [{ href: '/film.webm' }] }} />
    `,
    )
    await expect(page.getByLabel('브랜드 영상')).toHaveJSProperty('paused', true)
    expect(asked.filter((url) => url.endsWith('.webm'))).toEqual([])
  })
})

test('a part that does not load within 120 s shows an error and offers a reload; input beside it stays', async ({ page }) => {
  await page.clock.install()
  await mount(
    page,
    `
    import { lazy, Suspense } from 'react'
    import { LazyBoundary, loadPart } from '@/components/ui/lazy-boundary'
    const Slider = lazy(() => loadPart('사진 슬라이더', () => new Promise(() => undefined)))
    export const shown = <><input aria-label="이름" /><LazyBoundary><Suspense fallback={<p>기다리는 중</p>}><Slider /></Suspense></LazyBoundary></>
  `,
  )
  await expect(page.getByText('기다리는 중')).toBeVisible()
  await page.getByLabel('이름').fill('홍길동')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.clock.runFor(110_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(page.getByRole('alert')).toContainText('사진 슬라이더: 불러오는 데 시간이 너무 오래 걸립니다.')
  await expect(page.getByRole('button', { name: '새로고침' })).toBeVisible()
  await expect(page.getByLabel('이름')).toHaveValue('홍길동')
})
