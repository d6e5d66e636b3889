import { standingContract } from '@/lib/registrations/contract'
import { contractFacts } from '@/lib/registrations/office/contract-fields'
import { resultChoices } from '@/lib/registrations/office/result-choices'
import { NEW_PROGRESS } from '@/lib/registrations/registration-event'
import { recordWork, type TypedWork } from '@/lib/registrations/office/record-work'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { actorOf, officeAccount } from '@/tests/support/office-accounts'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, testVault, validBody } from '@/tests/support/registrations'
import { temporaryStore } from '@/tests/support/sqlite-store'
import { offeredHome } from '@/tests/support/offered-home'
import { visitBooking } from '@/tests/support/visits'

let store: Store
let dispose: () => Promise<void>
let id: string
let now: Date
/** The policy names what a contract records. */
const POLICY_HOLDS = new Date('2026-12-08T10:00:00+09:00')
beforeEach(async () => {
  now = MORNING
  ;({ store, dispose } = temporaryStore())
  const outcome = await registerVisitor(registerServices(store).services, registerRequest({ body: validBody() }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  id = outcome.id
})
afterEach(() => dispose())

const typed = (changes: Partial<TypedWork>): TypedWork => ({ result: 'save', due: '', note: '', form: 'form-0001', other: '', ...changes })
const record = (changes: Partial<TypedWork>, books = true) =>
  recordWork(
    { vault: testVault, store, policy: registrationTestPolicy(), now: () => now, visits: books ? visitBooking(store.visits) : null },
    actorOf(officeAccount('kim', 'administrator')),
    id,
    typed(changes),
  )
const notes = async () => (await store.registrations.notes(id)).map(({ text }) => text)

const contract = (home: string, changes: Readonly<Record<string, string>> = {}) => ({
  result: 'contract',
  contract: { 'contract-home': home, 'contract-deposit': '30,000,000원', 'contract-signedOn': '2026-11-24', ...changes },
})

test('a contract is kept with its details, and is refused beside the field that is wrong', async () => {
  now = POLICY_HOLDS
  const refused = (changes: Partial<TypedWork>) => record(changes).catch((error: { fields?: object }) => error.fields)
  expect(await refused({ ...contract('999동 101호', { 'contract-deposit': '3천만', 'contract-signedOn': '2026-12-09' }), note: '메모' })).toEqual({
    'contract-home': '999동 101호는 공급하는 세대가 아닙니다. 동·호수를 확인해 주세요.',
    'contract-deposit': '계약금 칸에는 원 단위 금액을 숫자로 입력해 주세요. 예: 30,000,000',
    'contract-signedOn': '계약일 칸에 오늘이나 지난 날짜를 골라 주세요.',
  })
  expect(await refused({ result: 'contract' })).toMatchObject({ 'contract-home': '동·호수를 입력해 주세요.' })
  expect(await refused(contract('101동'))).toEqual({ 'contract-home': '동·호수를 ‘101동 1203호’처럼 입력해 주세요.' })
  expect([await notes(), await store.registrations.events(id)]).toEqual([[], []])

  const home = offeredHome()
  expect(await record({ ...contract(home), note: '부부 공동', form: 'form-0002' })).toBe('contract')
  const [event] = await store.registrations.events(id)
  expect(event).toMatchObject({ kind: 'contract', text: '부부 공동', contract: { home, deposit: '30000000', signedOn: '2026-11-24' } })
  expect(event?.subject).toMatch(/^[0-9a-f]{32}$/)
  expect(JSON.stringify(await store.audit.list({ limit: 9 }))).not.toContain(home)
  expect(contractFacts(standingContract([event!])?.contract ?? null)).toEqual([
    { label: '동·호수', value: home.replace('-', '동 ') + '호' },
    { label: '계약금', value: '30,000,000원' },
    { label: '계약일', value: '2026년 11월 24일' },
  ])
})

test('a home that another registration has is named, and recorded once more only where that is ticked', async () => {
  now = POLICY_HOLDS
  const home = offeredHome()
  expect(await record({ ...contract(home), form: 'form-0003' })).toBe('contract')
  const second = await registerVisitor(
    registerServices(store).services,
    registerRequest({ body: validBody({ phone: '010-7777-0000' }), idempotencyKey: 'second' }),
  )
  if (second.kind !== 'registered') throw new Error(second.kind)
  id = second.id
  const again = { ...contract(home), form: 'form-0004', preference: { unit: '59A', complex: '', was: ' ' } }
  const { fields } = (await record(again).catch((error: unknown) => error)) as { fields: Record<string, string> }
  expect(fields.contractAgain).toMatch(/다른 고객의 계약으로 이미 저장되어 있습니다/)
  expect(await store.registrations.events(id)).toEqual([])
  expect(await record({ ...again, isSecondContractMeant: true })).toBe('contract')
  expect((await store.registrations.events(id)).map(({ kind }) => kind)).toEqual(['contract', 'wished'])
})

test('before the policy names its details, a contract is recorded without them', async () => {
  now = new Date('2026-12-06T23:59:59+09:00')
  expect(await record(contract(offeredHome()))).toBe('contract')
  const [event] = await store.registrations.events(id)
  expect(event).toMatchObject({ kind: 'contract', subject: null })
  expect(event).not.toHaveProperty('contract')
  const offered = (at: Date) => resultChoices({ ...NEW_PROGRESS }, at, false)
  expect([offered(now).contract, offered(now).rare.map(({ value }) => value)]).toEqual([[], expect.arrayContaining(['contract'])])
  expect(offered(new Date(now.getTime() + 1_000)).contract).toHaveLength(3)
})

test('a contract that was typed is not dropped by another button; the day alone, which the form has, is no contract', async () => {
  const { contract: typedContract } = contract('101동 1203호')
  for (const result of ['save', 'reached']) {
    const { fields } = (await record({ result, note: '메모', contract: typedContract }).catch((error: unknown) => error)) as { fields: Record<string, string> }
    expect(fields['contract-home']).toMatch(/‘계약 저장’을 누르거나/)
  }
  expect([await notes(), await store.registrations.events(id)]).toEqual([[], []])
  expect(await record({ result: 'reached', contract: { 'contract-home': ' ', 'contract-deposit': '', 'contract-signedOn': '2026-11-24' } })).toBe('reached')
})

test('keeps the note once, with the result or alone, and refuses to save nothing', async () => {
  expect(await record({ note: '토요일 오전' })).toBe('save')
  expect(await record({ result: 'reached', note: '계약 조건 문의' })).toBe('reached')
  expect([await notes(), (await store.registrations.events(id)).map(({ text }) => text)]).toEqual([['토요일 오전'], ['계약 조건 문의']])
  await expect(record({})).rejects.toMatchObject({ fields: { note: expect.any(String) as string } })
})

test('leads to the booking with the note kept; a site without bookings records the agreed time', async () => {
  expect(await record({ result: 'booked', note: '부부 함께', due: '2026-11-28T14:00' })).toBe('booking')
  expect([await notes(), await store.registrations.events(id)]).toEqual([['부부 함께'], []])
  expect(await record({ result: 'booked', due: '2026-11-28T14:00' }, false)).toBe('booked')
  expect(await store.registrations.find(id)).toMatchObject({ status: 'booked', appointmentAt: new Date('2026-11-28T14:00:00+09:00') })
})

test('records nothing if the preference changed meanwhile', async () => {
  const preference = { unit: '', complex: '', was: '84A ' }
  await record({ preference: { unit: '59A', complex: '', was: ' ' } })
  await expect(record({ result: 'reached', note: '메모', preference })).rejects.toThrow()
  expect((await store.registrations.events(id)).map(({ kind }) => kind)).toEqual(['wished'])
})
