import { escapeMarkup } from '@/lib/escape-markup'

/** A film on a page; fields have the names and the order of the elements of Google's extension. */
export interface SitemapVideo {
  /** Absolute addresses. */
  readonly thumbnail_loc: string
  readonly title: string
  readonly description: string
  /** At least one of the two. */
  readonly content_loc?: string
  readonly player_loc?: string
  /** Seconds, an integer. */
  readonly duration?: number
  /** ISO 8601. */
  readonly publication_date: string
}

export interface SitemapEntry {
  /** Absolute, percent-encoded. */
  readonly url: string
  /** ISO 8601, a day or a moment. */
  readonly lastModified?: string
  /** Absolute addresses. */
  readonly images?: readonly string[]
  readonly videos?: readonly SitemapVideo[]
  /** The same page in every language, by `hreflang`. */
  readonly languages?: Readonly<Record<string, string>>
}

const VIDEO_ELEMENTS = ['thumbnail_loc', 'title', 'description', 'content_loc', 'player_loc', 'duration', 'publication_date'] as const

const element = (name: string, text: string | number) => `<${name}>${escapeMarkup(String(text))}</${name}>`

const videoElement = (video: SitemapVideo) =>
  `<video:video>${VIDEO_ELEMENTS.flatMap((name) => {
    const value = video[name]
    return value === undefined ? [] : [element(`video:${name}`, value)]
  }).join('')}</video:video>`

/**
 * A sitemap of the protocol 0.9 with pictures and films. Next's `sitemap.ts` cannot be used: it writes `lastmod` after pictures
 * and a film's title before its thumbnail, which the schemas of protocol and extension do not allow.
 */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(
      ({ url, lastModified, images = [], videos = [], languages = {} }) =>
        `<url>${[
          element('loc', url),
          ...(lastModified === undefined ? [] : [element('lastmod', lastModified)]),
          ...images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`),
          ...videos.map(videoElement),
          ...Object.entries(languages).map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`),
        ].join('')}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')
