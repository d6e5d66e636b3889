import { expect, test, type Locator } from '@playwright/test'
import { doubleText } from '../support/large-text'
import { interestWay } from '../support/visit-form'

test('the footer takes less than 480 px, and unfolds the business details that the law demands', async ({ page }) => {
  await page.goto('/Brand/intro')
  const footer = page.getByRole('contentinfo')
  expect((await footer.boundingBox())!.height).toBeLessThan(480)
  await expect(footer.getByText('사업자등록번호')).toBeHidden()
  await footer.getByText('사업자 정보와 안내').click()
  await expect(footer.getByText('사업자등록번호')).toBeVisible()
})

test('the form is on the first screen of its page', async ({ page }) => {
  await page.goto('/Promotion/Customer')
  expect((await page.getByRole('main').getByLabel('이름').boundingBox())!.y).toBeLessThan(720)
})

test('a plan is on the first screen of its page, before its description and its table', async ({ page }) => {
  await page.goto('/FloorPlan/84A')
  const top = async (locator: Locator) => (await locator.boundingBox())!.y
  const main = page.getByRole('main')
  const drawing = await top(main.getByRole('group', { name: /평면도/ }).first())
  const words = await top(main.locator('#unit-plan'))
  expect(drawing).toBeLessThan(844)
  expect(words).toBeGreaterThan(drawing)
  expect(await top(main.getByRole('table', { name: /실별 면적/ }))).toBeGreaterThan(words)
})

test('the premium cards are one strip, of which the next one shows its edge', async ({ page }) => {
  await page.goto('/')
  const strip = page.locator('#premium ol')
  await strip.scrollIntoViewIfNeeded()
  expect((await strip.boundingBox())!.height).toBeLessThan(600)
  const second = await strip.locator('li').nth(1).boundingBox()
  expect(second!.x).toBeLessThan(390 - 24)
})

test('no letter of the header is smaller than 10 px', async ({ page }) => {
  await page.goto('/')
  const sizes = await page.locator('body > header a span').evaluateAll((all) => all.map((span) => parseFloat(getComputedStyle(span).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10)
})

test.describe('popup in a window of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('its close button stays however far it is scrolled; errors are announced above the fields', async ({ page }) => {
    await page.goto('/Brand/intro')
    await page.locator('[data-popup-open]:visible').last().click()
    const popup = page.getByRole('dialog')
    await interestWay(popup).check()
    const submit = popup.getByRole('button', { name: '등록하기' })
    await submit.scrollIntoViewIfNeeded()
    await expect(popup.getByRole('button', { name: '닫기', exact: true })).toBeInViewport({ ratio: 1 })
    await popup.getByLabel('이름').focus()
    await expect(popup.locator('form')).toHaveJSProperty('noValidate', true)
    await submit.click()
    const summary = popup.getByText('입력하신 내용을 확인해 주세요.')
    await expect(summary).toBeInViewport()
    expect((await summary.boundingBox())!.y).toBeLessThan((await popup.getByLabel('이름').boundingBox())!.y)
    // Disappears with the last error.
    await popup.getByLabel('이름').fill('홍길동')
    await popup.getByLabel('휴대전화').fill('010-1234-5678')
    await popup.getByLabel('[필수] 개인정보').check()
    await expect(summary).toBeVisible()
    await popup.getByLabel('생년월일').fill('950527')
    await expect(summary).toBeHidden()
  })

  test('after a registration it shows the next steps, and where and when the model house is open', async ({ page }) => {
    await page.route('**/api/registrations', (route) => route.fulfill({ status: 201, json: {} }))
    await page.goto('/Brand/intro')
    await page.locator('[data-popup-open]:visible').last().click()
    const popup = page.getByRole('dialog')
    await interestWay(popup).check()
    await popup.getByLabel('이름').fill('홍길동')
    await expect(popup.locator('form')).toHaveJSProperty('noValidate', true)
    await popup.getByLabel('휴대전화').fill('010-1234-5678')
    await popup.getByLabel('생년월일').fill('950527')
    await popup.getByLabel('[필수] 개인정보').check()
    await popup.getByRole('button', { name: '등록하기' }).click()
    await expect(popup.getByText('등록이 완료되었습니다')).toBeVisible()
    // Once: without the popup's own sentence.
    await expect(popup.getByText(/전화를 드[리립]/).filter({ visible: true })).toHaveCount(1)
    await expect(popup.getByText('너울중앙로 22')).toBeVisible()
    await expect(popup.getByRole('link', { name: '공급일정 보기' })).toHaveAttribute('href', '/BusinessGuide/plan')
  })
})

test('the header in English fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/en')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('distances are a table on foot and one by car on a phone, one row each', async ({ page }) => {
  await page.goto('/LocationEnvironment/intro')
  for (const means of ['도보', '승용차']) {
    const table = page.getByRole('table', { name: `단지에서 주요 시설까지, ${means}` })
    for (const row of await table.locator('tbody').getByRole('row').all()) expect((await row.boundingBox())!.height).toBeLessThan(60)
    expect((await table.boundingBox())!.width).toBeLessThanOrEqual(350)
  }
})

test('with text of 200 % no table is wider than the window, and no long cell narrower than half of it', async ({ page }) => {
  await doubleText(page)
  for (const path of ['/FloorPlan/84A', '/BusinessGuide/intro', '/SalesInfo/guide']) {
    await page.goto(path)
    const tables = await page.locator('main table').evaluateAll((all) => all.map((table) => table.getBoundingClientRect().width))
    expect(Math.max(...tables), path).toBeLessThanOrEqual(390)
    const cells = await page
      .locator('main tbody td')
      .evaluateAll((all) => all.filter((cell) => (cell.textContent ?? '').length > 20).map((cell) => cell.getBoundingClientRect().width))
    for (const width of cells) expect(width, path).toBeGreaterThan(195)
  }
})

test('with text of 200 % compared plans stand one below the other', async ({ page }) => {
  await doubleText(page)
  await page.goto('/FloorPlan/compare?type=59A&type=84A')
  const drawings = await page.getByRole('img', { name: /타입 평면도/ }).all()
  const [first, second] = await Promise.all(drawings.map(async (drawing) => (await drawing.boundingBox())!))
  expect(first!.width).toBeGreaterThan(195)
  expect(second!.y).toBeGreaterThan(first!.y + first!.height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('with text of 200 % the note on a picture and the path below it do not overlap', async ({ page }) => {
  await doubleText(page)
  await page.goto('/Brand/intro')
  const header = page.getByRole('main').locator('header')
  const note = (await header.getByText('이미지컷: 실제와 다를 수 있습니다').boundingBox())!
  const path = (await header.getByRole('navigation').boundingBox())!
  expect(path.y).toBeGreaterThanOrEqual(note.y + note.height)
})
