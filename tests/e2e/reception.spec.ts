import { expect, test, type Page } from '@playwright/test'
import { koreanIsoDay } from '@/lib/korean-time'
import { haveAdminSession, signInAsAdmin } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'
import { bookVisit, dayAhead, takePlaces } from '../support/bookings'
import { freshName, freshPhone } from '../support/people'

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

for (const javaScriptEnabled of [true, false]) {
  test(`a walk-in reads the consent at the reception and is recorded as arrived, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    page: office,
    browser,
  }) => {
    await haveAdminSession(office)
    const storageState = await office.context().storageState()
    const tablet = await browser.newContext({ storageState, javaScriptEnabled, viewport: { width: 320, height: 720 } })
    const page = await tablet.newPage()
    const name = freshName()
    await page.goto('/admin/visits')
    await page.getByRole('link', { name: '현장접수', exact: true }).click()
    await expect(page.getByRole('heading', { name: '현장접수' })).toBeVisible()
    // The screen handed to the visitor shows nothing of the office.
    await expect(page.getByRole('navigation')).toHaveCount(0)
    expect(await widthOf(page)).toBeLessThanOrEqual(320)
    if (javaScriptEnabled) expect(await accessibilityFindings(page)).toEqual([])
    await page.getByLabel('이름').fill(name)
    await page.getByLabel('휴대전화').fill(freshPhone())
    await page.getByLabel('생년월일').fill('991399')
    await page.getByLabel('방문 인원').fill('3')
    await page.getByText('내용 보기').first().click()
    await expect(page.getByText('수집·이용 목적').first()).toBeVisible()
    await page.getByLabel('[필수] 개인정보').check()
    await page.getByRole('button', { name: '접수하기' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('확인해 주세요')
    await expect(page.getByLabel('이름')).toHaveValue(name)
    await expect(page.getByLabel('[필수] 개인정보')).toBeChecked()
    await page.getByLabel('생년월일').fill('950527')
    await page.getByRole('button', { name: '접수하기' }).click()
    await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeVisible()
    await page.getByRole('link', { name: '다음 분 접수' }).click()
    await expect(page.getByLabel('이름')).toHaveValue('')
    await office.goto('/admin/visits')
    const walkIns = office.getByRole('region', { name: /현장접수 \d+건/ })
    await walkIns.getByRole('link', { name }).click()
    await expect(office.getByText('현장접수, 3명')).toBeVisible()
    await tablet.close()
  })
}

test('visitors are found by the last four digits; the printed list shows only those', async ({ page }) => {
  const day = dayAhead(12)
  const [name, other] = [freshName(), freshName()]
  const phone = freshPhone()
  await bookVisit(page, `${day}T10:00`, 2, { name, phone })
  await bookVisit(page, `${day}T10:30`, 2, { name: other })
  await signInAsAdmin(page, `/admin/visits?day=${day}`)
  await page
    .getByRole('search', { name: '방문객 찾기' })
    .getByLabel('이름 또는 전화번호 끝 4자리')
    .fill(`${name} ${phone.slice(-4)}`)
  await page.getByRole('button', { name: '찾기' }).click()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: other, exact: true })).toHaveCount(0)
  expect(page.url()).not.toContain(phone.slice(-4))
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('link', { name: '모두 보기' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText(phone.slice(-4), { exact: true })).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(row.getByText(phone.slice(-4), { exact: true })).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '관리자 메뉴' })).toBeHidden()
  await expect(page.getByRole('search')).toBeHidden()
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px one click checks a visitor in, and the notice takes it back; nobody is a no-show before the time`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const today = koreanIsoDay(new Date())
    const { day, times } = (await (await page.request.get(`/api/visit-times?day=${today}`)).json()) as { day: string; times: { at: string; full: boolean }[] }
    const free = times.find(({ full }) => !full)?.at.slice(-5)
    test.skip(day !== today || free === undefined, 'nobody can be booked for today any more')
    const [arrived, absent] = [freshName(), freshName()]
    for (const name of [arrived, absent]) await bookVisit(page, `${today}T${free}`, 2, { name })
    await signInAsAdmin(page, '/admin/visits')
    const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
    await rowOf(arrived).getByRole('button', { name: '내방' }).click()
    await expect(page.getByRole('status').first()).toContainText(`${arrived} 님: 내방을 기록했습니다.`)
    await expect(rowOf(arrived)).toContainText('내방')
    await expect(rowOf(absent).getByRole('button', { name: '노쇼' })).toHaveCount(0)
    await page
      .getByRole('status')
      .first()
      .getByRole('button', { name: /되돌리기/ })
      .click()
    await expect(page.getByRole('status').first()).toContainText(`${arrived} 님: 되돌렸습니다.`)
    await expect(rowOf(arrived).getByRole('button', { name: '내방' })).toBeVisible()
    await expect(rowOf(absent).getByRole('button', { name: '내방' })).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
  })

