import type { ReactElement } from 'react'
import { TOTP } from 'otpauth'
import * as ownRoute from '@/app/api/admin/account/route'
import * as accountRoute from '@/app/api/admin/accounts/[id]/route'
import * as accountsRoute from '@/app/api/admin/accounts/route'
import * as registrationRoute from '@/app/api/admin/registrations/[id]/route'
import * as invitationRoute from '@/app/api/auth/invitation/route'
import { AccountList } from '@/components/admin/accounts/account-list'
import { Assignment } from '@/components/admin/inbox/assignment'
import { InvitationForm } from '@/components/admin/accounts/invitation-form'
import { InviteForm } from '@/components/admin/accounts/invite-form'
import { PasswordForm, RecoveryCodes, SecondFactor } from '@/components/admin/accounts/own-account'
import { WaitingTable } from '@/components/admin/inbox/waiting-table'
import { readAccountNotice } from '@/lib/accounts/office/account-notice'
import { roleOptions, toAccountCard } from '@/lib/accounts/office/account-view'
import { assignmentView } from '@/lib/registrations/office/assignment-actions'
import { toWaitingCard } from '@/lib/registrations/office/waiting-view'
import { newSecondFactorSetup } from '@/lib/accounts/office/second-factor-setup'
import type { Account } from '@/lib/accounts/account'
import { createAccountLimits } from '@/lib/accounts/account-limits'
import { ACCOUNT_NAME_MAX } from '@/lib/accounts/manage-accounts'
import { hashPassword, verifyPassword } from '@/lib/accounts/password'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import type { Store } from '@/lib/store/store'
import { formPost } from '@/tests/support/form-post'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { MORNING, registerRequest, registerServices, testVault, validBody } from '@/tests/support/registrations'
import { readable } from '@/tests/support/readable'
import { auditOf } from '@/tests/support/audit-entry'

/* Sends the forms of accounts and assignments as a browser without scripts does, see admin-forms.test.tsx. */

const ORIGIN = 'https://river.example'
const PASSWORD = 'a good password'
const OWNER: Account = { id: 'owner', email: 'owner@example.com', name: null, role: 'administrator', createdAt: MORNING, disabledAt: null }
const cookieJar = new Map<string, string>()
jest.mock('@/lib/env', () => ({ siteUrl: () => 'https://river.example' }))
jest.mock('@/lib/services', () => ({ services: jest.fn() }))
jest.mock('@/lib/requests/current-admin', () => {
  const owner = async () => ({ id: 'owner', email: 'owner@example.com', name: null, role: 'administrator', createdAt: new Date(0), disabledAt: null })
  return { requireAdmin: owner, requireSession: owner, requirePermission: async () => undefined, currentAddress: async () => '203.0.113.9' }
})
jest.mock('next/headers', () => ({
  cookies: async () => ({ set: ({ name, value }: { name: string; value: string }) => cookieJar.set(name, value) }),
}))

let store: Store
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(async () => {
  cookieJar.clear()
  store = await freshSqliteStore()
  await store.accounts.add({ ...OWNER, passwordHash })
  jest.mocked(services).mockReturnValue({
    store,
    vault: testVault,
    now: () => MORNING,
    authSecret: 'a secret of this test, long enough to be one',
    identity: { passwords: {}, tokens: null },
    accountLimits: createAccountLimits((address) => address),
  } as unknown as ReturnType<typeof services>)
})
afterEach(() => store.close())

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>

async function submit(page: ReactElement, button: string, route: { POST: unknown }, entries: Parameters<typeof formPost>[2] = {}) {
  const { action, method, body } = formPost(page, button, entries)
  expect(method).toBe('post')
  const request = new Request(ORIGIN + action, { method: 'POST', body, headers: { origin: ORIGIN } })
  const id = decodeURIComponent(action.split('/').at(-1) ?? '')
  const response = await (route.POST as Handler)(request, { params: Promise.resolve({ id } as never) })
  return { action, status: response.status, location: response.headers.get('location'), text: await response.text() }
}

