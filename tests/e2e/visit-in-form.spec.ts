import { expect, test, type Locator, type Page } from '@playwright/test'
import { attempt } from '../support/attempt'
import { accessibilityFindings } from '../support/axe'
import { dayAhead, takePlaces } from '../support/bookings'
import { fillSlowly } from '../support/fill-slowly'
import { holdFramework } from '../support/framework'
import { arrowTo, focusIsSeen, tabTo } from '../support/keyboard'
import { freshPhone } from '../support/people'
import { SITE_CUSTOMER_PATH } from '../support/press-site'
import { resize } from '../support/resize'
import { BOX, book, choose, CUSTOMER, dayIn, openPage, pageForm, type } from '../support/visit-form'

/* Booking a visit within other forms: the popup's, and those of the customer pages. */

const popup = (page: Page) => page.getByRole('dialog', { name: /등록/ })
const popupForm = (page: Page) => popup(page).getByRole('form')
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function openPopup(page: Page): Promise<Locator> {
  await page.goto('/Brand/intro')
  await page.locator('[data-popup-open]:visible').first().click()
  await expect(popupForm(page)).toHaveJSProperty('noValidate', true)
  return popupForm(page)
}
/** At the width of a phone and of a desktop; restores the window. */
async function expectNoFindings(page: Page): Promise<void> {
  const own = page.viewportSize()!
  for (const width of [320, 1440]) {
    await resize(page, { ...own, width })
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    expect(await accessibilityFindings(page), `${width} px`).toEqual([])
  }
  await resize(page, own)
}

/** Addresses of the times that the page requested. */
function asked(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/visit-times')) addresses.push(new URL(request.url()).search)
  })
  return addresses
}

test.beforeEach(({ page }) => fillSlowly(page))

for (const [index, { path, ...viewport }] of [
  { width: 320, height: 640, path: CUSTOMER },
  { width: 1440, height: 900, path: SITE_CUSTOMER_PATH },
].entries())
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 500 })

    test('in the popup: a day, a time, a booking, with nothing fetched before the box is ticked', { tag: '@smoke' }, async ({ page }) => {
      const day = dayAhead(26)
      const addresses = asked(page)
      const form = await openPopup(page)
      await type(form)
      await expect(form.getByRole('textbox')).toHaveCount(3)
      expect(addresses).toEqual([])
      await form.getByLabel(BOX).check()
      await expect(form.getByRole('status').filter({ hasText: /빈 시간 \d+개. 시간을 골라 주세요./ })).toBeAttached()
      expect(addresses).toEqual([''])
      await choose(form, day, index === 0 ? '10:00' : '10:30')
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await accessibilityFindings(page)).toEqual([])
      await book(form).click()
      const told = popup(page).getByText(/10:[03]0, 3명 방문예약을 접수했습니다/)
      await expect(told).toBeFocused()
      await expect(popup(page).getByRole('listitem').filter({ hasText: '문자로 보냅니다' })).toBeVisible()
      expect(addresses).toEqual(['', `?day=${day}`])
      await page.keyboard.press('Escape')
      await page.locator('[data-popup-open]:visible').first().click()
      await expect(form.getByLabel(BOX)).not.toBeChecked()
      await expect(form.getByLabel('방문 시간')).toHaveCount(0)
    })

    test(`on ${path}: a time that is taken meanwhile, the free ones instead, and a booking`, async ({ page }) => {
      const day = dayAhead(27)
      const time = `${11 + index}:${attempt() % 2 ? 30 : '00'}`
      const form = await openPage(page, path)
      await type(form)
      await form.getByLabel('문의 내용').fill('84㎡를 보고 싶습니다')
      await form.getByLabel(BOX).check()
      await choose(form, day, time)
      await takePlaces(page, `${day}T${time}`)
      await book(form).click()
      await expect(form.getByLabel('방문 시간')).toHaveAccessibleDescription(new RegExp(`${time}에는 3명이 함께 오실 자리가 없습니다.*가까운 빈 시간`))
      await expect(form.getByLabel('방문 시간')).toBeFocused()
      await expect(form.getByLabel('문의 내용')).toHaveValue('84㎡를 보고 싶습니다')
      await expect(form.getByLabel('방문 인원')).toHaveValue('3')
      await expect(form.getByLabel('[필수] 개인정보')).toBeChecked()
      await expectNoFindings(page)
      await form.getByLabel('방문 시간').selectOption(`${day}T16:00`)
      await book(form).click()
      await expect(form.getByText(/16:00, 3명 방문예약을 접수했습니다/)).toBeVisible()
      await expect(form.getByLabel('이름')).toHaveValue('')
      await expect(form.getByLabel('방문 시간')).toHaveCount(0)
    })
  })

