import { VISIT_CHANGED, VISIT_NOT_OFFERED, VISIT_OFFERED, VISIT_OVER, type MessageKind } from '@/lib/messaging/message'
import { createStaleness } from '@/lib/visits/message-staleness'

const AT = new Date('2026-11-28T10:00:00+09:00')
const BEFORE = new Date('2026-11-28T08:00:00+09:00')
const VISIT = { registrationId: 'a', at: AT, people: 2, version: 2, moves: 0, cancelledAt: null }

interface Circumstances {
  readonly found?: typeof VISIT | null
  /** Null where no visits are booked any more. */
  readonly offered?: boolean | null
  readonly now?: Date
}
const reasonFor = (kind: MessageKind, visitVersion: number | undefined, { found = VISIT, offered = true, now = BEFORE }: Circumstances = {}) =>
  createStaleness(
    { find: async () => found },
    offered === null ? null : { isOffered: async () => offered },
    () => now,
  )({
    registrationId: 'a',
    kind,
    visitVersion,
  })

test('what is about no visit is sent, whatever became of the visit', async () => {
  expect(await reasonFor('confirmation', undefined, { found: null })).toBeNull()
})

test.each<MessageKind>(['visitReminderDay', 'visitReminderHours'])('%s is sent while the visit is as it was', async (kind) => {
  expect(await reasonFor(kind, 2)).toBeNull()
})

test.each<[string, Circumstances]>([
  ['was moved or cancelled', { found: { ...VISIT, version: 3 } }],
  ['is not there any more', { found: null }],
])('nothing is sent about a visit that %s', async (_what, circumstances) => {
  for (const kind of ['confirmation', 'visitNotice', 'visitReminderDay'] as const) expect(await reasonFor(kind, 2, circumstances)).toBe(VISIT_CHANGED)
})

test('nobody is reminded of a visit that has begun, or of a time that is offered no more', async () => {
  expect(await reasonFor('visitReminderDay', 2, { now: AT })).toBe(VISIT_OVER)
  expect(await reasonFor('visitReminderHours', 2, { offered: false })).toBe(VISIT_NOT_OFFERED)
  expect(await reasonFor('visitReminderHours', 2, { offered: null })).toBe(VISIT_NOT_OFFERED)
})

test('the notice that a time is offered no more is sent unless it is offered again', async () => {
  expect(await reasonFor('visitNotice', 2, { offered: false })).toBeNull()
  expect(await reasonFor('visitNotice', 2, { offered: null })).toBeNull()
  expect(await reasonFor('visitNotice', 2)).toBe(VISIT_OFFERED)
})

test('a confirmation is sent although the visit has begun and its time is offered no more', async () => {
  expect(await reasonFor('confirmation', 2, { now: AT, offered: false })).toBeNull()
})
