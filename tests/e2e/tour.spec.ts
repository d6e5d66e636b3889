import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { tours } from '@/content/tours'
import { atNight } from '@/tests/support/at-night'
import { accessibilityFindings } from '@/tests/support/axe'

const tab = tours!.tabs[0]!

// The slowest tests of all share nothing: on one worker they would finish last.
test.describe.configure({ mode: 'parallel' })

test('two groups of complexes as tabs, each with pictures of its rooms; the real model house with address and hours', async ({ page }) => {
  await page.goto('/FloorPlan/Emodel')
  const visit = page.getByRole('region', { name: '직접 보는 모델하우스' })
  await expect(visit).toContainText('관람 시간')
  await expect(visit.getByRole('link', { name: '방문예약' })).toBeVisible()
  await expect(visit.getByRole('link', { name: /\d{4}/ })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('tab')).toHaveText([/1·2단지/, /3·5단지/])
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: '59A 이미지' }).getByRole('img')).toHaveCount(3)
  await page.getByRole('tab', { name: /3·5단지/ }).click()
  await expect(page.getByRole('region', { name: '84A 이미지' }).getByRole('img')).toHaveCount(3)
})

test('an unknown tour is not found; content has one of its own', async ({ request }) => {
  expect(tab.source).toHaveProperty('scenes')
  expect((await request.get('/tour/complex-9')).status()).toBe(404)
})