test.describe('in a window of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('with the keyboard alone: the popup, the box, a day, a time, a booking', async ({ page }) => {
    const day = dayAhead(28)
    await page.goto('/Brand/intro')
    const opener = page.locator('[data-popup-open]:visible').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const form = popupForm(page)
    await expect(form).toHaveJSProperty('noValidate', true)
    for (const [label, text] of [
      ['이름', '홍길동'],
      ['휴대전화', freshPhone()],
      ['생년월일', '950527'],
    ] as const) {
      await tabTo(page, form.getByLabel(label))
      await page.keyboard.type(text)
    }
    await tabTo(page, form.getByLabel('[필수] 개인정보'))
    await page.keyboard.press('Space')
    await tabTo(page, form.getByLabel(BOX))
    await page.keyboard.press('Space')
    const days = dayIn(form)
    await expect(days).toBeVisible()
    await expect(form.getByLabel(BOX)).toBeFocused()
    expect(await tabTo(page, days)).toBe(1)
    expect(await focusIsSeen(page)).toBe(true)
    await arrowTo(page, days, day)
    await expect(form.locator(`option[value="${day}T13:00"]`)).toBeAttached()
    await expect(days).toHaveValue(day)
    const times = form.getByLabel('방문 시간')
    expect(await tabTo(page, times)).toBe(1)
    await arrowTo(page, times, `${day}T13:00`)
    await tabTo(page, book(form))
    expect(await focusIsSeen(page)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(popup(page).getByText(/13:00, 2명 방문예약을 접수했습니다/)).toBeFocused()
  })

  test('Back closes the popup; opened again it has the same input and choice', async ({ page }) => {
    const day = dayAhead(29)
    const form = await openPopup(page)
    await type(form)
    await form.getByLabel(BOX).check()
    await choose(form, day, '15:00')
    await page.goBack()
    await expect(popup(page)).toBeHidden()
    await expect(page).toHaveURL('/Brand/intro')
    await page.locator('[data-popup-open]:visible').first().click()
    await expect(form.getByLabel('이름')).toHaveValue('홍길동')
    await expect(form.getByLabel('방문 시간')).toHaveValue(`${day}T15:00`)
  })

  test('when times fail to load, the form shows an error, retries, and registers without a visit', async ({ page }) => {
    let failures = 2
    await page.route('**/api/visit-times*', (route) => (failures-- > 0 ? route.fulfill({ status: 503, json: { message: '' } }) : route.continue()))
    const form = await openPopup(page)
    await type(form)
    await form.getByLabel(BOX).check()
    await expect(form.getByText('예약할 수 있는 시간을 불러오지 못했습니다.')).toBeVisible()
    await expect(form.getByRole('link', { name: '방문예약 페이지에서 고르기' })).toHaveAttribute('href', '/visit')
    await expectNoFindings(page)
    await form.getByRole('button', { name: '다시 불러오기' }).click()
    await expect(form.getByText('예약할 수 있는 시간을 불러오지 못했습니다.')).toBeVisible()
    await form.getByRole('button', { name: '등록하기' }).click()
    await expect(popup(page).getByText('등록이 완료되었습니다.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('[data-popup-open]:visible').first().click()
    await form.getByLabel(BOX).check()
    await expect(form.getByLabel('방문 시간')).toBeVisible()
  })
})

test('a box ticked before the script has loaded opens once it has', async ({ page }) => {
  const release = await holdFramework(page)
  await page.goto(CUSTOMER, { waitUntil: 'commit' })
  await pageForm(page).getByLabel(BOX).check()
  release()
  await expect(pageForm(page).getByLabel('방문 시간')).toBeVisible()
})

