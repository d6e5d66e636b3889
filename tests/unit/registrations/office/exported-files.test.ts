import { listRegistrations } from '@/lib/registrations/office/list-registrations'
import { exportRegistrations, type ExportRequest } from '@/lib/registrations/office/export/export-registrations'
import { createExportSlot, type ExportSlot } from '@/lib/registrations/office/export/export-slot'
import { toCard } from '@/lib/registrations/office/registration-view'
import { bookedVisits } from '@/lib/visits/booked-visits'
import { InvalidInputError, StoreUnavailableError } from '@/lib/errors'
import { koreanInstant } from '@/lib/korean-time'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { officeInbox } from '@/tests/support/office-inbox'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { auditOf } from '@/tests/support/audit-entry'
import { eventOf } from '@/tests/support/registration-events'
import { MORNING, registerRequest, registerServices, validBody } from '@/tests/support/registrations'
import { visitBooking } from '@/tests/support/visits'
import { readable } from '@/tests/support/readable'

let store: Store
const { actor, services, register, call, lastAudit } = officeInbox(() => store)
let slot: ExportSlot
/** The text of a file read completely. */
async function fileText(request: ExportRequest): Promise<string> {
  const outcome = await exportRegistrations(services(), actor, request, slot)
  if (outcome.kind !== 'file') throw new Error(outcome.kind)
  const chunks: Uint8Array[] = []
  for await (const chunk of outcome.bytes) chunks.push(chunk)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(chunks))
}

beforeEach(async () => {
  store = await freshSqliteStore()
  slot = createExportSlot()
})
afterEach(() => store.close())

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
  const { left } = await manyInStore(4_001)
  const first = await exportRegistrations(services(), actor, asked({ format }), slot)
  if (first.kind !== 'file') throw new Error(first.kind)
  if (taken) await first.bytes.next()
  expect(await exportRegistrations(services(), actor, asked(), slot)).toEqual({ kind: 'busy' })
  expect((await lastAudit())?.detail).toContain(format.toUpperCase())
  await first.bytes.return?.()
  expect(left()).toBe(true)
  expect(slot.progress().state).toBe('broken-off')
  expect((await exportOf()).split('\r\n')).toHaveLength(4_003)
  expect(slot.progress()).toEqual({ state: 'done', read: 4_001, total: 4_001 })
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
