import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { site } from '@/content/site'
import { routes, siteCustomerPath } from '@/lib/routes'
import { PUBLIC_PATHS } from './public-paths'
import { metaContent, sentHtml, shownText } from './sent-html'

for (const path of PUBLIC_PATHS) {
  test(`${decodeURI(path)} says in its HTML what it is`, async ({ request, baseURL }) => {
    const page = await sentHtml(request, path)
    const meta = (key: string) => metaContent(page, key)
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('ko')
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(shownText(page.querySelector('h1'))).not.toBe('')

    expect(page.querySelectorAll('head > title')).toHaveLength(1)
    const title = shownText(page.querySelector('head > title'))
    expect(title).toContain(site.name)
    const description = meta('description') ?? ''
    expect(description.length).toBeGreaterThanOrEqual(40)
    expect(meta('robots')).toBe(path === routes.businessDocuments ? 'noindex, follow' : 'index, follow')

    const canonicals = page.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href') ?? '')
    expect(canonicals).toHaveLength(1)
    const canonical = new URL(canonicals[0] ?? '')
    expect(canonical.pathname).toBe(path === siteCustomerPath(site.defaultPressSite) ? routes.customer : path)

    expect(meta('og:title')).toBe(title)
    expect(meta('og:description')).toBe(description)
    expect(meta('og:url')).toBe(canonical.href.replace(/\/$/, path === '/' ? '' : '/'))
    expect(meta('og:locale')).toBe('ko_KR')
    expect(meta('og:site_name')).toBe(site.name)
    expect(meta('og:image:width')).toBe('1200')
    expect(meta('og:image:height')).toBe('630')
    expect(meta('og:image:alt')).toMatch(/[가-힣]/)
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('twitter:title')).toBe(title)
    expect(meta('twitter:image')).toBe(meta('og:image'))

    const image = await request.get(new URL(meta('og:image') ?? '').pathname)
    expect(image.ok(), `${image.url()} of ${baseURL}`).toBe(true)
    expect(image.headers()['content-type']).toBe('image/jpeg')
    expect(await sharp(await image.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    // The words of the picture are this page's: its alternative text begins with them.
    if (path !== routes.home) expect(meta('og:image:alt')?.startsWith(`${shownText(page.querySelector('h1'))}, ${site.name}`), meta('og:image:alt')).toBe(true)
  })
}

test('no two pages share a title, a description or a picture in link previews', { tag: '@smoke' }, async ({ request }) => {
  const seen = new Map<string, string>()
  for (const path of PUBLIC_PATHS) {
    const page = await sentHtml(request, path)
    for (const words of [shownText(page.querySelector('head > title')), metaContent(page, 'description') ?? '', metaContent(page, 'og:image') ?? '']) {
      expect(seen.get(words), `${path}: ${words}`).toBeUndefined()
      seen.set(words, path)
    }
  }
})

test('no heading has a label in English over it', async ({ request }) => {
  for (const path of PUBLIC_PATHS) {
    const labels = (await sentHtml(request, path)).querySelectorAll('main p[lang="en"]').map(shownText)
    expect(labels, path).toEqual([])
  }
})
