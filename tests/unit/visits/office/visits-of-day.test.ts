import type { Account } from '@/lib/accounts/account'
import { recordResult, withdrawResult } from '@/lib/registrations/office/record-result'
import { bookByStaff } from '@/lib/visits/office/book-by-staff'
import { receivesAll } from '@/lib/visits/office/reception'
import { visitsOfDay } from '@/lib/visits/office/visit-view'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, validBody } from '@/tests/support/registrations'
import { temporaryStore } from '@/tests/support/sqlite-store'
import { visitBooking } from '@/tests/support/visits'

const account: Account = { id: 'kim', email: 'kim@example.com', name: null, role: 'administrator', createdAt: MORNING, disabledAt: null }
const staff = { account, address: '203.0.113.7' }
const now = () => MORNING
/** After the visits of the day. */
const evening = () => new Date('2026-11-28T19:00:00+09:00')

let store: Store
let dispose: () => Promise<void>
beforeEach(() => {
  ;({ store, dispose } = temporaryStore())
})
afterEach(() => dispose())

async function book(visitAt: string, phone: string): Promise<string> {
  const { services } = registerServices(store, { visits: visitBooking(store.visits) })
  const outcome = await registerVisitor(services, registerRequest({ body: validBody({ visitAt, phone, visitPeople: '2' }) }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  return outcome.id
}
const statesOf = async (of: Account, day = '2026-11-28') => (await visitsOfDay({ store }, of, day)).cards.map(({ time, state }) => `${time} ${state}`)
const record = (id: string, result: string, form: string) => recordResult({ store, now: evening }, staff, id, { result, due: '', note: '', form, other: '' })

test('lists a day’s visitors by time with their arrival, which can be withdrawn after a click by mistake', async () => {
  const late = await book('2026-11-28T14:00', '01011112222')
  const early = await book('2026-11-28T10:00', '01033334444')
  await book('2026-11-29T10:00', '01055556666')
  await record(early, 'visited', 'form-one')
  await record(early, 'visited', 'form-one')
  await record(late, 'no-show', 'form-one')
  expect(await statesOf(account)).toEqual(['10:00 내방', '14:00 노쇼'])
  expect((await store.registrations.events(early)).map(({ kind }) => kind)).toEqual(['visited'])
  const [card] = (await visitsOfDay({ store }, account, '2026-11-28')).cards
  await withdrawResult({ store, now }, staff, early, card!.withdraw!)
  expect(await statesOf(account)).toEqual(['10:00 예약', '14:00 노쇼'])
  const others = (await visitsOfDay({ store }, { ...account, id: 'lee', email: 'lee@example.com' }, '2026-11-28')).cards
  expect(others.map(({ withdraw }) => withdraw)).toEqual([null, null])
})

describe('derives the arrival from the recorded events', () => {
  const cardOf = async (day = '2026-11-28') => (await visitsOfDay({ store }, account, day)).cards[0]
  const callBack = (id: string) => recordResult({ store, now: evening }, staff, id, { result: 'callback/30', due: '', note: '', form: 'form-call', other: '' })

  test('keeps an arrival after a contract or a call, and allows no no-show after later events', async () => {
    const id = await book('2026-11-28T10:00', '01011112222')
    expect(await cardOf()).toMatchObject({ state: '예약', withdraw: null, offers: ['visited', 'no-show'] })
    await record(id, 'visited', 'form-one')
    expect(await cardOf()).toMatchObject({ state: '내방', withdraw: 'form-one:visited', offers: [] })
    await callBack(id)
    expect(await cardOf()).toMatchObject({ state: '내방', withdraw: null, offers: [] })
    await record(id, 'contract', 'form-two')
    expect(await cardOf()).toMatchObject({ state: '내방', withdraw: null, offers: [] })
    await withdrawResult({ store, now }, staff, id, 'form-two:contract')
    await withdrawResult({ store, now }, staff, id, 'form-call:callback')
    expect(await cardOf()).toMatchObject({ state: '내방', withdraw: 'form-one:visited' })
    await withdrawResult({ store, now }, staff, id, 'form-one:visited')
    await record(id, 'contract', 'form-three')
    expect(await cardOf()).toMatchObject({ state: '예약' })
  })

  test('lets a visitor who was called after a no-show still arrive', async () => {
    const id = await book('2026-11-28T10:00', '01011112222')
    await record(id, 'no-show', 'form-one')
    await callBack(id)
    expect(await cardOf()).toMatchObject({ state: '노쇼', withdraw: null, offers: ['visited'] })
    await record(id, 'visited', 'form-two')
    expect(await cardOf()).toMatchObject({ state: '내방', withdraw: 'form-two:visited' })
  })

  test('lets a colleague correct the current arrival', async () => {
    const id = await book('2026-11-28T10:00', '01011112222')
    await record(id, 'no-show', 'form-one')
    const { cards } = await visitsOfDay({ store }, { ...account, id: 'lee', email: 'lee@example.com' }, '2026-11-28')
    expect(cards).toMatchObject([{ state: '노쇼', withdraw: null, offers: ['visited', 'no-show'] }])
  })

  test('expects a moved visit again', async () => {
    const id = await book('2026-11-28T10:00', '01011112222')
    await record(id, 'no-show', 'form-one')
    const dependencies = { store, now: evening, policy: registrationTestPolicy(), visits: visitBooking(store.visits) }
    await bookByStaff(dependencies, staff, id, { at: '2026-11-29T11:00', people: '2', reason: '다시 오기로 함', version: '1' })
    expect(await cardOf('2026-11-29')).toMatchObject({ state: '예약', withdraw: null, offers: ['visited', 'no-show'] })
    await record(id, 'visited', 'form-two')
    expect(await cardOf('2026-11-29')).toMatchObject({ state: '내방', withdraw: 'form-two:visited' })
  })

  test('reads no events of registrations without a recorded result', async () => {
    await book('2026-11-28T10:00', '01011112222')
    const events = jest.spyOn(store.registrations, 'events')
    expect(await cardOf()).toMatchObject({ state: '예약' })
    expect(events).not.toHaveBeenCalled()
  })
})

test('shows a counsellor own visitors only', async () => {
  const id = await book('2026-11-28T10:00', '01011112222')
  await book('2026-11-28T11:00', '01033334444')
  const counsellor: Account = { ...account, id: 'choi', role: 'counsellor' }
  await store.registrations.assign(id, { to: 'choi', actor: null }, MORNING, {
    at: MORNING,
    actor: null,
    address: null,
    action: 'registration.assign',
    subject: id,
    detail: null,
  })
  expect(await statesOf(counsellor)).toEqual(['10:00 예약'])
})

test('offers 노쇼 once the visit has begun, and records none before', async () => {
  const id = await book('2026-11-28T10:00', '01011112222')
  const offersAt = async (time: string) =>
    (await visitsOfDay({ store, now: () => new Date(`2026-11-28T${time}:00+09:00`) }, account, '2026-11-28')).cards[0]?.offers
  expect([await offersAt('09:59'), await offersAt('10:00')]).toEqual([['visited'], ['visited', 'no-show']])
  const early = recordResult({ store, now }, staff, id, { result: 'no-show', due: '', note: '', form: 'form-early', other: '' })
  await expect(early).rejects.toMatchObject({ fields: { result: expect.stringContaining('시간이 지난 뒤') as string } })
})

test('shows the reception everybody’s visitors, and a counsellor while on duty, without a way into their registrations', async () => {
  await book('2026-11-28T10:00', '01011112222')
  const dependencies = { store, now }
  const counsellor: Account = { ...account, id: 'choi', email: 'choi@example.com', role: 'counsellor' }
  const seenBy = async (one: Account) =>
    (await visitsOfDay(dependencies, one, '2026-11-28', '', await receivesAll(dependencies, one))).cards.map(({ phone, opens }) => [phone, opens])
  expect(await seenBy(counsellor)).toEqual([])
  expect(await seenBy({ ...account, id: 'desk', role: 'reception' })).toEqual([['010-****-2222', false]])
  await store.duty.start('choi', MORNING, { at: MORNING, actor: null, address: null, action: 'duty.start', subject: 'choi', detail: null })
  expect(await seenBy(counsellor)).toEqual([['010-****-2222', false]])
  expect(await seenBy(account)).toEqual([['010-****-2222', true]])
})
