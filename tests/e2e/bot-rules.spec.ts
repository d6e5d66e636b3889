import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import Database from 'libsql'
import { PRESS_SITE } from '../support/press-site'
import { kill, startSite } from '../support/own-site'

/* The other browser tests share one address and one user agent, and their server allows any number of registrations from it.
   Here limits and bot rules are those of a live site, and browsers have public addresses. */
test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to flood')
test.skip(process.env.STORE === 'firestore', 'reads the embedded store')
test.describe.configure({ timeout: 90_000 })

const SUCCESS = '등록이 완료되었습니다.'
/** README: the default of RATE_LIMIT_REGISTRATIONS. */
const PER_MINUTE = 10

let directory: string
let site: Awaited<ReturnType<typeof startSite>>

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000)
  directory = mkdtempSync(join(tmpdir(), 'bot-rules-'))
  // An empty value counts as unset: the default applies.
  site = await startSite(directory, baseURL ?? 'http://localhost:3000', { TRUST_PROXY: '1', RATE_LIMIT_REGISTRATIONS: '' })
  await fetch(`${site.url}/api/health`)
})
test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true, force: true })
})

/** A browser with a public address, as the proxy in front of the site sends it. */
const browserContextFrom = (browser: Browser, address: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> =>
  browser.newContext({ baseURL: site.url, extraHTTPHeaders: { 'x-forwarded-for': address }, ...options })

let people = 0
const freshPhone = () => `010${String((30_000_001 + people++ * 7_654_321) % 1e8).padStart(8, '0')}`

async function fill(page: Page, phone: string) {
  const form = page.getByRole('main').getByRole('form')
  await form.getByLabel('이름').fill('김지영')
  await form.getByLabel('휴대전화').fill(phone)
  await form.getByLabel('생년월일').fill('800101')
  await form.getByLabel('[필수] 개인정보').check()
  return form
}

/** Reason and flag of the newest quarantined registration. */
function newest(): { quarantine: string | null; suspicion: string | null } {
  const database = new Database(join(directory, 'store.sqlite'), { readonly: true })
  try {
    const [{ quarantine, suspicion }] = database.prepare('SELECT quarantine, suspicion FROM registrations ORDER BY created_at DESC LIMIT 1').all() as [
      ReturnType<typeof newest>,
    ]
    return { quarantine, suspicion }
  } finally {
    database.close()
  }
}

for (const javaScriptEnabled of [true, false]) {
  test(`a person who takes a second or more is registered without a flag, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ browser }) => {
    const context = await browserContextFrom(browser, javaScriptEnabled ? '203.0.113.10' : '203.0.113.11', { javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/Promotion/Customer')
    if (javaScriptEnabled) await page.waitForFunction(() => performance.now() > 1_500)
    const form = await fill(page, freshPhone())
    await form.getByRole('button', { name: '등록하기' }).click()
    await expect(page.getByText(SUCCESS).first()).toBeVisible()
    expect(newest()).toEqual({ quarantine: null, suspicion: null })
    await context.close()
  })
}

test('a bot that fills the hidden field gets the same response as a person, and is quarantined', async ({ browser }) => {
  const context = await browserContextFrom(browser, '203.0.113.12')
  const page = await context.newPage()
  await page.goto('/Promotion/Customer')
  await page.waitForFunction(() => performance.now() > 1_500)
  const form = await fill(page, freshPhone())
  await form.locator('[name=_gotcha]').fill('https://example.com', { force: true })
  await form.getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText(SUCCESS).first()).toBeVisible()
  expect(newest().quarantine).toBe('honeypot')
  await context.close()
})

test('after ten registrations in a minute a browser must wait and keeps its input; another browser at its address registers', async ({ browser }) => {
  const address = '203.0.113.13'
  const context = await browserContextFrom(browser, address)
  const page = await context.newPage()
  await page.goto('/Promotion/Customer')
  const phones = Array.from({ length: PER_MINUTE }, freshPhone)
  const statuses = await page.evaluate(
    async ([siteSlug, all]) => {
      const answered: number[] = []
      for (const phone of all) {
        const answer = await fetch('/api/registrations', {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ site: siteSlug, source: 'customer', name: '김지영', phone, birthdate: '800101', privacyConsent: true, _elapsed: 30_000 }),
        })
        answered.push(answer.status)
      }
      return answered
    },
    [PRESS_SITE, phones] as const,
  )
  expect(statuses).toEqual(Array<number>(PER_MINUTE).fill(201))

  const form = await fill(page, freshPhone())
  const refused = page.waitForResponse((response) => response.url().endsWith('/api/registrations'))
  await form.getByRole('button', { name: '등록하기' }).click()
  const answer = await refused
  expect(answer.status()).toBe(429)
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
  await expect(form.getByText('요청이 많아 잠시 등록할 수 없습니다.')).toContainText('뒤에 다시 시도해 주세요.')
  await expect(form.getByLabel('이름')).toHaveValue('김지영')
  await expect(form.getByLabel('[필수] 개인정보')).toBeChecked()
  await context.close()

  const neighbour = await browserContextFrom(browser, address, { userAgent: 'Mozilla/5.0 (a phone behind the same carrier)' })
  const other = await neighbour.newPage()
  await other.goto('/Promotion/Customer')
  await other.waitForFunction(() => performance.now() > 1_500)
  const theirs = await fill(other, freshPhone())
  await theirs.getByRole('button', { name: '등록하기' }).click()
  await expect(theirs.getByText(SUCCESS)).toBeVisible()
  await neighbour.close()
})
