import { execFileSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request as requests, test, type APIRequestContext } from '@playwright/test'
import Database from 'libsql'
import { limits } from '@/lib/limits'
import { PRESS_SITE } from '../support/press-site'
import { kill, startSite } from '../support/own-site'
import { json, startVendor, type Behaviour, type Received } from '../support/vendor'

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to harm')
test.skip(process.env.STORE === 'firestore', 'looks into the embedded store')
// Only what hangs is to meet it: some of these tests start two processes, and no machine is always idle.
test.describe.configure({ mode: 'serial', timeout: 300_000 })
const PATIENCE = { timeout: 120_000 }

const MONITORING_SECRET = 'a monitor knows this'
const PRESS = `/${encodeURIComponent(PRESS_SITE)}/press`

let directory: string
let origin: string
let environment: Record<string, string>
let site: { process: ChildProcess; url: string; output: () => string }
let vendor: Awaited<ReturnType<typeof startVendor>>

/** The vendor's response, by the recipient's phone number. */
const answers: Record<string, Behaviour> = {
  '01011111502': json(502, {}),
  '01022225504': json(504, {}),
  '01033333001': json(200, { failedMessageList: [null], groupInfo: { groupId: 'G' } }),
  '01044444002': json(200, { failedMessageList: [], groupInfo: null }),
  '01055557503': (_request, response) => void response.writeHead(503, { 'retry-after': '30' }).end(),
}
const phoneOf = ({ body }: Received) => (JSON.parse(body) as { messages: { to: string }[] }).messages[0]!.to

test.beforeAll(async ({ baseURL }) => {
  origin = baseURL ?? 'http://localhost:3000'
  vendor = await startVendor((received, response) => answers[phoneOf(received)]!(received, response))
  directory = mkdtempSync(join(tmpdir(), 'admin-'))
  environment = {
    TRUST_PROXY: '1',
    MONITORING_SECRET,
    SMS_SENDER: 'solapi',
    SOLAPI_API_KEY: 'k',
    SOLAPI_API_SECRET: 's',
    SOLAPI_FROM: '15338848',
    SOLAPI_ORIGIN: vendor.origin,
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
  }
  site = await startSite(directory, origin, environment)
})
test.afterAll(async () => {
  await kill(site.process)
  await vendor.stop()
  rmSync(directory, { recursive: true, force: true })
})

/** The client address, as the proxy in front sends it. */
const requestContextFrom = (address: string): Promise<APIRequestContext> =>
  requests.newContext({ baseURL: site.url, extraHTTPHeaders: { 'x-forwarded-for': address, 'user-agent': 'Mozilla/5.0 (a phone)' } })

function stored<T>(sql: string): T[] {
  const database = new Database(join(directory, 'store.sqlite'), { readonly: true })
  try {
    return database.prepare(sql).all() as T[]
  } finally {
    database.close()
  }
}

let password: string
const signIn = (who: APIRequestContext, typed: string) => who.post('/api/auth/sign-in', { data: { email: 'admin@localhost', password: typed } })

