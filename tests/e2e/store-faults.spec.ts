import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import Database from 'libsql'
import { ADMIN } from '../support/administrator'
import { PRESS_PATH, PRESS_SITE } from '../support/press-site'
import { damagePages, holdLock } from '../support/harm-store'
import { kill, startSite } from '../support/own-site'

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to harm')
test.skip(process.env.STORE === 'firestore', 'harms the embedded store')
test.describe.configure({ mode: 'serial' })

const PHONE = '1533-8848'
const PERSON = 'text/html,application/xhtml+xml'
/** A thread that waits for the lock inside SQLite blocks all requests for seconds; a busy machine takes some hundred ms. */
const SLOWEST_MS = 2_000

let directory: string
let site: Awaited<ReturnType<typeof startSite>>
let origin: string
let cookie: string

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000)
  origin = baseURL ?? 'http://localhost:3000'
  directory = mkdtempSync(join(tmpdir(), 'faults-'))
  await start()
  const signedIn = await json('/api/auth/sign-in', { email: ADMIN.email, password: ADMIN.password })
  expect(signedIn.status).toBe(200)
  cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
})
test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true, force: true })
})

async function start(): Promise<void> {
  site = await startSite(directory, origin)
  // The server listens before it is ready; its first response means ready.
  await fetch(`${site.url}/api/health`)
}

const get = (path: string, accept: string, as = cookie) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers: { accept, ...(as ? { cookie: as } : {}) } })
const json = (path: string, body: object, method = 'POST') =>
  fetch(`${site.url}${path}`, { method, headers: { 'content-type': 'application/json', origin, ...(cookie ? { cookie } : {}) }, body: JSON.stringify(body) })
const form = (path: string, fields: Record<string, string>) =>
  fetch(`${site.url}${path}`, { method: 'POST', redirect: 'manual', headers: { accept: PERSON, origin, cookie }, body: new URLSearchParams(fields) })

let people = 0
const person = () => ({
  site: PRESS_SITE,
  source: 'popup',
  name: '홍길동',
  phone: `0101234${String(1000 + people++)}`,
  birthdate: '950527',
  privacyConsent: true,
})
const register = () => json('/api/registrations', person())

async function expectJson(what: string, answer: Response): Promise<void> {
  expect([what, answer.status, answer.headers.get('retry-after')]).toEqual([what, 503, '30'])
  // next-auth drops a session that is read while the store fails.
  expect(answer.headers.getSetCookie(), what).toEqual([])
  expect(await answer.json(), what).toMatchObject({ phone: PHONE, message: expect.stringContaining(PHONE) })
}
async function expectPage(what: string, answer: Response): Promise<void> {
  expect([what, answer.status, answer.headers.get('retry-after')]).toEqual([what, 503, '30'])
  expect(answer.headers.get('content-type'), what).toContain('text/html')
  const html = await answer.text()
  expect(html, what).toContain(`tel:${PHONE}`)
  expect(html, what).toContain('다시 시도')
}

