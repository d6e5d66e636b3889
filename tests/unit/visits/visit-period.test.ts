import { bookByStaff } from '@/lib/visits/office/book-by-staff'
import { readCallList } from '@/lib/visits/office/call-list'
import { setException } from '@/lib/visits/office/hours-actions'
import { readWeek } from '@/lib/visits/office/week-view'
import { registerWalkIn } from '@/lib/registrations/office/walk-in'
import { VISIT_NOT_OFFERED } from '@/lib/messaging/message'
import type { Account } from '@/lib/accounts/account'
import { createGuessLimits } from '@/lib/rate-limit'
import { limits } from '@/lib/limits'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { createStaleness } from '@/lib/visits/message-staleness'
import { moveVisit, type ManageVisitServices } from '@/lib/visits/manage-visit'
import { readMoveChoice } from '@/lib/visits/move-choice'
import type { VisitPeriod } from '@/lib/content/schemas/opening-hours'
import { isInPeriod, periodText } from '@/lib/visits/period-text'
import { readTimesNear, readVisitChoice } from '@/lib/visits/visit-choice'
import { temporaryStore } from '@/tests/support/sqlite-store'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, validBody } from '@/tests/support/registrations'
import { linkToken, openingHours, visitBooking } from '@/tests/support/visits'

/** MORNING is 24 November 2026, 10:00; visits are booked 30 days ahead. */
const FROM = '2026-12-05'
const UNTIL = '2026-12-09'
const account: Account = { id: 'kim', email: 'kim@example.com', name: null, role: 'administrator', createdAt: MORNING, disabledAt: null }
const actor = { account, email: account.email, address: '192.0.2.1' }
const at = (local: string) => new Date(`${local}:00+09:00`)

let store: Store
let dispose: () => Promise<void>
beforeEach(() => {
  ;({ store, dispose } = temporaryStore())
})
afterEach(() => dispose())

const booking = (period?: VisitPeriod) => visitBooking(store.visits, openingHours, period)
let numbers = 0
async function book(visitAt: string, period?: VisitPeriod) {
  const { services } = registerServices(store, { visits: booking(period) })
  const phone = `0107${String(numbers++).padStart(7, '0')}`
  return registerVisitor(services, registerRequest({ body: validBody({ phone, visitAt, visitPeople: '2' }) }))
}
async function booked(visitAt: string): Promise<string> {
  const outcome = await book(visitAt)
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  return outcome.id
}

test.each([
  [{ from: FROM, until: UNTIL }, FROM, UNTIL, 5],
  [{ from: FROM, until: null }, FROM, '2026-12-24', 20],
  [{ from: null, until: UNTIL }, '2026-11-24', UNTIL, 16],
  [{ from: null, until: null }, '2026-11-24', '2026-12-24', 31],
  [{ from: FROM, until: FROM }, FROM, FROM, 1],
  [undefined, '2026-11-24', '2026-12-24', 31],
])('of %j offers visitors %s to %s, both included', async (period, first, last, count) => {
  const { days } = await readVisitChoice(booking(period), null, MORNING)
  expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual([first, last, count])
  expect(days.every(({ freeTimes }) => freeTimes > 0)).toBe(true)
})

test.each([
  { from: '2027-03-05', until: null },
  { from: null, until: '2026-11-23' },
])('of %j offers no day, whether or not one is requested', async (period) => {
  const visits = booking(period)
  for (const asked of [null, '2026-11-28', '2027-03-05', '2026-11-23']) {
    expect(await readVisitChoice(visits, asked, MORNING)).toMatchObject({ days: [], day: null, times: [] })
  }
  expect(await readTimesNear(visits, { at: '2026-11-28T10:00', people: 2 }, MORNING)).toMatchObject({ times: [] })
  expect(await visits.days(MORNING, '2026-11-28')).toMatchObject({ days: [{ closed: true, times: [] }] })
})

