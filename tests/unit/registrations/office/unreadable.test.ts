import { exportRegistrations } from '@/lib/registrations/office/export/export-registrations'
import { listRegistrations, sealSearch } from '@/lib/registrations/office/list-registrations'
import { bulkTag } from '@/lib/registrations/office/bulk-actions'
import { toMessageCard } from '@/lib/messaging/office/message-view'
import { deleteRegistration, releaseRegistration } from '@/lib/registrations/office/registration-actions'
import { releaseQuarantine } from '@/lib/registrations/office/quarantine-actions'
import { timelineView } from '@/lib/registrations/office/timeline-view'
import { workQueueView } from '@/lib/registrations/office/work-queue/work-queue-view'
import { workQueueState } from '@/lib/registrations/office/work-queue/work-queue-state'
import { readCallList } from '@/lib/visits/office/call-list'
import { visitsOfDay, walkInsOfDay } from '@/lib/visits/office/visit-view'
import { createGuessLimits } from '@/lib/rate-limit'
import { limits } from '@/lib/limits'
import { createLog } from '@/lib/log'
import { expireRegistrations } from '@/lib/registrations/expire-registrations'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { cancelVisit, moveVisit, openVisit, type ManageVisitServices } from '@/lib/visits/manage-visit'
import { damageCell } from '@/tests/support/harm-store'
import { officeAccount } from '@/tests/support/office-accounts'
import { eventOf } from '@/tests/support/registration-events'
import { fixedClock, MORNING, registerRequest, registerServices, registrationTestPolicy, testVault, validBody } from '@/tests/support/registrations'
import { temporaryStore } from '@/tests/support/sqlite-store'
import { linkToken, visitBooking } from '@/tests/support/visits'

const leader = officeAccount('choi', 'administrator')
const actor = { account: leader, address: '203.0.113.7' }
const DAY = '2026-11-28'

let store: Store
let directory: string
let dispose: () => Promise<void>
let clock: ReturnType<typeof fixedClock>
/** The registration with one changed byte in its encrypted part, and an intact one. */
let damaged: string
let innocent: string

