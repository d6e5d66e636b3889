import { expect, test, type APIRequestContext } from '@playwright/test'
import { freshPhone } from '../support/people'
import { PRESS_SITE } from '../support/press-site'

const FORM = 'application/x-www-form-urlencoded'
/** Every handler of a form, with its response to unknown data: anything but a refusal of the origin. */
const HANDLERS = [
  '/api/registrations',
  '/api/visits',
  '/api/popup-openings',
  '/api/press',
  '/api/auth/sign-in',
  '/api/auth/sign-out',
  '/api/auth/invitation',
  '/api/admin/walk-ins',
  '/api/admin/search',
  '/api/admin/hours',
  '/api/admin/registrations/none',
  '/api/admin/press/none',
  '/api/admin/accounts',
  '/api/admin/export',
]

const post = (request: APIRequestContext, path: string, headers: Readonly<Record<string, string>>, body = 'a=1') =>
  request.post(path, { headers: { 'content-type': FORM, ...headers }, data: body, maxRedirects: 0 })

for (const path of HANDLERS) {
  test(`${path}: accepts our page without a referrer as same-origin, refuses another site's iframe`, async ({ request }) => {
    const own = await post(request, path, { origin: 'null', 'sec-fetch-site': 'same-origin', accept: 'application/json' })
    expect(await own.text()).not.toContain('다른 사이트')
    if (path === '/api/visits' || path === '/api/popup-openings') return
    for (const site of ['cross-site', 'same-site', 'none']) {
      const foreign = await post(request, path, { origin: 'null', 'sec-fetch-site': site, accept: 'application/json' })
      expect(foreign.status()).toBe(403)
    }
    expect((await post(request, path, { origin: 'null', accept: 'application/json' })).status()).toBe(403)
  })
}

test('a form of a page without a referrer is posted by the browser', async ({ page }) => {
  await page.goto('/v/expired')
  expect(await page.locator('meta[name=referrer]').count()).toBeLessThanOrEqual(1)
  const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/api/registrations'))
  await page
    .locator('dialog form')
    .first()
    .evaluate((form: HTMLFormElement, phone) => {
      for (const [name, value] of Object.entries({ name: '홍길동', phone, birthdate: '950527' }))
        form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value
      for (const choice of ['[name=privacyConsent]', '[name=visitWanted][value=""]']) form.querySelector<HTMLInputElement>(choice)!.checked = true
      form.submit()
    }, freshPhone())
  expect(await (await request).headerValue('origin')).toBe('null')
  await expect(page).toHaveURL(/\/registration$/)
  await expect(page.getByText('등록이 완료되었습니다.').first()).toBeVisible()
})

const JSON_ACCEPTED = [
  'application/json',
  'application/json, text/plain, */*',
  '*/*;q=0.1, application/json',
  'text/plain;q=0.9, application/json;q=0.1',
  'application/json, text/html;q=0.5',
]
const PAGE_ACCEPTED = [
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html, application/json;q=0.9',
  'application/json;q=0, text/html',
]

const registration = () =>
  new URLSearchParams({ site: PRESS_SITE, source: 'home', name: '홍길동', phone: freshPhone(), birthdate: '950527', privacyConsent: 'on' }).toString()
const REFUSED: readonly (readonly [path: string, body: () => string])[] = [
  ['/api/registrations', () => 'name='],
  ['/api/visits', () => 'action=cancel&token=none&version=1'],
  ['/api/auth/sign-in', () => 'email=nobody%40example.com&password=none'],
  ['/api/press', () => 'site=a'],
  ['/api/admin/walk-ins', () => 'name='],
  ['/api/admin/registrations/none', () => 'action=call'],
  ['/api/none', () => 'a=1'],
]

for (const [path, body] of REFUSED) {
  test(`${path}: a refusal is JSON for a client that accepts JSON, a page for a browser`, async ({ request }) => {
    for (const accept of JSON_ACCEPTED) {
      const answer = await post(request, path, { accept }, body())
      expect.soft(answer.headers()['content-type'], accept).toContain('application/json')
      expect.soft(answer.status(), accept).toBeGreaterThanOrEqual(400)
    }
    for (const accept of PAGE_ACCEPTED) {
      const answer = await post(request, path, { accept }, body())
      expect.soft(answer.headers()['content-type'] ?? 'a redirect', accept).toMatch(/text\/html|a redirect/)
    }
  })
}

test('a registration by form answers as requested: JSON, or a redirect to a page', async ({ request }) => {
  for (const accept of JSON_ACCEPTED) expect((await post(request, '/api/registrations', { accept }, registration())).status()).toBe(201)
  for (const accept of [...PAGE_ACCEPTED, '*/*']) expect((await post(request, '/api/registrations', { accept }, registration())).status()).toBe(303)
})
