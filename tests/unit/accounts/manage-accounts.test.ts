import { TOTP } from 'otpauth'
import { ROLES, type Account } from '@/lib/accounts/account'
import { INVITATION_MS, PASSWORD_LINK_MS } from '@/lib/accounts/invitation'
import {
  acceptInvitation,
  changeRole,
  createPasswordLink,
  findInvitedAccount,
  inviteAccount,
  removeSecondFactor,
  setAccountDisabled,
} from '@/lib/accounts/manage-accounts'
import { changeOwnPassword, setUpSecondFactor, turnOffSecondFactor } from '@/lib/accounts/own-account'
import { hashPassword } from '@/lib/accounts/password'
import { GRANTED_ROLES } from '@/lib/accounts/permissions'
import { formatRecoveryCode } from '@/lib/accounts/recovery-codes'
import { findSessionAccount, openSession } from '@/lib/accounts/session'
import { signIn } from '@/lib/accounts/sign-in'
import { createSignInThrottle } from '@/lib/accounts/throttle'
import { newTotpSecret } from '@/lib/accounts/totp'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { auditOf } from '@/tests/support/audit-entry'

const PASSWORD = 'a good password'
const ADDRESS = '192.0.2.1'
let store: Store
let clock: number
let passwordHash: string
const owner: Account = { id: 'owner', email: 'owner@example.com', name: null, role: 'administrator', createdAt: new Date(0), disabledAt: null }
const actor = { account: owner, address: ADDRESS }
const needs = () => ({ store, now: () => new Date(clock) })

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(async () => {
  clock = Date.UTC(2026, 10, 21)
  store = await freshSqliteStore()
  await store.accounts.add({ ...owner, passwordHash })
})
afterEach(() => store.close())

const enter = (email: string, password: string, code = '') =>
  signIn(
    {
      ...needs(),
      authSecret: 'secret of the tests',
      signInThrottle: createSignInThrottle((address) => address),
      refusals: { ...store.audit, flush: async () => undefined },
      firstPassword: { discard: async () => undefined },
    },
    { email, password, code, address: ADDRESS, device: null },
  )
async function sessionOf(email: string, password: string, code = ''): Promise<string> {
  const result = await enter(email, password, code)
  if (!result.ok) throw new Error(result.reason)
  return result.sessionId
}
const invite = (changes: Partial<Record<'name' | 'email' | 'role', string>> = {}) =>
  inviteAccount(needs(), actor, { name: '김팀장', email: 'Leader@example.com', role: 'team-leader', ...changes })
const accept = (token: string, password = 'their own words', repeated = password) => acceptInvitation(needs(), { token, password, repeated, address: ADDRESS })
const trail = async () => (await store.audit.list({ limit: 50 })).map(({ action, actor: by, subject }) => [action, by, subject])

