import { expect, test } from '@playwright/test'
import { PRESS_PATH } from '../support/press-site'
import { PUBLIC_PATHS } from './public-paths'

/** Crawlers of link previews read the first bytes of a document, and not all of them 32 kB. */
const FIRST_BYTES = 4096
const METADATA = /<title>|<meta [^>]*>|<link rel="(?:canonical|icon|apple-touch-icon|manifest|alternate)"[^>]*>/g
const OTHERS = [`${PRESS_PATH}/model-house-opening`, `${PRESS_PATH}?signin=failed`, '/registration', '/admin/sign-in', '/nowhere', '/none/press']

for (const path of [...PUBLIC_PATHS, ...OTHERS]) {
  test(`${decodeURI(path)} says what it is in its first 4 kB, and names icons and feed`, async ({ request }) => {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const head = html.slice(0, html.indexOf('</head>')).replace(/<style>[\s\S]*?<\/style>/g, (style) => ' '.repeat(style.length))
    const last = [...head.matchAll(METADATA)].at(-1)
    expect(Buffer.byteLength(head.slice(0, (last?.index ?? 0) + (last?.[0].length ?? 0)))).toBeLessThan(FIRST_BYTES)
    for (const tag of ['<title>', 'rel="icon"', 'rel="apple-touch-icon"', 'type="application/rss+xml"']) expect(head).toContain(tag)
    expect(html.slice(html.indexOf('</head>'))).not.toMatch(/<meta name="(?:description|robots)"/)
  })
}

test('fonts are asked for behind the content, which they would hold back', async ({ request }) => {
  for (const path of ['/', '/FloorPlan/84A', PRESS_PATH, '/nowhere']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const fonts = [...html.matchAll(/<link [^>]*as="font"[^>]*>/g)]
    expect(fonts.length, path).toBeGreaterThan(2)
    for (const { index } of fonts) expect(index, path).toBeGreaterThan(html.indexOf('</main>'))
  }
})

test('icons and feed are where the heads say', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|alternate)"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href, 'http://any').pathname,
  )
  expect(links.length).toBeGreaterThanOrEqual(4)
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
})

for (const path of ['/pictures/x.webp', '/foo.js', '/_next/static/chunks/none.js']) {
  test(`${path} is not there, and says so in a few bytes`, async ({ request }) => {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    expect(answer.status()).toBe(404)
    expect((await answer.body()).length).toBeLessThan(1024)
  })
}

test('a page rendered at run time carries the styles it uses, not all of the site’s', async ({ request }) => {
  for (const path of [PRESS_PATH, '/registration', '/nowhere']) {
    const styles = [...(await (await request.get(path)).text()).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('')
    expect(styles.length, path).toBeLessThan(64 * 1024)
  }
})

test('programs are told what is here and whom to tell of a weakness', async ({ request }) => {
  const llms = await (await request.get('/llms.txt')).text()
  expect(llms).toMatch(/^# .+\n\n> .+/)
  for (const [, href = ''] of llms.matchAll(/\]\((https?:[^)]+)\)/g))
    expect((await request.get(new URL(href).pathname, { maxRedirects: 0 })).status(), href).toBe(200)
  const security = await (await request.get('/.well-known/security.txt')).text()
  expect(security).toMatch(/^Contact: mailto:/)
  expect(Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now())
  expect((await request.get('/indexnow.txt')).status()).toBe(404)
})

test('the sitemap has pictures, films and the day of an article’s last change', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toMatch(/<image:loc>https?:[^<]+\.jpg<\/image:loc>/)
  expect(sitemap.match(/<video:video>/g)).toHaveLength(4)
  expect(sitemap).toMatch(/<video:duration>[1-9]\d*<\/video:duration>/)
  expect(sitemap).not.toContain('/BusinessGuide/documents<')
})