test('the first password is in a file that only its owner reads, and not in the log', async () => {
  const path = join(directory, 'first-password.txt')
  await expect.poll(() => existsSync(path), PATIENCE).toBe(true)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  password = /비밀번호 +(\S+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? ''
  expect(password.length).toBeGreaterThan(8)
  expect(site.output()).toContain('first-password.txt')
  expect(site.output()).not.toContain(password)
})

test('wrong passwords from one network lock nobody out elsewhere; the first sign-in removes the file', async () => {
  const attacker = await requestContextFrom('203.0.113.1')
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await signIn(attacker, 'wrong')).status())
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  expect((await signIn(attacker, password)).status()).toBe(429)

  const owner = await requestContextFrom('198.51.100.7')
  expect((await signIn(owner, password)).status()).toBe(200)
  expect(existsSync(join(directory, 'first-password.txt'))).toBe(false)

  // The owner's phone behind the attacker's address: the operator's link allows an attempt, but does not sign in.
  const phone = await requestContextFrom('203.0.113.1')
  const said = execFileSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'lib/cli/admin.ts', 'unlock', 'admin@localhost'], {
    env: { ...process.env, ...environment, DATA_DIR: directory, LOG_LEVEL: 'silent', SITE_URL: origin },
  })
  const link = new URL(/http\S+/.exec(said.toString())?.[0] ?? '')
  const opened = await phone.get(`${link.pathname}${link.search}`, { maxRedirects: 0 })
  expect([opened.status(), opened.headers().location]).toEqual([303, '/admin/sign-in'])
  expect((await phone.get('/admin', { maxRedirects: 0 })).status()).not.toBe(200)
  expect((await signIn(phone, 'wrong')).status()).toBe(401)
  expect((await signIn(phone, password)).status()).toBe(200)
  const forged = await attacker.get(`${link.pathname}?invitation=${link.searchParams.get('invitation')?.slice(0, -1)}`, { maxRedirects: 0 })
  expect(forged.headers().location).toContain('signin=failed')
  expect((await signIn(attacker, password)).status()).toBe(429)
})

test('the access log records each refusal with client and reason: without a session, and with an invalid one', async () => {
  const [stranger, forger, owner] = [
    await requestContextFrom('203.0.113.20'),
    await requestContextFrom('203.0.113.21'),
    await requestContextFrom('198.51.100.7'),
  ]
  const forged = { cookie: 'next-auth.session-token=eyJhbGciOiJub25lIn0.e30.' }
  expect((await stranger.delete('/api/press/model-house-opening')).status()).toBe(401)
  expect((await forger.post('/api/admin/export', { form: { format: 'csv', reason: '침입' }, headers: forged })).status()).toBe(401)
  expect((await owner.get(`/api/press?site=${encodeURIComponent(PRESS_SITE)}`)).status()).toBe(200)
  const refusals = stored<{ action: string; address: string; actor: string | null; detail: string }>(
    "SELECT action, address, actor, detail FROM audit WHERE action = 'access.refused' AND address IN ('203.0.113.20', '203.0.113.21', '198.51.100.7') ORDER BY address",
  )
  expect(refusals).toEqual([
    { action: 'access.refused', address: '203.0.113.20', actor: null, detail: '로그인하지 않음' },
    { action: 'access.refused', address: '203.0.113.21', actor: null, detail: '유효하지 않은 세션' },
  ])

  expect((await signIn(owner, password)).status()).toBe(200)
  const log = await (await owner.get('/admin/audit')).text()
  // Up to the end of each row, because the page's data follow the last one.
  const rows = log
    .split('<tr')
    .map((row) => row.split('</tr>')[0] ?? '')
    .filter((row) => row.includes('접근 거부'))
  for (const [address, why] of [
    ['203.0.113.20', '로그인하지 않음'],
    ['203.0.113.21', '유효하지 않은 세션'],
  ] as const)
    expect(
      rows.filter((row) => row.includes(address) && row.includes(why)),
      address,
    ).toHaveLength(1)
})

test('refused requests leave a few lines in the access log, however many there are', async () => {
  const stranger = await requestContextFrom('203.0.113.2')
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 20 }, () => stranger.delete('/api/press/none')))
  expect(stored<{ n: number }>("SELECT count(*) AS n FROM audit WHERE address = '203.0.113.2'")[0]?.n).toBe(10)
})

test('status checks commit once in some seconds, however many there are', async () => {
  const monitor = await requestContextFrom('203.0.113.3')
  const checked = () => stored<{ value: string }>("SELECT value FROM meta WHERE key = 'checked_at'")[0]?.value
  const started = Date.now()
  expect((await monitor.get('/api/health')).status()).toBe(200)
  const commits = new Set<string | undefined>()
  for (let time = 0; time < 20; time += 1) {
    expect((await monitor.get('/api/health')).status()).toBe(200)
    commits.add(checked())
  }
  // Another for each five seconds that end meanwhile, which on a busy machine are several.
  expect(commits.size).toBeLessThanOrEqual(2 + Math.floor((Date.now() - started) / (limits.healthCheck.seconds * 1000)))
})

