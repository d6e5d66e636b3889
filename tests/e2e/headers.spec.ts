import { expect, test } from '@playwright/test'
import { PRESS_PATH } from '../support/press-site'
import { ARTICLE } from '../support/server-headers'
import { hydrated } from '../support/page-costs'

const PAGES = ['/', '/FloorPlan/84A', PRESS_PATH, '/registration', '/admin/sign-in', '/no/such/page']

for (const path of PAGES) {
  test(`${path} names its inline scripts and styles, and breaks no rule of its own policy`, async ({ page }) => {
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

test('a press list is shown for a minute by whatever keeps it, and for an hour at most while it is asked for anew', async ({ request }) => {
  for (const path of [PRESS_PATH, ARTICLE]) {
    // The first asker has it from Next, the second from the cache in front of it.
    for (const asked of [await request.get(path), await request.get(path)])
      expect(asked.headers()['cache-control']).toBe('s-maxage=60, stale-while-revalidate=3540')
  }
})
