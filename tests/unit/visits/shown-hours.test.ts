import { StoreUnavailableError } from '@/lib/errors'
import { createShownHours } from '@/lib/visits/shown-hours'
import { openingHours } from '@/tests/support/visits'

const closed = { ...openingHours, exceptions: [{ day: '2026-12-01', hours: null, reason: '점검' }] }

function office(stated = openingHours, hours = stated) {
  const state = { hours, now: new Date('2026-11-28T03:00:00Z'), answers: true }
  /** For each time that pages were to be rendered anew: whether those of the build hold. */
  const expired: boolean[] = []
  const read = async () => {
    if (!state.answers) throw new StoreUnavailableError('locked')
    return { version: 1, hours: state.hours }
  }
  const shown = createShownHours({ visits: { hours: read }, stated, now: () => state.now, expirePages: (holds) => expired.push(holds) })
  return { state, expired, shown }
}

test('pages of the build stay while they say what holds, whatever else is edited', async () => {
  const { state, shown, expired } = office()
  await shown.check()
  state.hours = { ...openingHours, groupsPerSlot: 3 }
  await shown.check()
  expect(expired).toEqual([])
})

test('pages are rendered anew once after a start with other hours and for each edit; those of the build are shown again once they hold', async () => {
  const { state, shown, expired } = office(openingHours, closed)
  await shown.check()
  await shown.check()
  expect(expired).toEqual([false])
  state.hours = { ...closed, exceptions: [{ day: '2026-12-02', hours: null, reason: '점검' }] }
  await shown.check()
  expect(expired).toEqual([false, false])
  state.hours = openingHours
  await shown.check()
  await shown.check()
  expect(expired).toEqual([false, false, true])
})

test('and when a day that content names is over in Korea', async () => {
  const { state, shown, expired } = office(closed)
  await shown.check()
  state.now = new Date('2026-12-01T14:59:00Z')
  await shown.check()
  expect(expired).toEqual([])
  state.now = new Date('2026-12-01T15:00:00Z')
  await shown.check()
  await shown.check()
  expect(expired).toEqual([false])
})

test('a page that was rendered while the store did not answer has content’s hours, and is rendered once more', async () => {
  const { state, shown, expired } = office(openingHours, closed)
  await shown.check()
  state.answers = false
  await expect(shown.read()).resolves.toBe(openingHours)
  await expect(shown.check()).rejects.toThrow(StoreUnavailableError)
  state.answers = true
  await shown.check()
  expect(expired).toEqual([false, false])
  await expect(shown.read()).resolves.toBe(closed)
})
