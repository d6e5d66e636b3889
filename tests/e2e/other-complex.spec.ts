import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import type { PagesInput } from '@/lib/content/schemas/pages'
import type { SiteInput } from '@/lib/content/schemas/site'
import { apiPaths, PRESS_REDIRECT_PATH, pressArticlePath, pressListPath, routes, siteCustomerPath } from '@/lib/routes'
import { FOREIGN_WORDS } from '../support/foreign-words'
import { OTHER_COMPLEX_ANSWERS } from '../support/other-complex'
import { kill, startSite } from '../support/own-site'
import { documentReferences } from '../support/references'

/* The same code with the content of another complex (tests/fixtures/complex), which differs in every count and lacks many
   pages. Built as `CONTENT=DIR npm start` does: a minute of two processors, so nightly. Every `npm test` renders the same
   pages without a build: tests/unit/content/other-complex-pages.test.tsx. */

const NIGHTLY = { tag: '@nightly' }

/** Only a name: requests go to the site's own port. */
const ORIGIN = 'http://localhost:4999'
/** Time for a build and all pages, ms. */
const MINUTES = 60_000

test.describe.configure({ mode: 'serial', timeout: 8 * MINUTES })

const FOLDER = resolve('.cache/other-complex')
let site: SiteInput
let pages: PagesInput
let running: Awaited<ReturnType<typeof startSite>> | undefined
const urlOf = (path: string) => `${running?.url}${path}`
const get = (request: APIRequestContext, path: string) => request.get(urlOf(path), { maxRedirects: 0, headers: { accept: 'text/html,*/*' } })

test.beforeAll(async () => {
  test.setTimeout(8 * MINUTES)
  rmSync(FOLDER, { recursive: true, force: true })
  const command = ['run', '--silent', 'site', '--', 'new-complex', FOLDER, '--answers', '-']
  execFileSync('npm', command, { input: JSON.stringify(OTHER_COMPLEX_ANSWERS), shell: process.platform === 'win32' })
  ;({ site } = (await import(join(FOLDER, 'site.ts'))) as { site: SiteInput })
  ;({ pages } = (await import(join(FOLDER, 'pages.ts'))) as { pages: PagesInput })
  running = await startSite(mkdtempSync(join(tmpdir(), 'other-complex-')), ORIGIN, { CONTENT: FOLDER }, undefined, true)
})
test.afterAll(async () => {
  if (running) await kill(running.process)
})

