import { expect, test, type Locator, type Page } from '@playwright/test'
import { signInAsAdmin } from '../support/administrator'
import { attempt } from '../support/attempt'
import { accessibilityFindings } from '../support/axe'
import { bookVisit, dayAhead, postVisit, takePlaces } from '../support/bookings'
import { fillSlowly } from '../support/fill-slowly'
import { holdFramework } from '../support/framework'
import { focusIsSeen, tabTo } from '../support/keyboard'
import { resize } from '../support/resize'
import { freshPhone } from '../support/people'
import { validBody } from '../support/valid-body'
import { book, choose, chooseDay, CUSTOMER, dayIn, openPage, pageForm as form, peopleIn, timeIn, type, visitWay } from '../support/visit-form'

async function fill(fields: Locator, { time, phone = freshPhone() }: { time: string; phone?: string }) {
  await timeIn(fields, time).check()
  const more = fields.getByRole('button', { name: '한 명 늘리기' })
  await ((await more.isVisible()) ? more.click() : peopleIn(fields, 3).check())
  await fields.getByLabel('이름').fill('홍길동')
  await fields.getByLabel('휴대전화').fill(phone)
  await fields.getByLabel('생년월일').fill('950527')
  await fields.getByLabel('문의 내용').fill('84㎡를 보고 싶습니다')
  await fields.getByLabel('[필수] 개인정보').check()
}
const submit = (page: Page) => book(form(page))

test.beforeEach(({ page }) => fillSlowly(page))

test('a visitor chooses a day and a time, and gets a place', { tag: '@smoke' }, async ({ page }) => {
  const day = dayAhead(3)
  await page.goto('/visit')
  await expect(form(page)).toHaveJSProperty('noValidate', true)
  await chooseDay(form(page), day)
  await expect(timeIn(form(page), `${day}T10:30`)).toBeEnabled()
  // The number of free places is no news where there are many.
  await expect(form(page).getByText(/\d+팀 남음/)).toHaveCount(0)
  await submit(page).click()
  await expect(form(page).getByText('방문 시간을 골라 주세요.')).toBeVisible()
  await fill(form(page), { time: `${day}T10:30` })
  await submit(page).click()
  await expect(page.getByRole('main').getByText(/10:30, 3명 방문예약을 접수했습니다/)).toBeVisible()
})

test('a day chosen before the scripts arrive gets its own times', async ({ page }) => {
  const day = dayAhead(3)
  const release = await holdFramework(page)
  await page.goto('/visit', { waitUntil: 'domcontentloaded' })
  await chooseDay(form(page), day)
  await expect(timeIn(form(page), `${day}T10:30`)).toHaveCount(0)
  release()
  await expect(timeIn(form(page), `${day}T10:30`)).toBeEnabled()
})

test('few places are counted', async ({ page }) => {
  const day = dayAhead(11)
  await takePlaces(page, `${day}T13:00`, 2)
  await page.goto(`/visit/${day}`)
  await expect(form(page).getByRole('radio', { name: /^13:00 3팀 남음|^13:00 2팀 남음/ })).toBeEnabled()
})

