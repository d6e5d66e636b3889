import { expect, test } from '@playwright/test'
import { haveAdminSession, postArticle } from '../support/administrator'
import { PRESS_PATH } from '../support/press-site'
import { hydrated } from '../support/page-costs'

for (const path of ['/', PRESS_PATH]) {
  test(`${path} is compressed, and answers 304 to a current validator`, async ({ request }) => {
    const first = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    expect(first.headers()['content-encoding']).toBe('br')
    const etag = first.headers().etag ?? ''
    expect(etag).not.toBe('')
    const again = await request.get(path, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect(again.status()).toBe(304)
    const head = await request.head(path, { headers: { 'accept-encoding': 'br' } })
    expect(head.headers().etag).toBe(etag)
    expect(head.headers()['content-length']).toBe(first.headers()['content-length'])
  })
}

test('after a new article, its page and the changed list answer 304 to the second request', async ({ page, request }) => {
  await haveAdminSession(page)
  const id = await postArticle(page.request)
  for (const path of [`${PRESS_PATH}/${id}`, PRESS_PATH]) {
    const first = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    expect([first.status(), first.headers()['content-encoding']], path).toEqual([200, 'br'])
    const again = await request.get(path, { headers: { 'accept-encoding': 'br', 'if-none-match': first.headers().etag ?? '' } })
    expect(again.status(), path).toBe(304)
  }
})

test('files with a hash in their names are immutable', async ({ page, request }) => {
  await page.goto('/')
  const font = await page.locator('link[rel="preload"][as="font"]').first().getAttribute('href')
  const response = await request.get(font ?? '')
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toContain('immutable')
})

test('links become route changes once the framework has loaded, with Back', async ({ page }) => {
  await page.goto('/Brand/intro')
  await hydrated(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await page.locator('main a[href="/Brand/video"]').first().click()
  await expect(page).toHaveURL(/\/Brand\/video$/)
  await expect(page.locator('html[data-same-document]')).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(/\/Brand\/intro$/)
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})
