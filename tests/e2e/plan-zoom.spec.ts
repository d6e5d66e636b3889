import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { atNight } from '../support/at-night'

const PLAN = '/FloorPlan/84A'
const MAPS = '/LocationEnvironment/intro'

/** The drawing, once its script handles it. */
const zoomable = async (page: Page, label: string, known = page.getByRole('group', { name: new RegExp(`^${label},`) })) => {
  const root = page.locator('[data-zoomable]').filter({ has: known })
  await root.scrollIntoViewIfNeeded()
  await expect(root).toHaveAttribute('data-zoom-live', '')
  return {
    root,
    viewport: root.locator('[data-zoom-viewport]'),
    width: () => root.locator('[data-zoom-content]').evaluate((content) => content.getBoundingClientRect().width),
  }
}

/** Two fingers on a real touch screen, from one distance to another around a point. */
async function pinch(client: CDPSession, x: number, y: number, from: number, to: number) {
  const fingers = (distance: number) => [
    { x: x - distance / 2, y, id: 0 },
    { x: x + distance / 2, y, id: 1 },
  ]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (let step = 1; step <= 5; step++)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(from + ((to - from) * step) / 5) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** One finger, upwards for a negative distance. */
async function swipe(client: CDPSession, x: number, y: number, distance: number) {
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= 8; step++) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + (distance * step) / 8 }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

for (const [path, label] of [
  [PLAN, '84A 타입 평면도'],
  [MAPS, '광역 위치도'],
  [MAPS, '너울지구 위치도'],
  ['/ComplexGuide/intro', '단지배치도'],
  ['/ComplexGuide/detailintro', '동호배치도'],
] as const) {
  test(`${label}: Ctrl and the wheel enlarge, keys do, and nothing below moves`, async ({ page }) => {
    await page.goto(path)
    const { root, viewport, width } = await zoomable(page, label)
    await viewport.scrollIntoViewIfNeeded()
    const whole = await width()
    const height = (await root.boundingBox())?.height ?? 0
    await viewport.hover()
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -300)
    await page.keyboard.up('Control')
    await expect.poll(width).toBeGreaterThan(whole * 1.5)
    expect((await root.boundingBox())?.height).toBeCloseTo(height, 0)
    await viewport.focus()
    await page.keyboard.press('0')
    await expect.poll(width).toBeCloseTo(whole, 0)
    await page.keyboard.press('+')
    await expect.poll(width).toBeCloseTo(whole * 1.5, -1)
    await page.keyboard.press('-')
    await expect.poll(width).toBeCloseTo(whole, 0)
  })
}

for (const width of [390, 1440])
  test(`three times as large, a plan of ${width} px still shows a room’s name`, { tag: '@volume' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const type of atNight(['59A', '59B', '84A', '84B', '114A', '114B'], ['59A', '114B'])) {
      await page.goto(`/FloorPlan/${type}`)
      const { root, viewport } = await zoomable(page, '평면도', page.getByRole('img', { name: /평면도/ }))
      await root.getByText('3배', { exact: true }).click()
      const names = viewport.locator('text:has([data-unit])').filter({ visible: true })
      const [seen, frame] = [
        await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON() as DOMRect)),
        (await viewport.boundingBox())!,
      ]
      expect
        .soft(
          seen.filter(
            ({ left, right, top, bottom }) => left >= frame.x && right <= frame.x + frame.width && top >= frame.y && bottom <= frame.y + frame.height,
          ),
          type,
        )
        .not.toEqual([])
    }
  })

