import { rssFeed, type FeedItem } from '@/lib/press/feed'
import type { ArticleCover } from '@/lib/press/cover'
import { xmlFaults } from '../../support/validate-xml'

const cover: ArticleCover = { alt: '조감도', width: 640, height: 400, files: [{ file: 'a.webp', width: 640 }], social: 'b.jpg', socialBytes: 54_321 }
const article: FeedItem = {
  title: '5 < 6 & "7"',
  summary: '요약',
  date: new Date('2026-11-21T00:00:00Z'),
  url: 'https://a.example/press/one',
  cover: null,
}
const feed = (articles: readonly FeedItem[]) =>
  rssFeed(
    { title: '소식', description: '설명', link: 'https://a.example/press', self: 'https://a.example/feed.xml' },
    articles,
    (file) => `https://a.example/media/${file}?x&y`,
  )

it('escapes article texts', () => {
  expect(feed([article])).toContain('<title>5 &#60; 6 &#38; &#34;7&#34;</title>')
})

it('includes an article’s picture, with its size if known', () => {
  expect(feed([article])).not.toContain('enclosure')
  expect(feed([{ ...article, cover }])).toContain('<enclosure url="https://a.example/media/b.jpg?x&#38;y" length="54321" type="image/jpeg"/>')
  const { socialBytes: _unknown, ...before } = cover
  expect(feed([{ ...article, cover: before }])).toContain('length="0"')
})

it('is valid RSS 2.0, even if empty', async () => {
  expect(await xmlFaults(feed([article, { ...article, url: 'https://a.example/press/two', cover }]), 'rss')).toEqual([])
  expect(await xmlFaults(feed([]), 'rss')).toEqual([])
  expect(await xmlFaults(feed([{ ...article, summary: '' }]), 'rss')).not.toEqual([])
})
