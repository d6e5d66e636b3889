import { appliedFilters, foundRegistrations, listRegistrations, openSearch, periodFault, sealSearch } from '@/lib/registrations/office/list-registrations'
import { optOut, retryMessage } from '@/lib/messaging/office/message-actions'
import { deleteQuarantine, releaseQuarantine, quarantineSuspected } from '@/lib/registrations/office/quarantine-actions'
import { addNote, deleteRegistration, releaseRegistration } from '@/lib/registrations/office/registration-actions'
import { recordViewing } from '@/lib/accounts/office/staff-audit'
import { toCard } from '@/lib/registrations/office/registration-view'
import { timelineView } from '@/lib/registrations/office/timeline-view'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { koreanInstant } from '@/lib/korean-time'
import type { Candidate } from '@/lib/registrations/abuse-detector'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { officeInbox } from '@/tests/support/office-inbox'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { auditOf } from '@/tests/support/audit-entry'
import { officeAccount } from '@/tests/support/office-accounts'
import { MORNING, registerRequest, registerServices, testVault, trusting, validBody } from '@/tests/support/registrations'
import { visitBooking } from '@/tests/support/visits'

let store: Store
const { actor, services, register, call, lastAudit } = officeInbox(() => store)

beforeEach(async () => {
  store = await freshSqliteStore()
})
afterEach(() => store.close())

it('keeps notes, and refuses empty ones', async () => {
  const id = await register()
  await addNote(services(), actor, id, ' 토요일 방문\r\n두 명 ')
  expect(await store.registrations.notes(id)).toMatchObject([{ text: '토요일 방문\n두 명', actor: 'office@example.com' }])
  await expect(addNote(services(), actor, id, ' \n ')).rejects.toThrow(InvalidInputError)
})

it('lists what one counsellor has not called yet, and the registrations of some days, on their own and together', async () => {
  const day = (text: string) => ({ ...registerServices(store).services, now: () => koreanInstant(text) })
  const ids: string[] = []
  for (const [index, at] of ['2026-11-20T23:59', '2026-11-21T00:00', '2026-11-22T23:59', '2026-11-23T00:00'].entries()) {
    const outcome = await registerVisitor(day(at), registerRequest({ body: validBody({ phone: `010-3333-000${index}` }) }))
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    ids.push(outcome.id)
  }
  for (const id of ids.slice(0, 3))
    await store.registrations.assign(id, { to: 'lee', from: null, actor: 'kim@example.com' }, MORNING, auditOf('registration.assign'))
  await call(ids[2]!)
  const listed = async (filter: Parameters<typeof listRegistrations>[1]) =>
    (await listRegistrations(services(), filter)).items.map(({ id }) => ids.indexOf(id)).toSorted()
  expect(await listed({ assignee: 'lee', status: 'new' })).toEqual([0, 1])
  expect(await listed({ from: '2026-11-21', to: '2026-11-22' })).toEqual([1, 2])
  expect(await listed({ assignee: 'lee', status: 'new', from: '2026-11-21' })).toEqual([1])
  expect(await listed({ result: 'reached', to: '2026-11-22' })).toEqual([2])
  expect(await listed({ from: '2026-02-30', to: 'tomorrow' })).toEqual([0, 1, 2, 3])
  expect(foundRegistrations(services(), {}, MORNING, 'lee')).toBeNull()
  expect(await foundRegistrations(services(), { assignee: 'lee' }, MORNING)?.count()).toBe(3)
  expect(await foundRegistrations(services(), { assignee: 'kim', to: '2026-11-21' }, MORNING, 'lee')?.count()).toBe(2)
  expect(await foundRegistrations(services(), { to: '2026-11-21' }, MORNING)?.count()).toBe(2)
})

