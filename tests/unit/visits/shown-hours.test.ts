import { StoreUnavailableError } from '@/lib/errors'
import { createShownHours } from '@/lib/visits/shown-hours'
import { openingHours } from '@/tests/support/visits'

const closed = { ...openingHours, exceptions: [{ day: '2026-12-01', hours: null, reason: '점검' }] }

function office(stated = openingHours, hours = stated) {
  const state = { hours, now: new Date('2026-11-28T03:00:00Z'), answers: true }
  /** Tags whose pages were revalidated, in order: `+` if the build's are restored. */
  const expired: string[] = []
  const read = async () => {
    if (!state.answers) throw new StoreUnavailableError('locked')
    return { version: 1, hours: state.hours }
  }
  const shown = createShownHours({
    visits: { hours: read },
    stated,
    now: () => state.now,
    expirePages: (tag, holds) => expired.push(`${holds ? '+' : '-'}${tag}`),
  })
  return { state, expired, shown }
}

test('keeps the build’s pages while they are correct, whatever else is edited', async () => {
  const { state, shown, expired } = office()
  await shown.check()
  state.hours = { ...openingHours, groupsPerSlot: 3 }
  await shown.check()
  expect(expired).toEqual([])
})

test('revalidates pages once after a start with other hours and after each edit, and restores the build’s once they are correct again', async () => {
  const { state, shown, expired } = office(openingHours, closed)
  await shown.check()
  await shown.check()
  expect(expired).toEqual(['-opening-hours'])
  state.hours = { ...closed, exceptions: [{ day: '2026-12-02', hours: null, reason: '점검' }] }
  await shown.check()
  expect(expired).toEqual(['-opening-hours', '-opening-hours'])
  state.hours = openingHours
  await shown.check()
  await shown.check()
  expect(expired).toEqual(['-opening-hours', '-opening-hours', '+opening-hours'])
})

test('revalidates pages when an exception of the content is over in Korea', async () => {
  const { state, shown, expired } = office(closed)
  await shown.check()
  state.now = new Date('2026-12-01T14:59:00Z')
  await shown.check()
  expect(expired).toEqual([])
  state.now = new Date('2026-12-01T15:00:00Z')
  await shown.check()
  await shown.check()
  expect(expired).toEqual(['-opening-hours'])
})

test('renders a page with the content’s hours while the store is unavailable, and once more afterwards', async () => {
  const { state, shown, expired } = office(openingHours, closed)
  await shown.check()
  state.answers = false
  await expect(shown.read()).resolves.toBe(openingHours)
  await expect(shown.check()).rejects.toThrow(StoreUnavailableError)
  state.answers = true
  await shown.check()
  expect(expired).toEqual(['-opening-hours', '+weekly-hours', '-opening-hours'])
  await expect(shown.read()).resolves.toBe(closed)
})

test('an exception keeps every other page as built; another week does not', async () => {
  const { state, shown, expired } = office(openingHours, closed)
  await shown.check()
  expect(expired).not.toContain('-weekly-hours')
  state.hours = { ...closed, weekly: closed.weekly.map((hours, weekday) => (weekday === 3 ? null : hours)) }
  await shown.check()
  expect(expired.slice(1).toSorted()).toEqual(['-opening-hours', '-weekly-hours'])
})
