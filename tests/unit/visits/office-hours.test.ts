import { koreanInstant } from '@/lib/korean-time'
import { officeMsBetween, officeTimeBefore, openPeriod, type OfficeDays } from '@/lib/visits/office-hours'

/** Ten to six on weekdays, ten to five on Saturdays; 2026-11-25 (Wednesday) is closed. */
const WEEKDAY = { from: '10:00', until: '18:00' }
const days: OfficeDays = {
  weekly: [null, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, { from: '10:00', until: '17:00' }],
  exceptions: [{ day: '2026-11-25', hours: null, reason: '정기 휴관' }],
}
const never: OfficeDays = { weekly: Array.from({ length: 7 }, () => null), exceptions: [] }
const minutes = (from: string, until: string) => officeMsBetween(days, koreanInstant(from), koreanInstant(until)) / 60_000

test.each([
  ['within a day', '2026-11-24T10:30', '2026-11-24T11:15', 45],
  ['from the night on', '2026-11-24T03:00', '2026-11-24T10:05', 5],
  ['before it opens', '2026-11-24T03:00', '2026-11-24T09:59', 0],
  ['after it closed', '2026-11-24T17:50', '2026-11-24T23:00', 10],
  ['over a closed day', '2026-11-24T17:50', '2026-11-26T10:20', 30],
  ['over a weekend', '2026-11-27T17:30', '2026-11-30T10:30', 30 + 7 * 60 + 30],
  ['backwards', '2026-11-24T12:00', '2026-11-24T11:00', 0],
])('counts office hours %s', (_name, from, until, expected) => {
  expect(minutes(from, until)).toBe(expected)
})

test('counts at most the office hours of the last sixty days', () => {
  const ages = minutes('2001-01-01T00:00', '2026-11-24T12:00')
  expect(ages).toBe(minutes('2026-09-25T00:00', '2026-11-24T12:00'))
  expect(officeMsBetween(never, koreanInstant('2001-01-01T00:00'), koreanInstant('2026-11-24T12:00'))).toBe(0)
})

test.each([
  ['2026-11-24T11:00', 30, '2026-11-24T10:30'],
  ['2026-11-24T10:10', 30, '2026-11-23T17:40'],
  ['2026-11-25T12:00', 30, '2026-11-24T17:30'],
  ['2026-11-24T22:00', 30, '2026-11-24T17:30'],
])('at %s, %d office minutes ago was %s', (at, ago, expected) => {
  const before = officeTimeBefore(days, ago * 60_000, koreanInstant(at))
  expect(before).toEqual(koreanInstant(expected))
  expect(officeMsBetween(days, before, koreanInstant(at))).toBe(ago * 60_000)
})

test('ends the search for an office that never opens', () => {
  expect(officeTimeBefore(never, 60_000, koreanInstant('2026-11-24T12:00'))).toEqual(koreanInstant('2026-09-25'))
  expect(openPeriod(never, '2026-11-24')).toBeNull()
})