test('when a time was taken meanwhile, the next free ones are offered, and no input is lost', async ({ page }) => {
  const day = dayAhead(4)
  await page.goto(`/visit/${day}`)
  await form(page).getByLabel('이름').focus()
  await expect(form(page)).toHaveJSProperty('noValidate', true)
  await fill(form(page), { time: `${day}T17:00` })
  await takePlaces(page, `${day}T17:00`, 1)
  await submit(page).click()
  await expect(
    form(page)
      .getByText(/17:00에는 3명이 함께 오실 자리가 없습니다/)
      .first(),
  ).toBeVisible()
  await expect(form(page).getByLabel('문의 내용')).toHaveValue('84㎡를 보고 싶습니다')
  // The first free one is on the next day, which the form did not have.
  await timeIn(form(page), `${dayAhead(5)}T10:00`).check()
  await submit(page).click()
  await expect(page.getByRole('main').getByText(/10:00, 3명 방문예약을 접수했습니다/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('days, times, a refusal that keeps the input, and a booking', async ({ page }) => {
    const day = dayAhead(6)
    const phone = freshPhone()
    await page.goto(`/visit/${day}`)
    await takePlaces(page, `${day}T11:00`, 1)
    await fill(form(page), { time: `${day}T11:00`, phone })
    await submit(page).click()
    await expect(page).toHaveURL('/registration')
    await expect(page.getByRole('link', { name: /11:00에는 3명이 함께 오실 자리가 없습니다.*11:30/ })).toBeVisible()
    await expect(form(page).getByLabel('문의 내용')).toHaveValue('84㎡를 보고 싶습니다')
    await expect(peopleIn(form(page), 3)).toBeChecked()
    await timeIn(form(page), `${day}T11:30`).check()
    await submit(page).click()
    await expect(page.getByRole('status')).toContainText('11:30, 3명 방문예약을 접수했습니다')
    // A number may have one future visit: the SMS alone says so.
    await page.goto(`/visit/${day}`)
    await fill(form(page), { time: `${day}T12:00`, phone })
    await submit(page).click()
    await expect(page.getByRole('status')).toContainText('12:00, 3명 방문예약을 접수했습니다')
  })
})

test('both pages fit a phone of 320 px and have no axe findings', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/visit', `/visit/${dayAhead(7)}`]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    expect(await accessibilityFindings(page)).toEqual([])
  }
})

test('an invalid day is not found, and a closed day says that it cannot be booked', async ({ page }) => {
  for (const path of ['/visit/2026-02-30', '/visit/press', '/visit/2026-11-28/more']) expect((await page.request.get(path)).status()).toBe(404)
  await page.goto('/visit/2020-01-01')
  await expect(page.getByText('이 날은 예약을 받지 않습니다.')).toBeVisible()
  await expect(form(page)).toHaveCount(0)
})

test('the API answers a taken time with 409 and free ones, and still takes a requested date', async ({ page }) => {
  const day = dayAhead(8)
  const post = (changes: object) =>
    page.request.post('/api/registrations', { data: validBody({ phone: freshPhone(), _elapsed: 30_000, ...changes }), headers: { accept: 'application/json' } })
  const missed = await post({ visitAt: `${day}T10:15`, visitPeople: 2 })
  expect(missed.status()).toBe(409)
  expect(await missed.json()).toMatchObject({ next: [{ at: `${day}T10:30` }, { at: `${day}T11:00` }, { at: `${day}T11:30` }] })
  expect((await post({ visitAt: `${day}T10:30`, visitPeople: 'many' })).status()).toBe(422)
  expect((await post({ visitDate: day })).status()).toBe(201)
})

/** At the width of a phone and of a desktop. */
async function expectNoFindings(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 })
    expect(await accessibilityFindings(page), `${width} px`).toEqual([])
  }
}

