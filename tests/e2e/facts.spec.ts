import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { site as complex } from '@/content/site'
import { FLIGHT_ADDRESS, ROUTE_DATA } from '@/lib/delivery/next/route-change'
import { ADMIN } from '../support/administrator'
import { isTemplate } from '../pages/templates'
import { atNight } from '../support/at-night'
import { dayAhead } from '../support/bookings'
import { kill, startSite } from '../support/own-site'

/* What the office publishes is on every page at once, also on those that the build rendered. Uses its own store, because other
   tests read the facts of content. */
let site: Awaited<ReturnType<typeof startSite>>
let directory: string
let origin: string
test.beforeAll(async ({ baseURL }) => {
  if (process.env.BASE_URL) return
  directory = mkdtempSync(join(tmpdir(), 'facts-'))
  origin = baseURL ?? 'http://localhost:3000'
  site = await startSite(directory, origin)
})
test.afterAll(async () => {
  if (process.env.BASE_URL) return
  await kill(site.process)
  rmSync(directory, { recursive: true })
})
test.skip(process.env.BASE_URL !== undefined, 'other tests read the facts of the server under test')

const OLD = complex.phone
const NEW = '1600-1233'
const CALENDAR = `/api/visit-calendar?at=${dayAhead(7)}T10:30&id=someone`

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // Each renders every page anew, and has its own time for it.
  test.describe.configure({ mode: 'serial' })

  const OTHERS = [
    '/llms.txt',
    '/feed.xml',
    '/sitemap.xml',
    '/visit',
    '/registration',
    '/en/registration',
    '/.well-known/security.txt',
    '/no-such-page',
    '/v/none',
    CALENDAR,
  ]
  let listed: readonly string[]
  let homeBefore: string
  const read = async (path: string) => (await fetch(site.url + path)).text()
  async function expectNoOldNumber(addresses: readonly string[]) {
    for (const path of addresses) {
      const text = await read(path)
      expect(text, path).not.toContain(OLD)
      expect(text, path).not.toContain(OLD.replaceAll('-', ''))
    }
  }

  test('a phone number is changed by the office, and no old one is left anywhere', { tag: '@volume' }, async ({ page }) => {
    test.slow()
    listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    expect(listed.length).toBeGreaterThan(30)
    homeBefore = await read('/')
    expect(homeBefore).toContain(OLD)
    expect(await read(CALENDAR)).toContain(OLD)

    await page.context().request.post(`${site.url}/api/auth/sign-in`, { data: ADMIN })
    await page.goto(`${site.url}/admin/facts`)
    await page.getByRole('link', { name: '대표번호', exact: true }).click()
    await page.getByLabel('내용').fill('대표번호')
    await page.getByLabel(/변경 사유/).fill('대표번호 변경')
    await page.getByRole('button', { name: '게시' }).click()
    await expect(page.getByRole('status')).toContainText('고칠 곳이 있어')
    await expect(page.getByLabel('내용')).toHaveValue('대표번호')
    await expect(page.getByLabel('내용')).toHaveAccessibleDescription(/전화번호/)
    await page.getByLabel('내용').fill(NEW)
    await page.getByRole('button', { name: '게시' }).click()
    await expect(page.getByRole('status')).toContainText('게시했습니다')
    await expect(page.getByRole('row', { name: /대표번호 변경/ })).toContainText(NEW)

    await expectNoOldNumber([...listed, ...OTHERS])
  })

  test('the first answers of a restarted server have the new number, although the build has the old one', { tag: '@volume' }, async ({ request }) => {
    test.slow()
    await kill(site.process)
    site = await startSite(directory, origin)
    // The start expires by the same tags as the edit, which the test above proves of every page: by day one of each template.
    const pages = listed.filter(atNight(() => true, isTemplate))
    expect(pages.length).toBeGreaterThan(15)
    await expectNoOldNumber([...pages, ...OTHERS])
    const home = await read('/')
    expect(home).toContain(NEW)
    // What it hydrates from is beside it, as with the build's.
    expect(Math.abs(home.length - homeBefore.length)).toBeLessThan(200)
    const [data = ''] = new RegExp(`${FLIGHT_ADDRESS}\\w+${ROUTE_DATA}`).exec(home) ?? []
    expect(homeBefore).not.toContain(data)
    expect((await request.get(site.url + data)).headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
    expect(await read('/en')).toContain(NEW)
    expect(await read('/llms.txt')).toContain(NEW)
    expect(await read('/privacy')).toContain(NEW)
    expect(await read(CALENDAR)).toContain(NEW)
  })
})

test('a draft is seen on the real pages by staff alone, until they leave it, and is kept nowhere', async ({ page, request }) => {
  test.slow()
  const DRAFT = '아직 게시하지 않은 안내입니다.'
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const asVisitor = async (path: string, headers = {}) => (await request.get(site.url + path, { headers })).text()
  const bar = page.getByRole('region', { name: '미리보기' })

  await page.context().request.post(`${site.url}/api/auth/sign-in`, { data: ADMIN })
  await page.goto(`${site.url}/admin/facts/edit?path=site.officialNotice`)
  await page.getByLabel('내용').fill(DRAFT)
  await page.getByRole('button', { name: '실제 페이지에서 보기' }).click()
  await expect(bar).toContainText('공식 사이트 안내')
  await expect(page.getByText(DRAFT)).toHaveCount(1)
  const answered = await page.context().request.get(`${site.url}/privacy`)
  expect(answered.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
  expect(await answered.text()).toContain(DRAFT)

  const [preview] = (await page.context().cookies()).filter(({ name }) => name === 'site-preview')
  for (const path of ['/', '/privacy', '/SalesInfo/guide', '/llms.txt']) {
    await page.context().request.get(site.url + path)
    for (const headers of [{}, { cookie: `site-preview=${preview?.value}` }, { cookie: `site-preview=${preview?.value}; next-auth.session-token=forged` }]) {
      const text = await asVisitor(path, headers)
      expect(text, path).not.toContain(DRAFT)
      expect(text, path).not.toContain('미리보기')
    }
  }

  await bar.getByRole('button', { name: '미리보기 끝내기' }).click()
  await expect(page.getByRole('status')).toContainText('미리보기를 끝냈습니다')
  await expect(page.getByLabel('내용')).toHaveValue(DRAFT)
  const data = page.waitForResponse((response) => response.url().includes(FLIGHT_ADDRESS))
  await page.goto(site.url)
  expect((await data).status()).toBe(200)
  await expect(page.getByText(DRAFT)).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  expect(problems).toEqual([])
})
