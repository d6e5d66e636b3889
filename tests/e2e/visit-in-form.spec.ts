import { expect, test, type Locator, type Page } from '@playwright/test'
import { dayText } from '@/lib/visits/visit-text'
import { attempt } from '../support/attempt'
import { accessibilityFindings } from '../support/axe'
import { dayAhead, takePlaces } from '../support/bookings'
import { fillSlowly } from '../support/fill-slowly'
import { focusIsSeen, tabTo } from '../support/keyboard'
import { freshPhone } from '../support/people'
import { SITE_CUSTOMER_PATH } from '../support/press-site'
import { resize } from '../support/resize'
import { book, choose, chooseDay, CUSTOMER, dayIn, interestWay, openPage, pageForm, peopleIn, timeIn, type, visitWay } from '../support/visit-form'

/* Booking a visit in the popup and on the customer pages. */

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

/** What the page requested of the calendar. */
function asked(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/visit-part')) addresses.push(new URL(request.url()).search)
  })
  return addresses
}

test.beforeEach(({ page }) => fillSlowly(page))

for (const [index, { path, ...viewport }] of [
  { width: 390, height: 844, path: CUSTOMER },
  { width: 1440, height: 900, path: SITE_CUSTOMER_PATH },
].entries())
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 500 })

    test(
      '방문예약 books a visit: a day, a time, people, a pass; nothing is fetched before, and a day fetches its times alone',
      { tag: '@smoke' },
      async ({ page }) => {
        const day = dayAhead(26)
        const time = index === 0 ? '10:00' : '10:30'
        const addresses = asked(page)
        const form = await openPopup(page)
        await expect(visitWay(form)).toBeChecked()
        // Beside the visit, in a wide window, without scrolling.
        if (index === 1) await expect(book(form)).toBeInViewport({ ratio: 1 })
        await choose(form, day, time)
        await type(form)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        expect(await accessibilityFindings(page)).toEqual([])
        expect([addresses[0], addresses.at(-1)]).toEqual(['?form=popup', `?form=popup&day=${day}&only=times`])
        // Of the first day of the other month, if the day is in that.
        expect(addresses.slice(1).filter((address) => !address.endsWith('&only=times'))).toEqual([])
        await book(form).click()
        await expect(popup(page).getByText(new RegExp(`${time}, 3명 방문예약을 접수했습니다`))).toBeFocused()
        const pass = popup(page).getByRole('region', { name: '방문 안내' })
        await expect(pass).toContainText(time)
        await expect(pass).toContainText('3명')
        await expect(pass.getByRole('link', { name: '네이버지도' })).toBeVisible()
        const file = await page.request.get((await pass.getByRole('link', { name: '캘린더에 담기' }).getAttribute('href')) ?? '')
        expect([file.status(), await file.text()]).toEqual([200, expect.stringMatching(/STATUS:TENTATIVE/)])
        expect(await accessibilityFindings(page)).toEqual([])
        await page.keyboard.press('Escape')
        await page.locator('[data-popup-open]:visible').first().click()
        await expect(timeIn(form, `${day}T${time}`)).toHaveCount(0)
        await expect(dayIn(form, day)).toBeAttached()
      },
    )

    test(`on ${path}: a time that is taken meanwhile, the free ones instead, and a booking`, async ({ page }) => {
      const day = dayAhead(27)
      const time = `${11 + index}:${attempt() % 2 ? 30 : '00'}`
      const form = await openPage(page, path)
      await expect(index === 0 ? interestWay(form) : visitWay(form)).toBeChecked()
      await visitWay(form).check()
      await choose(form, day, time)
      await type(form)
      await form.getByLabel('문의 내용').fill('84㎡를 보고 싶습니다')
      await takePlaces(page, `${day}T${time}`)
      await book(form).click()
      await expect(form.getByText(new RegExp(`${time}에는 3명이 함께 오실 자리가 없습니다.*가까운 빈 시간`))).toBeVisible()
      await expect(timeIn(form, `${day}T${time}`)).toBeDisabled()
      await expect(form.getByLabel('문의 내용')).toHaveValue('84㎡를 보고 싶습니다')
      await expect(peopleIn(form, 3)).toBeChecked()
      await expect(form.getByLabel('[필수] 개인정보')).toBeChecked()
      await expectNoFindings(page)
      await timeIn(form, `${day}T16:00`).check()
      await book(form).click()
      await expect(page.getByRole('main').getByText(/16:00, 3명 방문예약을 접수했습니다/)).toBeVisible()
      await expect(page.getByRole('main').getByRole('region', { name: '방문 안내' })).toBeVisible()
    })
  })

