import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import Database from 'libsql'
import type { Role } from '@/lib/accounts/account'
import { freePort } from '../run/free-port.mjs'
import { signInByForm } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'
import { dayAhead } from '../support/bookings'
import { kill, startSite } from '../support/own-site'
import { joinOffice } from '../support/staff'
import { validBody } from '../support/valid-body'

/* Four people of an office at once, on their own site: a counsellor on duty would get the registrations of other tests. */

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to start')
test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

let directory: string
let site: Awaited<ReturnType<typeof startSite>>

test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sales-team-'))
  const port = await freePort()
  site = await startSite(directory, `http://localhost:${port}`, { PORT: `${port}` })
})
test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true, force: true })
})

function inStore<T>(work: (database: InstanceType<typeof Database>) => T): T {
  const database = new Database(join(directory, 'store.sqlite'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

let numbers = 0
const nextPhone = () => `0105000${String((numbers += 1)).padStart(4, '0')}`
const masked = (phone: string) => `010-****-${phone.slice(7)}`
const whole = (phone: string) => `010-${phone.slice(3, 7)}-${phone.slice(7)}`

async function register(changes: Readonly<Record<string, unknown>>): Promise<string> {
  const answer = await fetch(`${site.url}/api/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(validBody({ _elapsed: 30_000, ...changes })),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

const pathOf = (id: string) => `/admin/registrations/${id}`
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), fullPage: true })
}

test('two counsellors, a team leader and a privacy officer at once', async ({ browser }) => {
  test.setTimeout(240_000)
  const open = async (of: Browser, options: object = {}) => (await of.newContext({ baseURL: site.url, ...options })).newPage()
  const admin = await open(browser)
  await signInByForm(admin)
  const joins = async (name: string, role: Role, options: object = {}) => {
    const page = await open(browser, options)
    await joinOffice(admin, page, name, role)
    return page
  }
  // One on a phone, one without scripts.
  const kim = await joins('김상담', 'counsellor', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const lee = await joins('이상담', 'counsellor', { javaScriptEnabled: false })
  const choi = await joins('최팀장', 'team-leader')
  const park = await joins('박정보', 'privacy-officer')
  const status = async (page: Page, path: string) => (await page.request.get(path, { maxRedirects: 0 })).status()
  const post = async (page: Page, path: string, form: Readonly<Record<string, string>>) =>
    (await page.request.post(`/api${path}`, { form: { ...form }, headers: { origin: site.url }, maxRedirects: 0 })).status()

  // Nobody on duty: the team's list. Both click at once.
  const contested = nextPhone()
  const first = await register({ name: '경합고객', phone: contested })
  const contestedRow = (page: Page) => page.getByRole('row').filter({ hasText: masked(contested) })
  for (const page of [kim, lee]) {
    await page.goto('/admin/waiting')
    await expect(page.getByText('근무 중인 사람이 없습니다.')).toBeVisible()
    await expect(contestedRow(page)).toContainText('경**')
    expect(await status(page, pathOf(first))).toBe(404)
    expect(await page.content()).not.toContain(whole(contested))
  }
  await shot(kim, 'waiting-390')
  expect(await accessibilityFindings(kim)).toEqual([])
  for (const page of [kim, lee])
    await expect(page.getByRole('navigation', { name: '관리자 메뉴' }).getByRole('link')).toHaveText(['오늘 할 일', '배정 대기', '방문', '내 계정'])
  const claim = (page: Page) => contestedRow(page).getByRole('button', { name: '내가 맡기' }).click()
  await Promise.all([claim(kim), claim(lee)])
  const kimHasIt = (await status(kim, pathOf(first))) === 200
  const [owner, other] = kimHasIt ? [kim, lee] : [lee, kim]
  const [ownersName, othersName] = kimHasIt ? ['김상담', '이상담'] : ['이상담', '김상담']
  await expect(owner.getByRole('heading', { name: '경합고객 님' })).toBeVisible()
  await expect(owner.getByRole('button', { name: `전화 ${masked(contested)}` })).toBeVisible()
  expect(await owner.content()).not.toContain(whole(contested))
  await expect(other.getByText(`${ownersName} 님이 먼저 맡았습니다.`)).toBeVisible()

  // Missing permissions, by address, search and request; forged forms change nothing.
  expect(await status(other, pathOf(first))).toBe(404)
  const found = async (page: Page) => {
    await page.goto('/admin')
    await page.getByRole('searchbox', { name: '이름 또는 전화번호' }).fill(contested.slice(-4))
    await page.getByRole('button', { name: '찾기' }).click()
    await expect(page.getByRole('searchbox', { name: '이름 또는 전화번호' })).toHaveValue(contested.slice(-4))
    return page.locator(`a[href="${pathOf(first)}"]`).count()
  }
  expect(await found(owner)).toBeGreaterThan(0)
  expect(await found(other)).toBe(0)
  for (const path of ['/admin/quarantine', '/admin/outbox', '/admin/export', '/admin/audit', '/admin/accounts', '/admin/press'])
    expect([path, await status(other, path)]).toEqual([path, 404])
  for (const form of [
    { action: 'tag', tag: '침입' },
    { action: 'call' },
    { action: 'result', result: 'contract' },
    { action: 'withdraw', event: 'x' },
    { action: 'result', result: 'save', note: '침입' },
  ] as Record<string, string>[])
    expect([form.action, await post(other, pathOf(first), form)]).toEqual([form.action, 404])
  for (const form of [
    { action: 'assign', assignee: 'any', reason: '침입' },
    { action: 'delete', reason: '침입' },
  ] as Record<string, string>[])
    expect([form.action, await post(other, pathOf(first), form)]).toEqual([form.action, 403])
  expect(await post(other, '/admin/duty', { action: 'start-other', account: 'any' })).toBe(403)
  expect(await post(choi, pathOf(first), { action: 'delete', reason: '침입' })).toBe(403)
  expect(await status(choi, '/admin/export')).toBe(404)
  for (const form of [
    { action: 'result', result: 'reached' },
    { action: 'result', result: 'save', note: '침입' },
  ] as Record<string, string>[])
    expect([form.action, await post(park, pathOf(first), form)]).toEqual([form.action, 403])
  expect(await post(park, '/admin/duty', { action: 'start' })).toBe(403)
  expect(await status(park, '/admin/waiting')).toBe(404)

  // The leader reassigns it, with a reason that the history shows.
  await choi.goto(pathOf(first))
  await expect(choi.getByText(`${ownersName} 님이 맡고 있습니다.`)).toBeVisible()
  await choi.getByText('담당자 변경').click()
  await choi.getByLabel('담당자').selectOption(othersName)
  await choi.getByLabel('사유 (필수, 접근 기록에 남습니다)').fill('휴무')
  expect(await accessibilityFindings(choi)).toEqual([])
  await choi.getByRole('button', { name: '배정하기' }).click()
  await expect(choi.getByRole('status')).toHaveText('담당자를 배정했습니다.')
  await expect(choi.getByRole('region', { name: '기록' })).toContainText('휴무')
  expect([await status(owner, pathOf(first)), await status(other, pathOf(first))]).toEqual([404, 200])
  await other.goto('/admin')
  await expect(other.getByRole('link', { name: '경합고객' })).toBeVisible()

  // Duty: round robin from now on; a known phone goes to its counsellor.
  await lee.goto('/admin/waiting')
  await lee.getByRole('button', { name: '내 근무 시작' }).click()
  await expect(lee.getByRole('status')).toContainText('근무를 시작했습니다.')
  await choi.goto('/admin/waiting')
  await choi.getByLabel('근무를 시작할 사람').selectOption('김상담')
  await choi.getByRole('button', { name: '근무 시작', exact: true }).click()
  await expect(choi.getByRole('region', { name: '근무 중' })).toContainText('김상담')
  await shot(choi, 'duty-1440')
  expect(await accessibilityFindings(choi)).toEqual([])
  const [second, third] = [await register({ name: '첫째차례', phone: nextPhone() }), await register({ name: '둘째차례', phone: nextPhone() })]
  const reaches = async (id: string) => [(await status(kim, pathOf(id))) === 200, (await status(lee, pathOf(id))) === 200].map((reached, who) => reached && who)
  const [toOne, toOther] = [await reaches(second), await reaches(third)]
  expect([...toOne, ...toOther].filter((who) => who !== false).toSorted()).toEqual([0, 1])
  const again = await register({ name: '경합고객', phone: contested })
  expect([await status(owner, pathOf(again)), await status(other, pathOf(again))]).toEqual([404, 200])

  // A day's work on a phone: the number is masked until it is called, a result takes one click.
  const kimsPhone = nextPhone()
  await post(choi, '/admin/duty', { action: 'end-other', account: inStore((database) => idOf(database, '이상담')) })
  const kims = await register({ name: '한가람', phone: kimsPhone, marketingConsent: true, nightConsent: true, message: '84A 문의' })
  await kim.goto(pathOf(kims))
  expect(await kim.content()).not.toContain(whole(kimsPhone))
  await shot(kim, 'registration-new-390')
  expect(await accessibilityFindings(kim)).toEqual([])
  await kim.getByRole('button', { name: `전화 ${masked(kimsPhone)}` }).click()
  await expect(kim.getByRole('link', { name: `전화 걸기 ${whole(kimsPhone)}` })).toHaveAttribute('href', `tel:${whole(kimsPhone)}`)
  await kim.reload()
  await expect(kim.getByRole('heading', { name: '통화 결과를 남겨 주세요' })).toBeVisible()
  await shot(kim, 'registration-asked-390')
  await kim.getByLabel('새 메모').fill('음성 사서함')
  await kim.getByRole('button', { name: '부재중 1차' }).click()
  await expect(kim.getByRole('status')).toHaveText('부재중 결과를 남겼습니다.')
  await kim.getByRole('button', { name: '2시간 뒤 재통화' }).click()
  await expect(kim.getByRole('region', { name: '기록' })).toContainText('재통화')
  // By keyboard alone: schedules a visit with its time, and undoes a mistake.
  await kim.getByRole('button', { name: '방문예약' }).focus()
  await kim.keyboard.press('Enter')
  await kim.getByLabel('날짜', { exact: true }).selectOption(dayAhead(9))
  await kim.getByRole('button', { name: '시간 보기' }).click()
  await kim.getByLabel(/\) 시간$/).selectOption(`${dayAhead(9)}T14:00`)
  await kim.getByRole('button', { name: '예약하기' }).click()
  await expect(kim.getByRole('status').first()).toContainText('방문을 예약했습니다.')
  await kim.getByRole('link', { name: '한가람', exact: true }).click()
  await kim.getByRole('button', { name: '거절' }).click()
  await kim.getByRole('button', { name: '되돌리기' }).focus()
  await kim.keyboard.press('Enter')
  await expect(kim.getByRole('status')).toHaveText('결과를 되돌렸습니다.')
  await kim.goto('/admin')
  await expect(kim.getByRole('row').filter({ hasText: '한가람' })).toContainText(/방문예약 .* 14:00/)
  await shot(kim, 'inbox-390')
  await choi.goto(pathOf(kims))
  await shot(choi, 'registration-worked-1440')
  expect(await accessibilityFindings(choi)).toEqual([])
  // Others see the number masked.
  expect(await choi.content()).not.toContain(whole(kimsPhone))

  // 수신거부 reaches the outbox before the next advertisement, and applies to later registrations of the number.
  await kim.goto(pathOf(kims))
  await kim.getByText('다른 결과').click()
  await shot(kim, 'registration-results-390')
  expect(await accessibilityFindings(kim)).toEqual([])
  await kim.getByRole('button', { name: '수신거부' }).click()
  await expect(kim.getByRole('status')).toContainText('광고 문자가 나가지 않습니다.')
  const asksAgain = await register({ name: '한가람', phone: kimsPhone, marketingConsent: true, nightConsent: true })
  const control = await register({ name: '광고동의', phone: nextPhone(), marketingConsent: true, nightConsent: true })
  const advertisements = () =>
    inStore(
      (database) =>
        database.prepare("SELECT registration_id AS id, state, last_error AS error FROM outbox WHERE kind = 'remainingUnits'").all() as {
          id: string
          state: string
          error: string | null
        }[],
    )
  expect(advertisements().find(({ id }) => id === kims)?.state).toBe('cancelled')
  inStore((database) =>
    database.prepare("UPDATE outbox SET due_at = 1, period = NULL, state = 'pending' WHERE kind = 'remainingUnits' AND registration_id <> ?").run(kims),
  )
  await fetch(`${site.url}/api/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(validBody({ phone: nextPhone(), _elapsed: 30_000 })),
  })
  await expect
    .poll(() => Object.fromEntries(advertisements().map(({ id, error }) => [id, error])), { timeout: 60_000 })
    // The control would have been sent, if homes were let first come, first served.
    .toMatchObject({ [kims]: 'opted-out', [asksAgain]: 'opted-out', [control]: 'not-in-phase' })

  // 본인 아님, without scripts: the officer finds it and gets an offer to delete it.
  const wrong = toOther[1] === 1 ? third : second
  await lee.goto(pathOf(wrong))
  await lee.getByRole('button', { name: /^전화 / }).click()
  await expect(lee.getByRole('link', { name: /^전화 걸기 010-5000-/ })).toBeVisible()
  await lee.locator('summary', { hasText: '다른 결과' }).click()
  await lee.getByRole('button', { name: '본인 아님' }).click()
  await expect(lee.getByRole('status')).toContainText('개인정보 담당이나 관리자가 등록 정보를 지웁니다.')
  await park.goto('/admin')
  await park.getByRole('link', { name: '본인 아님으로 표시된 등록' }).click()
  await park.getByRole('link', { name: wrong === third ? '둘째차례' : '첫째차례' }).click()
  await expect(park.getByLabel('지우는 사유')).toHaveValue('본인 아님')
  await shot(park, 'registration-officer-1440')
  expect(await accessibilityFindings(park)).toEqual([])
  await park.getByRole('button', { name: '지우기', exact: true }).click()
  await expect(park.getByRole('status')).toHaveText('등록 정보를 지웠습니다.')

  // A duplicate links to the other one.
  await other.goto(pathOf(again))
  await other.locator('summary', { hasText: '다른 결과' }).click()
  await other.getByRole('button', { name: '중복', exact: true }).click()
  await expect(other.getByRole('link', { name: '먼저 온 등록' })).toHaveAttribute('href', pathOf(first))

  // Every access to a number is in the access log, without the number.
  await park.goto('/admin/audit')
  await expect(park.getByRole('row').filter({ hasText: '전화번호 열람' })).toHaveCount(2)
  expect(await park.content()).not.toMatch(/010-?5000/)
})

const idOf = (database: InstanceType<typeof Database>, name: string) =>
  (database.prepare('SELECT id FROM accounts WHERE name = ?').get(name) as { id: string }).id
