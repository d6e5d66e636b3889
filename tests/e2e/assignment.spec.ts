import { expect, test, type Browser, type Page } from '@playwright/test'
import { signInAsAdmin } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'
import { freshName } from '../support/people'
import { joinOffice } from '../support/staff'
import { validBody } from '../support/valid-body'

test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

async function newCounsellor(browser: Browser, admin: Page, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await joinOffice(admin, page, name, 'counsellor')
  await page.goto('/admin')
  await expect(page.getByText('맡은 고객이 없습니다.')).toBeVisible()
  return page
}

test('when two counsellors take one visitor, one gets it and the other sees who; a reassignment moves it', async ({ browser, page: admin }) => {
  test.setTimeout(150_000)
  await signInAsAdmin(admin)
  const [kimName, leeName] = [freshName(), freshName()]
  const [kim, lee] = [await newCounsellor(browser, admin, kimName), await newCounsellor(browser, admin, leeName)]
  await expect(kim.getByRole('navigation', { name: '관리자 메뉴' }).getByRole('link')).toHaveText(['오늘 할 일', '배정 대기', '방문', '내 계정'])
  const digits = String(Date.now()).slice(-8)
  const answer = await admin.request.post('/api/registrations', { data: validBody({ name: '배정시험', phone: `010${digits}`, _elapsed: 30_000 }) })
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  const path = `/admin/registrations/${id}`
  const shown = `010-${digits.slice(0, 4)}-${digits.slice(4)}`

  // Unassigned: a masked row to take, and no page by address.
  for (const page of [kim, lee]) {
    await page.goto('/admin/waiting')
    await expect(page.getByRole('row').filter({ hasText: digits.slice(4) })).toContainText(`배**`)
    expect(await page.content()).not.toContain(shown)
    expect((await page.request.get(path, { maxRedirects: 0 })).status()).toBe(404)
  }
  expect(await accessibilityFindings(kim)).toEqual([])
  const take = (page: Page) =>
    page
      .getByRole('row')
      .filter({ hasText: digits.slice(4) })
      .getByRole('button', { name: '내가 맡기' })
      .click()
  await take(kim)
  await expect(kim.getByRole('heading', { name: '배정시험 님' })).toBeVisible()
  await expect(kim.getByRole('button', { name: `전화 010-****-${digits.slice(4)}` })).toBeVisible()
  expect(await kim.content()).not.toContain(shown)
  await take(lee)
  await expect(lee.getByText(`${kimName} 님이 먼저 맡았습니다.`)).toBeVisible()

  // Another counsellor's registration looks like a missing one, by address and by request; search does not find it.
  expect((await lee.request.get(path, { maxRedirects: 0 })).status()).toBe(404)
  const headers = { origin: new URL(admin.url()).origin }
  for (const form of [
    { action: 'tag', tag: '침입' },
    { action: 'result', result: 'save', note: '침입' },
  ] as Record<string, string>[])
    expect((await lee.request.post(`/api${path}`, { form, headers, maxRedirects: 0 })).status()).toBe(404)
  for (const form of [
    { action: 'assign', assignee: 'any', reason: '침입' },
    { action: 'delete', reason: '침입' },
  ] as Record<string, string>[])
    expect((await lee.request.post(`/api${path}`, { form, headers, maxRedirects: 0 })).status()).toBe(403)
  for (const page of [lee, kim]) {
    await page.goto('/admin')
    await page.getByRole('searchbox').fill(digits.slice(4))
    await page.getByRole('button', { name: '찾기' }).click()
    await expect(page.getByRole('link', { name: '배정시험' })).toHaveCount(page === kim ? 1 : 0)
  }
  for (const forbidden of ['/admin/quarantine', '/admin/outbox', '/admin/export', '/admin/audit', '/admin/accounts', '/admin/press'])
    expect([forbidden, (await kim.request.get(forbidden, { maxRedirects: 0 })).status()]).toEqual([forbidden, 404])

  // The office sees the assignee, and reassigns it with a reason.
  await admin.goto(path)
  await expect(admin.getByText(`${kimName} 님이 맡고 있습니다.`)).toBeVisible()
  await admin.getByText('담당자 변경').click()
  await admin.getByLabel('담당자').selectOption(leeName)
  await admin.getByLabel('사유 (필수, 접근 기록에 남습니다)').fill('휴무')
  expect(await accessibilityFindings(admin)).toEqual([])
  await admin.getByRole('button', { name: '배정하기' }).click()
  await expect(admin.getByRole('status')).toHaveText('담당자를 배정했습니다.')
  expect((await kim.request.get(path, { maxRedirects: 0 })).status()).toBe(404)
  await lee.goto('/admin')
  await expect(lee.getByRole('link', { name: '배정시험' })).toBeVisible()
})
