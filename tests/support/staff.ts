import { expect, type Browser, type Page } from '@playwright/test'
import type { Role } from '@/lib/accounts/account'

/* Members of the office other than the administrator (administrator.ts): created through the pages, and by request. */

export const PASSWORD = 'typed by a person'

/** Unique to this run, because tests share the store. */
export const address = (name: string) => `${name}-${Date.now()}@example.com`

/** @returns the link that the page shows */
export async function invite(admin: Page, name: string, email: string, role: string): Promise<string> {
  await admin.goto('/admin/accounts')
  await admin.getByLabel('이름', { exact: true }).fill(name)
  await admin.getByLabel('이메일 (로그인 아이디)').fill(email)
  await admin.getByRole('radio', { name: new RegExp(`^${role}:`) }).check()
  await admin.getByRole('button', { name: '초대 링크 만들기' }).click()
  return admin.getByLabel(`${name} 님에게 보낼 링크`).inputValue()
}

/** Sets the password of the account that `link` invites. */
export async function acceptInvitation(page: Page, link: string, password = PASSWORD): Promise<void> {
  await page.goto(link)
  await page.getByLabel('비밀번호 (8자 이상)').fill(password)
  await page.getByLabel('비밀번호 확인').fill(password)
  await page.getByRole('button', { name: '비밀번호 정하기' }).click()
  await expect(page.getByRole('status')).toHaveText('비밀번호를 정했습니다. 이제 로그인해 주세요.')
}

/** Fills in and submits the forms of the sign-in; the caller checks the result. */
export async function signIn(page: Page, email: string, { password = PASSWORD, code = '' } = {}): Promise<void> {
  await page.goto('/admin/sign-in')
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호').fill(password)
  await page.getByRole('button', { name: '로그인' }).click()
  if (!code) return
  await page.getByLabel('인증 앱의 6자리 코드').fill(code)
  await page.getByRole('button', { name: '확인' }).click()
}

/**
 * A new member, invited and signed in by request; accounts.spec.ts tests the pages for that.
 * @param admin a page of an administrator
 * @param page of the context that the member works in, on the same site; nothing is opened in it
 * @returns the member's address; the password is {@link PASSWORD}
 */
export async function joinOffice(admin: Page, page: Page, name: string, role: Role): Promise<string> {
  const email = address(role)
  const invited = await admin.request.post('/api/admin/accounts', { form: { name, email, role } })
  const token = /\/admin\/invitation\?token=([\w-]+)/.exec(await invited.text())?.[1]
  const accepted = await page.request.post('/api/auth/invitation', { data: { token, password: PASSWORD, repeated: PASSWORD }, maxRedirects: 0 })
  expect([accepted.status(), accepted.headers().location]).toEqual([303, '/admin/sign-in?done=password'])
  expect((await page.request.post('/api/auth/sign-in', { data: { email, password: PASSWORD } })).status()).toBe(200)
  return email
}

/** Types into the search of the inbox, and waits for the results. */
export async function searchInbox(page: Page, typed: string): Promise<void> {
  await page.goto('/admin?status=new')
  await page.getByRole('searchbox', { name: '이름 또는 전화번호' }).fill(typed)
  await page.getByRole('button', { name: '찾기' }).click()
  await expect(page.getByText(`'${typed}' 검색 결과`)).toBeVisible()
}

/**
 * Whether scripts run in the first and in the second half of a long task. One half each uses every form once with and once
 * without scripts; the whole task in each way is nightly.
 */
export const SCRIPTS_IN_HALVES = [
  { first: true, second: false, tags: [] },
  { first: true, second: true, tags: ['@nightly'] },
  { first: false, second: false, tags: ['@nightly'] },
]

/** @returns the same page with the same session, in a context with or without scripts */
export async function withScripts(browser: Browser, page: Page, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, storageState: await page.context().storageState() })
  const other = await context.newPage()
  await other.goto(page.url())
  await page.context().close()
  return other
}
