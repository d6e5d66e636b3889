import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ARTICLE, commonOf, fetchHtml, PAGES, securityOf, shapeOf } from '../support/server-headers'
import { endGroup, startServer } from '../support/server-process'
import { hydrated } from '../support/page-costs'

const PREVIEW = '/preview'

/** Next's own server on this build, or its development server; `page` is compiled once it is ready. */
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

test('plain next start sends the same page as our server', async ({ baseURL }) => {
  for (const path of ['/', '/FloorPlan/84A', '/no/such/page']) {
    const [ours, theirs] = await Promise.all([fetchHtml(baseURL ?? '', path), fetchHtml(plain.url, path)])
    expect(await theirs.text(), path).toBe(await ours.text())
    expect(theirs.headers.get('content-security-policy'), path).toBe(ours.headers.get('content-security-policy'))
  }
})

test('free times are kept for seconds, by any server and by caches in between', async ({ baseURL }) => {
  for (const url of [baseURL ?? '', plain.url])
    expect((await fetchHtml(url, '/visit')).headers.get('cache-control'), url).toBe('s-maxage=10, stale-while-revalidate=10')
})

for (const server of ['our server', 'plain next start'])
  test(`${server}: the policy refuses an injected script`, async ({ page, baseURL }) => {
    const url = server === 'our server' ? (baseURL ?? '') : plain.url
    for (const path of [ARTICLE, '/registration', '/']) {
      const refused: string[] = []
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text())
      })
      // Simulates a page with unescaped text, under the server's real policy.
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

// Compiling takes 40 s, so nightly; tests/unit/development-server.test.ts covers how policies and headers are chosen.
test('the development server sends the same headers, and a policy relaxed only for hot reload', { tag: '@nightly' }, async ({ page, baseURL }) => {
  // The development server rewrites it for its own types.
  const types = readFileSync('next-env.d.ts', 'utf8')
  const dev = await startFramework('dev', '/registration')
  try {
    const expected = commonOf(await fetchHtml(baseURL ?? '', '/'))
    // Each page is compiled for this test: one rendered per request, and one that does not exist.
    for (const path of ['/registration', '/no/such/page']) {
      const answer = await fetchHtml(dev.url, path)
      expect(commonOf(answer), path).toEqual(expected)
      expect(shapeOf(answer), path).toContain("script-src 'self' nonce sha256 'unsafe-eval'; style-src 'self' 'unsafe-inline';")
      expect(shapeOf(answer)?.replace(" 'unsafe-eval'", '').replace(" 'unsafe-inline'", ''), path).toBe(
        shapeOf(await fetchHtml(baseURL ?? '', '/registration')),
      )
    }
    // The preview of all content, which a build does not have (next.config.ts).
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
    // The next type check would read types of pages that a build lacks.
    rmSync('.next/dev/types', { recursive: true, force: true })
  }
})
