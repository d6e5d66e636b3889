import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { koreanIsoDay } from '@/lib/korean-time'
import { haveAdminSession } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'
import { joinOffice } from '../support/staff'
import { validBody } from '../support/valid-body'
import { freshPhone } from '../support/people'

test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

async function register(page: Page): Promise<string> {
  const answer = await page.request.post('/api/registrations', { data: validBody({ phone: freshPhone(), _elapsed: 30_000 }) })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

async function post(page: Page, id: string, form: Record<string, string>) {
  const answer = await page.request.post(`/api/admin/registrations/${id}`, { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

test("a team leader reads the day's report, prints it and downloads it; a counsellor is refused", async ({ browser, page: admin }) => {
  test.setTimeout(120_000)
  await haveAdminSession(admin)
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await joinOffice(admin, page, '보고팀장', 'team-leader')
  const id = await register(admin)
  await post(page, id, { action: 'result', result: 'save', unit: '84A', complex: '3' })
  await post(page, id, { action: 'result', result: 'visited', form: 'report-visited' })
  await page.goto('/admin')
  await page.getByRole('link', { name: '일일보고' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('일일보고')
  const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).getByRole('definition')
  await expect(figure('신규')).not.toHaveText(/^0 /)
  await expect(figure('내방')).not.toHaveText(/^0 /)
  const units = page.getByRole('table', { name: '관심 타입별 보고' })
  await expect(units.getByRole('rowheader', { name: '84A' })).toBeVisible()

  await page.getByRole('link', { name: '보고서 보기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('일일보고서')
  await page.getByLabel('특이사항').fill('비가 와서 내방이 적었습니다.')
  await expect(page.getByLabel('보낼 글')).toHaveValue(/신규 등록 [1-9].*\n[^]*내방 [1-9]/)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.getByRole('link', { name: '자세한 수치' }).click()

  await admin.goto('/admin/reports/day')
  expect(await accessibilityFindings(admin)).toEqual([])
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await admin.getByLabel('특이사항').fill('비가 왔습니다.')
  await admin.getByRole('button', { name: '보고 복사' }).click()
  await expect(admin.getByText('복사했습니다.')).toBeVisible()
  expect(await admin.evaluate(() => navigator.clipboard.readText())).toMatch(/일일보고서[^]*특이사항\n비가 왔습니다\.$/)
  await admin.goto('/admin/reports')
  await expect(admin.getByRole('button', { name: '인쇄' })).toBeVisible()
  expect(await accessibilityFindings(admin)).toEqual([])

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: '엑셀 내려받기' }).click()])
  expect(download.suggestedFilename()).toMatch(/^report-day-\d{4}-\d{2}-\d{2}\.xlsx$/)
  const workbook = unzipSync(new Uint8Array(readFileSync(await download.path())))
  const text = Object.values(workbook)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('')
  expect(text).toContain('관심 타입별')
  expect(text).not.toMatch(/<f[ >]/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: '관리자 메뉴' })).toBeHidden()
  await expect(page.getByRole('link', { name: '엑셀 내려받기' })).toBeHidden()
  await expect(units).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('기간').last().selectOption('주간')
  await page.getByRole('button', { name: '보기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('주간보고')
  // A week begins on Monday, and future days have no report.
  const weekday = new Date(koreanIsoDay(new Date())).getUTCDay()
  await expect(page.getByRole('table', { name: '날짜별 보고' }).getByRole('rowheader')).toHaveCount(weekday === 0 ? 7 : weekday)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto('/admin/reports?day=2020-01-01')
  await expect(page.getByText('이 기간에는 접수와 상담 결과가 없습니다.')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await joinOffice(admin, other, '보고상담', 'counsellor')
  await other.goto('/admin')
  await expect(other.getByRole('heading', { name: '오늘 할 일' })).toBeVisible()
  await expect(other.getByRole('link', { name: '일일보고' })).toHaveCount(0)
  expect((await other.goto('/admin/reports'))?.status()).toBe(404)
  expect((await other.request.get('/api/admin/reports')).status()).toBe(403)
})
