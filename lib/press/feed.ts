import { escapeMarkup } from '@/lib/escape-markup'
import type { ArticleCover } from './cover'

interface Channel {
  readonly title: string
  readonly description: string
  /** Absolute address of the list. */
  readonly link: string
  /** Absolute address of the feed itself. */
  readonly self: string
}

/** An article, or a change of what the site says. */
export interface FeedItem {
  readonly title: string
  readonly summary: string
  readonly date: Date
  /** Absolute address; never changed, because readers know the item by it. */
  readonly url: string
  readonly cover?: ArticleCover | null | undefined
}

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeMarkup(text)}</${name}>`

/** RSS requires the size; 0 means unknown. */
const enclosure = ({ social, socialBytes = 0 }: ArticleCover, pictureUrl: (file: string) => string) =>
  `<enclosure url="${escapeMarkup(pictureUrl(social))}" length="${socialBytes}" type="image/jpeg"/>`

/**
 * RSS 2.0.
 * @param entries newest first
 * @param pictureUrl absolute address of a cover's file
 */
export function rssFeed(channel: Channel, entries: readonly FeedItem[], pictureUrl: (file: string) => string): string {
  const items = entries.map(({ title, summary, date, url, cover }) =>
    [
      '<item>',
      element('title', title),
      element('link', url),
      element('guid', url, ' isPermaLink="true"'),
      element('pubDate', date.toUTCString()),
      element('description', summary),
      ...(cover ? [enclosure(cover, pictureUrl)] : []),
      '</item>',
    ].join(''),
  )
  const newest = entries[0]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', channel.title),
    element('link', channel.link),
    element('description', channel.description),
    element('language', 'ko'),
    ...(newest ? [element('lastBuildDate', newest.date.toUTCString())] : []),
    `<atom:link href="${escapeMarkup(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n')
}
