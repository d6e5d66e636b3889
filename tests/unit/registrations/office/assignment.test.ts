import type { Account, Role } from '@/lib/accounts/account'
import { assignmentView, assignRegistration, claimRegistration, isVisible } from '@/lib/registrations/office/assignment-actions'
import { ChangedMeanwhileError, InvalidInputError, NotFoundError } from '@/lib/errors'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { statusOf } from '@/tests/support/registration-events'
import { MORNING, registerRequest, registerServices, validBody } from '@/tests/support/registrations'
import { auditOf } from '@/tests/support/audit-entry'

let store: Store
let id: string
const staff = (name: string, role: Role, disabledAt: Date | null = null): Account => ({
  id: name,
  email: `${name}@example.com`,
  name: `${name} 님`,
  role,
  createdAt: MORNING,
  disabledAt,
})
const [boss, leader, kim, lee, officer] = [
  staff('boss', 'administrator'),
  staff('leader', 'team-leader'),
  staff('kim', 'counsellor'),
  staff('lee', 'counsellor'),
  staff('officer', 'privacy-officer'),
] as const
const needs = () => ({ store, now: () => MORNING })
const by = (account: Account) => ({ account, address: '192.0.2.1' })
const current = async () => (await store.registrations.find(id)) as Registration
const lastAudit = async () => (await store.audit.list({ limit: 1 }))[0]

beforeEach(async () => {
  store = await freshSqliteStore()
  for (const account of [boss, leader, kim, lee, officer, staff('left', 'counsellor', MORNING)]) await store.accounts.add({ ...account, passwordHash: 'hash' })
  const outcome = await registerVisitor(registerServices(store).services, registerRequest({ body: validBody() }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  id = outcome.id
})
afterEach(() => store.close())

test('of two who claim a registration at once one gets it, and the other learns who', async () => {
  const outcomes = await Promise.allSettled([claimRegistration(needs(), by(kim), id), claimRegistration(needs(), by(lee), id)])
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  const winner = (await current()).assignee === 'kim' ? kim : lee
  expect(refused).toHaveLength(1)
  expect(refused[0]?.reason).toBeInstanceOf(InvalidInputError)
  expect((refused[0]?.reason as InvalidInputError).fields).toEqual({ assignee: `${winner.name} 님이 먼저 맡았습니다.` })
  expect(await lastAudit()).toMatchObject({ action: 'registration.claim', actor: winner.email, subject: id })
  // Claimed again by the assignee: no error.
  await claimRegistration(needs(), by(winner), id)
})

test('offers counsellors no registration that is being worked on, whatever id they send', async () => {
  const audit = { at: MORNING, actor: null, address: null, action: 'registration.status', subject: id, detail: null } as const
  await store.registrations.record(statusOf(id, 'called', MORNING), audit)
  await expect(claimRegistration(needs(), by(kim), id)).rejects.toBeInstanceOf(NotFoundError)
  await claimRegistration(needs(), by(leader), id)
  await expect(claimRegistration(needs(), by(kim), 'none')).rejects.toBeInstanceOf(NotFoundError)
})

test('a team leader reassigns a registration with a reason, and the former assignee no longer sees it', async () => {
  await claimRegistration(needs(), by(kim), id)
  await expect(assignRegistration(needs(), by(leader), id, { assignee: 'lee', reason: ' ' })).rejects.toMatchObject({
    fields: { reason: expect.any(String) as string },
  })
  await assignRegistration(needs(), by(leader), id, { assignee: 'lee', reason: '휴무' })
  expect([isVisible(kim, await current()), isVisible(lee, await current()), isVisible(officer, await current())]).toEqual([false, true, true])
  expect(await lastAudit()).toMatchObject({ action: 'registration.assign', actor: leader.email, subject: id, detail: '담당 계정 lee, 사유: 휴무' })
})

test.each(['officer', 'left', 'nobody', ''])('refuses to assign to %s', async (assignee) => {
  await expect(assignRegistration(needs(), by(leader), id, { assignee, reason: '휴무' })).rejects.toMatchObject({
    fields: { assignee: expect.any(String) as string },
  })
  expect((await current()).assignee).toBeNull()
})

test('shows no assignment to someone who works alone', async () => {
  for (const account of [leader, kim, lee]) await store.accounts.setDisabled(account.id, MORNING, auditOf('account.disable'))
  expect(await assignmentView(needs(), boss, await current())).toBeNull()
  await store.accounts.setDisabled(leader.id, null, auditOf('account.enable'))
  expect(await assignmentView(needs(), boss, await current())).toMatchObject({ assignee: null, candidates: [{ id: 'boss' }, { id: 'leader' }], canClaim: true })
  await claimRegistration(needs(), by(leader), id)
  expect(await assignmentView(needs(), officer, await current())).toEqual({ assignee: { id: 'leader', name: 'leader 님' }, candidates: null, canClaim: false })
})

test('refuses an assignment after someone else’s, and names the assignee', async () => {
  const give = (assignee: string, was?: string) => assignRegistration(needs(), by(leader), id, { assignee, reason: '휴무', was })
  await give('kim', '')
  await expect(give('lee', '')).rejects.toMatchObject({ userMessage: expect.stringContaining('kim 님') as unknown })
  await expect(give('lee', 'boss')).rejects.toBeInstanceOf(ChangedMeanwhileError)
  expect((await current()).assignee).toBe('kim')
  // The requested assignment exists already.
  await give('kim', '')
  await give('lee', 'kim')
  await give('boss')
  expect((await current()).assignee).toBe('boss')
})