it.each([
  ['an unknown status', { status: 'x' }, {}],
  ['a day that no calendar has', { from: '2026-02-30', to: '2026-11-21' }, { period: { from: '', to: '2026-11-21' } }],
  ['a tag with a status', { tag: '재방문', status: 'new' }, { tag: '재방문' }],
  ['an assignee with a status and a channel', { assignee: 'lee', status: 'new', channel: 'naver' }, { assignee: 'lee', status: 'new' }],
  ['an unknown suspicion', { mark: 'x' }, {}],
  ['any suspicion', { mark: 'any' }, { suspicion: 'any' }],
])('of %s names only what the list is filtered by', (_of, asked, applied) => {
  const none = { status: '', source: '', channel: '', tag: '', preference: '', assignee: '', result: '', suspicion: '', period: { from: '', to: '' } }
  expect(appliedFilters(asked)).toEqual({ ...none, ...applied })
})

it.each([
  [{}, null],
  [{ from: '2026-11-21', to: '2026-11-21' }, null],
  [{ from: '2026-11-22', to: '2026-11-21' }, 'reversed'],
  [{ from: '2026-02-30' }, 'invalid'],
  [{ to: 'tomorrow' }, 'invalid'],
])('of the days %j it says %p', (days, fault) => expect(periodFault(days)).toBe(fault))

it('releases from quarantine once, and then queues the messages', async () => {
  const id = await register({}, 'filled')
  expect((await listRegistrations(services(), { quarantined: true })).items).toHaveLength(1)
  expect(await store.outbox.list({ limit: 9 })).toHaveLength(0)
  await releaseRegistration(services(), actor, id)
  expect((await store.outbox.list({ limit: 9 })).map(({ kind }) => kind)).toEqual(['confirmation'])
  expect((await listRegistrations(services(), {})).items).toMatchObject([{ id, quarantine: null }])
  await expect(releaseRegistration(services(), actor, id)).rejects.toThrow(NotFoundError)
})

it('releases or deletes all that was quarantined for one reason, and nothing else', async () => {
  const id = await register()
  for (let bot = 100; bot < 205; bot++) await register({ phone: `010-2222-0${bot}` }, 'filled')
  await store.registrations.quarantine([id], 'surge', MORNING, {
    at: MORNING,
    actor: null,
    address: null,
    action: 'registration.quarantine',
    subject: id,
    detail: null,
  })
  const later = { ...services(), now: () => new Date(MORNING.getTime() + 60_000) }
  await expect(releaseQuarantine(later, actor, 'everything')).rejects.toThrow(InvalidInputError)
  expect(await releaseQuarantine(later, actor, 'surge')).toBe(1)
  expect((await listRegistrations(services(), {})).items).toMatchObject([{ id, quarantine: null }])
  expect((await store.outbox.list({ limit: 9 })).map(({ registrationId, state }) => [registrationId, state])).toEqual([[id, 'pending']])
  await expect(deleteQuarantine(later, actor, 'honeypot', '')).rejects.toThrow(InvalidInputError)
  expect(await deleteQuarantine(later, actor, 'honeypot', '자동 등록 공격')).toBe(105)
  expect(await lastAudit()).toMatchObject({ action: 'registration.delete', detail: '5건, 숨은 칸이 채워짐, 사유: 자동 등록 공격' })
  expect(await store.registrations.count()).toMatchObject({ byStatus: { new: 1 }, quarantined: 0 })
})

it('quarantines all with one suspicion except those worked on, and shows which are flagged', async () => {
  const marking = { ...trusting, evaluate: (candidate: Candidate, at: Date) => ({ ...trusting.evaluate(candidate, at), suspicion: 'network' as const }) }
  const suspected = registerServices(store, { abuseDetector: marking }).services
  const plain = await register({ phone: '010-9999-0000' })
  for (let bot = 100; bot < 205; bot++) await registerVisitor(suspected, registerRequest({ body: validBody({ phone: `010-2222-0${bot}` }) }))
  const later = { ...services(), now: () => new Date(MORNING.getTime() + 60_000) }
  const [worked] = (await listRegistrations(services(), { mark: 'any' })).items
  await call(worked?.id ?? '')
  expect((await listRegistrations(services(), { mark: 'network' })).items.map((one) => toCard(one).suspicion)).toEqual(
    Array(20).fill('한 통신망에서 몰린 등록'),
  )
  expect((await listRegistrations(services(), { mark: 'surge' })).items).toEqual([])
  await expect(quarantineSuspected(later, actor, 'speed')).rejects.toThrow(InvalidInputError)
  expect(await quarantineSuspected(later, actor, 'network')).toBe(104)
  expect((await listRegistrations(services(), {})).items.map(({ id }) => id).sort()).toEqual([plain, worked?.id].sort())
  expect((await store.outbox.list({ limit: 9 })).map(({ registrationId }) => registrationId).sort()).toEqual([plain, worked?.id].sort())
  expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({
    actor: 'office@example.com',
    action: 'registration.quarantine',
    detail: expect.stringContaining('한 통신망에서 몰린 등록') as string,
  })
})