describe('an invitation', () => {
  test('creates an account with a role, whose password only its owner knows', async () => {
    const { token, expiresAt, account } = await invite({ name: '  김\u00a0팀장 ' })
    expect(expiresAt.getTime()).toBe(clock + INVITATION_MS)
    expect(await findInvitedAccount(needs(), token)).toMatchObject({ email: 'leader@example.com', name: '김 팀장', role: 'team-leader' })
    // An invited account is not signed in: neither an empty password nor the token opens a session.
    for (const password of [' ', token]) expect(await enter('leader@example.com', password)).toEqual({ ok: false, reason: 'invalid' })
    expect(await accept(token)).toMatchObject({ id: account.id })
    expect(await enter('leader@example.com', 'their own words')).toMatchObject({ ok: true, account: { role: 'team-leader' } })
    expect(await trail()).toEqual([
      ['session.open', 'leader@example.com', null],
      ['account.accept', 'leader@example.com', account.id],
      ['session.refused', null, null],
      ['session.refused', null, null],
      ['account.invite', 'owner@example.com', account.id],
    ])
  })

  test('is used once: a replay changes nothing', async () => {
    const { token } = await invite()
    await accept(token)
    expect([await accept(token, 'of the replay'), await findInvitedAccount(needs(), token)]).toEqual([null, null])
    expect(await enter('leader@example.com', 'their own words')).toMatchObject({ ok: true })
  })

  test('expires, and is void when another replaced it or the account was disabled', async () => {
    const { token, account } = await invite()
    clock += INVITATION_MS
    expect(await accept(token)).toBeNull()
    const second = await createPasswordLink(needs(), actor, account.id)
    const third = await createPasswordLink(needs(), actor, account.id)
    expect(third.expiresAt.getTime()).toBe(clock + PASSWORD_LINK_MS)
    expect(await accept(second.token)).toBeNull()
    await setAccountDisabled(needs(), actor, account.id, true)
    expect(await accept(third.token)).toBeNull()
    await expect(createPasswordLink(needs(), actor, account.id)).rejects.toBeInstanceOf(NotFoundError)
  })

  test.each(['', 'x', '../../etc', 'A'.repeat(43), 'a'.repeat(5000)])('a forged token %# opens nothing', async (token) => {
    await invite()
    expect([await findInvitedAccount(needs(), token), await accept(token)]).toEqual([null, null])
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: '이'.repeat(31) }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'OWNER@example.com' }],
    ['role', { role: 'owner' }],
    ['role', { role: '' }],
  ])('reports the error of the %s: %j', async (field, changes) => {
    await expect(invite(changes)).rejects.toMatchObject({ fields: { [field]: expect.stringMatching(/[가-힣]/) as string } })
    expect(await store.accounts.list()).toHaveLength(1)
  })

  test('grants only roles that may see something', async () => {
    for (const role of ROLES)
      if (GRANTED_ROLES.includes(role)) await invite({ role, email: `${role}@example.com` })
      else await expect(invite({ role, email: `${role}@example.com` })).rejects.toBeInstanceOf(InvalidInputError)
  })

  test('keeps the link valid after a password that is too short or repeated differently', async () => {
    const { token } = await invite()
    await expect(accept(token, 'short')).rejects.toMatchObject({ fields: { password: expect.any(String) as string } })
    await expect(accept(token, 'their own words', 'their other words')).rejects.toMatchObject({ fields: { repeated: expect.any(String) as string } })
    expect(await accept(token)).not.toBeNull()
  })
})

describe('an account', () => {
  let id: string
  let session: string
  beforeEach(async () => {
    const { token, account } = await invite()
    await accept(token)
    id = account.id
    session = await sessionOf('leader@example.com', 'their own words')
  })

  test.each<[string, () => Promise<unknown>]>([
    ['another role', () => changeRole(needs(), actor, id, 'privacy-officer')],
    ['being disabled', () => setAccountDisabled(needs(), actor, id, true)],
    ['a new password by link', async () => accept((await createPasswordLink(needs(), actor, id)).token, 'other words')],
    ['a second factor that was taken away', () => removeSecondFactor(needs(), actor, id)],
  ])('is signed out everywhere at once by %s', async (_name, change) => {
    expect(await findSessionAccount(needs(), session)).toMatchObject({ id })
    await change()
    expect(await findSessionAccount(needs(), session)).toBeNull()
  })

  test('a link for a new password does not bypass the second factor', async () => {
    await store.accounts.setTotp(id, { secret: newTotpSecret(), usedStep: null }, auditOf('account.second-factor-on'), ['123456789012'])
    await accept((await createPasswordLink(needs(), actor, id)).token, 'other words')
    expect(await enter('leader@example.com', 'other words')).toMatchObject({ ok: false, reason: 'code' })
  })

  test.each<[string, (target: string) => Promise<unknown>]>([
    ['role', (target) => changeRole(needs(), actor, target, 'team-leader')],
    ['state', (target) => setAccountDisabled(needs(), actor, target, true)],
  ])('of the last administrator keeps its %s; an unknown one is not found', async (_name, change) => {
    await expect(change('owner')).rejects.toMatchObject({ fields: { account: expect.stringContaining('마지막 관리자') as string } })
    await expect(change('nobody')).rejects.toBeInstanceOf(NotFoundError)
    await changeRole(needs(), actor, id, 'administrator')
    await change('owner')
    expect(await store.accounts.find('owner')).not.toEqual(owner)
  })
})

