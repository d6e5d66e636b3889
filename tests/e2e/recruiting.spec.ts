import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { koreanIsoDay } from '@/lib/korean-time'
import { ADMIN } from '../support/administrator'
import { kill, startSite } from '../support/own-site'
import { PRESS_SITE } from '../support/press-site'
import { validBody } from '../support/valid-body'

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to start')

/** 민간임대주택법 §42⑧, as content/site.ts has it. */
const DAYS_TO_RULE = Math.max(0, Math.ceil((Date.parse('2027-03-09T00:00:00+09:00') - Date.now()) / 86_400_000))
const CLOCK = pathToFileURL(resolve('tests/support/clock-ahead.mjs')).href

const WHY = /2027년 3월 9일부터는 .*제42조 제8항.*임대사업자 등록번호, 공급신고번호, 임대보증금 보증/

let directory: string
let origin: string
let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async ({ baseURL }) => {
  directory = mkdtempSync(join(tmpdir(), 'recruiting-'))
  origin = baseURL ?? 'http://localhost:3000'
  site = await startSite(directory, origin, { NODE_OPTIONS: `--import ${CLOCK}`, CLOCK_AHEAD_DAYS: String(DAYS_TO_RULE) })
  // The server sends pages as built until its services have started.
  await expect.poll(async () => (await fetch(site.url)).text(), { timeout: 30_000 }).toMatch(WHY)
})
test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true })
})

test('pages that were built before the day show a notice with the reason and the number instead of every form', async ({ page }) => {
  for (const path of [
    '/',
    '/Promotion/Customer',
    `/${PRESS_SITE}/customer`,
    '/Brand/intro',
    '/registration',
    '/registration?tell=rent',
    '/visit',
    '/nowhere',
  ]) {
    const html = await (await fetch(new URL(encodeURI(path), site.url))).text()
    expect(html, path).not.toContain('action="/api/registrations"')
    expect(html, path).toMatch(WHY)
    expect(html, path).toContain('tel:1533-8848')
  }
  const english = await (await fetch(`${site.url}/en/contact`)).text()
  expect(english).not.toContain('action="/api/registrations')
  expect(english).toMatch(/From 9 March 2027, .*Article 42 \(8\)/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/Brand/intro`)
  await page.getByRole('navigation', { name: '빠른 상담' }).getByText('등록 안내').click()
  await expect(page.getByRole('dialog', { name: '온라인 등록과 방문예약을 쉬고 있습니다' })).toContainText(WHY)
})

test('a registration and the times of visits are refused with the reason, as JSON and as a page', async () => {
  const post = (headers: Record<string, string>, body: string) => fetch(`${site.url}/api/registrations`, { method: 'POST', headers, body, redirect: 'manual' })
  const json = await post({ 'content-type': 'application/json' }, JSON.stringify(validBody()))
  expect(json.status).toBe(403)
  expect(await json.json()).toEqual({ message: expect.stringMatching(WHY), phone: '1533-8848' })

  const fields = Object.entries(validBody({ visitWanted: 'on' })).map(([name, value]): [string, string] => [name, String(value)])
  const form = await post({ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin }, new URLSearchParams(fields).toString())
  expect(form.status).toBe(303)
  const cookie = form.headers.getSetCookie().map((one) => one.split(';')[0])
  const shown = await fetch(new URL(form.headers.get('location') ?? '', site.url), { headers: { cookie: cookie.join('; ') } })
  expect(shown.status).toBe(403)
  const html = await shown.text()
  expect(html).toContain('등록을 저장하지 않았습니다')
  expect(html).toMatch(WHY)

  const times = await fetch(`${site.url}/api/visit-times`)
  expect([times.status, (await times.json()) as { message: string }]).toEqual([403, { message: expect.stringMatching(WHY) }])
})

test('a decision of the office opens the forms again and stands on every screen of it; taken back, the notice is there again', async ({ page }) => {
  test.slow()
  const read = async (path: string) => (await fetch(site.url + path)).text()
  const office = `${site.url}/admin/facts/edit?path=site.legal.recruiting.override`
  const publish = async (values: Readonly<Record<string, string>>) => {
    await page.goto(office)
    for (const [name, value] of Object.entries(values)) await page.locator(`[name="value.${name}"]`).fill(value)
    await page.getByLabel(/변경 사유/).fill('등록 계속')
    await page.getByRole('button', { name: '게시', exact: true }).click()
  }
  await page.context().request.post(`${site.url}/api/auth/sign-in`, { data: ADMIN })
  const decision = { person: '오세린', decided: koreanIsoDay(new Date(Date.now() + DAYS_TO_RULE * 86_400_000)) }
  await publish({ ...decision, reason: '' })
  await expect(page.getByRole('status')).toContainText('고칠 곳이 있어')
  await expect(page.locator('[name="value.person"]')).toHaveValue('오세린')
  await expect(page.locator('[name="value.reason"]')).toHaveAccessibleDescription(/비어 있습니다/)
  expect(await read('/registration')).toMatch(WHY)

  await publish({ ...decision, reason: '법률 검토를 마쳤습니다' })
  await expect(page.getByRole('status')).toContainText('게시했습니다')
  for (const path of ['/', '/registration', '/Promotion/Customer']) {
    const html = await read(path)
    expect(html, path).toContain('action="/api/registrations"')
    expect(html, path).not.toMatch(/제42조 제8항|오세린/)
  }
  await page.goto(`${site.url}/admin/facts`)
  await expect(page.getByText(/없이 등록을 받고 있습니다.*오세린 결정: 법률 검토를 마쳤습니다/).first()).toBeVisible()

  await publish({ person: '', reason: '', decided: '' })
  await expect(page.getByRole('status')).toContainText('게시했습니다')
  for (const path of ['/', '/registration']) expect(await read(path), path).toMatch(WHY)
})
