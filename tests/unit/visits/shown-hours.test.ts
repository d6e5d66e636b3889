import { StoreUnavailableError } from '@/lib/errors'
import { createStaleTags } from '@/lib/facts/stale-tags'
import { createShownHours } from '@/lib/visits/shown-hours'
import { openingHours } from '@/tests/support/visits'

const closed = { ...openingHours, exceptions: [{ day: '2026-12-01', hours: null, reason: '점검' }] }

function office(stated = openingHours, hours = stated) {
  const state = { hours, now: new Date('2026-11-28T03:00:00Z'), answers: true }
  const read = async () => {
    if (!state.answers) throw new StoreUnavailableError('locked')
    return { version: 1, hours: state.hours }
  }
  const { read: shownHours, values } = createShownHours({ visits: { hours: read }, stated, now: () => state.now })
  return { state, shown: { read: shownHours, check: createStaleTags([values]) } }
}

test('pages of the build stay while they say what holds, whatever else is edited', async () => {
  const { state, shown } = office()
  expect(await shown.check()).toEqual([])
  state.hours = { ...openingHours, groupsPerSlot: 3 }
  expect(await shown.check()).toEqual([])
})

test('pages are stale once after a start with other hours and for each edit, also for one that takes back what was edited', async () => {
  const { state, shown } = office(openingHours, closed)
  expect(await shown.check()).toEqual(['opening-hours'])
  expect(await shown.check()).toEqual([])
  state.hours = { ...closed, exceptions: [{ day: '2026-12-02', hours: null, reason: '점검' }] }
  expect(await shown.check()).toEqual(['opening-hours'])
  state.hours = openingHours
  expect(await shown.check()).toEqual(['opening-hours'])
  expect(await shown.check()).toEqual([])
})

test('pages are stale when a day that content names is over in Korea, also before the start', async () => {
  const { state, shown } = office(closed)
  expect(await shown.check()).toEqual([])
  state.now = new Date('2026-12-01T14:59:00Z')
  expect(await shown.check()).toEqual([])
  state.now = new Date('2026-12-01T15:00:00Z')
  expect(await shown.check()).toEqual(['opening-hours'])
  expect(await shown.check()).toEqual([])
  const later = office(closed)
  later.state.now = state.now
  expect(await later.shown.check()).toEqual(['opening-hours'])
})

test('a page that was rendered while the store did not answer has content’s hours, and is rendered once more', async () => {
  const { state, shown } = office(openingHours, closed)
  await shown.check()
  state.answers = false
  await expect(shown.read()).resolves.toBe(openingHours)
  await expect(shown.check()).rejects.toThrow(StoreUnavailableError)
  state.answers = true
  expect(await shown.check()).toEqual(['weekly-hours', 'opening-hours'])
  await expect(shown.read()).resolves.toBe(closed)
})

test('a day that differs leaves every other page as the build made it; another week does not', async () => {
  const { state, shown } = office(openingHours, closed)
  expect(await shown.check()).toEqual(['opening-hours'])
  state.hours = { ...closed, weekly: closed.weekly.map((hours, weekday) => (weekday === 3 ? null : hours)) }
  expect((await shown.check()).toSorted()).toEqual(['opening-hours', 'weekly-hours'])
})
