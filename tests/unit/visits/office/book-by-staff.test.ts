import { bookByStaff, cancelByStaff, findOfficeBooking } from '@/lib/visits/office/book-by-staff'
import type { Account } from '@/lib/accounts/account'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, validBody } from '@/tests/support/registrations'
import { temporaryStore } from '@/tests/support/sqlite-store'
import { openingHours, visitBooking } from '@/tests/support/visits'

const account: Account = { id: 'kim', email: 'kim@example.com', name: null, role: 'administrator', createdAt: MORNING, disabledAt: null }
const staff = { account, address: '203.0.113.7' }

let store: Store
let dispose: () => Promise<void>
beforeEach(() => {
  ;({ store, dispose } = temporaryStore())
})
afterEach(() => dispose())

async function book(visitAt: string, phone: string, name = '홍길동'): Promise<string> {
  const { services } = registerServices(store, { visits: visitBooking(store.visits) })
  const outcome = await registerVisitor(services, registerRequest({ body: validBody({ visitAt, phone, name, visitPeople: '2' }) }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  return outcome.id
}

describe('a change by staff', () => {
  const move = (
    id: string,
    at: string,
    changes: { version?: string; people?: string; reason?: string; hours?: OpeningHours; as?: Account; at?: Date } = {},
  ) => {
    const visits = visitBooking(store.visits, changes.hours)
    const dependencies = { store, policy: registrationTestPolicy(), visits, now: () => changes.at ?? MORNING }
    return bookByStaff(dependencies, { ...staff, account: changes.as ?? account }, id, {
      at,
      people: changes.people ?? '2',
      reason: changes.reason ?? '전화로 요청',
      version: changes.version ?? '1',
    })
  }

  test('notifies the visitor like the visitor’s own move, uses up none of these, and records who and why', async () => {
    const id = await book('2026-11-28T10:00', '01011112222')
    expect([await move(id, '2026-11-28T11:00'), await move(id, '2026-11-28T11:00')]).toEqual([
      { was: expect.objectContaining({ at: new Date('2026-11-28T10:00:00+09:00') }) as object, fresh: true },
      { was: null, fresh: false },
    ])
    expect(await store.visits.find(id)).toMatchObject({ at: new Date('2026-11-28T11:00:00+09:00'), version: 2, moves: 0 })
    const kinds = (await store.outbox.list({ registrationId: id, limit: 20 })).filter(({ state }) => state === 'pending').map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['visitChange', 'visitReminderDay', 'visitReminderHours'])
    expect((await store.registrations.events(id)).at(-1)).toMatchObject({ kind: 'visit-moved', actor: 'kim@example.com', text: '전화로 요청' })
    expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({
      action: 'visit.move',
      detail: '11월 28일(토) 10:00, 2명 → 11월 28일(토) 11:00, 2명, 전화로 요청',
    })
  })

  test('may go to a time closed for visitors, until it begins', async () => {
    const id = await book('2026-11-28T10:00', '01011112222')
    const at = new Date('2026-11-24T13:50:00+09:00')
    await expect(move(id, '2026-11-24T13:30', { at })).rejects.toThrow(InvalidInputError)
    expect(await move(id, '2026-11-24T14:00', { at })).toMatchObject({ fresh: true })
  })

  test('of a visit that has begun books another one, in its place', async () => {
    const id = await book('2026-11-28T10:30', '01011112222')
    expect(await move(id, '2026-11-29T11:00', { at: new Date('2026-11-28T10:30:00+09:00'), reason: '' })).toEqual({ was: null, fresh: true })
    expect(await store.visits.find(id)).toMatchObject({ at: new Date('2026-11-29T11:00:00+09:00'), version: 2, moves: 0 })
    expect((await store.outbox.list({ registrationId: id, limit: 20 })).find(({ kind }) => kind === 'visitChange')?.body).toContain('방문을 예약했습니다.')
  })

  test('of the size alone keeps the time, and says so', async () => {
    const id = await book('2026-11-28T10:00', '01011112222')
    await expect(move(id, '2026-11-28T10:00')).rejects.toMatchObject({ fields: { at: expect.stringContaining('바뀐 내용이 없습니다') as string } })
    await expect(move(id, '2026-11-28T10:00', { people: '0' })).rejects.toMatchObject({ fields: { people: expect.any(String) as string } })
    // A group larger than visitors may book on the site.
    expect(await move(id, '2026-11-28T10:00', { people: '8' })).toMatchObject({ fresh: true })
    expect(await store.visits.find(id)).toMatchObject({ people: 8, version: 2 })
    expect((await store.outbox.list({ registrationId: id, limit: 20 })).find(({ kind }) => kind === 'visitChange')?.body).toContain('방문 인원을 바꿨습니다.')
  })

  test('is possible for a group booked when larger groups were allowed', async () => {
    const id = await book('2026-11-28T10:00', '01011112222')
    expect((await store.visits.find(id))?.people).toBeGreaterThan(1)
    expect(await move(id, '2026-11-28T11:00', { hours: { ...openingHours, peoplePerGroup: 1 } })).toMatchObject({ fresh: true })
  })

  test('needs a reason and a free place, and is refused if the visit has changed since', async () => {
    const hours = { ...openingHours, groupsPerSlot: 1 }
    const id = await book('2026-11-28T10:00', '01011112222')
    await book('2026-11-28T11:00', '01033334444')
    await expect(move(id, '2026-11-28T12:00', { reason: ' ' })).rejects.toMatchObject({ fields: { reason: expect.any(String) as string } })
    await expect(move(id, '2026-11-28T11:00', { hours })).rejects.toThrow(InvalidInputError)
    await expect(move(id, '2026-11-28T12:10')).rejects.toThrow(InvalidInputError)
    await expect(move(id, 'tomorrow')).rejects.toThrow(InvalidInputError)
    await expect(move(id, '2026-11-28T12:00', { version: '7' })).rejects.toThrow(InvalidInputError)
    expect(await store.visits.find(id)).toMatchObject({ version: 1 })
  })

  test('of another counsellor’s visitor is refused as if it did not exist', async () => {
    const id = await book('2026-11-28T10:00', '01011112222')
    await expect(move(id, '2026-11-28T11:00', { as: { ...account, id: 'lee', role: 'counsellor' } })).rejects.toThrow(NotFoundError)
  })
})

describe('a booking by staff', () => {
  const counsellor: Account = { ...account, id: 'lee', email: 'lee@example.com', role: 'counsellor' }
  const dependencies = () => ({ store, policy: registrationTestPolicy(), visits: visitBooking(store.visits), now: () => MORNING })
  async function register(phone: string): Promise<string> {
    const outcome = await registerVisitor(registerServices(store).services, registerRequest({ body: validBody({ phone }) }))
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    return outcome.id
  }
  const typed = { at: '2026-11-28T10:00', people: '3', reason: '', version: '0' }

  test('made on the phone is the visitor’s booking: place, SMS with the link, reminders, and no date beside it', async () => {
    const id = await register('01011112222')
    expect(await findOfficeBooking(dependencies(), account, id)).toMatchObject({ visit: null, former: null, version: 0, other: null })
    expect(await bookByStaff(dependencies(), staff, id, typed)).toEqual({ was: null, fresh: true })
    expect(await findOfficeBooking(dependencies(), account, id)).toMatchObject({ visit: { people: 3 }, version: 1 })
    const messages = (await store.outbox.list({ registrationId: id, limit: 20 })).filter(({ visitVersion }) => visitVersion === 1)
    expect(messages.map(({ kind }) => kind).toSorted()).toEqual(['visitChange', 'visitReminderDay', 'visitReminderHours'])
    expect(messages.every(({ body }) => body?.includes('https://example.com/v/'))).toBe(true)
    expect(await store.registrations.find(id)).toMatchObject({ status: 'booked', appointmentAt: null, visitDate: null })
    expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({ action: 'visit.book', detail: '11월 28일(토) 10:00, 3명' })
  })

  test('finds the visit of a merged registration, and names one of another registration of the number', async () => {
    const [first, second] = [await register('01011112222'), await book('2026-11-28T10:00', '01011112222')]
    expect(await findOfficeBooking(dependencies(), account, first)).toMatchObject({ visit: null, other: { registrationId: second } })
    await expect(bookByStaff(dependencies(), staff, first, typed)).rejects.toMatchObject({ fields: { at: expect.stringContaining('다른 방문') as string } })
    const audit = { at: MORNING, actor: 'kim@example.com', address: null, action: 'registration.merge', subject: second, detail: null } as const
    await store.registrations.merge(second, first, { actor: 'kim@example.com', id: 'step' }, MORNING, audit)
    expect(await findOfficeBooking(dependencies(), account, first)).toMatchObject({ registration: { id: second }, visit: { version: 1 }, other: null })
  })

  test('cancelled on the visitor’s behalf keeps the reason, tells the visitor and withdraws the reminders', async () => {
    const id = await book('2026-11-28T10:00', '01011112222')
    await expect(cancelByStaff(dependencies(), staff, id, { reason: '', version: '1' })).rejects.toMatchObject({
      fields: { reason: expect.any(String) as string },
    })
    const cancel = () => cancelByStaff(dependencies(), staff, id, { reason: '이사 계획 없음', version: '1' })
    expect([await cancel(), await cancel()]).toEqual([{ fresh: true }, { fresh: false }])
    const pending = (await store.outbox.list({ registrationId: id, limit: 20 })).filter(({ state, visitVersion }) => state === 'pending' && visitVersion)
    expect(pending.map(({ kind }) => kind)).toEqual(['visitCancellation'])
    expect((await store.registrations.events(id)).at(-1)).toMatchObject({ kind: 'visit-cancelled', actor: 'kim@example.com', text: '이사 계획 없음' })
    expect(await findOfficeBooking(dependencies(), account, id)).toMatchObject({ visit: null, former: { version: 2 }, version: 2 })
    expect(await bookByStaff(dependencies(), staff, id, { ...typed, version: '2' })).toMatchObject({ fresh: true })
  })

  test('is for the reception and a counsellor on duty, whoever the visitor belongs to', async () => {
    const id = await register('01011112222')
    await expect(findOfficeBooking(dependencies(), counsellor, id)).rejects.toThrow(NotFoundError)
    await store.duty.start('lee', MORNING, { at: MORNING, actor: null, address: null, action: 'duty.start', subject: 'lee', detail: null })
    expect(await bookByStaff(dependencies(), { ...staff, account: counsellor }, id, typed)).toMatchObject({ fresh: true })
    const reception: Account = { ...account, id: 'desk', role: 'reception' }
    expect(await findOfficeBooking(dependencies(), reception, id)).toMatchObject({ visit: { people: 3 } })
  })
})