for (const width of [390, 1440]) {
  for (const path of [PLAN, '/FloorPlan/59B', MAPS, '/ComplexGuide/intro']) {
    test(
      `${path} at ${width} px: nothing moves under a finger as the script loads`,
      { tag: width === 390 || path === PLAN ? [] : ['@nightly'] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        let release = () => {}
        const held = new Promise<void>((resolve) => (release = resolve))
        await page.route(/\/_next\/static\/.*\.js/, async (route) => {
          await held
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.evaluate(() => document.fonts.ready)
        const drawings = page.locator('[data-zoomable]').filter({ visible: true })
        const places = () =>
          drawings.evaluateAll((elements) =>
            elements.map((drawing) =>
              [drawing, ...drawing.querySelectorAll('label')].map((element) => {
                const { left, top, height } = element.getBoundingClientRect()
                return [left, top + scrollY, height].map(Math.round)
              }),
            ),
          )
        const before = await places()
        release()
        for (const drawing of await drawings.all()) {
          await drawing.scrollIntoViewIfNeeded()
          await expect(drawing).toHaveAttribute('data-zoom-live', '')
        }
        expect(before.flat().length).toBeGreaterThan(3)
        expect(await places()).toEqual(before)
      },
    )
  }
}

test('a wheel without Ctrl scrolls the page past a drawing', async ({ page }) => {
  await page.goto(MAPS)
  const { viewport, width } = await zoomable(page, '광역 위치도')
  await viewport.scrollIntoViewIfNeeded()
  const [whole, top] = [await width(), await page.evaluate(() => window.scrollY)]
  await viewport.hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top)
  expect(await width()).toBeCloseTo(whole, 0)
})

test('a drag of the mouse moves an enlarged drawing; the level that fits can be chosen again', async ({ page }) => {
  await page.goto(PLAN)
  const { root, viewport } = await zoomable(page, '84A 타입 평면도')
  await root.getByRole('radio', { name: '3배' }).check()
  const scrolled = () => viewport.evaluate((element) => element.scrollLeft)
  const before = await scrolled()
  await viewport.hover({ position: { x: 300, y: 200 } })
  await page.mouse.down()
  await page.mouse.move(200, 300, { steps: 4 })
  await page.mouse.up()
  await expect.poll(scrolled).not.toBe(before)
  await viewport.focus()
  await page.keyboard.press('0')
  await expect(root.getByRole('radio', { name: '1배' })).toBeChecked()
})

test('Back leaves the full screen together with its page, and the page before can be read and scrolled', async ({ page }) => {
  await page.goto('/FloorPlan/59A', { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page
    .getByRole('navigation', { name: /하위 메뉴/ })
    .locator(`a[href="${PLAN}"]`)
    .click()
  await expect(page).toHaveURL(PLAN)
  const { root } = await zoomable(page, '84A 타입 평면도')
  await root.getByRole('button', { name: '전체 화면', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '84A 타입 평면도' })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.goBack()
  await expect(page).toHaveURL('/FloorPlan/59A')
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('two fingers enlarge the drawing around the point between them, not the page; one finger scrolls the page', async ({ page }) => {
    const client = await page.context().newCDPSession(page)
    await page.goto(MAPS)
    const { viewport, width } = await zoomable(page, '너울지구 위치도')
    await viewport.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const whole = await width()
    const box = await viewport.boundingBox()
    if (!box) throw new Error('the map is not shown')
    await pinch(client, box.x + box.width / 2, box.y + box.height / 2, 60, 150)
    await expect.poll(width).toBeGreaterThan(whole * 2)
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBeCloseTo(1, 1)
    const middle = await viewport.evaluate((element) => (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth)
    expect(middle).toBeCloseTo(0.5, 1)

    await pinch(client, box.x + box.width / 2, box.y + box.height / 2, 200, 40)
    await expect.poll(width).toBeCloseTo(whole, 0)
    const top = await page.evaluate(() => window.scrollY)
    await swipe(client, box.x + box.width / 2, box.y + box.height / 2, -120)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top)
  })
})

test.describe('on a handheld screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  test('a wide drawing is rotated in full screen, as large as the screen allows, and is whole', async ({ page }) => {
    await page.goto('/ComplexGuide/intro')
    await page.getByRole('button', { name: '전체 화면', exact: true }).click()
    const viewer = page.getByRole('dialog', { name: '단지배치도' })
    const shown = async () => (await viewer.locator('svg').first().boundingBox())!
    await expect.poll(async () => (await shown()).height).toBeGreaterThan(440)
    expect((await shown()).width).toBeGreaterThan(330)
    const box = await shown()
    expect([box.x >= 0, box.y >= 0, box.x + box.width <= 390]).toEqual([true, true, true])
    await viewer.getByRole('button', { name: '확대' }).click()
    await expect.poll(async () => (await shown()).width).toBeGreaterThan(400)
    await expect(page.locator('html'), 'the page stands still behind it').toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })
})

test.describe('on the home page', () => {
  test('the wheel over a map scrolls to the next section, and full screen shows the map whole', async ({ page }) => {
    await page.goto('/')
    // The image names a small drawing, and after the first interaction its button; its window explains how to move it.
    const { viewport } = await zoomable(page, '너울지구 위치도', page.getByRole('img', { name: /^너울지구 위치도/ }))
    await page.locator('#business').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await viewport.hover()
    await page.mouse.wheel(0, 120)
    await expect.poll(() => page.evaluate(() => Math.abs(document.getElementById('living')?.getBoundingClientRect().top ?? 999))).toBeLessThan(4)

    await page.locator('#business').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    const opener = page.getByRole('button', { name: '너울지구 위치도 전체 화면' })
    await opener.click()
    const viewer = page.getByRole('dialog', { name: '너울지구 위치도' })
    expect((await viewer.locator('svg').boundingBox())?.width ?? 0).toBeGreaterThan(900)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
})
