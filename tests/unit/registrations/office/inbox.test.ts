import { appliedFilters, foundRegistrations, listRegistrations, openSearch, periodFault, sealSearch } from '@/lib/registrations/office/list-registrations'
import { exportRegistrations, type ExportRequest } from '@/lib/registrations/office/export/export-registrations'
import { createExportSlot, type ExportSlot } from '@/lib/registrations/office/export/export-slot'
import { optOut, retryMessage } from '@/lib/messaging/office/message-actions'
import { deleteQuarantine, releaseQuarantine, quarantineSuspected } from '@/lib/registrations/office/quarantine-actions'
import { addNote, deleteRegistration, releaseRegistration } from '@/lib/registrations/office/registration-actions'
import { recordViewing, type Actor } from '@/lib/accounts/office/staff-audit'
import { toCard } from '@/lib/registrations/office/registration-view'
import { timelineView } from '@/lib/registrations/office/timeline-view'
import { bookedVisits } from '@/lib/visits/booked-visits'
import { InvalidInputError, NotFoundError, StoreUnavailableError } from '@/lib/errors'
import { koreanInstant } from '@/lib/korean-time'
import { createLog } from '@/lib/log'
import type { Candidate } from '@/lib/registrations/abuse-detector'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { auditOf } from '@/tests/support/audit-entry'
import { officeAccount } from '@/tests/support/office-accounts'
import { eventOf } from '@/tests/support/registration-events'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, testVault, trusting, validBody } from '@/tests/support/registrations'
import { visitBooking } from '@/tests/support/visits'
import { readable } from '@/tests/support/readable'

const actor: Actor = { account: { email: 'office@example.com' }, address: '203.0.113.9' }
let store: Store
const services = () => ({ store, policy: registrationTestPolicy(), now: () => MORNING, vault: testVault, log: createLog() })

async function register(body: Readonly<Record<string, unknown>> = {}, honeypot = ''): Promise<string> {
  const outcome = await registerVisitor(
    registerServices(store).services,
    registerRequest({ body: validBody(body), signals: { honeypot, elapsedMs: 20_000, agent: '' } }),
  )
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  return outcome.id
}
let slot: ExportSlot
/** The text of a file read completely. */
async function fileText(request: ExportRequest): Promise<string> {
  const outcome = await exportRegistrations(services(), actor, request, slot)
  if (outcome.kind !== 'file') throw new Error(outcome.kind)
  const chunks: Uint8Array[] = []
  for await (const chunk of outcome.bytes) chunks.push(chunk)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(chunks))
}
/** Records a call. */
const call = (id: string) => store.registrations.record(eventOf(id, 'reached'), auditOf('registration.result'))
const lastAudit = async () => (await store.audit.list({ limit: 1 }))[0]

