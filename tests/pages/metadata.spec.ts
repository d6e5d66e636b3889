import { expect, test, type Page } from '@playwright/test'
import { site } from '@/content/site'
import { PUBLIC_PATHS } from './public-paths'

// What search engines and link previews read: the HTML as it is sent.
test.use({ javaScriptEnabled: false })

const attribute = (page: Page, selector: string, name: string) => page.locator(selector).getAttribute(name)
const meta = (page: Page, key: string) => attribute(page, `meta[property="${key}"], meta[name="${key}"]`, 'content')

for (const path of PUBLIC_PATHS) {
  test(`${decodeURI(path)} says in its HTML what it is`, async ({ page, request, baseURL }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await expect(page.locator('h1')).toHaveCount(1)

    const title = await page.title()
    expect(title).toContain(site.name)
    const description = (await meta(page, 'description')) ?? ''
    expect(description.length).toBeGreaterThanOrEqual(40)
    expect(await meta(page, 'robots')).toBe('index, follow')

    const canonical = new URL((await attribute(page, 'link[rel=canonical]', 'href')) ?? '')
    expect(canonical.pathname).toBe(path)

    expect(await meta(page, 'og:title')).toBe(title)
    expect(await meta(page, 'og:description')).toBe(description)
    expect(await meta(page, 'og:url')).toBe(canonical.href.replace(/\/$/, path === '/' ? '' : '/'))
    expect(await meta(page, 'og:locale')).toBe('ko_KR')
    expect(await meta(page, 'og:site_name')).toBe(site.name)
    expect(await meta(page, 'og:image:width')).toBe('1200')
    expect(await meta(page, 'og:image:height')).toBe('630')
    expect(await meta(page, 'og:image:alt')).toBeTruthy()
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image')
    expect(await meta(page, 'twitter:title')).toBe(title)
    expect(await meta(page, 'twitter:image')).toBe(await meta(page, 'og:image'))

    const image = await request.get(new URL((await meta(page, 'og:image')) ?? '').pathname, { headers: { range: 'bytes=0-0' } })
    expect(image.ok(), `${image.url()} of ${baseURL}`).toBe(true)
    expect(image.headers()['content-type']).toMatch(/^image\/(jpeg|png)$/)
  })
}

test('no two pages share a title or a description', async ({ page }) => {
  test.setTimeout(180_000)
  const seen = new Map<string, string>()
  for (const path of PUBLIC_PATHS) {
    await page.goto(path)
    for (const words of [await page.title(), (await meta(page, 'description')) ?? '']) {
      expect(seen.get(words), `${path}: ${words}`).toBeUndefined()
      seen.set(words, path)
    }
  }
})