describe('the own account', () => {
  const STEP_MS = 30_000
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock })
  const secret = newTotpSecret()
  const turnOn = (code = codeOf(secret), password = PASSWORD) => setUpSecondFactor(needs(), actor, { password, secret, code })

  test('changes its password with the current one, and is signed out elsewhere', async () => {
    const session = await sessionOf(owner.email, PASSWORD)
    const change = (password: string, next: string, repeated = next) => changeOwnPassword(needs(), actor, { password, next, repeated })
    await expect(change('wrong', 'a new password')).rejects.toMatchObject({ fields: { password: expect.any(String) as string } })
    await expect(change(PASSWORD, 'short')).rejects.toBeInstanceOf(InvalidInputError)
    await expect(change(PASSWORD, 'a new password', 'another')).rejects.toMatchObject({ fields: { repeated: expect.any(String) as string } })
    expect(await findSessionAccount(needs(), session)).not.toBeNull()
    await change(PASSWORD, 'a new password')
    expect(await findSessionAccount(needs(), session)).toBeNull()
    expect([(await enter(owner.email, PASSWORD)).ok, (await enter(owner.email, 'a new password')).ok]).toEqual([false, true])
  })

  test.each<[string, RegExp, () => Promise<unknown>]>([
    ['password by link', /비밀번호는 내 계정에서/, () => createPasswordLink(needs(), actor, owner.id)],
    ['second factor', /2단계 인증은 내 계정에서/, () => removeSecondFactor(needs(), actor, owner.id)],
  ])('refuses changes of its own %s by administration, which an unattended session could use', async (_name, told, change) => {
    await turnOn()
    const session = await openSession(needs(), owner)
    await expect(change()).rejects.toMatchObject({ fields: { account: expect.stringMatching(told) as string } })
    expect(await store.accounts.list()).toMatchObject([{ hasSecondFactor: true, invitationExpiresAt: null }])
    expect(await findSessionAccount(needs(), session.sessionId)).not.toBeNull()
    expect((await trail()).map(([action]) => action)).toEqual(['account.second-factor-on'])
  })

  test('turns on a second factor with the password and a code, which is used up', async () => {
    await expect(turnOn('000000')).rejects.toMatchObject({ fields: { code: expect.any(String) as string } })
    await expect(turnOn(undefined, 'wrong')).rejects.toMatchObject({ fields: { password: expect.any(String) as string } })
    expect(await turnOn()).toHaveLength(10)
    expect(await enter(owner.email, PASSWORD)).toMatchObject({ ok: false })
    expect(await enter(owner.email, PASSWORD, codeOf(secret))).toMatchObject({ ok: false })
    clock += STEP_MS
    expect(await enter(owner.email, PASSWORD, codeOf(secret))).toMatchObject({ ok: true })
    // It is not replaced while it is on, or an unattended session could set up another phone.
    await expect(turnOn()).rejects.toMatchObject({ fields: { code: expect.stringContaining('이미') as string } })
  })

  test('accepts a recovery code once instead of a code, in any spelling, and records it in the trail', async () => {
    const [first = '', second = ''] = await turnOn()
    expect(await enter(owner.email, PASSWORD, formatRecoveryCode(first))).toMatchObject({ ok: true })
    expect((await trail())[0]).toEqual(['session.recovery-code', 'owner@example.com', null])
    expect(await enter(owner.email, PASSWORD, first)).toMatchObject({ ok: false })
    expect(await enter(owner.email, 'wrong', second)).toMatchObject({ ok: false })
    expect(await enter(owner.email, PASSWORD, ` ${second.replace(/./g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))} `)).toMatchObject({
      ok: true,
    })
    expect((await store.accounts.findByEmail(owner.email))?.recoveryCodesLeft).toBe(8)
  })

  test('turns it off with the password and an unused code', async () => {
    const [code = ''] = await turnOn()
    const turnOff = (typed: string, password = PASSWORD) => turnOffSecondFactor(needs(), actor, { password, code: typed })
    await expect(turnOff(codeOf(secret))).rejects.toBeInstanceOf(InvalidInputError)
    await expect(turnOff(code, 'wrong')).rejects.toBeInstanceOf(InvalidInputError)
    await turnOff(code)
    expect(await enter(owner.email, PASSWORD)).toMatchObject({ ok: true })
  })

  test('records no secret in the trail', async () => {
    const codes = await turnOn()
    const { token } = await invite()
    await accept(token)
    const written = JSON.stringify(await store.audit.list({ limit: 50 }))
    for (const hidden of [PASSWORD, 'their own words', secret, token, '김팀장', ...codes]) expect(written).not.toContain(hidden)
  })
})
