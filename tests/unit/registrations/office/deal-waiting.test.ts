import type { Role } from '@/lib/accounts/account'
import { InvalidInputError } from '@/lib/errors'
import { dealWaiting, dutyView, handOver, startDuty } from '@/lib/registrations/office/duty-actions'
import { toWaitingCard } from '@/lib/registrations/office/waiting-view'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { actorOf, officeAccount } from '@/tests/support/office-accounts'
import { readable } from '@/tests/support/readable'
import { MORNING, registerRequest, registerServices, validBody } from '@/tests/support/registrations'

let store: Store
const needs = () => ({ store, now: () => MORNING })
const [leader, kim, lee] = [officeAccount('leader', 'team-leader'), officeAccount('kim', 'counsellor'), officeAccount('lee', 'counsellor')]

beforeEach(async () => {
  store = await freshSqliteStore()
  for (const account of [leader, kim, lee]) await store.accounts.add({ ...account, passwordHash: 'hash' })
})
afterEach(() => store.close())

async function register(count: number): Promise<void> {
  const { services } = registerServices(store)
  for (let index = 0; index < count; index += 1) {
    const body = validBody({ phone: `0103333${String(index).padStart(4, '0')}`, message: '84A 문의, 010-1234-5678로 주세요' })
    const outcome = await registerVisitor(services, registerRequest({ body, client: `192.0.2.${index % 250}` }))
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  }
}
const ownedBy = async (assignee: string) => (await store.registrations.list({ assignee, limit: 500 })).length

test('deals more than are read at once to those on duty, evenly, in one press', async () => {
  await register(130)
  await expect(dealWaiting(needs(), actorOf(leader))).rejects.toThrow(InvalidInputError)
  for (const account of [kim, lee]) await startDuty(needs(), actorOf(account), account.id)
  expect(await dutyView(needs(), leader)).toMatchObject({ waiting: 130 })
  expect(await dealWaiting(needs(), actorOf(leader))).toBe(130)
  expect([await ownedBy('kim'), await ownedBy('lee')]).toEqual([65, 65])
  expect(await store.registrations.countWaiting()).toBe(0)
  expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({ action: 'registration.assign', actor: 'leader@example.com', detail: '근무자에게 나눔' })
  expect(await dealWaiting(needs(), actorOf(leader))).toBe(0)
})

test('at closing time a counsellor ends the own duty and gives back what nobody has called yet, and only that', async () => {
  await startDuty(needs(), actorOf(kim), 'kim')
  await register(3)
  const [called] = readable(await store.registrations.list({ assignee: 'kim', limit: 1 }))
  const audit = { at: MORNING, actor: kim.email, address: null, action: 'registration.result', subject: called!.id, detail: null } as const
  const reached = {
    id: 'form:reached',
    registrationId: called!.id,
    at: MORNING,
    actor: kim.email,
    kind: 'reached',
    subject: null,
    dueAt: null,
    text: null,
  } as const
  await store.registrations.record(reached, audit)
  expect(await dutyView(needs(), kim)).toMatchObject({ own: true, ownNew: 2, waiting: null })
  expect(await handOver(needs(), actorOf(kim))).toBe(2)
  expect([await ownedBy('kim'), await store.registrations.countWaiting()]).toEqual([1, 2])
  expect(await dutyView(needs(), kim)).toMatchObject({ own: false, ownNew: 0 })
})

test('shows the question and the preference of those that wait, and no number', async () => {
  await register(1)
  const [one] = readable(await store.registrations.listWaiting(1))
  const card = toWaitingCard({ ...one!, preference: { unit: '84A', complex: null } })
  expect(card).toMatchObject({ name: '홍**', asked: '84A 문의, ***로 주세요 · 84A' })
})

test.each<[Role, boolean]>([
  ['team-leader', true],
  ['counsellor', false],
])('lets a %s deal: %j', async (role, deals) => {
  expect((await dutyView(needs(), officeAccount('one', role))).waiting !== null).toBe(deals)
})
