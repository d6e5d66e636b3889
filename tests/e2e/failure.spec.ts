import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import Database from 'libsql'
import { kill, startSite } from '../support/own-site'
import { PRESS_PATH } from '../support/press-site'
import { hydrated } from '../support/page-costs'
import { ROUTE_DATA } from '@/lib/delivery/next/route-change'

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to harm')
test.skip(process.env.STORE === 'firestore', 'harms the embedded store')

let directory: string
let site: Awaited<ReturnType<typeof startSite>>

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000)
  directory = mkdtempSync(join(tmpdir(), 'failure-'))
  site = await startSite(directory, baseURL ?? 'http://localhost:3000')
  // The server listens before it is ready; its first response means ready.
  await fetch(`${site.url}/api/health`)
})

test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true, force: true })
})

/** Renames the table of articles, or restores it. */
function articles(state: 'gone' | 'back') {
  const database = new Database(join(directory, 'store.sqlite'))
  // The site writes too: counts, and times of last use.
  database.pragma('busy_timeout = 5000')
  database.exec(state === 'gone' ? 'ALTER TABLE articles RENAME TO articles_gone' : 'ALTER TABLE articles_gone RENAME TO articles')
  database.close()
}

async function expectFailure(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error')
  await expect(page.getByRole('main')).toContainText('다시 시도해 주세요')
  await expect(page.getByRole('main').getByRole('link', { name: /1533-8848/ })).toHaveAttribute('href', 'tel:1533-8848')
  await expect(page.getByRole('main').getByText(/요청 번호 [\da-f-]{36}$/)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

// Articles are cached after the first read: each test requests another.
for (const [javaScriptEnabled, article] of [
  [true, 'model-house-opening'],
  [false, 'distance-survey'],
] as const) {
  test(`a page with a broken store explains it, gives the phone number and retries, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: site.url })
    articles('gone')
    const response = await page.goto(`${PRESS_PATH}/${article}`)
    expect(response?.status()).toBe(500)
    await expectFailure(page)
    const id = response?.headers()['x-request-id'] ?? ''
    await expect(page.getByRole('main').getByText('요청 번호')).toHaveText(`요청 번호 ${id}`)
    await expect.poll(() => site.output()).toContain(`"requestId":"${id}"`)
    await expect(page).toHaveTitle(/^Unexpected Application Error/)
    articles('back')
    await page.getByRole('main').getByRole('link', { name: '다시 시도' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error')
    await page.close()
  })
}

test('two failures have two ids, each in its response; a route change carries its own', async () => {
  const fetchFailure = async (headers: Record<string, string>) => {
    const answer = await fetch(`${site.url}${PRESS_PATH}?signin=failed`, { headers })
    return { id: answer.headers.get('x-request-id'), text: await answer.text() }
  }
  articles('gone')
  const [first, second] = [await fetchFailure({ accept: 'text/html' }), await fetchFailure({ accept: 'text/html' })]
  const change = await fetchFailure({ rsc: '1' })
  articles('back')
  expect(first.id).not.toBe(second.id)
  for (const { id, text } of [first, second]) expect(text).toContain(`<code>${id}</code>`)
  expect(change.text).toContain(`"digest":"${change.id}"`)
})

test('the page that stands for a failed one is no address', async () => {
  for (const path of ['/failure', '/failure?a=b', '/Failure', `/failure${ROUTE_DATA}`, '/failure/']) {
    const answer = await fetch(site.url + path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('{request-id}')
  }
  expect((await fetch(`${site.url}/failure`, { headers: { rsc: '1' } })).status).toBe(404)
})

test('a failed route change shows the same page', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: site.url })
  await page.goto(PRESS_PATH)
  await hydrated(page)
  articles('gone')
  await page.getByRole('table').getByRole('link').last().click()
  await expectFailure(page)
  articles('back')
  await page.getByRole('main').getByRole('link', { name: '다시 시도' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error')
  await page.close()
})