test.describe('in a window of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('with the keyboard alone: the popup, a day, a time, people, a booking', async ({ page }) => {
    await page.goto('/Brand/intro')
    const opener = page.locator('[data-popup-open]:visible').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const form = popupForm(page)
    await expect(form).toHaveJSProperty('noValidate', true)
    const days = form.locator('input[name=visitDay]:checked')
    await expect(days).toBeAttached()
    // The month after this one, then its next day.
    const months = form.getByRole('radio', { name: /^\d+월(·\d+월)?$/ })
    if ((await months.count()) > 1) {
      await tabTo(page, months.first())
      await page.keyboard.press('ArrowRight')
    }
    const day = form.locator('input[name=visitDay]:visible:enabled').nth(1)
    const value = (await day.getAttribute('value')) ?? ''
    await tabTo(page, form.locator('input[name=visitDay]:visible:enabled').first())
    await page.keyboard.press('ArrowRight')
    await expect(day).toBeChecked()
    await expect(day).toBeFocused()
    await expect.poll(() => focusIsSeen(page)).toBe(true)
    const times = form.locator(`input[name=visitAt][value^="${value}"]:enabled`)
    await expect(times.first()).toBeAttached()
    await tabTo(page, times.first())
    await page.keyboard.press('ArrowRight')
    await expect(times.nth(1)).toBeChecked()
    await tabTo(page, form.getByRole('button', { name: '한 명 줄이기' }))
    await page.keyboard.press('Enter')
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
    await tabTo(page, book(form))
    await expect.poll(() => focusIsSeen(page)).toBe(true)
    await expect(book(form)).toHaveAccessibleName(`${dayText(value)} ${(await times.nth(1).inputValue()).slice(11)}, 1명 예약하기`)
    await page.keyboard.press('Enter')
    await expect(popup(page).getByText(/, 1명 방문예약을 접수했습니다/)).toBeFocused()
  })

  test('Back closes the popup; opened again it has the same input and choice', async ({ page }) => {
    const day = dayAhead(29)
    const form = await openPopup(page)
    await choose(form, day, '15:00')
    await type(form)
    await page.goBack()
    await expect(popup(page)).toBeHidden()
    await expect(page).toHaveURL('/Brand/intro')
    await page.locator('[data-popup-open]:visible').first().click()
    await expect(form.getByLabel('이름')).toHaveValue('홍길동')
    await expect(timeIn(form, `${day}T15:00`)).toBeChecked()
  })

  test('when times fail to load, the form shows an error, retries, and registers without a visit', async ({ page }) => {
    let failures = 2
    await page.route('**/api/visit-part*', (route) => (failures-- > 0 ? route.fulfill({ status: 503, json: { message: '' } }) : route.continue()))
    const form = await openPopup(page)
    await type(form)
    await expect(form.getByText('예약할 수 있는 시간을 불러오지 못했습니다.')).toBeVisible()
    await expect(form.getByRole('link', { name: '방문예약 페이지에서 고르기' })).toHaveAttribute('href', '/visit')
    await expectNoFindings(page)
    await form.getByRole('button', { name: '다시 불러오기' }).click()
    await expect(form.getByText('예약할 수 있는 시간을 불러오지 못했습니다.')).toBeVisible()
    await form.getByRole('button', { name: '등록하기' }).click()
    await expect(popup(page).getByText('등록이 완료되었습니다.')).toBeVisible()
  })

  test('관심고객 등록 is one tap away, says what it is, and registers without a visit', async ({ page }) => {
    const form = await openPopup(page)
    await interestWay(form).check()
    await expect(interestWay(form)).toHaveAccessibleDescription(/전화를 받습니다/)
    await expect(form.locator('[data-visit-part]')).toBeHidden()
    await type(form)
    await form.getByRole('button', { name: '등록하기' }).click()
    await expect(popup(page).getByText('등록이 완료되었습니다.')).toBeVisible()
  })
})

test('on /visit the fixed bar calls only, and the footer’s button moves to the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/visit')
  const bar = page.getByRole('navigation', { name: '빠른 상담' })
  await expect(bar.getByRole('link', { name: '전화 상담' })).toBeVisible()
  await expect(bar.locator('[data-popup-open]')).toBeHidden()
  await expect(pageForm(page)).toHaveJSProperty('noValidate', true)
  await page.getByRole('contentinfo').locator('[data-popup-open]').first().click()
  await expect(popup(page)).toBeHidden()
  await expect(pageForm(page).locator('input[name=visitDay]:checked')).toBeFocused()
})