test('counts days in Korea: the first starts and the last ends at midnight there', () => {
  const period = { from: FROM, until: UNTIL }
  expect([at('2026-12-04T23:59'), at('2026-12-05T00:00'), at('2026-12-09T23:59'), at('2026-12-10T00:00')].map((now) => isInPeriod(period, now))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('books visits from the first to the last day, and offers times of the period after a refusal', async () => {
  const period = { from: FROM, until: UNTIL }
  for (const visitAt of ['2026-11-28T10:00', '2026-12-04T17:00', '2026-12-10T10:00'])
    expect(await book(visitAt, period)).toMatchObject({ kind: 'not-booked', reason: 'not-offered' })
  const refused = await book('2026-12-04T17:00', period)
  expect(refused).toMatchObject({ next: [at('2026-12-05T10:00'), at('2026-12-05T10:30'), at('2026-12-05T11:00')] })
  for (const visitAt of ['2026-12-05T10:00', '2026-12-09T17:00']) expect((await book(visitAt, period)).kind).toBe('registered')
})

test('lists visits outside the period for a call, sends them no reminder, and moves them into the period only', async () => {
  const id = await booked('2026-11-28T10:00')
  const visits = booking({ from: FROM, until: UNTIL })
  const { hours } = await visits.hours()
  expect((await readCallList({ store, now: () => MORNING }, hours)).entries).toMatchObject([{ id, why: 'closed' }])
  const staleness = createStaleness(store.visits, visits, () => MORNING)
  expect(await staleness({ registrationId: id, kind: 'visitReminderDay', visitVersion: 1 })).toBe(VISIT_NOT_OFFERED)
  const choices = await readMoveChoice(visits, { at: at('2026-11-28T10:00'), people: 2 }, { day: null, requested: null }, MORNING)
  expect([choices.day, choices.days.length]).toEqual([FROM, 5])

  const services: ManageVisitServices = {
    store,
    visits,
    policy: registrationTestPolicy(),
    now: () => MORNING,
    visitLinkLimits: createGuessLimits(
      'test',
      limits.visitLinkGuesses,
      (address) => address,
      () => undefined,
    ),
  }
  const asked = { token: linkToken(id), client: '192.0.2.1', version: 1 }
  expect(await moveVisit(services, { ...asked, at: at('2026-11-29T10:00') })).toMatchObject({ kind: 'refused', reason: 'not-offered' })
  expect(await moveVisit(services, { ...asked, at: at('2026-12-06T10:00') })).toMatchObject({ kind: 'moved' })
})

test('lets staff move a visit into the period only, and marks the days outside it in the week', async () => {
  const id = await booked('2026-11-28T10:00')
  const visits = booking({ from: FROM, until: UNTIL })
  const services = { store, visits, policy: registrationTestPolicy(), now: () => MORNING }
  const move = (to: string) => bookByStaff(services, actor, id, { at: to, people: '2', reason: '전화 요청', version: '1' })
  await expect(move('2026-11-29T10:00')).rejects.toHaveProperty('fields.at')
  await expect(move('2026-12-10T10:00')).rejects.toHaveProperty('fields.at')
  expect((await move('2026-12-09T17:00')).fresh).toBe(true)
  const week = await readWeek({ store, visits }, FROM)
  expect(week.map(({ reason }) => reason)).toEqual([...Array<string>(5).fill('관람 기간 아님'), null, null])
})

test('registers walk-ins even before the period', async () => {
  const { services } = registerServices(store, { visits: booking({ from: FROM, until: UNTIL }) })
  const typed = { body: validBody({ phone: '01077770001' }), consent: 'screen', people: '2', form: 'form-of-reception' } as const
  expect(await registerWalkIn({ ...services, store }, actor, typed)).toMatchObject({ kind: 'registered' })
})

test('stores the hours that the office edits without the period, which is the content’s', async () => {
  const visits = booking({ from: FROM, until: UNTIL })
  const typed = (name: string) => ({ day: '2026-12-06', closed: 'on', reason: '내부 공사', version: '0' })[name] ?? ''
  await setException({ store, visits, now: () => MORNING }, actor, typed)
  expect((await store.visits.readHours())?.hours).not.toHaveProperty('period')
  expect((await readVisitChoice(visits, null, MORNING)).days.map(({ freeTimes }) => freeTimes)).toEqual([15, 0, 15, 15, 15])
})

test.each([
  [{ from: '2027-03-05', until: null }, '모델하우스 관람은 2027년 3월 5일(금)에 시작합니다. 그날부터 방문하실 수 있습니다.'],
  [{ from: '2026-10-17', until: null }, null],
  [{ from: '2026-10-17', until: UNTIL }, '모델하우스 관람은 2026년 12월 9일(수)까지입니다.'],
  [{ from: null, until: '2026-11-23' }, '모델하우스 관람은 2026년 11월 23일(월)에 끝났습니다.'],
  [{ from: null, until: null }, null],
])('describes %j on pages: %s', (period, text) => expect(periodText(period, MORNING)).toBe(text))