/** @returns ms of the slowest of `times` home pages */
async function slowestHome(times: number): Promise<number> {
  let slowest = 0
  for (let n = 0; n < times; n++) {
    const since = performance.now()
    expect((await fetch(site.url)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - since)
  }
  return slowest
}

test("a registration waits for another process's lock, and other visitors do not", async () => {
  const lock = holdLock(directory)
  const registered = [register(), register()]
  const slowest = await slowestHome(20)
  lock.release()
  expect((await Promise.all(registered)).map(({ status }) => status)).toEqual([201, 201])
  expect(slowest).toBeLessThan(SLOWEST_MS)
})

test('under a lasting lock every write shows an error and the phone number, and everything else works', async () => {
  const lock = holdLock(directory)
  try {
    const since = performance.now()
    const answers = Promise.all([
      register().then((answer) => expectJson('registration', answer)),
      json('/api/auth/sign-in', { email: ADMIN.email, password: ADMIN.password }).then((answer) => expectJson('sign-in', answer)),
      form('/api/auth/sign-in', { email: ADMIN.email, password: ADMIN.password }).then((answer) => expectPage('sign-in form', answer)),
      form('/api/auth/sign-out', {}).then((answer) => expectPage('sign-out form', answer)),
      json('/api/press', { site: PRESS_SITE, title: '제목', summary: '요약', content: '본문' }).then((answer) => expectJson('article', answer)),
      form('/api/admin/opt-out', { phone: '01012345678' }).then((answer) => expectPage('opt-out form', answer)),
    ])
    expect(await slowestHome(20)).toBeLessThan(SLOWEST_MS)
    expect((await get('/feed.xml', '*/*')).status).toBe(200)
    await answers
    expect(performance.now() - since).toBeLessThan(10_000)
  } finally {
    lock.release()
  }
  expect((await register()).status).toBe(201)
})

test('on a full disk nothing is acknowledged as stored, and writes resume once there is space', async () => {
  const fileLimit = (limit: string) => execFileSync('prlimit', ['--pid', String(site.process.pid), `--fsize=${limit}:`])
  fileLimit('4096')
  try {
    await expectJson('registration', await register())
    const posted = await form('/api/registrations', { ...person(), privacyConsent: 'true' })
    const result = await fetch(`${site.url}${posted.headers.get('location')}`, {
      headers: {
        accept: PERSON,
        cookie: posted.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; '),
      },
    })
    expect([result.status, await result.text()]).toEqual([503, expect.stringContaining(PHONE)])
    // One check is shared for some seconds.
    await expect.poll(async () => (await get('/api/health', '*/*')).status, { timeout: 10_000 }).toBe(503)
  } finally {
    fileLimit('unlimited')
  }
  expect((await register()).status).toBe(201)
})

test('a stopped site leaves one file that is the whole store', async () => {
  const exit = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  const copy = join(mkdtempSync(join(tmpdir(), 'copy-')), 'store.sqlite')
  copyFileSync(join(directory, 'store.sqlite'), copy)
  const database = new Database(copy)
  // Two that waited: for the lock, and for disk space.
  expect(database.prepare('SELECT count(*) AS n FROM registrations').all()).toEqual([{ n: 4 }])
  database.close()
  await start()
})

test('a damaged store answers 503 everywhere, as JSON to a script and as a page to a person', async () => {
  damagePages(directory)
  const media = `/media/${'0'.repeat(32)}.webp`
  for (const path of [
    '/feed.xml',
    '/sitemap.xml',
    media,
    `/api/press?site=${encodeURIComponent(PRESS_SITE)}`,
    '/api/auth/session',
    PRESS_PATH,
    `${PRESS_PATH}/model-house-opening`,
    '/admin',
    '/admin/outbox',
    '/admin/audit',
    '/admin/press',
    '/admin/waiting',
    '/admin/accounts',
    '/admin/account',
    `/admin/invitation?token=${'A'.repeat(43)}`,
  ]) {
    await expectPage(path, await get(path, PERSON))
    await expectJson(path, await get(path, '*/*'))
  }
  await expectPage('press list of an anonymous visitor', await get(PRESS_PATH, PERSON, ''))
  await expectJson('registration', await register())
  await expectJson('sign-in', await json('/api/auth/sign-in', { email: ADMIN.email, password: ADMIN.password }))
  await expectPage('sign-in form', await form('/api/auth/sign-in', { email: ADMIN.email, password: ADMIN.password }))
  await expectPage('sign-out form', await form('/api/auth/sign-out', {}))
  await expectJson('article', await json('/api/press', { site: PRESS_SITE, title: '제목', summary: '요약', content: '본문' }))
  await expectJson('article', await json('/api/press/x', { title: '제목' }, 'PATCH'))
  await expectJson('reading', await json('/api/press/model-house-opening/views', {}))
  for (const path of [
    '/api/admin/search',
    '/api/admin/export',
    '/api/admin/quarantine',
    '/api/admin/outbox/x',
    '/api/admin/registrations/x',
    '/api/admin/press/x',
    '/api/admin/opt-out',
    '/api/admin/accounts',
    '/api/admin/accounts/x',
    '/api/admin/account',
  ]) {
    await expectPage(path, await form(path, { action: 'delete' }))
    await expectJson(path, await json(path, { action: 'delete' }))
  }
  expect((await get('/Brand/intro', PERSON)).status).toBe(200)
  // One check is shared for some seconds.
  await expect.poll(async () => (await get('/api/health', '*/*')).status, { timeout: 10_000 }).toBe(503)
})
