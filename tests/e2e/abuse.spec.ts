import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import Database from 'libsql'
import { signInByForm } from '../support/administrator'
import { PRESS_SITE } from '../support/press-site'
import { kill, startSite } from '../support/own-site'

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to flood')
test.skip(process.env.STORE === 'firestore', 'reads the embedded store')

const OFFICE = '01099990000'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK/25.9.2 (INAPP)'
const COPY = '지금 바로 확인하시면 놀라운 특별 혜택을 드립니다. 주소창에 입력하세요'

/** No two numbers of a run are similar. */
const scatteredPhone = (index: number) => `010${String((20_000_003 + index * 7_654_321) % 1e8).padStart(8, '0')}`

test("a stranger's number, a bot's copies and a flood from one address quarantine no visitor, and cost few messages", async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const directory = mkdtempSync(join(tmpdir(), 'abuse-'))
  const site = await startSite(directory, baseURL ?? 'http://localhost:3000', { TRUST_PROXY: '1', OFFICE_PHONE: OFFICE })
  const register = async (phone: string, address: string, changes: Readonly<Record<string, unknown>> = {}) => {
    const body = { site: PRESS_SITE, source: 'home', name: '김지영', phone, birthdate: '800101', privacyConsent: true, _elapsed: 30_000, ...changes }
    const headers = { 'content-type': 'application/json', 'user-agent': IPHONE, 'x-forwarded-for': address }
    return (await fetch(`${site.url}/api/registrations`, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  const each = (count: number, one: (index: number) => Promise<number>) => Promise.all(Array.from({ length: count }, (_, index) => one(index)))
  try {
    const statuses = [
      ...(await each(11, (index) => register('01055551234', `203.0.${index}.7`, { marketingConsent: true, name: `가${index}` }))),
      ...(await each(40, (index) => register(scatteredPhone(index), '198.51.100.9', { message: COPY, name: `나${index}` }))),
      ...(await each(80, (index) => register(scatteredPhone(100 + index), '198.51.100.9', { name: `다${index}` }))),
      ...(await each(8, (index) => register(scatteredPhone(200 + index), '198.51.100.9', { message: '상담 부탁드립니다' }))),
    ]
    expect(new Set(statuses)).toEqual(new Set([201]))

    const database = new Database(join(directory, 'store.sqlite'))
    const counted = (sql: string) => Object.fromEntries((database.prepare(sql).all() as { what: string; n: number }[]).map(({ what, n }) => [what, n]))
    expect(counted("SELECT COALESCE(quarantine, 'inbox') AS what, count(*) AS n FROM registrations GROUP BY what")).toEqual({ inbox: 99, copies: 40 })
    const ofOne =
      "SELECT kind || ' ' || state || ' ' || COALESCE(last_error, '') AS what, count(*) AS n FROM outbox WHERE phone_hash = (SELECT phone_hash FROM registrations ORDER BY created_at LIMIT 1) AND state <> 'sending' GROUP BY what"
    await expect
      .poll(() => counted(ofOne))
      .toEqual({
        'confirmation sent ': 1,
        'confirmation cancelled already-sent': 10,
        'remainingUnits pending ': 1,
        'remainingUnits cancelled already-sent': 10,
      })
    expect(counted("SELECT kind AS what, count(*) AS n FROM outbox WHERE kind = 'alarm' GROUP BY kind")).toEqual({ alarm: 1 })
    expect(
      counted(
        "SELECT 'confirmed' AS what, count(*) AS n FROM registrations r JOIN outbox o ON o.registration_id = r.id AND o.kind = 'confirmation' WHERE r.quarantine IS NULL",
      ),
    ).toEqual({ confirmed: 99 })
    database.close()

    const context = await browser.newContext({ baseURL: site.url })
    const page = await context.newPage()
    await signInByForm(page)
    await page
      .getByRole('navigation', { name: '의심 표시별 보기' })
      .getByRole('link', { name: /^한 통신망에서 몰린 등록/ })
      .click()
    await expect(page.getByRole('row').filter({ hasText: '한 통신망에서 몰린 등록' })).toHaveCount(20)
    await page.getByRole('button', { name: /^한 통신망에서 몰린 등록 \d+건 모두 보류함으로 옮기기$/ }).click()
    await expect(page.getByRole('status')).toContainText('보류함으로 옮겼습니다.')
    await page.goto('/admin?mark=phone')
    await page.getByRole('row').filter({ hasText: '여러 통신망에서 등록된 번호' }).first().getByRole('link').first().click()
    await expect(page.getByRole('table', { name: '이 등록으로 보낸 문자' })).toContainText('오늘 이미 보낸 번호여서 보내지 않음')
    await context.close()
  } finally {
    await kill(site.process)
    rmSync(directory, { recursive: true, force: true })
  }
})