test('an article counts a few views an hour from one address, and others from another', async () => {
  const reader = await requestContextFrom('203.0.113.4')
  const article = ((await (await reader.get(`/api/press?site=${encodeURIComponent(PRESS_SITE)}`)).json()) as { items: { id: string; views: number }[] })
    .items[0]!
  const read = async (address: string, agent: string) => {
    const who = await requestContextFrom(address)
    return ((await (await who.post(`/api/press/${article.id}/views`, { headers: { 'user-agent': agent } })).json()) as { views: number }).views - article.views
  }
  let views = 0
  for (let time = 0; time < 10; time += 1) views = await read('203.0.113.4', 'Mozilla/5.0 (a phone)')
  expect(views).toBe(3)
  for (let time = 0; time < 40; time += 1) views = await read('203.0.113.4', `Mozilla/5.0 (phone ${time})`)
  expect(views).toBe(20)
  expect(await read('198.51.100.4', 'Mozilla/5.0 (a phone)')).toBe(21)
  expect((await reader.get(`${PRESS}/${article.id}`)).status()).toBe(200)
})

test('an ambiguous response of the vendor leads to one message and a lookup; nothing stays in sending; the office is notified', async () => {
  const visitor = await requestContextFrom('203.0.113.5')
  for (const [index, phone] of Object.keys(answers).entries()) {
    const registered = await visitor.post('/api/registrations', {
      data: {
        site: PRESS_SITE,
        source: 'popup',
        name: ['홍길동', '김철수', '이영희', '박민수', '최지우'][index],
        phone,
        birthdate: `8${index}05${10 + index}`,
        privacyConsent: true,
      },
    })
    expect(registered.status()).toBe(201)
  }
  const outbox = () =>
    stored<{ state: string; last_error: string | null }>('SELECT state, last_error FROM outbox ORDER BY last_error').map(
      ({ state, last_error }) => `${state} ${last_error}`,
    )
  await expect.poll(outbox, PATIENCE).toEqual(['pending http-503', ...Array<string>(4).fill('pending unconfirmed-0')])
  const [unavailable, ...ambiguous] = Object.keys(answers).toReversed()
  const sent = vendor.received.map(phoneOf)
  expect(sent).toContain(unavailable)
  expect(sent.filter((phone) => phone !== unavailable).toSorted()).toEqual(ambiguous.toSorted())

  const alarmsFor = (headers: Readonly<Record<string, string>>) => fetch(`${site.url}/api/health/alarms`, { headers })
  expect((await alarmsFor({})).status).toBe(401)
  expect((await alarmsFor({ authorization: 'Bearer a guess of its own' })).status).toBe(401)
  const told = async () =>
    (await (await alarmsFor({ authorization: `Bearer ${MONITORING_SECRET}` })).json()) as {
      status: string
      alarms: { kind: string; count: number; text: string }[]
    }
  const kinds = async () => (await told()).alarms.map(({ kind, count }) => [kind, count]).filter(([kind]) => kind !== 'disk-full')
  expect(await kinds()).toEqual([])

  await kill(site.process)
  const database = new Database(join(directory, 'store.sqlite'))
  database.exec(
    "UPDATE outbox SET state = 'unknown', due_at = NULL WHERE last_error = 'http-503'; UPDATE outbox SET due_at = 0 WHERE id IN (SELECT id FROM outbox WHERE state = 'pending' LIMIT 3)",
  )
  database.close()
  site = await startSite(directory, origin, { ...environment, OUTBOX_WORKER: 'false' })
  expect(await kinds()).toEqual([
    ['messages-overdue', 3],
    ['messages-unknown', 1],
  ])
  const { status, alarms } = await told()
  expect(status).toBe('critical')
  const owner = await requestContextFrom('198.51.100.7')
  expect((await signIn(owner, password)).status()).toBe(200)
  const inbox = await (await owner.get('/admin')).text()
  for (const { text } of alarms) expect(inbox).toContain(text)
  expect(inbox).not.toContain('registration.expire')
})
