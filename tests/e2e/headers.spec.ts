import { expect, test } from '@playwright/test'
import { PRESS_PATH } from '../support/press-site'
import { ARTICLE } from '../support/server-headers'
import { hydrated } from '../support/page-costs'

const PAGES = ['/', '/FloorPlan/84A', PRESS_PATH, '/registration', '/admin/sign-in', '/no/such/page']

for (const path of PAGES) {
  test(`${path} lists hashes of its inline scripts and styles, and does not violate its own policy`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) faults.push(message.text())
    })
    const response = await page.goto(path, { waitUntil: 'load' })
    const headers = response?.headers() ?? {}
    expect(headers['content-security-policy']).toContain("object-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    // Hydrated: the router has marked the entry, and React had nothing to complain about.
    await hydrated(page)
    expect(faults).toEqual([])
  })
}

test('caches may serve a press list for a minute, and for an hour at most while they revalidate it', async ({ request }) => {
  for (const path of [PRESS_PATH, ARTICLE]) {
    // Next answers the first request, the cache in front of it the second.
    for (const asked of [await request.get(path), await request.get(path)])
      expect(asked.headers()['cache-control']).toBe('s-maxage=60, stale-while-revalidate=3540')
  }
})