test('the office closes a day for a reason, sees whom to call, and opens it again', async ({ page, browser }) => {
  const [day, time] = [dayAhead(9), `${10 + attempt()}:00`]
  await bookVisit(page, `${day}T${time}`, 2)
  await signInAsAdmin(page, '/admin/hours')
  await expectNoFindings(page)
  const exception = page.getByRole('form', { name: '휴관일·시간 변경 추가' })
  await exception.getByLabel('날짜').fill(day)
  await exception.getByLabel('사유').fill('내부 공사')
  await exception.getByRole('button', { name: '이 날짜 저장' }).click()
  await expect(page.getByRole('status')).toContainText('그날의 시간을 저장했습니다.')
  const call = page
    .getByRole('region', { name: /연락할 예약/ })
    .getByRole('row')
    .filter({ hasText: time })
    .getByRole('link')
    .first()
  await expect(call).toBeVisible()
  const visitor = await browser.newPage()
  await visitor.goto('/visit')
  await expect(visitor.getByRole('listitem').filter({ hasText: '휴관: 내부 공사' })).toBeVisible()
  await expect(dayIn(form(visitor), day)).toBeDisabled()
  expect((await postVisit(page, `${day}T${time}`, 2)).status()).toBe(409)
  await page.getByRole('button', { name: '안내 문자 보내기' }).click()
  await expect(page.getByRole('status')).toContainText('안내 문자를 보냅니다.')
  await expect(
    page
      .getByRole('region', { name: /연락할 예약/ })
      .getByRole('row')
      .filter({ hasText: time }),
  ).not.toContainText('보내지 않음')
  await page.getByRole('button', { name: '안내 문자 보내기' }).click()
  await expect(page.getByRole('status')).toContainText('다시 보내지 않았습니다.')
  await expectNoFindings(page)
  await call.click()
  await expect(page.getByText(`${time}, 2명`)).toBeVisible()
  await page.goto('/admin/hours')
  await page
    .getByRole('row')
    .filter({ hasText: '내부 공사' })
    .getByRole('button', { name: /지우기$/ })
    .click()
  await expect(page.getByRole('status')).toContainText('지웠습니다. 그날은 요일별 시간을 따릅니다.')
  await bookVisit(page, `${day}T${time}`, 2)
  await visitor.close()
})

/* In this file, whose tests run one after the other: a save of another test would make the office's form stale. */
test('when the hours changed meanwhile, a notice says that the time is not offered any more, and offers others', async ({ page, browser, baseURL }) => {
  const day = dayAhead(30)
  const form = await openPage(page, CUSTOMER)
  await type(form)
  await visitWay(form).check()
  await choose(form, day, '11:00')
  const office = await browser.newPage(baseURL ? { baseURL } : {})
  await signInAsAdmin(office, '/admin/hours')
  const exception = office.getByRole('form', { name: '휴관일·시간 변경 추가' })
  await exception.getByLabel('날짜').fill(day)
  await exception.getByLabel('사유').fill('시설 점검')
  await exception.getByRole('button', { name: '이 날짜 저장' }).click()
  await expect(office.getByRole('status')).toContainText('그날의 시간을 저장했습니다.')
  try {
    await book(form).click()
    await expect(form.getByText(/고르신 시간은 예약을 받지 않습니다. 가까운 빈 시간: /)).toBeVisible()
    await expect(form.getByLabel('이름')).toHaveValue('홍길동')
    await form.locator('input[name=visitAt]').last().check()
    await book(form).click()
    await expect(page.getByRole('main').getByText(/17:00, 3명 방문예약을 접수했습니다/)).toBeVisible()
  } finally {
    await office
      .getByRole('row')
      .filter({ hasText: '시설 점검' })
      .getByRole('button', { name: /지우기$/ })
      .click()
    await expect(office.getByRole('status')).toContainText('지웠습니다. 그날은 요일별 시간을 따릅니다.')
    await office.close()
  }
})

test('with the keyboard alone: a time of a day, a booking', async ({ page }) => {
  const day = dayAhead(10)
  await page.goto(`/visit/${day}`)
  await expect(form(page)).toHaveJSProperty('noValidate', true)
  await tabTo(page, timeIn(form(page), `${day}T10:00`))
  await page.keyboard.press('ArrowRight')
  await expect(timeIn(form(page), `${day}T10:30`)).toBeChecked()
  await expect.poll(() => focusIsSeen(page)).toBe(true)
  await tabTo(page, form(page).getByLabel('이름'))
  await page.keyboard.type('홍길동')
  await tabTo(page, form(page).getByLabel('휴대전화'))
  await page.keyboard.type(freshPhone())
  await tabTo(page, form(page).getByLabel('생년월일'))
  await page.keyboard.type('950527')
  await tabTo(page, form(page).getByLabel('[필수] 개인정보'))
  await page.keyboard.press('Space')
  await tabTo(page, submit(page))
  await expect.poll(() => focusIsSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText(/10:30, 2명 방문예약을 접수했습니다/)).toBeVisible()
})