async function register(phone: string): Promise<string> {
  const { services } = registerServices(store, { now: clock.now, visits: visitBooking(store.visits) })
  const outcome = await registerVisitor(services, registerRequest({ body: validBody({ phone, visitAt: `${DAY}T10:00`, visitPeople: '2' }) }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  return outcome.id
}

beforeEach(async () => {
  ;({ store, directory, dispose } = temporaryStore())
  clock = fixedClock()
  await store.accounts.add({ ...leader, passwordHash: '' })
  damaged = await register('01011112222')
  innocent = await register('01033334444')
  damageCell(directory, { table: 'registrations', column: 'sealed', type: 'BLOB', row: `id = '${damaged}'` }, 'another last byte')
})
afterEach(() => dispose())

const needs = () => ({
  store,
  now: clock.now,
  visits: visitBooking(store.visits),
  policy: registrationTestPolicy(),
  env: { ALARM_WAITING_MINUTES: 30 },
  log: createLog(),
})

test('lists and searches show the others, and name it separately', async () => {
  for (const filter of [{}, { search: sealSearch('홍길동', testVault) }, { status: 'new' }]) {
    const page = await listRegistrations({ store, vault: testVault }, filter)
    expect(page.items.map(({ id }) => id)).toEqual([innocent])
    expect(page.unreadable.map(({ id }) => id)).toEqual([damaged])
  }
})

test('the work queue shows the others, and an open page sees no change', async () => {
  const { view, registrations, unreadable } = await workQueueView(needs(), leader)
  expect(registrations.map(({ id }) => id)).toEqual([innocent])
  expect(unreadable.map(({ id }) => id)).toEqual([damaged])
  expect((await workQueueState(needs(), leader)).version).toBe(view.version)
})

test('a file has the others', async () => {
  const file = await exportRegistrations(needs(), actor, { format: 'csv', from: '', until: '', status: '', columns: [], reason: '주간 보고' })
  if (file.kind !== 'file') throw new Error(file.kind)
  const chunks: Uint8Array[] = []
  for await (const chunk of file.bytes) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  expect(text).toContain('010-3333-4444')
  expect(text).not.toContain('010-1111-2222')
  expect(text).toContain(damaged)
})

test('the reception sees time and party of its visit, and finds the others', async () => {
  const { cards } = await visitsOfDay({ store }, leader, DAY)
  expect(
    cards
      .map(({ id, name, people, offers }) => [id === damaged ? '' : id, name === `열 수 없는 등록 · ${damaged}` ? 'unreadable' : name, people, offers.length])
      .toSorted(),
  ).toEqual(
    [
      ['', 'unreadable', 2, 0],
      [innocent, '홍길동', 2, 2],
    ].toSorted(),
  )
  expect((await walkInsOfDay({ store }, leader, DAY)).walkIns).toEqual([])
  const { hours } = await needs().visits.hours()
  const closed = { ...hours, exceptions: [{ day: DAY, hours: null, reason: '휴관' }] }
  expect((await readCallList({ store, now: clock.now }, closed)).entries.map(({ id }) => id).toSorted()).toEqual([damaged, innocent].toSorted())
})

test('bulk actions leave it out', async () => {
  expect(await bulkTag(needs(), actor, [damaged, innocent], 'VIP')).toMatchObject({ skipped: 1, done: [{ id: innocent }] })
})

test('asks a visitor with its link to call, and changes nothing', async () => {
  const services: ManageVisitServices = {
    ...needs(),
    visitLinkLimits: createGuessLimits(
      'test',
      limits.visitLinkGuesses,
      (address) => address,
      () => undefined,
    ),
  }
  const asked = { token: linkToken(damaged), client: '203.0.113.7', version: 1 }
  expect(await openVisit(services, asked)).toMatchObject({ changeable: 'late' })
  expect(await moveVisit(services, { ...asked, at: new Date(`${DAY}T10:30:00+09:00`) })).toEqual({ kind: 'refused', reason: 'late' })
  expect(await cancelVisit(services, asked)).toEqual({ kind: 'refused', reason: 'late' })
})

test('an unreadable note or event text says so among the others', async () => {
  const audit = { at: MORNING, actor: leader.email, address: null, action: 'registration.note', subject: null, detail: null } as const
  for (const [id, text] of [
    ['one', '첫 메모'],
    ['two', '둘째 메모'],
  ] as const)
    await store.registrations.addNote({ id, registrationId: innocent, at: MORNING, actor: leader.email, text }, audit)
  await store.registrations.record(eventOf(innocent, 'absent', { text: '전화 안 받음' }), audit)
  damageCell(directory, { table: 'registration_notes', column: 'sealed', type: 'BLOB', row: "id = 'one'" }, 'another last byte')
  damageCell(directory, { table: 'registration_events', column: 'sealed', type: 'BLOB', row: 'sealed IS NOT NULL' }, 'another last byte')
  const [events, notes] = [await store.registrations.events(innocent), await store.registrations.notes(innocent)]
  const timeline = await timelineView({ store }, leader, events, notes)
  expect(timeline.filter(({ text }) => text?.includes('열 수 없습니다'))).toHaveLength(2)
  expect(timeline.some(({ text }) => text === '둘째 메모')).toBe(true)
  // Later events are recorded nevertheless.
  expect(await store.registrations.record(eventOf(innocent, 'reached', { id: 'next' }), audit)).toBe('recorded')
})

test('its messages are sent, and an unreadable one is named in the list', async () => {
  damageCell(
    directory,
    { table: 'outbox', column: 'sealed', type: 'BLOB', row: `registration_id = '${innocent}' AND kind = 'confirmation'` },
    'another last byte',
  )
  const cards = (await store.outbox.list({ limit: 20 })).map(toMessageCard)
  expect(cards.filter(({ to }) => to.startsWith('열 수 없는 메시지 · '))).toMatchObject([{ registrationId: innocent, canRetry: false, troubled: true }])
})

test('releasing a quarantine leaves it out', async () => {
  const audit = { at: MORNING, actor: leader.email, address: null, action: 'registration.quarantine', subject: null, detail: null } as const
  expect(await store.registrations.quarantine([damaged, innocent], 'copies', MORNING, audit)).toBe(2)
  clock.advance(1)
  expect(await releaseQuarantine(needs(), actor, 'copies')).toBe(1)
  expect((await store.registrations.find(innocent))?.quarantine).toBeNull()
  await expect(releaseRegistration(needs(), actor, damaged)).rejects.toThrow('nothing to release')
  expect((await listRegistrations({ store, vault: testVault }, { quarantined: true })).unreadable.map(({ id }) => id)).toEqual([damaged])
})

test('it can be deleted by hand, and is deleted at the end of its period', async () => {
  await deleteRegistration(needs(), actor, damaged, '백업에도 없음')
  expect(await store.registrations.find(damaged)).toBeNull()
  damageCell(directory, { table: 'registrations', column: 'sealed', type: 'BLOB', row: `id = '${innocent}'` }, 'another first byte')
  clock.advance(3 * 365 * 86_400_000)
  const services = { ...needs(), policy: registrationTestPolicy(), log: { error: () => undefined }, backUp: async () => undefined }
  expect((await expireRegistrations(services, true)).removed).toBe(1)
  expect(await store.registrations.find(innocent)).toBeNull()
})
