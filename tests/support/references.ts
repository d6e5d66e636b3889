import { parse, type HTMLElement } from 'node-html-parser'

/** Kind of a reference, which decides its allowed types. */
export type ReferenceKind = 'page' | 'image' | 'film' | 'captions' | 'style' | 'script' | 'font' | 'feed' | 'manifest' | 'anything'

export interface Reference {
  readonly kind: ReferenceKind
  /** As written; relative or absolute. */
  readonly address: string
}

/** Media types that the target of each kind may have. */
export const TYPES: Readonly<Record<ReferenceKind, RegExp>> = {
  page: /^text\/html/,
  image: /^image\/(?:jpeg|png|webp|avif|svg\+xml|x-icon|vnd\.microsoft\.icon)/,
  film: /^video\/(?:mp4|webm)/,
  captions: /^text\/vtt/,
  style: /^text\/css/,
  script: /^(?:text|application)\/javascript/,
  font: /^font\/woff2/,
  feed: /^application\/rss\+xml/,
  manifest: /^application\/manifest\+json/,
  anything: /./,
}

/** By the extension of a file's name; undefined where that is ambiguous. */
function kindByName(address: string): ReferenceKind | undefined {
  const ending = /\.([a-z0-9]+)(?:[?#].*)?$/.exec(address)?.[1] ?? ''
  const kinds: Record<string, ReferenceKind> = {
    ...Object.fromEntries(['jpg', 'png', 'webp', 'avif', 'svg', 'ico'].map((each) => [each, 'image'])),
    mp4: 'film',
    webm: 'film',
    vtt: 'captions',
    css: 'style',
    js: 'script',
    woff2: 'font',
    webmanifest: 'manifest',
    txt: 'anything',
    xml: 'anything',
    pdf: 'anything',
  }
  return kinds[ending]
}

const named = (address: string, otherwise: ReferenceKind = 'page'): Reference => ({ kind: kindByName(address) ?? otherwise, address })

const LINK_KINDS: Readonly<Record<string, ReferenceKind>> = {
  icon: 'image',
  'apple-touch-icon': 'image',
  stylesheet: 'style',
  manifest: 'manifest',
  canonical: 'page',
}

function ofLink(link: HTMLElement): Reference[] {
  const address = link.getAttribute('href') ?? ''
  const rel = link.getAttribute('rel') ?? ''
  // For a page in another language by `hreflang`, for a feed by its type.
  if (rel === 'alternate') return [{ kind: link.hasAttribute('hreflang') ? 'page' : 'feed', address }]
  // `preconnect` and similar ones name a host, no document.
  if (rel === 'preconnect' || rel === 'dns-prefetch') return []
  const sources = imageSources(link.getAttribute('imagesrcset'))
  return address === '' ? sources : [{ kind: LINK_KINDS[rel] ?? kindByName(address) ?? 'anything', address }, ...sources]
}

const imageSources = (srcset: string | undefined): Reference[] =>
  (srcset ?? '')
    // A data URL contains a comma of its own.
    .split(/(?<!base64),/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '')
    .map((address) => ({ kind: 'image', address }))

/** `url()` references in a style sheet's text. */
export const styleReferences = (css: string): Reference[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, address = '']) => named(address, 'anything'))

/** Every address of the site in structured data; `@type` and vocabulary are addresses of others. */
function structuredReferences(value: unknown, origin: string, key = ''): Reference[] {
  if (typeof value === 'string') return value.startsWith(origin) && key !== '@context' ? [named(value)] : []
  if (typeof value !== 'object' || value === null) return []
  // An array's items have the name of the array.
  const own = Array.isArray(value) ? value.map((item): [string, unknown] => [key, item]) : Object.entries(value)
  return own.flatMap(([name, item]) =>
    // A node's id is an address with a fragment that no element needs.
    name === '@id' && typeof item === 'string' ? [named(item.replace(/#.*$/, ''))] : structuredReferences(item, origin, name),
  )
}

/**
 * All references of a document except targets of its forms: links, pictures, films, captions, styles, scripts, fonts, previews,
 * structured data.
 * @param html as served
 * @param origin of absolute addresses, e.g. `http://localhost:3000`
 */
export function documentReferences(html: string, origin: string): Reference[] {
  const page = parse(html)
  const attribute = (selector: string, name: string) => page.querySelectorAll(`${selector}[${name}]`).map((element) => element.getAttribute(name) ?? '')
  return [
    ...attribute('a', 'href').map((address) => named(address)),
    ...page.querySelectorAll('link').flatMap(ofLink),
    ...attribute('img', 'src').map((address): Reference => ({ kind: 'image', address })),
    ...[...attribute('img', 'srcset'), ...attribute('source', 'srcset')].flatMap(imageSources),
    ...[...attribute('source', 'src'), ...attribute('video', 'src')].map((address): Reference => ({ kind: 'film', address })),
    ...attribute('video', 'poster').map((address): Reference => ({ kind: 'image', address })),
    ...attribute('track', 'src').map((address): Reference => ({ kind: 'captions', address })),
    ...attribute('iframe', 'src').map((address) => named(address)),
    ...attribute('script', 'src').map((address): Reference => ({ kind: 'script', address })),
    ...attribute('use', 'href').map((address) => named(address, 'image')),
    ...page
      .querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')
      .map((meta) => meta.getAttribute('content') ?? '')
      .filter((content) => content.startsWith(origin))
      .map((address) => named(address)),
    ...page.querySelectorAll('style').flatMap((style) => styleReferences(style.rawText)),
    ...[...attribute('*', 'style')].flatMap(styleReferences),
    ...page.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => structuredReferences(JSON.parse(script.rawText), origin)),
    // The document's data list what the framework loads later.
    ...[...html.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g)].map(([address]) => named(address)),
  ].filter(({ address }) => address !== '' && !/^(?:data|tel|mailto|sms|about|javascript|blob):/.test(address))
}
