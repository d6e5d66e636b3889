import { expect, test, type Page } from '@playwright/test'
import { haveAdminSession, signInAsAdmin } from '../support/administrator'
import { joinOffice } from '../support/staff'

test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

const MISSING = '열 수 없는 화면입니다'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Sends a form as a page does that was open while something changed elsewhere. @returns status of the page that answers */
async function post(page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<number | undefined> {
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest() && response.status() !== 303)
  await page.evaluate(
    ([action, values]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post' })
      form.setAttribute('action', action)
      for (const [name, value] of Object.entries(values)) form.append(Object.assign(document.createElement('input'), { name, value }))
      document.body.append(form)
      form.submit()
    },
    [path, fields] as const,
  )
  return (await answered).status()
}

test('missing pages of the office answer 404 in its frame, with their style and the menu', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  await signInAsAdmin(page)
  for (const path of ['/admin/none', '/admin/none/of/these', '/admin/registrations/none', '/admin/visits/none']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(heading(page)).toHaveText(MISSING)
    await expect(page.getByRole('navigation', { name: '관리자 메뉴' }).getByRole('link', { name: '내 계정' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '오늘 할 일' })).toHaveCSS('display', /flex|grid/)
  }
  expect(violations).toEqual([])
})

test('an account without the right gets the same page, and a refused action leads back in the frame', async ({ browser, page: admin }) => {
  await haveAdminSession(admin)
  const page = await (await browser.newContext()).newPage()
  await joinOffice(admin, page, '권한상담', 'counsellor')
  expect((await page.goto('/admin/export'))?.status()).toBe(404)
  await expect(heading(page)).toHaveText(MISSING)

  await page.goto('/admin/account')
  expect(await post(page, '/api/admin/registrations/none', { action: 'claim' })).toBe(404)
  await expect(heading(page)).toHaveText('처리하지 못했습니다')
  await page.getByRole('link', { name: '하던 화면으로 돌아가기' }).click()
  await expect(page).toHaveURL(/\/admin\/account/)
  expect(await post(page, '/api/admin/accounts', { name: '새사람' })).toBe(403)
  await expect(page.getByText('이 계정의 역할로는 할 수 없는 일입니다.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '관리자 메뉴' })).toBeVisible()
})
