/** @jest-environment node */
import { savedRegistration } from '../support/registration-events'
import { MORNING } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'

test('a long period is read in steps, each arrival once, and others have their turns meanwhile', async () => {
  const { store, dispose } = temporaryStore()
  const count = 1_010
  // Five come at the same moment, also where one step ends and the next begins.
  for (let index = 0; index < count; index += 1)
    await savedRegistration(store, { phone: `010${String(10_000_000 + index)}` }, new Date(MORNING.getTime() + Math.floor(index / 5)))
  const until = new Date(MORNING.getTime() + count)
  let turns = 0
  const tick = () => {
    turns += 1
    timer = setImmediate(tick)
  }
  let timer = setImmediate(tick)
  const { arrivals } = await store.reports.readPeriod(MORNING, until, 20_000)
  clearImmediate(timer)
  expect(new Set(arrivals.map(({ id }) => id)).size).toBe(count)
  expect(arrivals).toHaveLength(count)
  expect(turns).toBeGreaterThanOrEqual(2)
  expect((await store.reports.readPeriod(MORNING, until, 503)).arrivals.map(({ id }) => id)).toEqual(arrivals.slice(0, 503).map(({ id }) => id))
  await dispose()
})
