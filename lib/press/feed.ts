import { escapeMarkup } from '@/lib/escape-markup'
import type { ArticleSummary } from './article'
import type { ArticleCover } from './cover'

interface Channel {
  readonly title: string
  readonly description: string
  /** Absolute address of the list. */
  readonly link: string
  /** Absolute address of the feed itself. */
  readonly self: string
}

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeMarkup(text)}</${name}>`

/** RSS requires the size; 0 means unknown. */
const enclosure = ({ social, socialBytes = 0 }: ArticleCover, pictureUrl: (file: string) => string) =>
  `<enclosure url="${escapeMarkup(pictureUrl(social))}" length="${socialBytes}" type="image/jpeg"/>`

/**
 * RSS 2.0 of the newest articles.
 * @param articleUrl absolute address of an article
 * @param pictureUrl absolute address of a cover's file
 */
export function rssFeed(
  channel: Channel,
  articles: readonly ArticleSummary[],
  articleUrl: (article: ArticleSummary) => string,
  pictureUrl: (file: string) => string,
): string {
  const items = articles.map((article) =>
    [
      '<item>',
      element('title', article.title),
      element('link', articleUrl(article)),
      element('guid', articleUrl(article), ' isPermaLink="true"'),
      element('pubDate', article.date.toUTCString()),
      element('description', article.summary),
      ...(article.cover ? [enclosure(article.cover, pictureUrl)] : []),
      '</item>',
    ].join(''),
  )
  const newest = articles[0]
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
