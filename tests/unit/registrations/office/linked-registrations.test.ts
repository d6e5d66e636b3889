import { linkedRegistrations } from '@/lib/registrations/office/linked-registrations'
import { timelineView } from '@/lib/registrations/office/timeline-view'
import type { Account } from '@/lib/accounts/account'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { officeAccount } from '@/tests/support/office-accounts'
import { eventOf, savedRegistration } from '@/tests/support/registration-events'
import { MORNING } from '@/tests/support/registrations'
import { readable } from '@/tests/support/readable'

const leader = officeAccount('choi', 'team-leader')
const audit = { at: MORNING, actor: null, address: null, action: 'registration.result', subject: null, detail: null } as const
const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)

let store: Store
let ids: string[]
/** Four of one phone. */
beforeEach(async () => {
  store = await freshSqliteStore()
  ids = []
  for (let count = 0; count < 4; count++) ids.push((await savedRegistration(store, {}, later(count))).id)
})
afterEach(() => store.close())

const duplicate = (id: string, of: string, at = later(10)) =>
  store.registrations.record(eventOf(id, 'duplicate', { id: `duplicate-${id}`, subject: of, at }), audit)
async function linked(id: string, who: Account = leader) {
  const [registration] = readable([(await store.registrations.find(id))!])
  const events = await store.registrations.events(id)
  const found = await linkedRegistrations({ store }, who, registration!, events, readable(await store.registrations.listByPhone(registration!.phone, 20)))
  return { ids: found.map((one) => one.registration.id).toSorted(), timeline: await timelineView({ store }, who, events, [], found) }
}

test('a duplicate and its original show one history, with links to each other', async () => {
  const [first, second] = ids as [string, string, string, string]
  await store.registrations.record(eventOf(first, 'absent', { at: later(5) }), audit)
  await store.registrations.addNote({ id: 'note', registrationId: second, at: later(7), actor: 'kim@example.com', text: '두 번째로 등록' }, audit)
  await duplicate(second, first)
  const [ofFirst, ofSecond] = [await linked(first), await linked(second)]
  expect([ofFirst.ids, ofSecond.ids]).toEqual([[second], [first]])
  expect(ofFirst.timeline.map(({ label, of }) => [label, of?.id ?? null])).toEqual([
    ['중복', second],
    ['메모', second],
    ['부재중 1차', null],
  ])
  expect(ofSecond.timeline.map(({ label, text, of }) => [label, text, of?.id ?? null])).toEqual([
    ['중복', null, null],
    ['부재중 1차', null, first],
  ])
  expect(new Set(ofFirst.timeline.map(({ key }) => key)).size).toBe(3)
})

test('links duplicates of one original, and not those whose result was withdrawn', async () => {
  const [first, second, third, alone] = ids as [string, string, string, string]
  await duplicate(second, first)
  await duplicate(third, first)
  expect((await linked(second)).ids).toEqual([first, third].toSorted())
  expect((await linked(alone)).ids).toEqual([])
  await store.registrations.record(eventOf(third, 'withdrawn', { subject: `duplicate-${third}` }), audit)
  expect((await linked(second)).ids).toEqual([first])
})

test('ends the search at two marked as each other’s duplicates', async () => {
  const [first, second] = ids as [string, string, string, string]
  await duplicate(second, first)
  await duplicate(first, second)
  expect((await linked(first)).ids).toEqual([second])
})

test('a counsellor sees nothing of another’s registrations', async () => {
  const [first, second] = ids as [string, string, string, string]
  await store.registrations.assign(second, { to: 'kim', actor: null }, MORNING, audit)
  await duplicate(second, first)
  const { ids: found, timeline } = await linked(second, officeAccount('kim', 'counsellor'))
  expect(found).toEqual([])
  expect(timeline.every(({ of }) => of === null)).toBe(true)
})