test.describe('a tour of our own', () => {
  // The processor renders panoramas here: smaller and coarser is faster.
  test.use({ viewport: { width: 960, height: 720 }, deviceScaleFactor: 0.5 })
  test.describe.configure({ timeout: 120_000 })

  const poster = `${tab.title} VR 보기`
  const address = `/tour/${tab.key}`

  /** Asserts that the status line names the failure and the remedy, and that nothing is loading any more. */
  async function saysOnlyWhatFailed(page: Page) {
    await expect(page.getByRole('status').filter({ hasText: /VR을 불러오지 못했습니다.*(새로고침|다시 시도)/ })).toBeVisible()
    expect(await page.getByRole('main').ariaSnapshot()).not.toContain('불러오는 중')
  }

  /** The test draws its own rooms: it does not depend on the renders or wait for them. */
  async function drawRooms(page: Page) {
    const room = await sharp({ create: { width: 512, height: 256, channels: 3, background: '#cdbfa8' } })
      .png()
      .toBuffer()
    await page.route('**/panoramas/**', (route) => route.fulfill({ contentType: 'image/png', body: room }))
  }
  test.beforeEach(({ page }) => drawRooms(page))

  const frameOf = (page: Page) => page.frameLocator(`iframe[title="${tab.title} 모델하우스 VR"]`).first()
  const room = (tour: Page | FrameLocator, name: string) => tour.getByRole('navigation', { name: '공간 이동' }).getByRole('button', { name })
  const map = (tour: Page | FrameLocator) => tour.getByRole('img', { name: /평면도/ })
  const direction = async (tour: Page | FrameLocator) =>
    Number(/rotate\((\d+)\)/.exec((await tour.locator('[data-field-of-view]').getAttribute('transform')) ?? '')?.[1])

  const begun = (tour: Page | FrameLocator) => expect(tour.getByRole('status')).toHaveText('거실입니다.', { timeout: 30_000 })

  async function openAlone(page: Page) {
    await page.goto(address)
    await begun(page)
  }

  test('is fetched after a click on its poster, not before; moves from room to room by its list; unloads when the page’s bar closes it', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/FloorPlan/Emodel', { waitUntil: 'networkidle' })
    const before = asked.length
    expect(asked.filter((url) => /\/tour\/|\/panoramas\//.test(url))).toEqual([])

    await page.getByText(poster).click()
    await begun(frameOf(page))
    for (const part of [frameOf(page).getByRole('group', { name: '화면 조작' }), frameOf(page).getByRole('navigation', { name: '공간 이동' })])
      await expect(part).toBeInViewport({ ratio: 1 })
    expect(asked.slice(before).some((url) => url.includes('/panoramas/'))).toBe(true)
    await expect(frameOf(page).getByRole('link', { name: 'VR 닫기' })).toHaveCount(0)

    const tour = frameOf(page)
    for (const name of ['주방/식당', '안방', '욕실', '현관']) {
      await room(tour, name).click()
      await expect(tour.getByRole('status')).toHaveText(`${name}입니다.`)
      await expect(room(tour, name)).toHaveAttribute('aria-current', 'true')
      await expect(map(tour)).toHaveAccessibleName(new RegExp(`평면도: ${name}에서`))
    }

    await page.getByText('VR 닫기').first().click()
    await expect.poll(() => page.frames().filter((frame) => frame.url().includes('/tour/')).length).toBe(0)
    await expect(page.getByRole('region', { name: '59A 이미지' })).toBeVisible()
  })

  test('fills the window while open; Escape, inside and outside, and tabbing past it lead back into the page', async ({ page }) => {
    await page.goto('/FloorPlan/Emodel')
    const opener = page.locator('summary').filter({ hasText: poster })
    const frame = page.locator('iframe').first()
    for (const leave of [
      () => page.keyboard.press('Escape'),
      async () => {
        await frameOf(page).getByRole('application').focus()
        await page.keyboard.press('Escape')
      },
    ]) {
      await opener.focus()
      await page.keyboard.press('Enter')
      await begun(frameOf(page))
      // The window without its bar: no gutter for a scrollbar.
      await expect
        .poll(async () => {
          const [shown, size] = [(await frame.boundingBox())!, page.viewportSize()!]
          return [size.width - shown.width, size.height - shown.height < 60]
        })
        .toEqual([0, true])
      await leave()
      await expect(frame).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(frame).toBeVisible()
    await page.getByRole('region', { name: '직접 보는 모델하우스' }).getByRole('link', { name: '방문예약' }).focus()
    await expect(frame).toBeHidden()
  })

  test('Back closes an open tour, and the page scrolls as before', async ({ page }) => {
    await page.goto('/FloorPlan/Emodel', { waitUntil: 'networkidle' })
    const scrolling = () =>
      page.evaluate(() => {
        const { overflow, scrollbarGutter } = getComputedStyle(document.documentElement)
        return { overflow, scrollbarGutter, width: document.body.clientWidth }
      })
    const before = await scrolling()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByText(poster).click()
    await expect.poll(scrolling).toMatchObject({ overflow: 'hidden', scrollbarGutter: 'auto' })
    await page.goBack()
    await expect(page.locator('iframe').first()).toBeHidden()
    await expect(page).toHaveURL('/FloorPlan/Emodel')
    await expect.poll(scrolling).toEqual(before)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('a room of the isometric view opens the tour there, and the tour links to the days of a visit', async ({ page }) => {
    await page.goto('/FloorPlan/59A')
    await page.getByRole('radio', { name: '입체도' }).check()
    const bedroom = page.getByRole('link', { name: '안방 VR로 보기' })
    const { width, height } = (await bedroom.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await bedroom.click()
    await expect(page).toHaveURL(`${address}#bedroom`)
    await expect(page.getByRole('status')).toHaveText('안방입니다.', { timeout: 30_000 })
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('link', { name: '방문예약' }).click()
    await expect(page).toHaveURL('/visit')
  })

  test(
    'Back, its X and Escape lead from the room back to the isometric view, without a history entry of their own',
    { tag: '@volume' },
    async ({ context }) => {
      const back = (page: Page) => page.goBack()
      const cross = (page: Page) => page.getByRole('link', { name: 'VR 닫기' }).click()
      // Clicks the X (tour-controls.tsx), so that by day it stands for both.
      const escape = (page: Page) => page.keyboard.press('Escape')
      for (const close of atNight([back, cross, escape], [back, escape])) {
        const page = await context.newPage()
        await drawRooms(page)
        await page.goto('/FloorPlan/59A')
        await page.getByRole('radio', { name: '입체도' }).check()
        await page.getByRole('link', { name: '안방 VR로 보기' }).click()
        await expect(page.getByRole('status')).toHaveText('안방입니다.', { timeout: 30_000 })
        await close(page)
        await expect(page).toHaveURL('/FloorPlan/59A')
        await expect(page.getByRole('link', { name: '안방 VR로 보기' })).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL('about:blank')
        await page.close()
      }
    },
  )

  /** Holds an arrow key until the condition holds: machines turn the view at different speeds. */
  async function turnUntil(page: Page, reached: () => Promise<boolean>) {
    await page.getByRole('application').focus()
    await page.keyboard.down('ArrowRight')
    await expect.poll(reached, { intervals: [100], timeout: 20_000 }).toBe(true)
    await page.keyboard.up('ArrowRight')
  }

  test('moves by a floor mark, by keys and by the pointer; turns with the arrow keys, and the map with it', async ({ page }) => {
    await openAlone(page)
    const mark = (name: string) => page.getByRole('button', { name: `${name} 공간으로 이동` })
    await turnUntil(page, async () => (await mark('주방/식당').count()) === 1)
    await mark('주방/식당').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('주방/식당입니다.')

    // A floor mark out of view takes the focus, too, and the view turns to it.
    await turnUntil(page, async () => (await mark('거실').count()) === 1)
    await mark('거실').focus()
    await expect(mark('거실')).toBeInViewport({ ratio: 1 })
    await mark('거실').click()
    await expect(page.getByRole('status')).toHaveText('거실입니다.')

    // The map turns with the view, and floor marks stay beneath it.
    const before = await direction(page)
    await turnUntil(page, async () => ((await direction(page)) - before + 360) % 360 > 45)

    const onTop = () =>
      page.evaluate(() => {
        const map = document.querySelector('figure')?.getBoundingClientRect()
        for (const button of document.querySelectorAll('button')) {
          if (!map || !button.textContent.endsWith('공간으로 이동')) continue
          const mark = button.getBoundingClientRect()
          const [x, y] = [(mark.left + mark.right) / 2, mark.bottom - mark.height / 4]
          if (x > map.left && x < map.right && y > map.top && y < map.bottom) return document.elementFromPoint(x, y)?.closest('figure') ? 'map' : 'mark'
        }
        return null
      })
    let seen: string | null = null
    await turnUntil(page, async () => (seen = await onTop()) !== null)
    expect(seen).toBe('map')
  })

  test('is hidden from search engines; its controls turn, zoom and hide the map, and it does not violate its policy', async ({ page }) => {
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await openAlone(page)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('link', { name: 'VR 닫기' })).toHaveAttribute('href', '/FloorPlan/59A')

    await page.keyboard.press('Tab')
    await expect(page.getByRole('application')).toBeFocused()
    expect(await page.getByRole('application').evaluate((viewport) => getComputedStyle(viewport, '::after').boxShadow)).toContain('inset')

    // Without a drag.
    const before = await direction(page)
    await page.getByRole('button', { name: '오른쪽 보기' }).click()
    await expect.poll(async () => ((await direction(page)) - before + 360) % 360, { timeout: 20_000 }).toBeGreaterThan(25)
    await expect(map(page)).not.toHaveAccessibleName(/남쪽을/)
    await expect(page.getByRole('status')).toHaveText(/^거실, .+을 보고 있습니다\.$/)
    await page.getByRole('button', { name: '왼쪽 보기' }).click()
    await expect.poll(async () => Math.abs((await direction(page)) - before), { timeout: 20_000 }).toBeLessThan(3)

    const sector = page.locator('[data-field-of-view]')
    const wide = await sector.getAttribute('d')
    await expect(page.getByRole('group', { name: '화면 조작' }).getByRole('button').filter({ visible: true })).toHaveCount(3)
    await page.getByText('더 보기').click()
    await page.getByRole('button', { name: '확대' }).click()
    await expect(sector).not.toHaveAttribute('d', wide ?? '')

    const button = page.getByRole('button', { name: '평면도' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expect(map(page)).toBeHidden()
    await button.click()
    await expect(map(page)).toBeVisible()
    expect(faults).toEqual([])
  })

  test('a room that fails to load shows an error and can be retried; without its viewer it shows the error in its status line', async ({ page }) => {
    const lost = /\/panoramas\/[^/]*kitchen/
    await page.route(lost, (route) => route.abort())
    await openAlone(page)
    await room(page, '주방/식당').click()
    await expect(page.getByRole('alert').filter({ hasText: '주방/식당 화면을 불러오지 못했습니다' })).toBeVisible()
    await page.unroute(lost)
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('status')).toHaveText('주방/식당입니다.')

    // Without its viewer.
    const viewer = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/_next/') && name.endsWith('.js')),
    )
    // The viewer is fetched last of all.
    await page.route(viewer.at(-1)!, (route) => route.abort())
    await page.reload()
    await saysOnlyWhatFailed(page)
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
  })

  test('a phone and a low frame have no barriers, and at 320 px a focused room is not covered by the link to a visit', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 620 })
    await openAlone(page)
    expect(await accessibilityFindings(page), 'on a phone').toEqual([])
    await page.setViewportSize({ width: 350, height: 262 })
    expect(await accessibilityFindings(page), 'in a low frame').toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    const visit = page.getByRole('navigation', { name: '공간 이동' }).getByRole('link', { name: '방문예약' })
    for (const name of ['거실', '주방/식당', '안방', '욕실', '현관']) {
      await room(page, name).focus()
      await expect.poll(async () => (await room(page, name).boundingBox())!.x).toBeGreaterThanOrEqual(0)
      const [at, way] = [(await room(page, name).boundingBox())!, (await visit.boundingBox())!]
      expect.soft(at.x + at.width, name).toBeLessThanOrEqual(way.x + 1)
    }
    await expect(visit).toBeInViewport({ ratio: 1 })
  })

  test('without its scripts it shows an error with a reload link and pictures: at once on failure, after 120 s without a response', async ({ page }) => {
    const alert = page.getByRole('alert').filter({ hasText: 'VR을 불러오지 못했습니다' })
    await page.clock.install()
    await page.route(/\/_next\/.*\.js/, () => undefined)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByText('거실 불러오는 중')).toBeVisible()
    // The fake clock also runs by itself.
    await page.clock.fastForward(100_000)
    await expect(alert).toBeHidden()
    await page.clock.fastForward(20_000)
    await expect(alert).toBeVisible()
    await saysOnlyWhatFailed(page)
    await expect(page.getByRole('main').getByRole('img').last()).toBeVisible()
    await page.unroute(/\/_next\/.*\.js/)
    await page.getByRole('link', { name: '새로고침' }).click()
    await page.clock.runFor(11_000)
    await begun(page)
    await expect(alert).toBeHidden()

    await page.route(/\/_next\/.*\.js/, (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('main').click()
    await expect(alert).toBeVisible()
    await saysOnlyWhatFailed(page)
  })

  test('Back closes it on the home page although its scripts are missing', async ({ page }) => {
    await page.route('**/tour/**', (route) => route.abort())
    await page.route(/\/_next\/.*\.js/, (route) => route.abort())
    await page.goto('/')
    await page.locator('#units').getByRole('heading', { name: '모델하우스' }).click()
    await page.getByText(poster).click()
    await expect(page.locator('#units iframe').first()).toBeVisible()
    await page.goBack()
    await expect(page.locator('#units iframe').first()).toBeHidden()
    await expect(page).toHaveURL('/')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('its page shows pictures of the rooms', async ({ page }) => {
      await page.goto(address)
      // Queries by role and text ignore <noscript>.
      await expect(page.locator('noscript p').first()).toContainText('JavaScript를 켜 주세요')
      await expect(page.locator('noscript img').first()).toBeVisible()
      await expect(page.getByText('거실 불러오는 중')).toBeHidden()
    })
  })
})
