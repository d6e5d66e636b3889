import { expect, test } from '@playwright/test'

test('a unit plan changes to 평 in drawing and table together, scrolls within its own viewport when larger, and fills the screen by keyboard', async ({
  page,
}) => {
  await page.goto('/FloorPlan/84A')
  const drawing = page.getByRole('img', { name: '84A 타입 평면도' })
  await test.step('areas', async () => {
    const table = page.getByRole('table', { name: '84A 타입 실별 면적' })
    await expect(table.getByRole('row', { name: /^합계/ })).toContainText('84.95 ㎡')
    await page.getByRole('radio', { name: '평', exact: true }).check()
    await expect(table.getByRole('row', { name: /^합계/ })).toContainText('25.70 평')
    await expect(drawing.getByText('㎡').first()).toBeHidden()
  })

  await test.step('twice as large', async () => {
    const before = await drawing.boundingBox()
    await page.getByRole('radio', { name: '2배' }).check()
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBeCloseTo((before?.width ?? 0) * 2, -1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
  })

  await test.step('full screen', async () => {
    const opener = page.getByRole('button', { name: '전체 화면' })
    await opener.click()
    const viewer = page.getByRole('dialog', { name: '84A 타입 평면도' })
    const shown = viewer.locator('svg')
    const fitted = (await shown.boundingBox())?.width ?? 0
    await page.keyboard.press('+')
    await expect.poll(async () => (await shown.boundingBox())?.width ?? 0).toBeGreaterThan(fitted * 1.4)
    await viewer.getByRole('button', { name: '화면에 맞춤' }).click()
    await expect.poll(async () => (await shown.boundingBox())?.width ?? 0).toBeCloseTo(fitted, 0)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test("every room's number is in a visible list: in a low or narrow window, on the home page, in full screen", async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 600],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/FloorPlan/114B')
    // Labels of its three narrow rooms: numbers, or names.
    const numbers = page.getByRole('img', { name: '84D 타입 평면도' }).getByText('1', { exact: true })
    const legend = page.getByRole('list', { name: '84D 타입 평면도의 번호' })
    expect(await numbers.isVisible(), `${width} px`).toBe(await legend.isVisible())
  }
  await page.getByRole('button', { name: '전체 화면' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('list')).toContainText('드레스룸')
  await expect(viewer.locator('text', { hasText: '드레스룸' })).toBeHidden()
  for (let times = 0; times < 2; times++) await viewer.getByRole('button', { name: '확대' }).click()
  await expect(viewer.locator('text', { hasText: '드레스룸' })).toBeVisible()
  await expect(viewer.getByRole('list')).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const units = page.locator('#units')
  await units.getByRole('tab', { name: '84D' }).click()
  await expect(units.getByRole('img', { name: '84D 타입 평면도' }).locator('text', { hasText: '드레스룸' })).toBeVisible()
})

test.describe('a unit plan on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [type, slug] of [
    ['59A', '59A'],
    ['59B', '59B'],
    ['84A', '84A'],
    ['84B', '84B'],
    ['84C', '114A'],
    ['84D', '114B'],
  ] as const)
    test(`${type}: the name of the narrow 실외기실 stands on one line, between its walls`, async ({ page }) => {
      await page.goto(`/FloorPlan/${slug}`)
      const drawing = page.getByRole('img', { name: `${type} 타입 평면도` })
      const label = drawing.locator('text', { hasText: '실외기실' })
      await expect(label).toHaveCount(1)
      await expect(label).toBeVisible()
      // Lengths of the drawing are cm: the narrowest of these rooms is 148 cm wide.
      expect(await label.evaluate((text: SVGTextElement) => text.getBBox().width)).toBeLessThanOrEqual(148)
    })

  test('a room too narrow for its name has a number, which the list under the drawing explains', async ({ page }) => {
    await page.goto('/FloorPlan/59A')
    const list = page.getByRole('list', { name: '59A 타입 평면도의 번호' })
    await expect(list).toContainText('드레스룸')
    const drawing = page.getByRole('img', { name: '59A 타입 평면도' })
    // plan-labels.test.tsx computes the height of letters at the window's width; here a scrollbar takes 15 px of it.
    expect((await drawing.boundingBox())!.width, 'from edge to edge').toBeCloseTo((await page.locator('main').boundingBox())!.width, 0)
    for (const [index, name] of (await list.getByRole('listitem').allInnerTexts()).entries()) {
      await expect(drawing.locator('circle + text', { hasText: new RegExp(`^${index + 1}$`) })).toBeVisible()
      await expect(drawing.locator('text', { hasText: name })).toBeHidden()
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(list).toBeHidden()
    await expect(drawing.locator('text', { hasText: '드레스룸' })).toBeVisible()
  })
})

test.describe('the complex', () => {
  test('the table beside the site plan adds up to 45 buildings and 912 rental households', async ({ page }) => {
    await page.goto('/ComplexGuide/intro')
    const total = page.getByRole('table', { name: '단지별 규모' }).getByRole('row', { name: /^합계/ })
    await expect(total).toContainText('45')
    await expect(total).toContainText('5,329')
    await expect(total).toContainText('912')
  })

  test('the elevations and a table name the rental lines', async ({ page }) => {
    await page.goto('/ComplexGuide/detailintro')
    await expect(page.getByRole('img', { name: /^101동 33층: 1호 라인 59A 2~33층/ })).toBeVisible()
    await page.getByText('1단지 동·호 라인 표로 보기').click()
    await expect(page.getByRole('table', { name: '1단지 임대 라인' }).getByRole('row', { name: /^합계/ })).toContainText('248')
  })

  test('on a phone a chosen type shows its elevations alone, also those of a closed fold, and keeps its colour alone, full screen too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ComplexGuide/detailintro')
    const elevation = (building: number) => page.getByRole('img', { name: new RegExp(`^${building}동 \\d+층:`) })
    await expect(elevation(101)).toBeVisible()
    await expect(elevation(310)).toBeHidden()
    await page.getByRole('radio', { name: /^84D/ }).check()
    await expect(elevation(310)).toBeVisible()
    await expect(elevation(101)).toBeHidden()
    await page.getByRole('button', { name: '전체 화면', exact: true }).click()
    const number = (building: number) => page.getByRole('dialog').locator('text', { hasText: new RegExp(`^${building}$`) })
    await expect(number(310)).toHaveCSS('opacity', '1')
    await expect(number(101)).toHaveCSS('opacity', '0.12')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the plan is visible, and its size and unit can be changed', async ({ page }) => {
    await page.goto('/FloorPlan/114A')
    await expect(page.getByRole('img', { name: '84C 타입 평면도' })).toBeVisible()
    await page.getByRole('radio', { name: '3배' }).check()
    await page.getByRole('radio', { name: '평', exact: true }).check()
    await expect(page.getByRole('table', { name: '84C 타입 실별 면적' }).getByText('평').first()).toBeVisible()
  })
})
