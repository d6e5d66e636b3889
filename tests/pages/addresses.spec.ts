import { expect, test } from '@playwright/test'
import { site } from '@/content/site'
import { PRESS_REDIRECT_PATH, pressListPath, routes, siteCustomerPath } from '@/lib/routes'
import { ENGLISH_PATHS, PUBLIC_PATHS } from './public-paths'

/** Both other letter cases of a path. An escape's own letters (%ea, %EA) are no spelling of it. */
const otherCases = (path: string): string[] =>
  [decodeURI(path).toLowerCase(), decodeURI(path).toUpperCase(), swapFirstCase(decodeURI(path))]
    .filter((spelling) => spelling !== decodeURI(path))
    .map(encodeURI)

/** `/Brand/intro` as `/brand/intro`, `/privacy` as `/Privacy`: what people type. */
const swapFirstCase = (path: string): string =>
  path.replace(/[a-z]/i, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))

test('every other letter case of an address is a permanent redirect to the canonical one', async ({ request }) => {
  for (const path of PUBLIC_PATHS.filter((each) => each !== '/')) {
    // At least one is never the path itself: a replacement that changes nothing would leave nothing to ask for.
    expect(otherCases(path).length, path).toBeGreaterThanOrEqual(2)
    for (const variant of otherCases(path)) {
      const response = await request.get(variant, { maxRedirects: 0 })
      expect(response.status(), variant).toBe(308)
      expect(new URL(response.headers().location ?? '', 'http://any').pathname, variant).toBe(path)
    }
  }
})

test('stampTax keeps its one spelling', async ({ request }) => {
  const response = await request.get('/SalesInfo/StampTax', { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toMatch(/\/SalesInfo\/stampTax$/)
})

test('the old press address is replaced by the default site’s list', async ({ request }) => {
  const response = await request.get(PRESS_REDIRECT_PATH, { maxRedirects: 0 })
  // Not for good: which site is the default one may change.
  expect(response.status()).toBe(307)
  expect(new URL(response.headers().location ?? '', 'http://any').pathname).toBe(pressListPath(site.defaultPressSite))
})

for (const path of ['/nowhere', '/FloorPlan/99Z', '/Interior/99Z', '/%EC%97%86%EC%9D%8C/press']) {
  test(`${decodeURI(path)} is not found`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    expect(await response.text()).toMatch(/<h1[^>]*>Not Found/)
  })
}

test('an address that does not exist stays the page that says so once the framework is there', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/nowhere', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not Found')
})

test('the sitemap lists every public page once, the robots file names it', { tag: '@smoke' }, async ({ request }) => {
  const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(new Set(listed).size).toBe(listed.length)
  // A placeholder, and the double of the customer page, are not for search engines.
  const unlisted = [routes.businessDocuments, siteCustomerPath(site.defaultPressSite)]
  expect(listed.filter((path) => !path.includes('/press/'))).toEqual([...PUBLIC_PATHS.filter((path) => !unlisted.includes(path)), ...ENGLISH_PATHS])
  // And nothing but them and articles.
  const article = new RegExp(`^${pressListPath(site.defaultPressSite)}/[\\w-]+$`)
  expect(listed.filter((path) => ![...PUBLIC_PATHS, ...ENGLISH_PATHS].includes(path) && !article.test(path))).toEqual([])
  expect(listed.filter((path) => article.test(path)).length).toBeGreaterThan(0)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/User-Agent: Yeti/)
  expect(robots).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/)
  expect(robots).toMatch(/Disallow: \/admin/)
})

test('the manifest names the complex and icons that exist', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { name: string; icons: { src: string }[] }
  expect(manifest.name).toBe(site.name)
  expect(manifest.icons.length).toBeGreaterThan(1)
  for (const icon of manifest.icons) expect((await request.get(icon.src)).status(), icon.src).toBe(200)
})