test('the office moves a visit without JavaScript, and the week view shows it', async ({ page: office, browser }) => {
  const [day, later] = [dayAhead(13), dayAhead(14)]
  const name = freshName()
  await bookVisit(office, `${day}T16:00`, 2, { name })
  await signInAsAdmin(office, `/admin/visits?day=${day}`)
  await office.getByRole('link', { name: `${name} 님 시간 바꾸기` }).click()
  await expect(office.getByRole('heading', { name: '방문예약', exact: true })).toBeVisible()
  expect(await accessibilityFindings(office)).toEqual([])
  const plain = await browser.newContext({
    storageState: await office.context().storageState(),
    javaScriptEnabled: false,
    viewport: { width: 320, height: 720 },
  })
  const page = await plain.newPage()
  await page.goto(office.url())
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
  await page.getByLabel('날짜', { exact: true }).selectOption(later)
  await page.getByRole('button', { name: '시간 보기' }).click()
  await page.getByLabel(/시간$/).selectOption(`${later}T16:30`)
  await page.getByLabel('사유').fill('전화로 요청')
  await page.getByRole('button', { name: '예약 바꾸기' }).click()
  await expect(page.getByRole('status').first()).toContainText('예약을 바꿨습니다.')
  await expect(page).toHaveURL(new RegExp(`day=${later}`))
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('16:30')
  await page.getByRole('link', { name: '주간 보기' }).click()
  await expect(page.getByRole('heading', { name: '주간 방문' })).toBeVisible()
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
  await plain.close()
  await office.goto(`/admin/visits/week?day=${later}`)
  const times = office.locator('section', { has: office.locator(`a[href$="day=${later}"]`) })
  await expect(times.getByRole('listitem').filter({ hasText: '16:30' })).toContainText(/[1-9]\d*\/10팀 [2-9]/)
  expect(await accessibilityFindings(office)).toEqual([])
  await office.goto(`/admin/visits?day=${later}`)
  await office.getByRole('link', { name, exact: true }).click()
  await expect(office.getByText(/예약 변경/).first()).toBeVisible()
  await expect(office.getByText('전화로 요청').first()).toBeVisible()
})

test('시간 바꾸기 starts at the present time, keeps what was typed when refused, and can be taken back', async ({ page }) => {
  const day = dayAhead(15)
  const name = freshName()
  await bookVisit(page, `${day}T10:00`, 2, { name })
  await takePlaces(page, `${day}T11:00`)
  await signInAsAdmin(page, `/admin/visits?day=${day}`)
  await page.getByRole('link', { name: `${name} 님 시간 바꾸기` }).click()
  await expect(page.getByLabel(/\) 시간$/)).toHaveValue(`${day}T10:00`)
  await expect(page.getByLabel(/\) 시간$/).locator(`[value="${day}T11:00"]`)).toBeDisabled()
  await page.getByLabel('인원').fill('3')
  await page.getByRole('button', { name: '예약 바꾸기' }).click()
  await expect(page.getByText('사유를 입력해 주세요.')).toBeVisible()
  await expect(page.getByLabel('인원')).toHaveValue('3')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByLabel(/\) 시간$/).selectOption(`${day}T14:00`)
  await page.getByLabel('사유').fill('전화로 요청')
  await page.getByRole('button', { name: '예약 바꾸기' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('14:00')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('3명')
  await page
    .getByRole('status')
    .getByRole('link', { name: /10:00 시간으로 되돌리기/ })
    .click()
  await expect(page.getByLabel(/\) 시간$/)).toHaveValue(`${day}T10:00`)
  await page.getByLabel('사유').fill('오지 않기로 함')
  await page.getByRole('button', { name: '예약 취소하기' }).click()
  await expect(page.getByRole('status').first()).toContainText('예약을 취소했습니다.')
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
})