test('when the booking part fails to load, the form is sent alone, and the next page has days, times and the input', async ({ page }) => {
  const form = await openPage(page, CUSTOMER)
  await type(form)
  await form.getByLabel('문의 내용').fill('84㎡를 보고 싶습니다')
  await page.route(/\/_next\/.*\.js/, (route) => route.abort())
  await form.getByLabel(BOX).check()
  await expect(form.getByText(/다음 화면에서 고르실 수 있습니다/)).toBeVisible()
  await page.unroute(/\/_next\/.*\.js/)
  await form.getByRole('button', { name: '등록하기' }).click()
  await expect(page).toHaveURL('/registration')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문 날짜와 시간 고르기')
  await expect(pageForm(page).getByLabel('문의 내용')).toHaveValue('84㎡를 보고 싶습니다')
  // The script takes over the open part.
  await choose(pageForm(page), dayAhead(29), '10:00')
  await book(pageForm(page)).click()
  await expect(page.getByRole('main').getByText(/10:00, 3명 방문예약을 접수했습니다/)).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록 완료')
  await expect(pageForm(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  const submit = (page: Page, name: string) => pageForm(page).getByRole('button', { name }).click()

  test('the popup’s button opens the customer page; from there a day, a time, a refusal and a booking, without losing input', async ({ page }) => {
    const [day, other, hour] = [dayAhead(26), dayAhead(28), 17 - attempt()]
    await page.goto('/Brand/intro')
    await page.getByRole('contentinfo').locator('[data-popup-open]').first().click()
    await expect(page).toHaveURL(CUSTOMER)
    await type(pageForm(page))
    await pageForm(page).getByLabel('문의 내용').fill('84㎡를 보고 싶습니다')
    await pageForm(page).getByLabel('[선택] 광고성').check()
    await pageForm(page).getByLabel(BOX).check()
    await submit(page, '등록하기')
    await expect(page).toHaveURL('/registration')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문 날짜와 시간 고르기')
    await expect(page.getByText('아직 등록되지 않았습니다')).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    await dayIn(pageForm(page)).selectOption(day)
    await submit(page, '시간 보기')
    await expect(dayIn(pageForm(page))).toHaveValue(day)
    await submit(page, '등록하기')
    await expect(page.getByRole('link', { name: '방문 시간을 골라 주세요.' })).toBeVisible()
    await takePlaces(page, `${day}T${hour - 1}:30`)
    await pageForm(page)
      .getByLabel('방문 시간')
      .selectOption(`${day}T${hour - 1}:30`)
    await pageForm(page).getByLabel('방문 인원').fill('3')
    // Another day, not requested: its times come first.
    await dayIn(pageForm(page)).selectOption(other)
    await submit(page, '등록하기')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문 날짜와 시간 고르기')
    await expect(pageForm(page).locator(`option[value="${other}T10:00"]`)).toBeAttached()
    await expect(pageForm(page).getByLabel('방문 인원')).toHaveValue('3')

    await takePlaces(page, `${other}T${hour}:00`)
    await pageForm(page).getByLabel('방문 시간').selectOption(`${other}T${hour}:00`)
    await submit(page, '등록하기')
    await expect(page.getByRole('link', { name: new RegExp(`${hour}:00에는 3명이 함께 오실 자리가 없습니다`) })).toBeVisible()
    await expect(pageForm(page).getByLabel('문의 내용')).toHaveValue('84㎡를 보고 싶습니다')
    await expect(pageForm(page).getByLabel('이름')).toHaveValue('홍길동')
    await expect(pageForm(page).getByLabel('[필수] 개인정보')).toBeChecked()
    await expect(pageForm(page).getByLabel('[선택] 광고성')).toBeChecked()
    await pageForm(page).getByLabel('방문 시간').selectOption(`${other}T12:30`)
    await submit(page, '등록하기')
    await expect(page.getByRole('status')).toContainText('12:30, 3명 방문예약을 접수했습니다')
  })

  test('Enter in a field sends the form; with the box unticked it registers without the chosen time', async ({ page }) => {
    await page.goto(CUSTOMER)
    await type(pageForm(page))
    await pageForm(page).getByLabel(BOX).check()
    await pageForm(page).getByLabel('이름').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문 날짜와 시간 고르기')
    await pageForm(page).getByLabel('방문 시간').selectOption({ index: 1 })
    await pageForm(page).getByLabel(BOX).uncheck()
    await pageForm(page).getByLabel('이름').press('Enter')
    await expect(page.getByRole('status')).toContainText('등록이 완료되었습니다')
  })
})

test('days and times are read by GET only, never cached, and one of them at a time', async ({ playwright, baseURL }) => {
  const context = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
  const answer = await context.get(`/api/visit-times?day=${dayAhead(26)}`)
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store'])
  expect(await answer.json()).toMatchObject({ day: dayAhead(26), peoplePerGroup: 6 })
  // An invalid day gets the first day with times.
  const other = (await (await context.get('/api/visit-times?day=%00')).json()) as { day: string; times: { at: string }[] }
  expect(other.times[0]?.at).toContain(other.day)
  expect((await context.post('/api/visit-times')).status()).toBe(405)
  await context.dispose()
})
