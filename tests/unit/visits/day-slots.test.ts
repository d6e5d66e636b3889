import { execFileSync } from 'node:child_process'
import { isCalendarDay } from '@/lib/korean-time'
import { addDays, bookableSlots, daysAhead, daySlots, hoursOfDay, isVisitAhead, weekdayOf } from '@/lib/visits/day-slots'
import { openingHoursSchema } from '@/lib/content/schemas/opening-hours'
import { visitAtValue } from '@/lib/visits/visit-text'
import { openingHours } from '@/tests/support/visits'

const at = (local: string) => new Date(`${local}:00+09:00`)
const shown = (slots: readonly Date[]) => slots.map(visitAtValue)

test('starts visits at the opening, and ends the last one before closing', () => {
  const slots = shown(daySlots(openingHours, '2026-11-28'))
  expect(slots).toHaveLength(15)
  expect([slots[0], slots[1], slots.at(-1)]).toEqual(['2026-11-28T10:00', '2026-11-28T10:30', '2026-11-28T17:00'])
  expect(daySlots(openingHours, '2026-11-28')[0]).toEqual(new Date('2026-11-28T01:00:00Z'))
})

test('allows a day to last until midnight, by the Korean calendar', () => {
  const night = { ...openingHours, weekly: Array.from({ length: 7 }, () => ({ from: '00:00', until: '24:00' })) }
  const slots = daySlots(night, '2026-11-28')
  expect(slots[0]).toEqual(new Date('2026-11-27T15:00:00Z'))
  expect(visitAtValue(slots.at(-1)!)).toBe('2026-11-28T23:00')
  // In Seoul it is the 29th; a clock in UTC still says the 28th.
  expect(daysAhead(night, at('2026-11-29T00:10'))[0]).toBe('2026-11-29')
  expect(shown(bookableSlots(night, '2026-11-29', at('2026-11-29T00:10')))[0]).toBe('2026-11-29T01:30')
  expect(bookableSlots(night, '2026-11-28', at('2026-11-29T00:10'))).toEqual([])
})

test('includes leap days and ends of years', () => {
  expect([addDays('2028-02-28', 1), addDays('2028-02-29', 1), addDays('2027-02-28', 1), addDays('2026-12-31', 1)]).toEqual([
    '2028-02-29',
    '2028-03-01',
    '2027-03-01',
    '2027-01-01',
  ])
  expect(daySlots(openingHours, '2028-02-29')).toHaveLength(15)
  expect([isCalendarDay('2028-02-29'), isCalendarDay('2027-02-29'), isCalendarDay('2026-1-1'), isCalendarDay('9999-99-99')]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([weekdayOf('2026-11-29'), weekdayOf('2028-02-29')]).toEqual([0, 2])
})

test('uses the exception of a day, closed with a reason or with other hours, before its weekday', () => {
  const weekly = openingHours.weekly.map((hours, weekday) => (weekday === 1 ? null : hours))
  const hours = {
    ...openingHours,
    weekly,
    exceptions: [
      { day: '2026-11-28', hours: null, reason: '내부 공사' },
      { day: '2026-11-30', hours: { from: '13:00', until: '15:00' }, reason: '주말 행사 대체' },
    ],
  }
  expect([hoursOfDay(hours, '2026-11-28'), hoursOfDay(hours, '2026-12-07')]).toEqual([
    { hours: null, reason: '내부 공사' },
    { hours: null, reason: null },
  ])
  expect(shown(daySlots(hours, '2026-11-30'))).toEqual(['2026-11-30T13:00', '2026-11-30T13:30', '2026-11-30T14:00'])
  expect([daySlots(hours, '2026-11-28'), daySlots(hours, '2026-12-07')]).toEqual([[], []])
})

test('allows booking until the given time before the start, and the given number of days ahead', () => {
  const now = at('2026-11-28T13:30')
  expect(shown(bookableSlots(openingHours, '2026-11-28', now))[0]).toBe('2026-11-28T15:00')
  expect(shown(bookableSlots(openingHours, '2026-11-28', new Date(now.getTime() - 1)))[0]).toBe('2026-11-28T14:30')
  expect(bookableSlots(openingHours, '2026-12-28', now)).toHaveLength(15)
  expect(bookableSlots(openingHours, '2026-12-29', now)).toEqual([])
})

test('does not depend on the server’s time zone', () => {
  // Node applies a changed TZ. Needs a separate process, because jest's `process.env` is a copy.
  const script = `
    import { daySlots, daysAhead } from './lib/visits/day-slots.ts'
    const [hours, zones] = process.argv.slice(1).map((each) => JSON.parse(each))
    const answers = zones.map((zone) => {
      process.env.TZ = zone
      return [new Date(2026, 6).getTimezoneOffset(), daySlots(hours, '2026-03-29'), daySlots(hours, '2028-02-29'), daysAhead(hours, new Date('2026-11-28T15:00:00Z'))]
    })
    console.log(JSON.stringify(answers))`
  const zones = ['UTC', 'Asia/Seoul', 'Europe/Berlin', 'America/Los_Angeles']
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script, JSON.stringify(openingHours), JSON.stringify(zones)],
    { encoding: 'utf8' },
  )
  const answers = JSON.parse(printed) as [number, ...unknown[]][]
  expect(answers.map(([offset]) => offset)).toEqual([0, -540, -120, 420])
  // Berlin's clocks go forward on that day.
  expect(new Set(answers.map(([, ...days]) => JSON.stringify(days))).size).toBe(1)
})

test('refuses invalid hours', () => {
  const refused = (changes: object) => !openingHoursSchema.safeParse({ ...openingHours, ...changes }).success
  expect(
    [
      { weekly: openingHours.weekly.slice(1) },
      { weekly: openingHours.weekly.map(() => ({ from: '18:00', until: '10:00' })) },
      { weekly: openingHours.weekly.map(() => ({ from: '10:00', until: '24:30' })) },
      { slotMinutes: 0 },
      { groupsPerSlot: Number.NaN },
      { daysAhead: 366 },
      { exceptions: [{ day: '2026-02-30', hours: null, reason: '휴관' }] },
      { exceptions: [{ day: '2026-11-28', hours: null, reason: ' ' }] },
      {
        exceptions: [
          { day: '2026-11-28', hours: null, reason: '휴관' },
          { day: '2026-11-28', hours: null, reason: '행사' },
        ],
      },
    ].map(refused),
  ).toEqual(Array.from({ length: 9 }, () => true))
})

test.each([
  ['2026-11-28T10:00', true],
  ['2026-11-28T17:00', true],
  ['2026-11-28T10:10', false],
  ['2026-11-28T03:00', false],
  ['2026-11-27T17:00', false],
  ['2026-12-28T10:00', true],
  ['2026-12-29T10:00', false],
  ['2031-01-01T10:00', false],
])('at noon of 2026-11-28 a visit at %s is one of the days ahead: %s', (time, isAhead) =>
  expect(isVisitAhead(openingHours, at(time), at('2026-11-28T12:00'))).toBe(isAhead),
)
