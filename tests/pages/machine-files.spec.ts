import { expect, test, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { xmlFaults } from '../support/validate-xml'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

const served = async (request: APIRequestContext, path: string, type: RegExp) => {
  const answer = await request.get(path, { maxRedirects: 0 })
  expect(answer.status(), path).toBe(200)
  expect(answer.headers()['content-type'], path).toMatch(type)
  return answer
}

test('the sitemap is valid by the schemas of protocol, pictures and films', async ({ request }) => {
  expect(await xmlFaults(await (await served(request, '/sitemap.xml', /^application\/xml/)).text(), 'sitemap')).toEqual([])
})

test('the feed is valid RSS 2.0 and names itself', async ({ request }) => {
  const xml = await (await served(request, '/feed.xml', /^application\/rss\+xml; charset=utf-8$/)).text()
  expect(await xmlFaults(xml, 'rss')).toEqual([])
  expect(xml.match(/<item>/g)?.length ?? 0).toBeGreaterThan(0)
  const guids = [...xml.matchAll(/<guid[^>]*>([^<]+)</g)].map(([, guid]) => guid)
  expect(new Set(guids).size).toBe(guids.length)
})

for (const path of ['/feed.xml', '/sitemap.xml'])
  test(`${path} is sent once to a reader who keeps it`, async ({ request }) => {
    const whole = await request.get(path)
    const { etag = '', 'last-modified': date = '' } = whole.headers()
    expect(etag).toMatch(/^(?:W\/)?"[\w-]+"$/)
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.parse(whole.headers().date ?? ''))
    for (const headers of [{ 'if-none-match': etag }, { 'if-none-match': `"x", ${etag.replace('W/', '')}` }, { 'if-modified-since': date }] as Record<
      string,
      string
    >[]) {
      const [kept, head] = [await request.get(path, { headers }), await request.head(path, { headers })]
      expect([headers, kept.status(), (await kept.body()).length, head.status()]).toEqual([headers, 304, 0, 304])
      expect(kept.headers()['last-modified']).toBe(date)
    }
    for (const headers of [{ 'if-none-match': '"x"' }, { 'if-modified-since': 'Fri, 27 Nov 2020 00:00:00 GMT' }] as Record<string, string>[])
      expect([headers, (await request.get(path, { headers })).status()]).toEqual([headers, 200])
    const head = await request.head(path)
    expect([head.status(), head.headers()['content-type'], (await head.body()).length]).toEqual([200, whole.headers()['content-type'], 0])
  })

test('the manifest has what installing asks for, and icons as large as they are declared', async ({ request }) => {
  const manifest = (await (await served(request, '/manifest.webmanifest', /^application\/manifest\+json/)).json()) as Record<string, string> & {
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
  }
  for (const member of ['name', 'short_name', 'description', 'start_url', 'scope', 'lang', 'display', 'theme_color', 'background_color'])
    expect(manifest[member], member).toMatch(/./)
  expect(manifest.start_url?.startsWith(manifest.scope ?? 'none')).toBe(true)
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(await (await served(request, src, /^image\//)).body()).metadata()
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type])
  }
})

test('security.txt has the fields of RFC 9116, each as often as it may be there', async ({ request }) => {
  const answer = await served(request, '/.well-known/security.txt', /^text\/plain; charset=utf-8$/)
  const fields = (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line])
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value ?? '')
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  for (const contact of valuesOf('Contact')) expect(contact).toMatch(/^(?:https:\/\/|mailto:[^@\s]+@[^@\s]+$|tel:\+[\d-]+$)/)
  const [expires = ''] = valuesOf('Expires')
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  // By the server's own clock: what a finder of a weakness would compare it with.
  const left = Date.parse(expires) - Date.parse(answer.headers().date ?? '')
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(YEAR_MS)
  expect(new URL(valuesOf('Canonical')[0] ?? '').pathname).toBe('/.well-known/security.txt')
})

test('llms.txt is what llmstxt.org describes: a name, a summary, facts, and lists of links with what is behind each', async ({ request }) => {
  const text = await (await served(request, '/llms.txt', /^text\/plain; charset=utf-8$/)).text()
  const [name = '', summary = '', facts = '', ...sections] = text.trimEnd().split('\n\n')
  expect(name).toMatch(/^# [^\n]+$/)
  expect(summary).toMatch(/^> [^\n]+$/)
  for (const fact of facts.split('\n')) expect(fact).toMatch(/^- ./)
  expect(sections.length).toBeGreaterThan(10)
  sections.forEach((section, index) => {
    if (index % 2 === 0) expect(section).toMatch(/^## [^\n]+$/)
    else for (const line of section.split('\n')) expect(line).toMatch(/^- \[[^\]]+\]\(https?:\/\/[!-~]+\): .{20,}$/)
  })
})