test('when the booking part fails to load, the form is sent alone, and the next page has days, times and the input', async ({ page }) => {
  const form = await openPage(page, CUSTOMER)
  await type(form)
  await form.getByLabel('문의 내용').fill('84㎡를 보고 싶습니다')
  await page.route(/\/_next\/.*\.js/, (route) => route.abort())
  await visitWay(form).check()
  await expect(form.getByText(/다음 화면에서 고르실 수 있습니다/)).toBeVisible()
  await page.unroute(/\/_next\/.*\.js/)
  await form.getByRole('button', { name: '날짜와 시간 고르기' }).click()
  await expect(page).toHaveURL('/registration')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문 날짜와 시간 고르기')
  await expect(pageForm(page).getByLabel('문의 내용')).toHaveValue('84㎡를 보고 싶습니다')
  // The script takes over the open part.
  await expect(pageForm(page).getByRole('button', { name: '한 명 늘리기' })).toBeVisible()
  await choose(pageForm(page), dayAhead(29), '10:00')
  await book(pageForm(page)).click()
  await expect(page.getByRole('main').getByText(/10:00, 3명 방문예약을 접수했습니다/)).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록 완료')
  await expect(pageForm(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  const submit = (page: Page, name: string) => pageForm(page).getByRole('button', { name, exact: true }).click()

  test('the popup’s button opens /visit; from there a day, a time, a refusal and a booking, without losing input', async ({ page }) => {
    const [day, other, hour] = [dayAhead(26), dayAhead(28), 17 - attempt()]
    await page.goto('/Brand/intro')
    await page.getByRole('contentinfo').locator('[data-popup-open]').first().click()
    await expect(page).toHaveURL('/visit')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await type(pageForm(page))
    await pageForm(page).getByLabel('문의 내용').fill('84㎡를 보고 싶습니다')
    await pageForm(page).getByLabel('[선택] 광고성').check()
    await peopleIn(pageForm(page), 3).check()
    await chooseDay(pageForm(page), day)
    await submit(page, '시간 보기')
    await expect(page).toHaveURL('/registration')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문 날짜와 시간 고르기')
    await expect(page.getByText('아직 등록되지 않았습니다')).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await expect(dayIn(pageForm(page), day)).toBeChecked()
    await expect(book(pageForm(page))).toHaveAccessibleName(`${dayText(day)} 고른 시간으로 예약하기`)
    await book(pageForm(page)).click()
    await expect(page.getByRole('link', { name: '방문 시간을 골라 주세요.' })).toBeVisible()
    await timeIn(pageForm(page), `${day}T${hour - 1}:30`).check()
    // Another day, not requested: its times come first.
    await chooseDay(pageForm(page), other)
    await submit(page, '고른 날짜의 시간 보기')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문 날짜와 시간 고르기')
    await expect(timeIn(pageForm(page), `${other}T10:00`)).toBeAttached()
    await expect(peopleIn(pageForm(page), 3)).toBeChecked()

    await takePlaces(page, `${other}T${hour}:00`)
    await timeIn(pageForm(page), `${other}T${hour}:00`).check()
    await book(pageForm(page)).click()
    await expect(page.getByRole('link', { name: new RegExp(`${hour}:00에는 3명이 함께 오실 자리가 없습니다`) })).toBeVisible()
    await expect(pageForm(page).getByLabel('문의 내용')).toHaveValue('84㎡를 보고 싶습니다')
    await expect(pageForm(page).getByLabel('이름')).toHaveValue('홍길동')
    await expect(pageForm(page).getByLabel('[필수] 개인정보')).toBeChecked()
    await expect(pageForm(page).getByLabel('[선택] 광고성')).toBeChecked()
    await timeIn(pageForm(page), `${other}T12:30`).check()
    await book(pageForm(page)).click()
    await expect(page.getByRole('status')).toContainText('12:30, 3명 방문예약을 접수했습니다')
    await expect(page.getByRole('region', { name: '방문 안내' })).toContainText('12:30')
  })

  test('Enter in a field sends the form; by the other way it registers without the chosen time', async ({ page }) => {
    await page.goto(CUSTOMER)
    await type(pageForm(page))
    await visitWay(pageForm(page)).check()
    await pageForm(page).getByLabel('이름').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('방문 날짜와 시간 고르기')
    await pageForm(page).locator('input[name=visitAt]:enabled').first().check()
    await interestWay(pageForm(page)).check()
    await pageForm(page).getByLabel('이름').press('Enter')
    await expect(page.getByRole('status')).toContainText('등록이 완료되었습니다')
  })
})

test('a page that opens on 방문예약 shows its calendar as a calendar before it is touched', async ({ page }) => {
  await page.goto(SITE_CUSTOMER_PATH)
  const week = dayIn(pageForm(page), dayAhead(3)).locator('xpath=ancestor::label/..')
  await expect(week).toHaveCSS('display', 'grid')
  await expect(page.locator('link[disabled]')).toHaveCount(0)
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
  // A prefix that is none is not written into the markup.
  expect(await (await context.get('/api/visit-part?form=%22%3E%3Cb%3E')).text()).not.toContain('<b>')
  await context.dispose()
})
