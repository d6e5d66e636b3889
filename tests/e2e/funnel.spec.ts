import { expect, test, type Page } from '@playwright/test'
import { haveAdminSession } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'
import { joinOffice } from '../support/staff'
import { validBody } from '../support/valid-body'

/* Counts page views, opened forms and registrations without a cookie. Tests share the store: each counts under its own
   campaign. */

test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

const letters = () => Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const DOCUMENT = { 'user-agent': BROWSER, accept: 'text/html', 'sec-fetch-dest': 'document' }

const cells = (page: Page, campaign: string) =>
  page
    .getByRole('table', { name: '유입 경로별 조회' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: campaign, exact: true }) })
    .getByRole('cell')

/** Counts are stored every few seconds. */
async function expectCounts(report: Page, campaign: string, counts: readonly string[]): Promise<void> {
  await expect(async () => {
    await report.goto('/admin/reports')
    await expect(cells(report, campaign)).toHaveText([...counts], { timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

async function openPopup(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /방문 ?예약/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /등록/ })).toBeVisible()
}

test('visitors view pages and open the popup; a team leader reads the counts, on screen and in the file', async ({ browser, page: admin }) => {
  test.setTimeout(120_000)
  const campaign = letters()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/Brand/intro?utm_source=${campaign}`)
  const reported = visitor.waitForRequest((request) => request.url().endsWith('/api/popup-openings'))
  await openPopup(visitor)
  expect((await reported).method()).toBe('POST')
  // The same document: looked at once, opened once.
  await visitor.keyboard.press('Escape')
  await openPopup(visitor)
  expect(await visitor.context().cookies()).toEqual([])
  expect(await visitor.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`/privacy?utm_source=${campaign}`)
  const registered = await plain.request.post('/api/registrations', {
    data: validBody({
      phone: `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      firstTouch: `utm_source=${campaign}&landing=/privacy`,
      _elapsed: 30_000,
    }),
  })
  expect(registered.status()).toBe(201)

  await haveAdminSession(admin)
  // Staff are not counted.
  await admin.goto(`/Brand/intro?utm_source=${campaign}`)
  const leader = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await joinOffice(admin, leader, '퍼널팀장', 'team-leader')
  await expectCounts(leader, campaign, ['2', '1', '1', '50%', '50%'])
  const pages = leader.getByRole('table', { name: '페이지별 조회' })
  await expect(pages.getByRole('rowheader', { name: /처리방침/ })).toBeVisible()

  const file = await leader.request.get('/api/admin/reports')
  expect(file.headers()['content-type']).toContain('spreadsheet')
  await leader.emulateMedia({ media: 'print' })
  await expect(pages).toBeVisible()
  await leader.emulateMedia({ media: 'screen' })
  await leader.setViewportSize({ width: 390, height: 844 })
  expect(await leader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await admin.goto('/admin/reports')
  expect(await accessibilityFindings(admin)).toEqual([])
})

test('bots and unseen pages are not counted, and invalid reports get the same response', async ({ page: admin, playwright, baseURL }) => {
  const campaign = letters()
  const context = await playwright.request.newContext({ baseURL: baseURL! })
  const path = `/Brand/intro?utm_source=${campaign}`
  for (const headers of [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'curl/8.5.0' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-dest': 'empty', rsc: '1' },
  ] as Record<string, string>[])
    expect((await context.get(path, { headers: { ...DOCUMENT, ...headers } })).ok(), JSON.stringify(headers)).toBe(true)
  await context.head(path, { headers: DOCUMENT })
  await context.get(`/nowhere?utm_source=${campaign}`, { headers: DOCUMENT })

  const tell = async (form: Record<string, string>, headers: Record<string, string> = {}) =>
    (await context.post('/api/popup-openings', { form, headers: { 'user-agent': BROWSER, origin: baseURL!, ...headers } })).status()
  const touch = `utm_source=${campaign}`
  for (const [form, headers] of [
    [{ page: '/Brand/intro', firstTouch: touch }, { origin: 'https://evil.example' }],
    [{ page: '/Brand/intro', firstTouch: touch }, { 'user-agent': 'Googlebot/2.1' }],
    [{ page: '/Brand/intro', firstTouch: touch, more: 'x'.repeat(9_000) }, {}],
    [{ page: '/nowhere', firstTouch: touch }, {}],
    [{ page: '/admin', firstTouch: touch }, {}],
    [{ firstTouch: touch }, {}],
  ] as [Record<string, string>, Record<string, string>][])
    expect(await tell(form, headers), JSON.stringify(form).slice(0, 80)).toBe(204)
  expect((await context.post('/api/popup-openings', { data: Buffer.from('\0'), headers: { 'content-type': 'text/plain' } })).status()).toBe(204)
  expect((await context.get('/api/popup-openings')).status()).toBe(405)

  // Then one valid report of each kind: wrong counts would be stored by the time these are.
  expect((await context.get(path, { headers: DOCUMENT })).ok()).toBe(true)
  expect(await tell({ page: '/Brand/intro', firstTouch: touch })).toBe(204)
  await haveAdminSession(admin)
  await expectCounts(admin, campaign, ['1', '1', '0', '100%', '0%'])
})