/** The secret for the next page. */
const notice = () => readAccountNotice(cookieJar.get('account_notice'), OWNER.id, testVault)
const list = async () => (
  <AccountList accounts={(await store.accounts.list()).map((one) => toAccountCard(one, MORNING))} roles={roleOptions} ownId="owner" passwordsHere />
)
const member = async () => (await store.accounts.list()).find(({ id }) => id !== 'owner')!

async function invite(): Promise<string> {
  const form = <InviteForm roles={roleOptions} nameMax={ACCOUNT_NAME_MAX} />
  const leader = roleOptions.find(({ value }) => value === 'team-leader')!
  const { location } = await submit(form, '초대 링크 만들기', accountsRoute, {
    이름: '김팀장',
    '이메일 (로그인 아이디)': 'leader@example.com',
    [`${leader.label}: ${leader.note}`]: true,
  })
  expect(location).toBe('/admin/accounts?done=invite')
  const made = notice()
  if (made?.kind !== 'link') throw new Error('no link')
  return made.token
}

describe('accounts of others', () => {
  test('creates an invitation, shows it only to its creator, and accepts it', async () => {
    const token = await invite()
    expect(await member()).toMatchObject({ name: '김팀장', email: 'leader@example.com', role: 'team-leader', hasPassword: false })
    expect(readAccountNotice(cookieJar.get('account_notice'), 'another', testVault)).toBeNull()
    const form = <InvitationForm token={token} email="leader@example.com" passwordMin={8} />
    const typed = { '비밀번호 (8자 이상)': ' with spaces ', '비밀번호 확인': ' with spaces ' }
    expect((await submit(form, '비밀번호 정하기', invitationRoute, typed)).location).toBe('/admin/sign-in?done=password')
    expect(await verifyPassword(' with spaces ', (await store.accounts.findByEmail('leader@example.com'))!.passwordHash)).toBe(true)
    // Sending it again, as Back and a reload do, shows that the link is used.
    expect((await submit(form, '비밀번호 정하기', invitationRoute, typed)).location).toBe(adminPaths.invitation(token))
  })

  test('changes role, lock and link with one button each', async () => {
    await invite()
    await submit(await list(), '역할 저장', accountRoute, { '김팀장 님의 역할': '개인정보 담당' })
    expect(await member()).toMatchObject({ role: 'privacy-officer' })
    await submit(await list(), '초대 링크 다시 만들기', accountRoute)
    expect(notice()).toMatchObject({ kind: 'link', email: 'leader@example.com' })
    await submit(await list(), '계정 잠그기', accountRoute)
    expect(await member()).toMatchObject({ disabledAt: MORNING })
    await submit(await list(), '잠금 해제', accountRoute)
    expect(await member()).toMatchObject({ disabledAt: null })
    await store.accounts.setTotp((await member()).id, { secret: 'JBSWY3DPEHPK3PXP', usedStep: null }, auditOf('account.second-factor-on'))
    await submit(await list(), '2단계 인증 끄기', accountRoute)
    expect(await member()).toMatchObject({ hasSecondFactor: false })
  })

  test('refuses for the own account what the list does not offer', async () => {
    await store.accounts.setTotp('owner', { secret: 'JBSWY3DPEHPK3PXP', usedStep: null }, auditOf('account.second-factor-on'))
    for (const action of ['link', 'second-factor-off']) {
      const body = new URLSearchParams({ action })
      const request = new Request(`${ORIGIN}${adminApiPaths.accountOf('owner')}`, { method: 'POST', body, headers: { origin: ORIGIN } })
      const response = await accountRoute.POST(request, { params: Promise.resolve({ id: 'owner' }) })
      expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('내 계정에서')])
    }
    expect(notice()).toBeNull()
    expect(await store.accounts.list()).toMatchObject([{ hasSecondFactor: true, invitationExpiresAt: null }])
  })

  test('pauses a network after too many attempted links', async () => {
    const form = <InvitationForm token={'A'.repeat(43)} email="" passwordMin={8} />
    const typed = { '비밀번호 (8자 이상)': 'long enough', '비밀번호 확인': 'long enough' }
    for (let index = 0; index < 20; index += 1) expect((await submit(form, '비밀번호 정하기', invitationRoute, typed)).status).toBe(303)
    expect(await submit(form, '비밀번호 정하기', invitationRoute, typed)).toMatchObject({
      status: 429,
      text: expect.stringContaining('시도가 너무 많습니다') as string,
    })
  })
})