it('shows time and party of a visit booked before quarantine, so that the office can call and book again', async () => {
  const marking = { ...trusting, evaluate: (candidate: Candidate, at: Date) => ({ ...trusting.evaluate(candidate, at), suspicion: 'network' as const }) }
  const outcome = await registerVisitor(
    registerServices(store, { abuseDetector: marking, visits: visitBooking(store.visits) }).services,
    registerRequest({ body: validBody({ visitAt: '2026-12-03T14:30', visitPeople: '5' }) }),
  )
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  const later = { ...services(), now: () => new Date(MORNING.getTime() + 60_000) }
  expect(await quarantineSuspected(later, actor, 'network')).toBe(1)
  expect(await releaseQuarantine(later, actor, 'network')).toBe(1)
  expect(await store.visits.find(outcome.id)).toBeNull()
  const timeline = await timelineView(services(), officeAccount('kim', 'team-leader'), await store.registrations.events(outcome.id), [])
  expect(timeline).toMatchObject([{ label: '보류로 예약 취소 12/3(목) 14:30, 5명', who: 'office@example.com', text: null }])
})

it('deletes a registration only with a reason, which stays', async () => {
  const id = await register()
  await expect(deleteRegistration(services(), actor, id, ' ')).rejects.toThrow(InvalidInputError)
  await deleteRegistration(services(), actor, id, '본인 삭제 요청')
  expect(await store.registrations.find(id)).toBeNull()
  expect(await store.outbox.list({ limit: 9 })).toHaveLength(0)
  expect(await lastAudit()).toMatchObject({ action: 'registration.delete', detail: expect.stringContaining('본인 삭제 요청') as string })
})

it('finds by name, number and last digits, and encrypts the search text', async () => {
  await register({ name: '김하늘', phone: '010-1111-2222' })
  await register({ name: '이정우', phone: '010-3333-4444' })
  for (const typed of ['김하늘', '하늘', '2222', '010 1111 2222']) {
    const sealed = sealSearch(typed, testVault)
    expect(sealed).toMatch(/^[\w-]+$/)
    const page = await listRegistrations(services(), { search: sealed })
    expect(page.items.map(({ name }) => name)).toEqual(['김하늘'])
    expect(page.typed).toBe(typed)
  }
  expect(openSearch('forged', testVault)).toBeNull()
})

it('pages the inbox without a gap or a repeat', async () => {
  for (let index = 0; index < 23; index += 1) await register({ phone: `010-1000-${1000 + index}` })
  const first = await listRegistrations(services(), {})
  const second = await listRegistrations(services(), { cursor: first.nextCursor ?? '' })
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 3, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(23)
})

it('each view of a visitor audits each registration shown once', async () => {
  const [one, other] = [await store.registrations.find(await register()), await store.registrations.find(await register({ phone: '010-1111-2222' }))]
  await recordViewing(services(), actor, 'registration.view', [one!, other!, one!])
  expect(await lastAudit()).toMatchObject({ subject: `${one!.id} ${other!.id}`, detail: '2건' })
})

it('stops advertisements to a number, and retries only messages that ended without success', async () => {
  const id = await register({ marketingConsent: true })
  expect(await optOut(services(), actor, '010-1234-5678')).toBe(1)
  await expect(optOut(services(), actor, '12')).rejects.toThrow(InvalidInputError)
  const cancelled = (await store.outbox.list({ registrationId: id, limit: 9 })).find(({ state }) => state === 'cancelled')
  expect(cancelled?.kind).toBe('remainingUnits')
  await expect(retryMessage(services(), actor, `${id}:confirmation`)).rejects.toThrow(NotFoundError)
})
