import type { Store } from '@/lib/store/store'
import { readTimesNear, readVisitChoice } from '@/lib/visits/visit-choice'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { MORNING, registerRequest, registerServices, validBody } from '@/tests/support/registrations'
import { openingHours, visitBooking } from '@/tests/support/visits'

/** MORNING is a Tuesday, 2026-11-24. */
const HOURS = {
  ...openingHours,
  groupsPerSlot: 1,
  daysAhead: 5,
  exceptions: [
    { day: '2026-11-25', hours: null, reason: '내부 공사' },
    { day: '2026-11-26', hours: { from: '10:00', until: '11:00' }, reason: '단축' },
  ],
}

let store: Store
beforeEach(async () => {
  store = await freshSqliteStore()
})
afterEach(() => store.close())

const booking = () => visitBooking(store.visits, HOURS)
let numbers = 0
async function book(visitAt: string) {
  const { services } = registerServices(store, { visits: booking() })
  const body = validBody({ phone: `0107${String(numbers++).padStart(7, '0')}`, visitAt, visitPeople: '2' })
  expect((await registerVisitor(services, registerRequest({ body }))).kind).toBe('registered')
}

test('states the free times of every day, or why there are none, and lists the times of the requested day', async () => {
  await book('2026-11-26T10:00')
  const { days, day, times, peoplePerGroup } = await readVisitChoice(booking(), '2026-11-27', MORNING)
  expect(days.map(({ label, freeTimes }) => [label, freeTimes]).slice(1)).toEqual([
    ['11월 25일(수) · 휴관: 내부 공사', 0],
    ['11월 26일(목) · 예약이 모두 찼습니다', 0],
    ['11월 27일(금) · 예약 가능', 15],
    ['11월 28일(토) · 예약 가능', 15],
    ['11월 29일(일) · 예약 가능', 15],
  ])
  expect([day, times[0], times.length, peoplePerGroup]).toEqual(['2026-11-27', { at: '2026-11-27T10:00', label: '10:00', full: false }, 15, 6])
})

test.each([null, '2026-11-25', '2026-11-26', '2027-01-01', 'tomorrow', ''])('lists the times of the first free day when asked for %j', async (asked) => {
  await book('2026-11-26T10:00')
  const { day, times } = await readVisitChoice(booking(), asked, new Date('2026-11-24T10:00:00Z'))
  expect([day, times[0]?.at]).toEqual(['2026-11-27', '2026-11-27T10:00'])
})

test('has no selected day when nothing can be booked, and states the reason for each day', async () => {
  const closed = visitBooking(store.visits, { ...HOURS, weekly: HOURS.weekly.map(() => null), exceptions: [] })
  expect(await readVisitChoice(closed, null, MORNING)).toMatchObject({
    day: null,
    times: [],
    days: expect.arrayContaining([{ day: '2026-11-24', label: '11월 24일(화) · 휴관', freeTimes: 0, why: '휴관', mark: '휴관' }]) as unknown,
  })
})

test('offers the rest of the day and the next free times of other days near an unavailable time', async () => {
  await book('2026-11-26T10:00')
  expect(await readTimesNear(booking(), { at: '2026-11-26T10:00', people: 2 }, MORNING)).toEqual({
    peoplePerGroup: 6,
    times: [
      { at: '2026-11-26T10:00', label: '11월 26일(목) 10:00 · 마감', full: true },
      { at: '2026-11-27T10:00', label: '11월 27일(금) 10:00', full: false },
      { at: '2026-11-27T10:30', label: '11월 27일(금) 10:30', full: false },
      { at: '2026-11-27T11:00', label: '11월 27일(금) 11:00', full: false },
    ],
  })
  expect(await readTimesNear(booking(), { at: 'soon', people: 2 }, MORNING)).toBeNull()
})