describe('the own account', () => {
  const secondFactor = () => <SecondFactor setup={newSecondFactorSetup(OWNER, '리버파크', testVault, MORNING)} recoveryCodesLeft={0} />
  const turnOn = (page: ReactElement) => {
    const secret = (page.props as { setup: { secret: string } }).setup.secret.replace(/ /g, '')
    return submit(page, '2단계 인증 켜기', ownRoute, {
      '앱에 보이는 6자리 코드': new TOTP({ secret }).generate({ timestamp: MORNING.getTime() }),
      '현재 비밀번호': PASSWORD,
    })
  }

  test('a new password keeps this browser signed in', async () => {
    const form = <PasswordForm email={OWNER.email} passwordMin={8} />
    const { location } = await submit(form, '비밀번호 바꾸기', ownRoute, {
      '현재 비밀번호': PASSWORD,
      '새 비밀번호 (8자 이상)': 'a longer password',
      '새 비밀번호 확인': 'a longer password',
    })
    expect(location).toBe('/admin/account?done=password')
    expect([...cookieJar.keys()]).toEqual(['__Secure-next-auth.session-token'])
  })

  test('turns a second factor on with recovery codes, and off with one of them', async () => {
    expect((await turnOn(secondFactor())).location).toBe('/admin/account?done=second-factor-on')
    const told = notice()
    if (told?.kind !== 'recovery-codes') throw new Error('no codes')
    await submit(<RecoveryCodes codes={told.codes} />, '적어 두었습니다', ownRoute)
    expect(cookieJar.get('account_notice')).toBe('')
    const { location } = await submit(<SecondFactor setup={null} recoveryCodesLeft={10} />, '2단계 인증 끄기', ownRoute, {
      '인증 앱의 6자리 코드 또는 복구 코드': told.codes[0]!,
      '현재 비밀번호': PASSWORD,
    })
    expect(location).toBe('/admin/account?done=second-factor-off')
  })

  test('refuses an expired page, or one of another account', async () => {
    const old = <SecondFactor setup={newSecondFactorSetup(OWNER, '리버파크', testVault, new Date(MORNING.getTime() - 16 * 60_000))} recoveryCodesLeft={0} />
    const foreign = <SecondFactor setup={newSecondFactorSetup({ ...OWNER, id: 'other' }, '리버파크', testVault, MORNING)} recoveryCodesLeft={0} />
    for (const page of [old, foreign]) expect(await turnOn(page)).toMatchObject({ status: 422, text: expect.stringContaining('만료되었습니다') as string })
    expect((await store.accounts.list())[0]).toMatchObject({ hasSecondFactor: false })
  })

  test('allows ten confirmations in a quarter of an hour, right or wrong', async () => {
    for (let index = 0; index < 10; index += 1) await services().accountLimits.confirmPassword('owner')
    expect(await turnOn(secondFactor())).toMatchObject({ status: 429 })
  })
})

test('takes a registration from the waiting list, and assigns it to another account', async () => {
  await invite()
  const outcome = await registerVisitor(registerServices(store).services, registerRequest({ body: validBody() }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  const found = async () => readable([(await store.registrations.find(outcome.id))!])[0]!
  const card = toWaitingCard(await found())
  expect(card).toMatchObject({ name: '홍**', phone: '010-****-5678' })
  const { location } = await submit(<WaitingTable registrations={[card]} />, '내가 맡기', registrationRoute)
  expect([location, (await found()).assignee]).toEqual([`${adminPaths.registration(outcome.id)}?done=claim`, 'owner'])
  const assignment = await assignmentView({ store }, OWNER, await found())
  await submit(<Assignment id={outcome.id} assignment={assignment!} />, '배정하기', registrationRoute, {
    담당자: '김팀장',
    '사유 (필수, 접근 기록에 남습니다)': '휴무',
  })
  expect((await found()).assignee).toBe((await member()).id)
})
