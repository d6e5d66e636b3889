import { expect, test, type Browser, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { haveAdminSession, signInByForm } from '../support/administrator'
import { auditRow } from '../support/audit-rows'
import { accessibilityFindings } from '../support/axe'
import { acceptInvitation, address, invite, joinOffice, PASSWORD, signIn } from '../support/staff'

test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

const STEP_MS = 30_000

const signedIn = (page: Page) => expect(page.getByRole('heading', { name: '오늘 할 일' })).toBeVisible()
const refused = (page: Page) => expect(page.locator('#sign-in-failure')).toHaveText('로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.')
const signOut = (page: Page) => page.getByRole('button', { name: '로그아웃' }).click()

const newPage = async (browser: Browser, javaScriptEnabled = true) => (await browser.newContext({ javaScriptEnabled })).newPage()

/** Locator in the row of one account. */
async function manage(admin: Page, email: string, button: string): Promise<void> {
  await admin.goto('/admin/accounts')
  const row = admin.getByRole('listitem').filter({ hasText: email })
  await row.getByText('관리', { exact: false }).first().click()
  await row.getByRole('button', { name: button }).click()
}

test('an administrator invites a team leader, who sees only what the role permits', async ({ browser, page: admin }) => {
  test.setTimeout(90_000)
  const email = address('leader')
  await signInByForm(admin)
  const link = await invite(admin, '김팀장', email, '팀장')
  expect(await accessibilityFindings(admin)).toEqual([])

  // Without JavaScript, as an in-app browser may be.
  const leader = await newPage(browser, false)
  await acceptInvitation(leader, link)
  await leader.goto(link)
  await expect(leader.getByRole('heading', { name: '쓸 수 없는 링크입니다' })).toBeVisible()
  await signIn(leader, email)
  await signedIn(leader)
  await expect(leader.getByRole('navigation', { name: '관리자 메뉴' }).getByRole('link')).toHaveText([
    /^오늘 할 일/,
    '전체 고객',
    '배정 대기',
    /^보류함/,
    /^문자 발송/,
    '광고 문자',
    '방문',
    '일일보고',
    '운영시간·휴관일',
    '사이트 정보',
    '지난 화면',
    '언론보도',
    'QR 코드',
    '내 계정',
  ])

  for (const path of ['/admin/export', '/admin/audit', '/admin/accounts', '/admin/nowhere']) {
    expect([path, (await leader.request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404])
  }
  await leader.goto('/admin/export')
  await expect(leader.getByText('이 계정의 역할로는 볼 수 없는 화면일 수도 있습니다')).toBeVisible()
  for (const [path, form] of [
    ['/api/admin/export', { format: 'csv', reason: '침입' }],
    ['/api/admin/registrations/any', { action: 'delete', reason: '침입' }],
    ['/api/admin/quarantine', { action: 'delete', quarantine: 'honeypot', reason: '침입' }],
    ['/api/admin/accounts', { name: '침입', email: 'intruder@example.com', role: 'administrator' }],
    ['/api/admin/accounts/any', { action: 'role', role: 'administrator' }],
  ] as const) {
    const answer = await leader.request.post(path, { form, headers: { origin: new URL(admin.url()).origin }, maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 403])
  }

  // The audit trail names the leader. Refusals are sampled, so that other tests' may be written instead of these:
  // permissions.test.ts proves their entry.
  await expect(await auditRow(admin, email, '로그인')).toBeVisible()
})

test('a second factor is set up with its QR code; a recovery code works once; a replayed code does not', async ({ browser, page: admin }) => {
  test.setTimeout(120_000)
  await haveAdminSession(admin)
  const officer = await newPage(browser, false)
  const email = await joinOffice(admin, officer, '이담당', 'privacy-officer')

  await officer.goto('/admin/account')
  await officer.getByText('2단계 인증 켜기').first().click()
  await expect(officer.getByRole('img', { name: '인증 앱으로 찍을 QR 코드' })).toBeVisible()
  const shown = (await officer.getByText('찍을 수 없으면').textContent()) ?? ''
  const app = new TOTP({ secret: /[A-Z2-7]{4}( [A-Z2-7]{4})+/.exec(shown)![0].replace(/ /g, '') })
  const setUp = app.generate()
  await officer.getByLabel('앱에 보이는 6자리 코드').fill(setUp)
  await officer.getByLabel('현재 비밀번호').first().fill(PASSWORD)
  await officer.getByRole('button', { name: '2단계 인증 켜기' }).click()
  const codes = await officer.getByRole('heading', { name: '복구 코드' }).locator('..').getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await officer.getByRole('button', { name: '적어 두었습니다' }).click()
  await expect(officer.getByText('남은 복구 코드 10개')).toBeVisible()
  await expect(officer.getByText(codes[0]!)).toHaveCount(0)

  await signOut(officer)
  await signIn(officer, email)
  await expect(officer.getByRole('heading', { name: '2단계 인증' })).toBeVisible()
  const wrongCode = () => expect(officer.getByRole('alert')).toContainText('로그인 실패: 코드가 맞지 않거나')
  // The code that turned it on is used up.
  await signIn(officer, email, { code: setUp })
  await wrongCode()
  await signIn(officer, email, { code: codes[0]! })
  await signedIn(officer)
  await signOut(officer)
  await signIn(officer, email, { code: codes[0]! })
  await wrongCode()
  await signIn(officer, email, { code: app.generate({ timestamp: Date.now() + STEP_MS }) })
  await signedIn(officer)

  // The phone is lost: an administrator turns the factor off, and the open session ends.
  await manage(admin, email, '2단계 인증 끄기')
  await expect(admin.getByRole('status')).toContainText('2단계 인증을 껐습니다')
  await officer.goto('/admin')
  await expect(officer.getByRole('heading', { name: '관리자 로그인' })).toBeVisible()
  await signIn(officer, email)
  await signedIn(officer)
})

test('a new role, a new password by link and a lock end the open session at once', async ({ browser, page: admin }) => {
  test.setTimeout(120_000)
  await haveAdminSession(admin)
  const member = await newPage(browser)
  const email = await joinOffice(admin, member, '박이동', 'team-leader')
  await member.goto('/admin')
  await signedIn(member)

  await admin.goto('/admin/accounts')
  const row = admin.getByRole('listitem').filter({ hasText: email })
  await row.getByText('관리', { exact: false }).first().click()
  await row.getByLabel('박이동 님의 역할').selectOption('개인정보 담당')
  await row.getByRole('button', { name: '역할 저장' }).click()
  await expect(admin.getByRole('status')).toHaveText('역할을 바꿨습니다.')
  await member.reload()
  await expect(member.getByRole('heading', { name: '관리자 로그인' })).toBeVisible()
  await signIn(member, email)
  await expect(member.getByRole('link', { name: '내려받기' })).toBeVisible()

  await manage(admin, email, '새 비밀번호 링크 만들기')
  const link = await admin.getByLabel('박이동 님에게 보낼 링크').inputValue()
  await acceptInvitation(await newPage(browser), link, 'another password')
  await member.reload()
  await expect(member.getByRole('heading', { name: '관리자 로그인' })).toBeVisible()
  await signIn(member, email)
  await refused(member)
  await signIn(member, email, { password: 'another password' })
  await signedIn(member)

  await manage(admin, email, '계정 잠그기')
  await member.reload()
  await expect(member.getByRole('heading', { name: '관리자 로그인' })).toBeVisible()
  await signIn(member, email, { password: 'another password' })
  await refused(member)
})

test('changing one’s own password needs the current one; forged and foreign values change nothing', async ({ browser, page: admin }) => {
  test.setTimeout(90_000)
  await haveAdminSession(admin)
  const member = await newPage(browser)
  await joinOffice(admin, member, '최본인', 'administrator')
  const post = async (path: string, form: Record<string, string>) => (await member.request.post(path, { form, maxRedirects: 0 })).status()

  expect(await post('/api/admin/account', { action: 'password', password: 'wrong', next: 'another password', repeated: 'another password' })).toBe(422)
  for (const setup of ['', 'forged', Buffer.from('[]').toString('base64url')])
    expect(await post('/api/admin/account', { action: 'second-factor-on', setup, code: '000000', password: PASSWORD })).toBe(422)
  // Dot segments are refused in any spelling for everybody.
  for (const [id, status] of [
    ['none', 404],
    ['../../etc', 400],
    ["' OR 1=1 --", 404],
    ['__proto__', 404],
  ] as const)
    for (const action of ['role', 'disable', 'link', 'second-factor-off'])
      expect([id, action, await post(`/api/admin/accounts/${encodeURIComponent(id)}`, { action, role: 'team-leader' })]).toEqual([id, action, status])
  for (const token of ['', 'forged', 'A'.repeat(43)]) {
    await member.goto(`/admin/invitation?token=${token}`)
    await expect(member.getByRole('heading', { name: '쓸 수 없는 링크입니다' })).toBeVisible()
  }

  await member.goto('/admin/account')
  expect(await accessibilityFindings(member)).toEqual([])
  const form = member.getByRole('region', { name: '비밀번호 바꾸기' })
  await form.getByLabel('현재 비밀번호').fill(PASSWORD)
  await form.getByLabel('새 비밀번호 (8자 이상)').fill('a longer password')
  await form.getByLabel('새 비밀번호 확인').fill('a longer password')
  await form.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  // This session stays signed in.
  await expect(member.getByRole('status')).toContainText('비밀번호를 바꿨습니다')
})
