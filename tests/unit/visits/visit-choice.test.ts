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

test('every day says how many times are free, or why none is; the times are those of the day that was asked for', async () => {
  await book('2026-11-26T10:00')
  const { days, day, times, peoplePerGroup } = await readVisitChoice(booking(), '2026-11-27', MORNING)
  expect(days.map(({ label, freeTimes }) => [label, freeTimes]).slice(1)).toEqual([
    ['11월 25일(수) · 휴관: 내부 공사', 0],
    ['11월 26일(목) · 예약이 모두 찼습니다', 0],
    ['11월 27일(금) · 빈 시간 15개', 15],
    ['11월 28일(토) · 빈 시간 15개', 15],
    ['11월 29일(일) · 빈 시간 15개', 15],
  ])
  expect([day, times[0], times.length, peoplePerGroup]).toEqual(['2026-11-27', { at: '2026-11-27T10:00', label: '10:00 · 1팀 남음', full: false }, 15, 6])
})

test.each([null, '2026-11-25', '2026-11-26', '2027-01-01', 'tomorrow', ''])('asked for %j, the times are of the first day that has some', async (asked) => {
  await book('2026-11-26T10:00')
  const { day, times } = await readVisitChoice(booking(), asked, new Date('2026-11-24T10:00:00Z'))
  expect([day, times[0]?.at]).toEqual(['2026-11-27', '2026-11-27T10:00'])
})

test('where nothing can be booked there is no day, and the list says why of each', async () => {
  const closed = visitBooking(store.visits, { ...HOURS, weekly: HOURS.weekly.map(() => null), exceptions: [] })
  expect(await readVisitChoice(closed, null, MORNING)).toMatchObject({
    day: null,
    times: [],
    days: expect.arrayContaining([{ day: '2026-11-24', label: '11월 24일(화) · 휴관', freeTimes: 0 }]) as unknown,
  })
})

test('near a time that could not be had: its day with what is left, and the next free ones of other days', async () => {
  await book('2026-11-26T10:00')
  expect(await readTimesNear(booking(), { at: '2026-11-26T10:00', people: 2 }, MORNING)).toEqual({
    peoplePerGroup: 6,
    times: [
      { at: '2026-11-26T10:00', label: '11월 26일(목) 10:00 · 예약 마침', full: true },
      { at: '2026-11-27T10:00', label: '11월 27일(금) 10:00', full: false },
      { at: '2026-11-27T10:30', label: '11월 27일(금) 10:30', full: false },
      { at: '2026-11-27T11:00', label: '11월 27일(금) 11:00', full: false },
    ],
  })
  expect(await readTimesNear(booking(), { at: 'soon', people: 2 }, MORNING)).toBeNull()
})
