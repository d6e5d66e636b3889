import { deliverDue } from '@/lib/messaging/deliver-due'
import { CLAIMS_MAX } from '@/lib/messaging/message'
import type { Store } from '@/lib/store/store'
import { useDeliveries } from '@/tests/support/deliveries'
import { damageCell, waysOf, type StoredCell } from '@/tests/support/harm-store'
import type { fixedClock } from '@/tests/support/registrations'

let store: Store
let clock: ReturnType<typeof fixedClock>
let directory: string
const { register, deliverServices } = useDeliveries((fresh) => {
  ;({ store, clock, directory } = fresh)
})

const PHONES = Array.from({ length: 10 }, (_one, index) => `0101234560${index}`)
const registerAll = async () => {
  for (const phone of PHONES) await register({ phone })
}
/** A column of the message that is due first. */
const cell = (column: string, type: string): StoredCell => ({ table: 'outbox', column, type, row: "state = 'pending' ORDER BY due_at, rowid" })
const messages = () => store.outbox.list({ limit: 50 })

const CELLS = (
  [
    ['sealed', 'BLOB'],
    ['kind', 'TEXT'],
    ['created_at', 'INTEGER'],
    ['attempts', 'INTEGER'],
  ] as const
)
  .flatMap(([column, type]) => waysOf(cell(column, type)).map((way) => [column, type, way] as const))
  // One attempt fewer has no visible effect.
  .filter(([column, , way]) => !(column === 'attempts' && way === 'a number below zero'))

test.each(CELLS)('fails a message whose %s (%s) has %s at once, and sends its nine neighbours', async (column, type, way) => {
  await registerAll()
  damageCell(directory, cell(column, type), way)
  const { services, sent, warnings } = deliverServices()
  await deliverDue(services)
  expect(sent).toHaveLength(9)
  const left = (await messages()).filter(({ state }) => state !== 'sent')
  // Many claims without an end, as a far date is when read as a count: it may have been sent.
  expect(left.map(({ state }) => state)).toEqual([column === 'attempts' && way === 'a far date' ? 'unknown' : 'dead'])
  expect(left[0]?.registrationId).not.toBe('')
  expect(JSON.stringify(warnings)).toContain(left[0]!.id)
  // Settled: nothing is due any more.
  expect(await store.outbox.nextDueAt()).toBeNull()
})

test('counts a message whose claims never end as overdue, whatever its due time, and gives it up', async () => {
  await register()
  for (let claims = 1; claims <= CLAIMS_MAX; claims += 1) {
    expect(await store.outbox.countOverdue(new Date(clock.now().getTime() - 10 * 60_000))).toBe(0)
    expect(await store.outbox.claimDue({ token: `${claims}`, now: clock.now(), until: new Date(clock.now().getTime() + 60_000), limit: 10 })).toHaveLength(1)
    clock.advance(60_001)
  }
  // The last claim has just started: its due time is in the future.
  await store.outbox.claimDue({ token: 'last', now: clock.now(), until: new Date(clock.now().getTime() + 60_000), limit: 10 })
  expect(await store.outbox.countOverdue(new Date(clock.now().getTime() - 10 * 60_000))).toBe(1)
  for (let claims = 0; claims < 4; claims += 1) {
    clock.advance(60_001)
    await store.outbox.claimDue({ token: `more ${claims}`, now: clock.now(), until: new Date(clock.now().getTime() + 60_000), limit: 10 })
  }
  clock.advance(60_001)
  const { services, sent } = deliverServices()
  await deliverDue(services)
  expect(sent).toEqual([])
  expect(await messages()).toMatchObject([{ state: 'unknown', lastError: 'unfinished' }])
  expect(await store.outbox.countOverdue(clock.now())).toBe(0)
})

test('sends the others and retries later when one message’s dependencies cannot be read', async () => {
  await registerAll()
  const { services, sent } = deliverServices()
  let asked = 0
  await deliverDue({
    ...services,
    async staleness() {
      if (asked++ === 0) throw new RangeError('Invalid time value')
      return null
    },
  })
  expect(sent).toHaveLength(9)
  expect((await messages()).filter(({ state }) => state === 'pending')).toMatchObject([{ attempts: 1, lastError: 'unreadable' }])
})
