import { callRegistration, ownCall, recordResult, withdrawable, withdrawResult, type TypedResult } from '@/lib/registrations/office/record-result'
import { timelineView } from '@/lib/registrations/office/timeline-view'
import type { Account } from '@/lib/accounts/account'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { actorOf, officeAccount } from '@/tests/support/office-accounts'
import { savedRegistration } from '@/tests/support/registration-events'
import { fixedClock, MORNING } from '@/tests/support/registrations'

const [kim, lee, choi] = [officeAccount('kim', 'counsellor'), officeAccount('lee', 'counsellor'), officeAccount('choi', 'team-leader')]

let store: Store
let clock: ReturnType<typeof fixedClock>
let id: string
beforeEach(async () => {
  store = await freshSqliteStore()
  clock = fixedClock()
  for (const one of [kim, lee, choi]) await store.accounts.add({ ...one, passwordHash: '' })
  ;({ id } = await savedRegistration(store, { marketingConsent: true }))
  await store.registrations.assign(id, { to: 'kim', actor: null }, MORNING, {
    at: MORNING,
    actor: null,
    address: null,
    action: 'registration.assign',
    subject: id,
    detail: null,
  })
})
afterEach(() => store.close())

const services = () => ({ store, now: clock.now })
const typed = (result: string, changes: Partial<TypedResult> = {}): TypedResult => ({ result, due: '', note: '', form: '', other: '', ...changes })
const press = (who: Account, result: string, changes: Partial<TypedResult> = {}, of = id) => recordResult(services(), actorOf(who), of, typed(result, changes))
const kinds = async () => (await store.registrations.events(id)).map(({ kind }) => kind).slice(1)

test('a counsellor records nothing on another’s registration, even with a forged id', async () => {
  const calls = [
    () => press(lee, 'reached'),
    () => callRegistration(services(), actorOf(lee), id, ''),
    () => withdrawResult(services(), actorOf(lee), id, 'x'),
    () => press(kim, 'reached', {}, 'none'),
  ]
  for (const call of calls) await expect(call()).rejects.toThrow(NotFoundError)
  const others = await savedRegistration(store, { phone: '01099990000' })
  await expect(press(kim, 'duplicate', { other: others.id })).rejects.toThrow(NotFoundError)
  await expect(press(kim, 'duplicate', { other: id })).rejects.toThrow(InvalidInputError)
  expect(await kinds()).toEqual([])
})

test.each(['', 'call', 'assigned', 'status', 'withdrawn', '__proto__', 'REACHED'])('refuses the result %p', async (result) => {
  await expect(press(kim, result)).rejects.toThrow(InvalidInputError)
})

test.each([
  '',
  'tomorrow',
  '2026-11-24T09:59',
  '2028-01-01T10:00',
  '2026-13-01T10:00',
  '2027-02-29T10:00',
  '2026-11-31T10:00',
  '2026-11-24T24:00',
  '2026-11-25T25:61',
  '2026-11-24T10:00:00Z',
])('refuses the callback time %p', async (due) => {
  await expect(press(kim, 'callback', { due })).rejects.toThrow(InvalidInputError)
})

test('a chosen callback time has to be one offered; any other asks for the field', async () => {
  await press(kim, 'callback/tomorrow')
  expect((await store.registrations.find(id))?.callbackAt).toEqual(new Date('2026-11-25T10:00:00+09:00'))
  for (const forged of ['callback/constructor', 'callback/9999']) await expect(press(kim, forged)).rejects.toThrow(InvalidInputError)
})

test('one form sent twice is one event, another button of it is another', async () => {
  const form = '0b6f7c1e-0000-4000-8000-000000000000'
  for (const result of ['absent', 'absent', 'reached']) await press(kim, result, { form })
  // An invalid form id counts as none.
  for (const bad of ['x', 'a'.repeat(65), '../../meta']) await press(kim, 'absent', { form: bad })
  expect(await kinds()).toEqual(['absent', 'reached', 'absent', 'absent', 'absent'])
})

