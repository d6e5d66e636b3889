import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { REGISTRATION_RESULT_PATH, tourPath } from '@/lib/routes'
import { tours } from '@/content/tours'
import { documentReferences, styleReferences, TYPES, type Reference, type ReferenceKind } from '../support/references'
import { PUBLIC_PATHS } from './public-paths'

const NOT_FOUND = '/nowhere'
/** Documents that no sitemap names. */
const UNLISTED = [REGISTRATION_RESULT_PATH, NOT_FOUND, '/admin/sign-in', ...(tours?.tabs ?? []).map(({ key }) => tourPath(key))]
/** Asked at one time: a browser's six, twice. */
const AT_ONCE = 12

/** Elements' ids, and the first fragment of every page. */
const idsOf = (html: string) => new Set(['', 'top', ...[...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)])

test('whatever a document, style sheet, manifest, sitemap, feed or llms.txt refers to is there, of its type, in one hop', async ({ request }) => {
  test.slow()
  const get = (path: string) => request.get(path, { maxRedirects: 0, headers: { accept: 'text/html,*/*' } })
  /** Absolute addresses are of the configured origin, whatever port this server has. */
  const origin = new URL(
    parse(await (await get('/')).text())
      .querySelector('link[rel=canonical]')
      ?.getAttribute('href') ?? '',
  ).origin
  const faults: string[] = []
  /** By path with its query: the kinds asked of it, the fragments, and one place that refers to it. */
  const wanted = new Map<string, { kinds: Set<ReferenceKind>; fragments: Set<string>; from: string }>()
  const add = (from: string, references: readonly Reference[]) => {
    for (const { kind, address } of references) {
      const url = new URL(address, `${origin}${from}`)
      if (url.origin !== origin) continue
      const key = url.pathname + url.search
      const entry = wanted.get(key) ?? { kinds: new Set(), fragments: new Set(), from }
      entry.kinds.add(kind)
      entry.fragments.add(decodeURIComponent(url.hash.slice(1)))
      wanted.set(key, entry)
    }
  }

  const text = async (path: string) => (await get(path)).text()
  const locations = (xml: string, tag: string) => [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(([, address = '']) => address)
  const sitemap = await text('/sitemap.xml')
  add('/sitemap.xml', [
    ...locations(sitemap, 'loc').map((address): Reference => ({ kind: 'page', address })),
    ...[...locations(sitemap, 'image:loc'), ...locations(sitemap, 'video:thumbnail_loc')].map((address): Reference => ({ kind: 'image', address })),
    ...locations(sitemap, 'video:content_loc').map((address): Reference => ({ kind: 'film', address })),
  ])
  const feed = await text('/feed.xml')
  add('/feed.xml', [
    ...[...locations(feed, 'link'), ...locations(feed, 'guid')].map((address): Reference => ({ kind: 'page', address })),
    ...[...feed.matchAll(/<enclosure url="([^"]+)"/g)].map(([, address = '']): Reference => ({ kind: 'image', address })),
    ...[...feed.matchAll(/<atom:link href="([^"]+)"/g)].map(([, address = '']): Reference => ({ kind: 'feed', address })),
  ])
  add(
    '/llms.txt',
    [...(await text('/llms.txt')).matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']): Reference => ({ kind: 'page', address })),
  )
  add(
    '/robots.txt',
    [...(await text('/robots.txt')).matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']): Reference => ({ kind: 'anything', address })),
  )
  const manifest = JSON.parse(await text('/manifest.webmanifest')) as { start_url: string; icons: { src: string }[] }
  add('/manifest.webmanifest', [
    { kind: 'page', address: manifest.start_url },
    ...manifest.icons.map(({ src }): Reference => ({ kind: 'image', address: src })),
  ])

  const documents = new Map<string, string>()
  const requested = new Set<string>()
  for (const path of [...PUBLIC_PATHS, ...UNLISTED]) {
    const answer = await get(path)
    const html = await answer.text()
    expect(answer.status(), path).toBe(path === NOT_FOUND ? 404 : 200)
    documents.set(path, html)
    requested.add(path)
    add(path, documentReferences(html, origin))
  }

  const fetchReference = async (key: string) => {
    const { kinds, from } = wanted.get(key) ?? { kinds: new Set<ReferenceKind>(), from: '' }
    const answer = await get(key)
    const type = answer.headers()['content-type'] ?? ''
    if (answer.status() !== 200) faults.push(`${key}: ${answer.status()}, in ${from}`)
    for (const kind of kinds) if (answer.status() === 200 && !TYPES[kind].test(type)) faults.push(`${key}: ${type} as ${kind}, in ${from}`)
    if (type.startsWith('text/css')) add(key, styleReferences(await answer.text()))
    else if (type.startsWith('text/html') && !documents.has(key)) {
      const html = await answer.text()
      documents.set(key, html)
      add(key, documentReferences(html, origin))
    }
  }
  // Style sheets and articles refer to more: until nothing new is named.
  const unrequested = () => [...wanted.keys()].filter((key) => !requested.has(key))
  for (let left = unrequested(); left.length > 0; left = unrequested()) {
    for (let start = 0; start < left.length; start += AT_ONCE) {
      const some = left.slice(start, start + AT_ONCE)
      for (const key of some) requested.add(key)
      await Promise.all(some.map(fetchReference))
    }
  }
  for (const [key, { fragments, from }] of wanted) {
    const html = documents.get(key)
    const ids = html === undefined ? undefined : idsOf(html)
    for (const fragment of fragments) if (ids && !ids.has(fragment)) faults.push(`${key}#${fragment}: no such element, in ${from}`)
  }
  expect(faults).toEqual([])
  // A crawl that finds little proves little.
  expect(requested.size).toBeGreaterThan(500)
})
