import { expect, test, type Browser, type Page } from '@playwright/test'
import { haveAdminSession } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'
import { joinOffice } from '../support/staff'
import { validBody } from '../support/valid-body'
import { freshPhone } from '../support/people'

test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

async function register(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/registrations', { data: validBody({ name, phone: freshPhone(), _elapsed: 30_000 }) })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

/** A counsellor who has taken a registration of each name. */
async function counsellor(browser: Browser, admin: Page, names: readonly string[], options: object = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await joinOffice(admin, page, '오늘상담', 'counsellor')
  for (const name of names) await take(page, await register(admin, name))
  await page.goto('/admin')
  return page
}

async function take(page: Page, id: string) {
  const answer = await page.request.post(`/api/admin/registrations/${id}`, { form: { action: 'claim' }, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })

test('a day by keyboard: moves along the rows, records a result without a mouse, opens help and a registration', async ({ browser, page: admin }) => {
  test.setTimeout(120_000)
  await haveAdminSession(admin)
  const page = await counsellor(browser, admin, ['가고객', '나고객', '다고객'])
  const fresh = section(page, /^신규 \d+건/)
  await expect(fresh.getByRole('rowheader')).toHaveText([/가고객/, /나고객/, /다고객/])
  expect(await accessibilityFindings(page)).toEqual([])

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: '단축키' })
  await expect(help).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: '가고객' })).toBeFocused()
  await page.keyboard.press('j')
  const record = async (name: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const button = page
      .getByRole('row')
      .filter({ has: page.locator('[open]') })
      .getByRole('button', { name })
    await button.press('Enter')
  }
  await record('부재중 1차')
  await expect(page.getByText('나고객 님: 부재중 1차 결과를 남겼습니다.')).toBeVisible()
  await expect(fresh.getByRole('rowheader')).toHaveText([/가고객/, /다고객/])
  await expect(page.getByRole('link', { name: '다고객' })).toBeFocused()
  await record('내일 10시 재통화')
  await expect(fresh.getByRole('rowheader')).toHaveText([/가고객/])
  await expect(page.getByRole('link', { name: '가고객' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/registrations\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('가고객 님')
})

test('an open page shows new registrations by itself, and loses no input', async ({ browser, page: admin }) => {
  test.setTimeout(120_000)
  await haveAdminSession(admin)
  const page = await counsellor(browser, admin, ['라고객'])
  const rows = section(page, /^신규 \d+건/).getByRole('rowheader')
  await expect(rows).toHaveCount(1)
  await page.getByRole('searchbox').fill('쓰던 글')
  await take(page, await register(admin, '마고객'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const more = page.getByRole('button', { name: '새 접수 1건' })
  await expect(more).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toHaveValue('쓰던 글')
  await more.click()
  await expect(rows).toHaveText([/라고객/, /마고객/])
  await expect(page.getByRole('searchbox')).toHaveValue('쓰던 글')
})

test('on a phone, without scripts: a result takes one click, and the list is shown again', async ({ browser, page: admin }) => {
  test.setTimeout(120_000)
  await haveAdminSession(admin)
  const page = await counsellor(browser, admin, ['바고객'], { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const row = page.getByRole('row').filter({ hasText: '바고객' })
  await row.locator('summary').click()
  await row.getByRole('button', { name: '내일 10시 재통화' }).click()
  await expect(page.getByRole('status')).toHaveText('재통화 결과를 남겼습니다.')
  await expect(page.getByText(/할 일.* 모두 마쳤습니다/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
