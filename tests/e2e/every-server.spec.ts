import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ARTICLE, commonOf, fetchHtml, PAGES, securityOf, shapeOf } from '../support/server-headers'
import { endGroup, startServer } from '../support/server-process'
import { hydrated } from '../support/page-costs'

const PREVIEW = '/preview'

/** The framework's own server on this build, or its development server; `page` is one that it has compiled when it is ready. */
const startFramework = (command: 'start' | 'dev', page: string) =>
  startServer(['node_modules/.bin/next', command], page, {
    NODE_ENV: command === 'start' ? 'production' : 'development',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'site-')),
  })

test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.skip(process.env.STORE === 'firestore', 'production takes no emulator')

let plain: Awaited<ReturnType<typeof startFramework>>
test.beforeAll(async () => {
  plain = await startFramework('start', '/api/health')
})
test.afterAll(() => endGroup(plain.process))

test('plain next start sends the same headers and policies as our server', async ({ baseURL }) => {
  expect(await securityOf(plain.url)).toEqual(await securityOf(baseURL ?? ''))
  for (const path of PAGES) expect(shapeOf(await fetchHtml(plain.url, path)), path).toContain("object-src 'none'")
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
    await hydrated(page, 60_000)
    expect(faults).toEqual([])
  } finally {
    await endGroup(dev.process)
    writeFileSync('next-env.d.ts', types)
    // Of pages that a build has not: the next check of types would read them.
    rmSync('.next/dev/types', { recursive: true, force: true })
  }
})