test('수신거부 stops advertisements, is audited, and cannot be withdrawn', async () => {
  await press(kim, 'opt-out', { note: '문자 싫다고 하심' })
  const { phone } = (await store.registrations.find(id))!
  expect(await store.outbox.hasOptedOut(phone!)).toBe(true)
  expect((await store.outbox.list({ registrationId: id, limit: 9 })).filter(({ advertisement }) => advertisement).map(({ state }) => state)).toEqual([
    'cancelled',
  ])
  expect(await store.audit.list({ limit: 1 })).toMatchObject([{ action: 'phone.opt-out', subject: id, actor: 'kim@example.com', detail: '수신거부' }])
  const event = (await store.registrations.events(id)).at(-1)!
  await expect(withdrawResult(services(), actorOf(kim), id, event.id)).rejects.toThrow(InvalidInputError)
})

test('the audit trail has the result, but neither note nor number', async () => {
  await press(kim, 'declined', { note: '비밀스러운 사정' })
  await callRegistration(services(), actorOf(kim), id, '')
  expect(JSON.stringify(await store.audit.list({ limit: 9 }))).not.toMatch(/비밀|01012345678|5678/)
})

test('only the own latest result can be withdrawn; sent twice, it is withdrawn once', async () => {
  await press(kim, 'absent')
  await press(kim, 'contract')
  const [, absent, contract] = await store.registrations.events(id)
  await expect(withdrawResult(services(), actorOf(kim), id, absent!.id)).rejects.toThrow(InvalidInputError)
  for (let press = 0; press < 2; press++) await withdrawResult(services(), actorOf(kim), id, contract!.id)
  expect(await store.registrations.find(id)).toMatchObject({ status: 'absent', result: 'absent' })
  expect(await kinds()).toEqual(['absent', 'contract', 'withdrawn'])
  expect(withdrawable(await store.registrations.events(id), kim)?.id).toBe(absent!.id)
})

test('who assigns registrations withdraws a result of another, and the audit trail names both', async () => {
  await press(kim, 'not-me')
  const result = (await store.registrations.events(id)).at(-1)!
  await withdrawResult(services(), actorOf(choi), id, result.id)
  expect((await store.registrations.find(id))?.status).toBe('new')
  expect(await store.audit.list({ limit: 1 })).toMatchObject([
    { action: 'registration.result', subject: id, actor: 'choi@example.com', detail: '본인 아님 되돌림' },
  ])
  await press(choi, 'absent')
  const own = (await store.registrations.events(id)).at(-1)!
  await expect(withdrawResult(services(), actorOf(kim), id, own.id)).rejects.toThrow(InvalidInputError)
})

test('shows the number to the caller for half an hour, and asks for a result until there is one', async () => {
  const own = async (who: Account) => ownCall(await store.registrations.events(id), who, clock.now())
  expect(await own(kim)).toEqual({ shown: false, open: false })
  expect(await callRegistration(services(), actorOf(kim), id, '')).toBe('01012345678')
  expect([await own(kim), await own(choi)]).toEqual([
    { shown: true, open: true },
    { shown: false, open: false },
  ])
  await press(kim, 'absent')
  expect(await own(kim)).toEqual({ shown: true, open: false })
  clock.advance(30 * 60_000)
  expect(await own(kim)).toEqual({ shown: false, open: false })
})

test('records nothing in quarantine', async () => {
  const one = await savedRegistration(store, { phone: '01055550000' })
  await store.registrations.quarantine([one.id], 'copies', MORNING, {
    at: MORNING,
    actor: null,
    address: null,
    action: 'registration.quarantine',
    subject: null,
    detail: null,
  })
  await expect(press(choi, 'reached', {}, one.id)).rejects.toThrow(InvalidInputError)
})

test('the timeline shows who did what, newest first, with absences counted', async () => {
  await press(kim, 'absent')
  clock.advance(60_000)
  await press(choi, 'absent', { note: '문자 남김' })
  clock.advance(60_000)
  await press(kim, 'booked', { due: '2026-11-28T14:00' })
  const latest = (await store.registrations.events(id)).at(-1)!
  await withdrawResult(services(), actorOf(kim), id, latest.id)
  const entries = await timelineView(services(), kim, await store.registrations.events(id), await store.registrations.notes(id))
  expect(entries.map(({ label, who, text, withdrawn }) => [label, who, text, withdrawn])).toEqual([
    ['되돌림', 'kim', null, false],
    ['방문예약 11/28(토) 14:00', 'kim', null, true],
    ['부재중 2차', 'choi', '문자 남김', false],
    ['부재중 1차', 'kim', null, false],
    ['kim 님에게 차례로 배정', null, null, false],
  ])
})
