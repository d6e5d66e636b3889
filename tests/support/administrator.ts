import { expect, type APIRequestContext, type Cookie, type Page } from '@playwright/test'
import { SESSION_COOKIES } from '@/lib/delivery/http/variants'
import { PRESS_SITE } from './press-site'

/** The administrator that playwright.config.ts gives its server. */
export const ADMIN = { email: process.env.ADMIN_EMAIL ?? 'office@example.com', password: process.env.ADMIN_PASSWORD ?? 'browser-tests-only-8848' }

/** The session that this worker's tests share on the server under test; undefined before the first sign-in. */
let session: Cookie[] = []

const inbox = (page: Page) => page.getByRole('heading', { name: '오늘 할 일' })

/** Signs in through the form at /admin of the page's site. */
export async function signInByForm(page: Page): Promise<void> {
  await page.goto('/admin/sign-in')
  await page.getByLabel('이메일').fill(ADMIN.email)
  await page.getByLabel('비밀번호').fill(ADMIN.password)
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(inbox(page)).toBeVisible()
}

/**
 * Gives the page's context the administrator's session on the server under test, and opens no page: reuses an earlier test's
 * session, or signs in by the form the first time and whenever it has ended. A test of sessions uses {@link signInByForm}.
 */
export async function haveAdminSession(page: Page): Promise<void> {
  if (session.length > 0) {
    await page.context().addCookies(session)
    if ((await page.request.get('/api/admin/today')).ok()) return
  }
  await signInByForm(page)
  session = (await page.context().cookies()).filter(({ name }) => SESSION_COOKIES.some((each) => each === name))
}

/** Opens a page of the server under test, by default the inbox, with {@link haveAdminSession}. */
export async function signInAsAdmin(page: Page, path = '/admin'): Promise<void> {
  await haveAdminSession(page)
  await page.goto(path)
}

/** Posts an article with the session of `request`. @returns its id */
export async function postArticle(request: APIRequestContext, changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await request.post('/api/press', {
    data: { site: PRESS_SITE, title: '시험 기사', summary: '시험 요약', content: '첫 문단\n둘째 문단', ...changes },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
