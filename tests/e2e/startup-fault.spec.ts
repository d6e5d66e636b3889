import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import Database from 'libsql'
import { site as siteContent } from '@/content/site'
import { kill, startSite } from '../support/own-site'
import { PRESS_SITE } from '../support/press-site'

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to harm')
test.skip(process.env.STORE === 'firestore', 'harms the embedded store')

/** A store that was in use: one without its key is another error (lib/store/keys.ts). */
const KEY = { DATA_KEY: randomBytes(32).toString('base64') }

let directory: string
let store: string
test.beforeEach(() => {
  test.setTimeout(120_000)
  directory = mkdtempSync(join(tmpdir(), 'startup-'))
  store = join(directory, 'store.sqlite')
})
test.afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('a site with a damaged store logs it in one line and exits, so that the operator notices', async ({ baseURL }) => {
  writeFileSync(store, 'a letter to nobody '.repeat(500))
  const site = await startSite(directory, baseURL ?? 'http://localhost:3000', KEY)
  const [code] = site.process.exitCode === null ? ((await once(site.process, 'close')) as [number]) : [site.process.exitCode]
  expect(code).toBe(1)
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; err: { type: string; message: string; cause: { code: string } } })
  const fatal = lines.filter(({ level }) => level === 60)
  expect(fatal).toHaveLength(1)
  expect(fatal[0]?.err).toMatchObject({ type: 'StoreBrokenError', cause: { code: 'SQLITE_NOTADB' } })
  expect(fatal[0]?.err.message).toContain(store)
})

test('a site whose store is locked by another process serves error pages with the phone number, and recovers once it is free', async ({ baseURL }) => {
  const other = new Database(store)
  other.exec('BEGIN EXCLUSIVE; CREATE TABLE held (a)')
  const site = await startSite(directory, baseURL ?? 'http://localhost:3000', KEY)
  try {
    const registration = { site: PRESS_SITE, source: 'popup', name: '홍길동', phone: '010-1234-5678', birthdate: '950527', privacyConsent: true }
    const register = () =>
      fetch(`${site.url}/api/registrations`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(registration) })
    const refused = await register()
    expect(refused.status).toBe(503)
    expect(await refused.text()).toContain(siteContent.phone)
    expect((await fetch(site.url)).status).toBe(200)
    other.exec('ROLLBACK')
    other.close()
    expect((await register()).status).toBe(201)
    const articles = async () =>
      ((await (await fetch(`${site.url}/api/press?site=${encodeURIComponent(PRESS_SITE)}`)).json()) as { items: unknown[] }).items.length
    await expect.poll(articles, { timeout: 30_000 }).toBeGreaterThan(0)
  } finally {
    await kill(site.process)
  }
})
