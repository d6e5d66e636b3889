import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { routes } from '@/lib/routes'
import { ADMIN } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'
import { kill, startSite } from '../support/own-site'

/* Its own store: what other tests publish would be archived, too. At night, as pages are read some seconds after an edit. */
const NIGHTLY = { tag: '@nightly' }
let site: Awaited<ReturnType<typeof startSite>>
let directory: string
test.beforeAll(async ({ baseURL }) => {
  directory = mkdtempSync(join(tmpdir(), 'archive-'))
  site = await startSite(directory, baseURL ?? 'http://localhost:3000')
})
test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true })
})

const WAIT = { timeout: 120_000, intervals: [1000] }

test('the office reads what stood on the site before and after an edit, and downloads it as visitors got it', NIGHTLY, async ({ page, baseURL }) => {
  test.slow()
  const origin = baseURL ?? 'http://localhost:3000'
  const { request } = page.context()
  await request.post(`${site.url}/api/auth/sign-in`, { data: ADMIN })
  const archive = async () => (await request.get(`${site.url}/admin/archive`)).text()
  await expect.poll(archive, WAIT).toContain('1번')
  const before = await (await request.get(site.url + routes.brandIntro)).body()

  const published = await request.post(`${site.url}/api/admin/facts`, {
    form: { action: 'publish', path: 'site.phone', basedOn: '0', reason: '번호 변경', value: '1600-1234' },
    headers: { origin },
    maxRedirects: 0,
  })
  expect(published.headers()['location']).toContain('done=published')
  await expect.poll(archive, WAIT).toContain('2번')
  const after = await (await request.get(site.url + routes.brandIntro)).body()
  expect(after.toString()).toContain('1600-1234')

  const download = async (version: number) => {
    const form = { action: 'page', version: String(version), address: routes.brandIntro }
    return request.post(`${site.url}/api/admin/archive`, { form, headers: { origin } })
  }
  const [first, second] = [await download(1), await download(2)]
  expect(first.headers()).toMatchObject({
    'content-disposition': expect.stringContaining('attachment') as unknown as string,
    'x-content-type-options': 'nosniff',
  })
  expect((await first.body()).equals(before)).toBe(true)
  expect((await second.body()).equals(after)).toBe(true)

  await page.goto(`${site.url}/admin/archive?version=2`)
  await expect(page.getByRole('row').filter({ hasText: createHash('sha256').update(after).digest('hex') })).toContainText('브랜드 소개')
  expect(await accessibilityFindings(page, 'main')).toEqual([])
  const zip = await request.post(`${site.url}/api/admin/archive`, { form: { action: 'version', version: '2' }, headers: { origin } })
  expect((await zip.body()).subarray(0, 2).toString()).toBe('PK')
  expect((await request.post(`${site.url}/api/admin/archive`, { form: { action: 'version', version: '99' }, headers: { origin } })).status()).toBe(404)
})
