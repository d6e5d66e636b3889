import { countArrived, NOTHING_KNOWN, withKnown } from '@/components/admin/work-queue/new-arrivals'
import type { WorkQueueSection } from '@/lib/registrations/office/work-queue/work-queue-section'
import { workQueueState } from '@/lib/registrations/office/work-queue/work-queue-state'
import { workQueueView } from '@/lib/registrations/office/work-queue/work-queue-view'
import { notShownLately } from '@/lib/registrations/office/work-queue/shown-lately'
import type { Account } from '@/lib/accounts/account'
import { koreanInstant } from '@/lib/korean-time'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { officeAccount } from '@/tests/support/office-accounts'
import { eventOf, savedRegistration } from '@/tests/support/registration-events'
import { fixedClock, MORNING } from '@/tests/support/registrations'
import { openingHours } from '@/tests/support/visits'
import { createVisitBooking } from '@/lib/visits/visit-booking'

const [kim, choi] = [officeAccount('kim', 'counsellor'), officeAccount('choi', 'team-leader')]
const audit = { at: MORNING, actor: null, address: null, action: 'registration.assign', subject: null, detail: null } as const
const at = (local: string) => koreanInstant(`2026-11-24T${local}`)

let store: Store
let clock: ReturnType<typeof fixedClock>
beforeEach(async () => {
  store = await freshSqliteStore()
  clock = fixedClock()
  for (const one of [kim, choi]) await store.accounts.add({ ...one, passwordHash: '' })
})
afterEach(() => store.close())

const services = () => ({ store, now: clock.now, visits: createVisitBooking(store.visits, openingHours, () => ''), env: { ALARM_WAITING_MINUTES: 30 } })
let phones = 0
/** Registered by default on the day before at 17:00, an hour before the office closes. */
const register = async (registeredAt = koreanInstant('2026-11-23T17:00'), owner: string | null = null) => {
  const { id } = await savedRegistration(store, { phone: `0101111${String((phones += 1)).padStart(4, '0')}` }, registeredAt)
  if (owner) await store.registrations.assign(id, { to: owner, actor: null }, MORNING, audit)
  return id
}
const record = (id: string, kind: 'callback' | 'booked' | 'absent' | 'contract', dueAt: Date | null = null) =>
  store.registrations.record(eventOf(id, kind, { dueAt }), audit)
const listed = async (who: Account, section: WorkQueueSection) => {
  const list = (await workQueueView(services(), who)).view.lists.find((one) => one.section === section)
  return list?.rows.map(({ card }) => card.id)
}

test('the row of a moved visit shows its new time', async () => {
  const visits = createVisitBooking(store.visits, openingHours, () => '')
  const placeAt = async (local: string) => {
    const search = await visits.findPlace({ at: koreanInstant(local), people: 2 }, MORNING)
    if (search.kind !== 'found') throw new Error(search.kind)
    return search.place
  }
  const { id } = await savedRegistration(store, { phone: '01099990000', visitDate: '2026-11-28' }, at('09:00'), await placeAt('2026-11-28T10:30'))
  const hints = async () => (await workQueueView(services(), choi)).view.lists.flatMap(({ rows }) => rows.map(({ card }) => card.hints))
  expect(await hints()).toEqual([['방문예약 11월 28일(토) 10:30, 2명']])
  await store.visits.move(id, await placeAt('2026-12-05T11:00'), { basedOn: 1, at: MORNING, messages: [], counts: true })
  expect(await hints()).toEqual([['방문예약 12월 5일(토) 11:00, 2명']])
})

test('lists overdue callbacks, new ones by waiting time, and later ones separately, and no closed ones', async () => {
  const [missed, soon, tomorrow, visit, visitor] = [await register(), await register(), await register(), await register(), await register()]
  const [newer, older] = [await register(at('09:59')), await register(at('08:00'))]
  await record(missed, 'callback', at('09:30'))
  await record(soon, 'callback', at('15:00'))
  await record(tomorrow, 'callback', new Date(at('15:00').getTime() + 86_400_000))
  await record(visit, 'booked', at('14:00'))
  await record(visitor, 'booked', at('09:00'))
  await record(visitor, 'contract')
  const { view, registrations } = await workQueueView(services(), choi)
  expect(view.lists.map(({ section, total, rows }) => [section, total, rows.map(({ card }) => card.id)])).toEqual([
    ['overdue', 1, [missed]],
    ['new', 2, [older, newer]],
    ['visits', 1, [visit]],
    ['later', 1, [soon]],
  ])
  expect(view.lists.flatMap(({ rows }) => rows.map(({ due }) => due))).toEqual(['11/24(화) 09:30', null, null, '14:00', '15:00'])
  expect(registrations).toHaveLength(5)
  expect(JSON.stringify(view)).not.toMatch(/0101111\d{4}/)
})

