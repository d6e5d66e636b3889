import { closedDayText } from '@/lib/visits/office/closed-day'
import { openingHours } from '@/tests/support/visits'

const hours = { ...openingHours, exceptions: [{ day: '2026-11-28', hours: null, reason: '폭설' }] }
const services = (visits: unknown = { hours: async () => ({ hours }) }) =>
  ({ visits, now: () => new Date('2026-11-28T10:00:00+09:00') }) as unknown as Parameters<typeof closedDayText>[0]

test('says that today is closed, and why', async () => {
  expect(await closedDayText(services(), '2026-11-28')).toBe('오늘은 휴관일입니다 (폭설).')
})

test('says so of another day without naming it today', async () => {
  const closed = { hours: async () => ({ hours: { ...hours, exceptions: [{ day: '2026-11-29', hours: null, reason: '' }] } }) }
  expect(await closedDayText(services(closed), '2026-11-29')).toBe('휴관일입니다.')
})

test('says nothing of an open day, or where no visits are booked', async () => {
  expect(await closedDayText(services(), '2026-11-27')).toBeNull()
  expect(await closedDayText(services(null), '2026-11-28')).toBeNull()
})
