import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { PRESS_SITE } from './press-site'

/** The administrator that playwright.config.ts gives its server. */
export const ADMIN = { email: process.env.ADMIN_EMAIL ?? 'office@example.com', password: process.env.ADMIN_PASSWORD ?? 'browser-tests-only-8848' }

/** Signs in through the form at /admin. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/admin/sign-in')
  await page.getByLabel('이메일').fill(ADMIN.email)
  await page.getByLabel('비밀번호').fill(ADMIN.password)
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(page.getByRole('heading', { name: '등록 고객' })).toBeVisible()
}

/** Posts an article with the session of `request`. @returns its id */
export async function postArticle(request: APIRequestContext, changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await request.post('/api/press', {
    data: { site: PRESS_SITE, title: '시험 기사', summary: '시험 요약', content: '첫 문단\n둘째 문단', ...changes },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