beforeEach(async () => {
  store = await freshSqliteStore()
  slot = createExportSlot()
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

it('exports only with a reason and only the chosen columns, and audits it', async () => {
  await register({ name: '김하늘', residence: '=cmd' })
  const request = { format: 'csv', status: '', from: '2026-11-24', until: '2026-11-24', columns: ['residence'], reason: '주간 상담' }
  await expect(exportRegistrations(services(), actor, { ...request, reason: '' })).rejects.toThrow(InvalidInputError)
  await expect(exportRegistrations(services(), actor, { ...request, format: 'exe' })).rejects.toThrow(InvalidInputError)
  await expect(exportRegistrations(services(), actor, { ...request, from: '2026-13-99' })).rejects.toThrow(InvalidInputError)
  const text = await fileText(request)
  expect(text).toContain(`"김하늘"`)
  expect(text).toContain(`"'=cmd"`)
  expect(text).not.toContain('950527')
  expect(await lastAudit()).toMatchObject({ action: 'registration.export', detail: expect.stringMatching(/^CSV 1건.*거주지.*주간 상담$/) as string })
  const before = await fileText({ ...request, from: '', until: '2026-11-23' })
  expect(before.trim().split('\r\n')).toHaveLength(1)
})

const asked = (changes: Partial<ExportRequest> = {}): ExportRequest => ({
  format: 'csv',
  status: '',
  from: '',
  until: '',
  columns: [],
  reason: '주간 상담',
  ...changes,
})
const exportOf = (changes: Partial<ExportRequest> = {}) => fileText(asked(changes))

it('exports what a contract has, also of a registration that was merged, and nothing of a withdrawn or declined one', async () => {
  const [own, withdrawn, declined, part, primary] = [await register(), await register(), await register(), await register(), await register()]
  const contract = (home: string, subject: string) => ({ subject, contract: { home, deposit: '30000000', signedOn: '2026-11-24' } })
  const record = (event: ReturnType<typeof eventOf>) => store.registrations.record(event, auditOf('registration.result'))
  const undone = eventOf(withdrawn, 'contract', contract('103-301', 'c'))
  for (const event of [eventOf(own, 'contract', contract('101-201', 'a')), eventOf(part, 'contract', contract('102-1502', 'b')), undone]) await record(event)
  await record(eventOf(withdrawn, 'withdrawn', { subject: undone.id }))
  for (const event of [eventOf(declined, 'contract', contract('103-302', 'd')), eventOf(declined, 'declined')]) await record(event)
  await store.registrations.merge(part, primary, { actor: 'kim@example.com', id: 'step' }, MORNING, auditOf('registration.merge'))
  const text = await exportOf({ columns: ['contract-home', 'contract-deposit', 'contract-signedOn'] })
  expect(text.split('\r\n')[0]).toMatch(/"동·호수","계약금","계약일"$/)
  for (const home of ['101동 201호', '102동 1502호']) expect(text).toContain(`"${home}","30,000,000원","2026년 11월 24일"`)
  expect(text).not.toContain('103동')
  expect(await exportOf()).not.toContain('계약금')
})

it('names a registration whose contract cannot be read, in its cells and in the last rows', async () => {
  const id = await register()
  const events = await store.registrations.eventsOf([id])
  jest.spyOn(store.registrations, 'listContracted').mockResolvedValue([{ id, mergedInto: null }])
  const unreadable = { ...eventOf(id, 'contract'), number: 1, isTextUnreadable: true as const }
  jest.spyOn(store.registrations, 'eventsOf').mockResolvedValue(new Map([...events, [id, [unreadable]]]))
  const rows = (await exportOf({ columns: ['contract-home'] })).trim().split('\r\n')
  expect(rows[1]).toMatch(/"저장된 글을 열 수 없습니다[^"]*"$/)
  expect(rows.at(-1)).toBe(`"계약 내용을 읽지 못한 등록","${id}"`)
})

it.each([
  [{ status: 'called', from: '2026-11-24', until: '2026-11-24' }, '상태: 상담 완료, 등록일: 2026-11-24부터 2026-11-24까지'],
  [{ status: 'called', from: '2026-11-01' }, '상태: 상담 완료, 등록일: 2026-11-01부터'],
  [{ status: 'called', until: '2026-11-30' }, '상태: 상담 완료, 등록일: 2026-11-30까지'],
  [{ status: 'called' }, '상태: 상담 완료, 등록일: 전체'],
])('the audit trail names whose data a file of %j has, and its filters', async (chosen, extent) => {
  const [id] = [await register(), await register({ phone: '010-1111-2222' })]
  await call(id)
  await exportOf(chosen)
  expect(await lastAudit()).toMatchObject({
    action: 'registration.export',
    subject: id,
    detail: expect.stringContaining(`CSV 1건, ${extent}, 항목: `) as string,
  })
})

it('audits an empty file, which concerns nobody', async () => {
  await exportOf()
  expect(await lastAudit()).toMatchObject({ subject: null, detail: expect.stringContaining('CSV 0건, 상태: 전체, 등록일: 전체, ') as string })
})

it('names everyone in a large file, some hundreds in each entry, before the file begins', async () => {
  const known = readable([(await store.registrations.find(await register()))!])[0]
  const all = Array.from({ length: 1_001 }, (_, index) => ({ ...known!, id: `${known!.id}-${index}` }))
  jest.spyOn(store.registrations, 'countMatching').mockResolvedValue(all.length)
  jest.spyOn(store.registrations, 'scan').mockImplementation(async function* () {
    for (let start = 0; start < all.length; start += 300) yield { registrations: all.slice(start, start + 300), unreadable: [] }
  })
  await exportOf()
  const entries = (await store.audit.list({ limit: 9 })).filter(({ action }) => action === 'registration.export').toReversed()
  expect(entries.map(({ subject }) => subject?.split(' ').length)).toEqual([500, 500, 1])
  expect(entries.flatMap(({ subject }) => subject?.split(' '))).toEqual(all.map(({ id }) => id))
  expect(entries.map(({ detail }) => detail?.split(', ')[0])).toEqual(['CSV 1,001건 (1/3)', 'CSV 1,001건 (2/3)', 'CSV 1,001건 (3/3)'])

  jest.spyOn(store.audit, 'record').mockRejectedValueOnce(new StoreUnavailableError('down'))
  await expect(exportOf()).rejects.toBeInstanceOf(StoreUnavailableError)
  expect(slot.progress()).toMatchObject({ state: 'broken-off', read: 600, total: 1_001 })
})

/** Registrations of one visitor, repeated; the store reports whether the scan was closed. */
async function manyInStore(count: number): Promise<{ readonly left: () => boolean }> {
  const known = readable([(await store.registrations.find(await register()))!])[0]
  let left = false
  jest.spyOn(store.registrations, 'countMatching').mockResolvedValue(count)
  jest.spyOn(store.registrations, 'scan').mockImplementation(async function* () {
    try {
      for (let at = 0; at < count; at += 50)
        yield {
          registrations: Array.from({ length: Math.min(50, count - at) }, (_, index) => ({ ...known!, id: `${known!.id}-${at + index}` })),
          unreadable: [],
        }
    } finally {
      left = true
    }
  })
  return { left: () => left }
}

it.each(['csv', 'xlsx'])('sends no row of a %s file before the audit trail names it, and reads no more than is sent', async (format) => {
  await manyInStore(20_001)
  const outcome = await exportRegistrations(services(), actor, asked({ format }), slot)
  if (outcome.kind !== 'file') throw new Error(outcome.kind)
  await outcome.bytes.next()
  await outcome.bytes.next()
  const named = (await store.audit.list({ limit: 99 })).filter(({ action }) => action === 'registration.export').length
  expect(named).toBeGreaterThanOrEqual(1)
  expect(slot.progress().state).toBe('running')
  expect(slot.progress().read).toBeLessThan(20_001)
  await outcome.bytes.return?.()
})

it.each([
  ['csv', true],
  ['csv', false],
  ['xlsx', true],
  ['xlsx', false],
])('runs one export at a time; closing a %s file (begun: %s) ends its work and frees the slot', async (format, taken) => {
  const { left } = await manyInStore(20_001)
  const first = await exportRegistrations(services(), actor, asked({ format }), slot)
  if (first.kind !== 'file') throw new Error(first.kind)
  if (taken) await first.bytes.next()
  expect(await exportRegistrations(services(), actor, asked(), slot)).toEqual({ kind: 'busy' })
  expect((await lastAudit())?.detail).toContain(format.toUpperCase())
  await first.bytes.return?.()
  expect(left()).toBe(true)
  expect(slot.progress().state).toBe('broken-off')
  expect((await exportOf()).split('\r\n')).toHaveLength(20_003)
  expect(slot.progress()).toEqual({ state: 'done', read: 20_001, total: 20_001 })
})

it('an unreadable registration stops no others: the file ends with its id, and the audit trail names the others', async () => {
  const good = await register()
  const [whole, known] = readable([(await store.registrations.find(good))!, (await store.registrations.find(await register({ phone: '010-1111-2222' })))!])
  const broken = { ...known!, id: 'of-no-shape', createdAt: new Date(Number.NaN) }
  const scanned = { registrations: [whole!, broken], unreadable: ['sealed-otherwise'] }
  jest.spyOn(store.registrations, 'scan').mockImplementation(async function* () {
    yield scanned
  })
  const lines = (await exportOf()).trimEnd().split('\r\n')
  expect(lines.slice(2)).toEqual(['"읽지 못해 담지 못한 등록","sealed-otherwise"', '"읽지 못해 담지 못한 등록","of-no-shape"'])
  expect(await lastAudit()).toMatchObject({ action: 'registration.export', subject: good })
})

it('each view of a visitor audits each registration shown once', async () => {
  const [one, other] = [await store.registrations.find(await register()), await store.registrations.find(await register({ phone: '010-1111-2222' }))]
  await recordViewing(services(), actor, 'registration.view', [one!, other!, one!])
  expect(await lastAudit()).toMatchObject({ subject: `${one!.id} ${other!.id}`, detail: '2건' })
})

it('files and lists show the current time of a visit, not the day of the first booking', async () => {
  const visits = visitBooking(store.visits)
  const { services: form } = registerServices(store, { visits })
  const book = async (phone: string, visitAt: string) => {
    const outcome = await registerVisitor(form, registerRequest({ body: validBody({ phone, visitAt, visitPeople: '2' }) }))
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    return outcome.id
  }
  const [moved, cancelled] = [await book('01011112222', '2026-11-28T10:30'), await book('01033334444', '2026-11-28T10:30')]
  await register({ visitDate: '2026-11-28', phone: '01055556666' })
  const search = await visits.findPlace({ at: koreanInstant('2026-12-05T11:00'), people: 2 }, MORNING)
  if (search.kind !== 'found') throw new Error(search.kind)
  await store.visits.move(moved, search.place, { basedOn: 1, at: MORNING, messages: [], counts: true })
  await store.visits.cancel(cancelled, { basedOn: 1, at: MORNING, messages: [] })
  const request = { format: 'csv', status: '', from: '', until: '', columns: ['visit'], reason: '주간 상담' }
  const lines = (await fileText(request)).replace('\uFEFF', '').trim().split('\r\n')
  expect(lines.map((line) => [line.split(',')[2], line.split(',').at(-1)].join()).toSorted()).toEqual([
    '"010-1111-2222","2026-12-05 11:00"',
    '"010-3333-4444","2026-11-28 10:30 (취소)"',
    '"010-5555-6666",""',
    '"연락처","방문예약"',
  ])
  const { items } = await listRegistrations(services(), {})
  const bookings = await bookedVisits(services(), items)
  expect(items.map((one) => toCard(one, {}, bookings.get(one.id)).hints.join()).toSorted()).toEqual([
    '방문 희망 2026-11-28',
    '방문예약 11월 28일(토) 10:30, 2명 (취소)',
    '방문예약 12월 5일(토) 11:00, 2명',
  ])
})

it('stops advertisements to a number, and retries only messages that ended without success', async () => {
  const id = await register({ marketingConsent: true })
  expect(await optOut(services(), actor, '010-1234-5678')).toBe(1)
  await expect(optOut(services(), actor, '12')).rejects.toThrow(InvalidInputError)
  const cancelled = (await store.outbox.list({ registrationId: id, limit: 9 })).find(({ state }) => state === 'cancelled')
  expect(cancelled?.kind).toBe('remainingUnits')
  await expect(retryMessage(services(), actor, `${id}:confirmation`)).rejects.toThrow(NotFoundError)
})
