import { expect, test } from '@playwright/test'
import { pressSites } from '@/content/press-sites'
import { missingArticlePath, pressArticlePath, pressListPath } from '@/lib/routes'
import { haveAdminSession, postArticle } from '../support/administrator'
import { exchange, valuesOf } from '../support/raw-http'
import { hydrated } from '../support/page-costs'

const SITES = pressSites.map(({ slug }) => slug)
const [SITE = ''] = SITES
const LIST = pressListPath(SITE)
const MISSING = missingArticlePath(SITE)
const NOTICE = '찾으시는 글이 없습니다'

/** Identifiers that no article can have, percent-encoded. */
const IDS = [
  'there-is-none',
  '0',
  '-1',
  'null',
  '__proto__',
  '__none__',
  'page.html',
  'logo.png',
  'a.b.c',
  'x'.repeat(1600),
  '%ED%95%9C%EA%B8%80',
  'a%20b',
  'a%2Fb',
  'a%5Cb',
  '%00',
  '%',
  '%E0%A4',
  '%C0%AF',
  '%22%3E%3Cscript%3E',
  "';drop",
  '%F0%9F%8F%A0',
  '...',
]

for (const site of SITES)
  test(`a missing article redirects to the press list of ${site}, whatever its address, by GET and HEAD`, async ({ baseURL }) => {
    for (const id of IDS)
      for (const method of ['GET', 'HEAD']) {
        const answer = await exchange(
          baseURL!,
          `${method} ${pressListPath(site)}/${id} HTTP/1.1\r\nhost: ${new URL(baseURL!).host}\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
        )
        expect.soft([answer.status, valuesOf(answer, 'location')], `${method} ${id.slice(0, 40)}`).toEqual([307, [missingArticlePath(site)]])
        if (method === 'HEAD') expect.soft(answer.body).toHaveLength(0)
      }
  })

test('a draft, an unpublished and a deleted article redirect too, until they are published again', async ({ page, request }) => {
  await haveAdminSession(page)
  const id = await postArticle(page.request, { title: `없어질 글 ${Date.now().toString(36)}` })
  const path = pressArticlePath(SITE, id)
  const statusOf = async () => (await request.get(path, { maxRedirects: 0 })).status()
  const patch = async (status: string) => expect((await page.request.patch(`/api/press/${id}`, { data: { status } })).status()).toBe(200)
  expect(await statusOf()).toBe(200)
  await patch('unpublished')
  expect(await statusOf()).toBe(307)
  await patch('published')
  expect(await statusOf()).toBe(200)
  expect((await page.request.delete(`/api/press/${id}`)).ok()).toBe(true)
  expect(await statusOf()).toBe(307)

  const draft = await postArticle(page.request, { title: `초안 ${Date.now().toString(36)}`, status: 'draft' })
  expect((await request.get(pressArticlePath(SITE, draft), { maxRedirects: 0 })).status()).toBe(307)
})

test('the list says that the article does not exist, before its table, first of all in its title; its address is not a page of its own', async ({
  page,
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  for (const visitor of [page, plain]) {
    await visitor.goto('/')
    await visitor.goto(`${LIST}/there-is-none`)
    await expect(visitor).toHaveURL(MISSING)
    const notice = visitor.getByRole('alert').filter({ hasText: NOTICE })
    await expect(notice).toBeVisible()
    expect((await notice.boundingBox())!.y).toBeLessThan((await visitor.getByRole('table').boundingBox())!.y)
    await expect(visitor).toHaveTitle(/^글을 찾을 수 없습니다/)
    await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${LIST}$`))
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    // The redirecting address adds no entry to the history.
    await visitor.goBack()
    await expect(visitor).toHaveURL(/\/$/)
  }
  await plain.close()
})

test('the cached list for others has no such notice; an unknown notice shows none', async ({ request }) => {
  await request.get(`${LIST}/there-is-none`)
  const list = await request.get(LIST)
  expect(list.headers()['cache-control']).toMatch(/s-maxage/)
  expect(await list.text()).not.toContain(NOTICE)
  const own = await request.get(MISSING)
  expect(own.headers()['cache-control']).toMatch(/no-store/)
  expect(await (await request.get(`${LIST}?notice=another`)).text()).not.toContain(NOTICE)
})

test('a link to an article deleted meanwhile leads to the list by a route change, which screen readers announce', async ({ page, browser }) => {
  const admin = await browser.newPage()
  await haveAdminSession(admin)
  const title = `지워지는 글 ${Date.now().toString(36)}`
  const id = await postArticle(admin.request, { title })
  await page.goto(LIST)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const link = page.getByRole('table').getByRole('link', { name: title })
  await expect(link).toBeVisible()
  await admin.request.delete(`/api/press/${id}`)
  await link.click()
  await expect(page).toHaveURL(MISSING)
  await expect(page.getByRole('alert').filter({ hasText: NOTICE })).toBeVisible()
  await expect(page).toHaveTitle(/^글을 찾을 수 없습니다/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await admin.close()
})

test("another site's article redirects to the list of the requested site; an unknown site is not found", async ({ request }) => {
  for (const other of SITES.slice(1)) {
    const answer = await request.get(`${pressListPath(other)}/model-house-opening`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([307, missingArticlePath(other)])
  }
  for (const path of ['/no-such-site/press', '/no-such-site/press/none', '/no-such-site/press/x.html', '/no-such-site/press/%00'])
    expect((await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })).status(), path).toBe(404)
})