test('counts only office hours for the waiting time', async () => {
  await register()
  await register(at('03:00'))
  clock.advance(25 * 60_000)
  const [, fresh] = (await workQueueView(services(), choi)).view.lists
  // Open from ten to six: an hour of the day before, none of the night.
  expect(fresh?.rows.map(({ waited }) => waited)).toEqual([60 + 25, 25])
  const { view } = await workQueueView({ ...services(), visits: null }, choi)
  expect([view.lateAfter, view.open]).toEqual([30, { from: at('09:00').getTime(), until: at('18:00').getTime() }])
})

test('shows counsellors their own, and leaders the team’s with assignees', async () => {
  const [own, others, nobodys] = [await register(undefined, 'kim'), await register(undefined, 'lee'), await register()]
  expect(await listed(kim, 'new')).toEqual([own])
  expect((await listed(choi, 'new'))?.toSorted()).toEqual([own, others, nobodys].toSorted())
  const { view } = await workQueueView(services(), choi)
  expect(Object.fromEntries(view.lists[1]!.rows.map(({ card, assignee }) => [card.id, assignee]))).toEqual({ [own]: 'kim', [others]: null, [nobodys]: null })
  expect(view.waiting).toBe(1)
  for (const section of ['overdue', 'visits', 'later'] as const) expect(await listed(kim, section)).toEqual([])
})

test('only counts what is new for longer than three days', async () => {
  const old = await register(new Date(MORNING.getTime() - 3 * 86_400_000 - 1))
  const [young] = [await register(new Date(MORNING.getTime() - 3 * 86_400_000))]
  const { view } = await workQueueView(services(), choi)
  expect([view.olderNew, view.lists[1]?.rows.map(({ card }) => card.id)]).toEqual([1, [young]])
  expect(old).not.toBe(young)
})

test('the version changes with a new one, a result, an assignment and a due time, and with nothing else', async () => {
  const id = await register(undefined, 'kim')
  const seen: string[] = []
  const look = async () => void seen.push((await workQueueState(services(), choi)).version)
  await look()
  await register()
  await look()
  await record(id, 'callback', at('10:30'))
  await look()
  await store.registrations.assign(id, { to: 'choi', actor: null }, MORNING, audit)
  await look()
  clock.advance(30 * 60_000)
  await look()
  expect(new Set(seen).size).toBe(5)
  expect((await workQueueView(services(), choi)).view.version).toBe(seen.at(-1))
  // A colleague's change is not reported.
  const before = await workQueueState(services(), kim)
  await register()
  await record(id, 'absent')
  expect(await workQueueState(services(), kim)).toEqual(before)
})

test('shortens a long list, and says how many there are', async () => {
  for (let count = 0; count < 32; count++) await register()
  const { view } = await workQueueView(services(), choi)
  expect([view.lists[1]?.total, view.lists[1]?.rows.length]).toEqual([32, 30])
})

test('reports new ones even if more wait than a list shows', async () => {
  for (let count = 0; count < 32; count++) await register(new Date(MORNING.getTime() - (40 - count) * 60_000))
  const before = await workQueueView(services(), choi)
  const newest = await register(MORNING)
  const state = await workQueueState(services(), choi)
  expect(before.view.lists[1]?.rows.some(({ card }) => card.id === newest)).toBe(false)
  expect(countArrived(withKnown(NOTHING_KNOWN, before.view), state)).toBe(1)
  expect(state.fresh.at(30)).toEqual({ id: newest, at: MORNING.getTime() })
  expect(state.fresh).toEqual((await workQueueView(services(), choi)).view.fresh)
  // One that moves up because another was worked off is not reported.
  await record(before.view.fresh[0]?.id ?? '', 'absent')
  expect(countArrived(withKnown(NOTHING_KNOWN, state), await workQueueState(services(), choi))).toBe(0)
})

test('audits views of a list that refreshes itself once an hour, for each account separately', async () => {
  await register()
  const { registrations } = await workQueueView(services(), choi)
  const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)
  expect([0, 1, 59, 60].map((minutes) => notShownLately('choi-of-this-test', registrations, later(minutes)).length)).toEqual([1, 0, 0, 1])
  expect(notShownLately('kim-of-this-test', registrations, later(1))).toHaveLength(1)
})

test('polls of an open page read anew only after a change, at a due time, or after a long time', async () => {
  const id = await register(undefined, 'kim')
  await record(id, 'callback', at('10:20'))
  const listed = jest.spyOn(store.registrations, 'listNewVersions')
  const opened = jest.spyOn(store.registrations, 'listDue')
  const reads = async () => {
    listed.mockClear()
    await workQueueState(services(), kim)
    return listed.mock.calls.length
  }
  expect(await reads()).toBe(1)
  clock.advance(19 * 60_000 + 59_000)
  // Kept for ten minutes at most.
  expect([await reads(), await reads()]).toEqual([1, 0])
  clock.advance(1000)
  expect(await reads()).toBe(1)
  expect((await workQueueState(services(), kim)).version).toBe((await workQueueView(services(), kim)).view.version)
  opened.mockClear()
  await record(id, 'absent')
  expect([await reads(), opened.mock.calls.length]).toEqual([1, 0])
})