/** Paths of the sitemap. */
async function listed(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await get(request, '/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Addresses with Korean letters decoded. */
const decoded = (text: string) => [...text.matchAll(/(?:%[0-9A-F]{2})+/gi)].map(([each]) => Buffer.from(each.replaceAll('%', ''), 'hex').toString()).join(' ')

const MACHINE_FILES = ['/sitemap.xml', '/llms.txt', '/manifest.webmanifest', '/robots.txt', '/.well-known/security.txt']
test('each page of the sitemap exists, names nothing of the shipped complex, and links only to existing pages', NIGHTLY, async ({ request }) => {
  const paths = await listed(request)
  expect(paths).toEqual(expect.arrayContaining(['59K', '84K', '84P'].map((type) => `/FloorPlan/${type}`)))
  const faults: string[] = []
  const wanted = new Map<string, string>()
  for (const path of [...paths, ...MACHINE_FILES, '/nowhere', '/registration']) {
    const answer = await get(request, path)
    const text = await answer.text()
    const said = text + decoded(text)
    if (answer.status() !== (path === '/nowhere' ? 404 : 200)) faults.push(`${path}: ${answer.status()}`)
    for (const word of FOREIGN_WORDS) if (said.includes(word)) faults.push(`${path}: ${word}`)
    if (!(answer.headers()['content-type'] ?? '').startsWith('text/html')) continue
    if (!text.includes(site.phone)) faults.push(`${path}: without the phone`)
    for (const { address } of documentReferences(text, ORIGIN)) {
      const url = new URL(address, `${ORIGIN}${path}`)
      if (url.origin === ORIGIN && url.pathname !== '/nowhere') wanted.set(url.pathname + url.search, path)
    }
  }
  for (const [path, from] of wanted) {
    const status = (await get(request, path)).status()
    if (status !== 200) faults.push(`${path} (${status}), from ${from}`)
  }
  expect(faults).toEqual([])
})

test('pages that it lacks answer 404, as documents and as route changes', NIGHTLY, async ({ request }) => {
  const { defaultPressSite } = site
  const missing = [
    ...Object.entries(routes).flatMap(([id, path]) => (id in pages ? [] : [path])),
    ...[pressListPath(defaultPressSite), pressArticlePath(defaultPressSite, 'any'), siteCustomerPath(defaultPressSite), PRESS_REDIRECT_PATH, '/press'],
  ]
  expect(missing).toContain('/Brand/video')
  for (const path of missing) {
    const document = await get(request, path)
    expect([path, document.status()]).toEqual([path, 404])
    expect(await document.text()).toContain('찾으시는 페이지가 없습니다')
    const change = await request.get(urlOf(path), { maxRedirects: 0, headers: { rsc: '1' } })
    expect([path, change.status()]).toEqual([path, 404])
  }
  for (const path of ['/feed.xml', `${apiPaths.press}?site=${encodeURIComponent(defaultPressSite)}`])
    expect([path, (await get(request, path)).status()]).toEqual([path, 404])
  expect(await (await get(request, '/')).text()).not.toContain('rss+xml')
  // Folders redirect to the first existing page, or answer 404.
  expect((await get(request, '/SalesInfo')).headers()['location']).toContain('/SalesInfo/guide')
  expect((await get(request, '/Brand')).status()).toBe(404)
})

test('link previews have its own text and colour, and its lawns are green although its brand is purple', NIGHTLY, async ({ request, page }) => {
  const seen = new Set<string>()
  for (const path of ['/', '/privacy', '/FloorPlan/84K']) {
    const document = parse(await (await get(request, path)).text())
    const property = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? ''
    expect(property('og:image:alt')).toContain(site.name)
    seen.add(property('og:image'))
    const picture = sharp(await (await get(request, new URL(property('og:image')).pathname)).body())
    expect(await picture.metadata()).toMatchObject({ width: Number(property('og:image:width')), height: Number(property('og:image:height')) })
    const [red = 0, green = 0, blue = 0] = await picture.extract({ left: 8, top: 8, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
    expect(blue).toBeGreaterThan(red)
    expect(red).toBeGreaterThan(green)
  }
  expect(seen.size).toBe(3)

  await page.goto(urlOf('/ComplexGuide/intro'))
  const fills = await page
    .getByRole('img', { name: /배치도/ })
    .first()
    .locator('*')
    .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill))
  const colours = fills.map((fill) => (fill.match(/\d+/g) ?? []).map(Number))
  expect(colours.some(([red = 0, green = 0, blue = 0]) => green > Math.max(red, blue))).toBe(true)
})

test('home: as many cards and slides as content has, headings that count them, and its own colours', NIGHTLY, async ({ page }) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  await page.goto(urlOf('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[초안] 첫 화면의 문구')
  await expect(page.getByRole('region', { name: '프리미엄 세 가지' }).getByRole('listitem')).toHaveCount(3)
  const slider = page.getByRole('region', { name: '다섯 가지 계획' })
  await expect(slider.getByRole('link', { name: /번째:/ })).toHaveCount(5)
  expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#F7F6F8')
  // In one row, over the whole width.
  const cards = await page.getByRole('region', { name: '프리미엄 세 가지' }).getByRole('listitem').all()
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  expect(failed).toEqual([])
})

test('one tour is shown without tabs; three highlights are counted', NIGHTLY, async ({ page }) => {
  await page.goto(urlOf('/FloorPlan/Emodel'))
  await expect(page.getByText('[초안] 견본 세대').first()).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.goto(urlOf('/LocationEnvironment/intro'))
  await expect(page.getByRole('heading', { name: '집 가까이 있는 세 가지' })).toBeVisible()
})

test('one complex, all of it for sale: no words and tables of several', NIGHTLY, async ({ page }) => {
  await page.goto(urlOf('/BusinessGuide/intro'))
  const main = page.getByRole('main')
  await expect(main).toContainText('분양 세대')
  await expect(main).toContainText('시행사')
  await expect(main).not.toContainText('전체 세대')
  await expect(main).not.toContainText('단지별')
  await page.goto(urlOf('/FloorPlan/84P'))
  await expect(main).not.toContainText('공급 단지')
})

test('a visitor registers', NIGHTLY, async ({ page }) => {
  await page.goto(urlOf('/Promotion/Customer'))
  const form = page.getByRole('main').getByRole('form')
  await form.getByLabel('이름').fill('홍길동')
  await form.getByLabel('휴대전화').fill('01000000001')
  await form.getByLabel('생년월일').fill('950527')
  await form.getByLabel('[필수] 개인정보').check()
  await form.getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByRole('main').getByText('등록이 완료되었습니다')).toBeVisible()
})
