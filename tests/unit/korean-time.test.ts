import { koreanDay, koreanInstant, koreanIsoDay, koreanTime, startOfKoreanDay, withKoreanOffset } from '@/lib/korean-time'

const MIDNIGHT_IN_SEOUL = new Date('2026-11-20T15:00:00Z')

test('changes the day at 15:00 UTC', () => {
  const before = new Date(MIDNIGHT_IN_SEOUL.getTime() - 1)
  expect([koreanIsoDay(before), koreanIsoDay(MIDNIGHT_IN_SEOUL)]).toEqual(['2026-11-20', '2026-11-21'])
  expect(koreanDay(MIDNIGHT_IN_SEOUL)).toEqual({ year: 2026, month: 11, day: 21 })
  expect(startOfKoreanDay(new Date('2026-11-21T14:59:59Z'))).toEqual(MIDNIGHT_IN_SEOUL)
  expect(startOfKoreanDay(before)).toEqual(new Date('2026-11-19T15:00:00Z'))
})

test('agrees with the time zone database', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' })
  for (const iso of ['2026-01-01T00:00:00Z', '2026-07-01T12:34:00Z', '2026-12-31T15:00:00Z']) {
    const { hour, minute } = koreanTime(new Date(iso))
    expect(`${koreanIsoDay(new Date(iso))} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`).toBe(format.format(new Date(iso)))
  }
})

test('parses a local day or time, and no other text', () => {
  expect(koreanInstant('2026-11-21')).toEqual(MIDNIGHT_IN_SEOUL)
  expect(koreanInstant('2026-11-21T09:30')).toEqual(new Date('2026-11-21T00:30:00Z'))
  expect(withKoreanOffset('2026-11-21')).toBe('2026-11-21T00:00:00+09:00')
  expect(koreanInstant('tomorrow').getTime()).toBeNaN()
})
