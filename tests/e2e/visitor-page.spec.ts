import { expect, test, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { signInAsAdmin } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'
import { bookVisit, dayAhead, takePlaces } from '../support/bookings'
import { validBody } from '../support/valid-body'
import { visitLinkOf } from '../support/visit-link'
import { freshName, freshPhone } from '../support/people'

/* The page behind the link of the SMS. */

test.skip(process.env.BASE_URL !== undefined, 'the key of the site under test is not ours')

const book = async (page: Page, visitAt: string, people = 2) => visitLinkOf(await bookVisit(page, visitAt, people))
const change = (page: Page, heading: string) => page.getByRole('group').filter({ hasText: heading })
const open = async (page: Page, heading: string) => change(page, heading).locator('summary').click()
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'on a phone' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } })
    const first = javaScriptEnabled ? 10 : 12

    test('a visitor sees the visit, moves it, saves it to a calendar, and cancels it', async ({ page }) => {
      const [day, other] = [dayAhead(first), dayAhead(first + 1)]
      const path = await book(page, `${day}T10:30`, 3)
      const shown = await page.goto(path)
      expect([shown?.status(), shown?.headers()['referrer-policy'], shown?.headers()['x-robots-tag']]).toEqual([200, 'no-referrer', 'noindex, nofollow'])
      await expect(page.getByText('예약되었습니다.')).toBeVisible()
      await expect(page.getByText(/10:30$/).first()).toBeVisible()
      await expect(page.getByRole('img', { name: '입장 확인용 QR 코드' })).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)

      await open(page, '시간 바꾸기')
      await page.getByLabel('날짜').selectOption(other)
      await page.getByRole('button', { name: '시간 보기' }).click()
      await page.getByLabel(/\) 시간/).selectOption(`${other}T14:00`)
      await page.getByRole('button', { name: '이 시간으로 바꾸기' }).click()
      await expect(page.getByRole('status')).toContainText('방문 시간을 바꿨습니다.')
      await expect(page.getByRole('definition').first()).toHaveText(/14:00$/)
      if (javaScriptEnabled) expect(await accessibilityFindings(page)).toEqual([])

      const calendar = new ICAL.Component(ICAL.parse(await (await page.request.get(`${path}/calendar`)).text()) as unknown[])
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
      expect([event.startDate.toJSDate(), event.sequence]).toEqual([new Date(`${other}T14:00:00+09:00`), 1])

      await open(page, '예약 취소')
      await page.getByRole('button', { name: '예약 취소하기' }).click()
      await expect(page.getByRole('status')).toContainText('방문예약을 취소했습니다.')
      await expect(page.getByRole('button', { name: /바꾸기|취소하기/ })).toHaveCount(0)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      if (javaScriptEnabled) expect(await accessibilityFindings(page)).toEqual([])
    })

    test('a held place waits for a click, which the office sees and a link preview does not count as', async ({ page }) => {
      const at = `${dayAhead(first + 2)}T11:30`
      await takePlaces(page, at, 2)
      const path = await book(page, at)
      for (let preview = 0; preview < 3; preview += 1) await page.request.get(path)
      await page.goto(path)
      await expect(page.getByText(/자리를 .+까지 맡아 두었습니다/)).toBeVisible()
      await expect(page.getByRole('img', { name: '입장 확인용 QR 코드' })).toHaveCount(0)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      if (javaScriptEnabled) expect(await accessibilityFindings(page)).toEqual([])
      await page.getByRole('button', { name: '예약 확정하기' }).click()
      await expect(page.getByRole('status')).toContainText('예약을 확정했습니다.')
      await expect(page.getByText('예약되었습니다.')).toBeVisible()
      await expect(page.getByRole('button', { name: '예약 확정하기' })).toHaveCount(0)
    })

    test('a person who did not apply destroys the registration, and its link becomes invalid', async ({ page }) => {
      const path = await book(page, `${dayAhead(first + 1)}T16:00`)
      await page.goto(path)
      await open(page, '본인이 신청하지 않았습니다')
      await page.getByRole('button', { name: '취소하고 모두 지우기' }).click()
      await expect(page.getByRole('heading', { name: '신청을 지웠습니다' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: '홈으로' })).toBeVisible()
      const gone = await page.goto(path)
      expect(gone?.status()).toBe(404)
      await expect(page.getByText('방문예약의 링크는 방문 다음 날까지')).toBeVisible()
    })
  })

