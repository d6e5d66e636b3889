import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const PRESS = `/${encodeURIComponent('가람누리-리버파크')}/press`
const ARTICLE = `${PRESS}/model-house-opening`
/** Of each kind: built, kept, rendered for one request, missing, refused, a handler, a file. */
const PAGES = ['/', '/FloorPlan/84A', PRESS, ARTICLE, `${PRESS}?signin=failed`, '/registration', '/admin/sign-in', '/no/such/page']
const OTHERS = ['/admin', '/api/health', '/api/nothing', '/robots.txt', '/favicon.ico']
const PREVIEW = '/preview'
const COMMON = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
  'strict-transport-security',
  'x-powered-by',
]

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * The framework's own server on this build, or its development server, with a store of its own.
 * @param page answered with 200 once it is ready: the development server compiles what it is asked for
 */
async function startFramework(command: 'start' | 'dev', page: string): Promise<{ process: ChildProcess; url: string }> {
  const port = await freePort()
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', command, '--port', String(port)], {
    env: {
      ...process.env,
      NODE_ENV: command === 'start' ? 'production' : 'development',
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'site-')),
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: 'office@example.com',
      ADMIN_PASSWORD: 'browser-tests-only-8848',
    },
    stdio: 'ignore',
    // The development server is a child of the command: a group of their own ends both.
    detached: true,
  })
  const url = `http://localhost:${port}`
  try {
    await expect(async () => expect((await fetch(url + page)).status).toBe(200)).toPass({ timeout: 90_000 })
  } catch (error) {
    await endGroup(child)
    throw error
  }
  return { process: child, url }
}

/** Ends a command with all that it started; left behind, the next development server in this folder would not start. */
async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await gone
}

const fetchHtml = (url: string, path: string) => fetch(`${url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } })
const commonOf = ({ headers }: Response) => Object.fromEntries(COMMON.map((name) => [name, headers.get(name)]))
/** A policy with a sign in the place of each nonce and hash. */
const shapeOf = ({ headers }: Response) => headers.get('content-security-policy')?.replace(/'(nonce|sha256)-[^']+'/g, '$1')

test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.skip(process.env.STORE === 'firestore', 'production takes no emulator')

let plain: Awaited<ReturnType<typeof startFramework>>
test.beforeAll(async () => {
  plain = await startFramework('start', '/api/health')
})
test.afterAll(() => endGroup(plain.process))

test('plain next start sends the same headers and policies as our server', async ({ baseURL }) => {
  for (const path of [...PAGES, ...OTHERS]) {
    const [ours, theirs] = await Promise.all([fetchHtml(baseURL ?? '', path), fetchHtml(plain.url, path)])
    expect([theirs.status, commonOf(theirs)], path).toEqual([ours.status, commonOf(ours)])
    if (PAGES.includes(path)) {
      expect(shapeOf(theirs), path).toBe(shapeOf(ours))
      expect(shapeOf(theirs), path).toContain("object-src 'none'")
    }
  }
})

test('plain next start sends the very page that our server sends', async ({ baseURL }) => {
  for (const path of ['/', '/FloorPlan/84A', '/no/such/page']) {
    const [ours, theirs] = await Promise.all([fetchHtml(baseURL ?? '', path), fetchHtml(plain.url, path)])
    expect(await theirs.text(), path).toBe(await ours.text())
    expect(theirs.headers.get('content-security-policy'), path).toBe(ours.headers.get('content-security-policy'))
  }
})

for (const server of ['our server', 'plain next start'])
  test(`${server}: a script that somebody brought into a page is refused by the page's policy`, async ({ page, baseURL }) => {
    const url = server === 'our server' ? (baseURL ?? '') : plain.url
    for (const path of [ARTICLE, '/registration', '/']) {
      const refused: string[] = []
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text())
      })
      // Stands for a page whose texts are not escaped: its policy is the one that the server sends.
      await page.route(`${url}${path}`, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('<main', '<script>window.brought = 1</script><img src="x" onerror="window.brought = 1"><main')
        await route.fulfill({ response, body })
      })
      await page.goto(`${url}${path}`, { waitUntil: 'load' })
      await expect(page.locator('img[onerror]')).toHaveCount(1)
      await expect.poll(() => refused.length, path).toBeGreaterThanOrEqual(2)
      expect(await page.evaluate(() => 'brought' in window), path).toBe(false)
      await page.unrouteAll()
      page.removeAllListeners('console')
    }
  })

// Forty seconds of compiling, so nightly; what decides the policies and headers is asked in tests/unit/development-server.test.ts.
test('the development server sends the same headers, and a policy that is relaxed for hot reload alone', { tag: '@nightly' }, async ({ page, baseURL }) => {
  // The development server writes it anew, for its own types.
  const types = readFileSync('next-env.d.ts', 'utf8')
  const dev = await startFramework('dev', '/registration')
  try {
    const expected = commonOf(await fetchHtml(baseURL ?? '', '/'))
    // Each page is compiled for this alone: one that is rendered for a request, and one that is not there.
    for (const path of ['/registration', '/no/such/page']) {
      const answer = await fetchHtml(dev.url, path)
      expect(commonOf(answer), path).toEqual(expected)
      expect(shapeOf(answer), path).toContain("script-src 'self' nonce sha256 'unsafe-eval'; style-src 'self' 'unsafe-inline';")
      expect(shapeOf(answer)?.replace(" 'unsafe-eval'", '').replace(" 'unsafe-inline'", ''), path).toBe(
        shapeOf(await fetchHtml(baseURL ?? '', '/registration')),
      )
    }
    // What content says and shows, with its places; a build has no such page (next.config.ts).
    expect((await fetchHtml(dev.url, PREVIEW)).status).toBe(200)
    expect(await (await fetchHtml(dev.url, PREVIEW)).text()).toContain('home.ts › hero.picture')
    for (const url of [baseURL ?? '', plain.url]) expect((await fetchHtml(url, PREVIEW)).status).toBe(404)
    const faults: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) faults.push(message.text())
    })
    await page.goto(`${dev.url}/registration`, { waitUntil: 'load' })
    await page.waitForFunction(() => (history.state as { __NA?: boolean } | null)?.__NA === true, undefined, { timeout: 60_000 })
    expect(faults).toEqual([])
  } finally {
    await endGroup(dev.process)
    writeFileSync('next-env.d.ts', types)
    // Of pages that a build has not: the next check of types would read them.
    rmSync('.next/dev/types', { recursive: true, force: true })
  }
})