test('a full time is refused with the next free ones', async ({ page }) => {
  const day = dayAhead(14)
  const path = await book(page, `${day}T10:00`, 4)
  await takePlaces(page, `${day}T15:00`, 1)
  await page.goto(`${path}?day=${day}`)
  await expect(page.getByRole('option', { name: /15:00/ })).toBeAttached()
  await bookVisit(page, `${day}T15:30`, 2)
  const [token] = path.split('/').slice(-1)
  const refused = await page.request.post('/api/visits', {
    form: { token: token ?? '', version: '1', action: 'move', at: `${day}T15:00` },
    headers: { accept: 'application/json' },
  })
  expect([refused.status(), await refused.json()]).toEqual([409, expect.objectContaining({ reason: 'full', next: expect.any(Array) })])
  const told = await page.goto(`${path}?refused=full&at=${day}T15:00`)
  expect(told?.status()).toBe(409)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/자리가 찼습니다. 가까운 빈 시간: .*15:30/)
})

test('bots that open links change nothing, and all invalid links look alike', async ({ page }) => {
  const day = dayAhead(16)
  const path = await book(page, `${day}T10:00`)
  for (const address of [path, `${path}?done=cancelled`, `${path}?action=cancel&version=1`, `${path}/calendar`]) {
    expect((await page.request.get(address)).status()).toBe(200)
    expect((await page.request.head(address)).status()).toBe(200)
  }
  expect((await page.request.get('/api/visits')).status()).toBe(405)
  await page.goto(path)
  await expect(page.getByText('예약되었습니다.')).toBeVisible()
  const answers = []
  for (const wrong of ['/v/AAAAAAAAAAAAAAAAAAAAAA', '/v/short', `${path}A`]) {
    const answer = await page.request.get(wrong, { headers: { accept: 'text/html' } })
    answers.push([answer.status(), (await answer.text()).length])
  }
  expect(new Set(answers.map(String)).size).toBe(1)
  expect(answers[0]?.[0]).toBe(404)
  await page.goto('/v/AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page).toHaveURL('/v/expired')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '방문예약하기' })).toHaveAttribute('href', '/visit')
  const foreign = await page.request.post('/api/visits', {
    form: { token: 'A'.repeat(22), version: '1', action: 'cancel' },
    headers: { accept: 'application/json' },
  })
  expect(foreign.status()).toBe(404)
})

test('a number that has a visit gets the same response as others, and the office sees the move in the history', async ({ page }) => {
  const [day, phone] = [dayAhead(17), freshPhone()]
  const id = await bookVisit(page, `${day}T10:00`, 2, { phone })
  const answers = await Promise.all(
    [phone, freshPhone()].map(async (number) => {
      const answer = await page.request.post('/api/registrations', {
        data: validBody({ name: freshName(), phone: number, visitAt: `${day}T11:00`, visitPeople: 2, _elapsed: 30_000 }),
        headers: { accept: 'application/json' },
      })
      const body = (await answer.json()) as { id: string }
      // Everything but the registration's own id.
      return { status: answer.status(), body: JSON.stringify(body).replaceAll(body.id, '') }
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  const [token] = visitLinkOf(id).split('/').slice(-1)
  const moved = await page.request.post('/api/visits', {
    data: { token, version: 1, action: 'move', at: `${day}T12:00` },
    headers: { accept: 'application/json' },
  })
  expect(moved.status()).toBe(200)
  await signInAsAdmin(page, `/admin/registrations/${id}`)
  await expect(page.getByText(/예약 변경/).first()).toBeVisible()
})
