import { pageMetadata } from '@/lib/seo/page-metadata'
import type { Picture } from '@/lib/content/schemas/pages'

jest.mock('@/lib/env', () => ({ siteUrl: () => 'https://river.example' }))

const social: Picture = {
  id: 'social-river',
  alt: '강가의 단지',
  illustration: true,
  width: 1200,
  height: 630,
  widths: [600, 1200],
  hash: '0a1b2c3d',
  fallback: 'jpg',
}
const input = { path: '/Brand/intro', title: '브랜드 소개', description: '설명', social, siteName: '리버파크' }

describe('pageMetadata', () => {
  it("contains the page's and the site's name once, in the same form everywhere", () => {
    const metadata = pageMetadata(input)
    expect(metadata.title).toEqual({ absolute: '브랜드 소개 | 리버파크' })
    expect(metadata.openGraph).toMatchObject({ title: '브랜드 소개 | 리버파크', locale: 'ko_KR', type: 'website', siteName: '리버파크' })
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image', title: '브랜드 소개 | 리버파크' })
    expect(metadata.robots).toEqual({ index: true, follow: true })
  })

  it("omits the suffix where the title contains the site's name", () => {
    expect(pageMetadata({ ...input, title: '리버파크 언론보도' }).title).toEqual({ absolute: '리버파크 언론보도' })
  })

  it('gives an absolute canonical, percent-encoded once whether the path was encoded or not', () => {
    const encoded = `https://river.example/${encodeURIComponent('누리')}/press`
    expect(pageMetadata({ ...input, path: '/누리/press' }).alternates?.canonical).toBe(encoded)
    expect(pageMetadata({ ...input, path: `/${encodeURIComponent('누리')}/press` }).alternates?.canonical).toBe(encoded)
  })

  it('previews with an absolute 1200x630 picture and its alternative text', () => {
    expect(pageMetadata(input).openGraph?.images).toEqual([
      { url: 'https://river.example/pictures/social-river-1200.0a1b2c3d.jpg', alt: '강가의 단지', width: 1200, height: 630 },
    ])
  })

  it('returns fresh objects, so that no page can change another', () => {
    const [first, second] = [pageMetadata(input), pageMetadata(input)]
    expect(first.openGraph).not.toBe(second.openGraph)
    expect(first.robots).not.toBe(second.robots)
  })

  it('marks an article with its times, and keeps a page out of the index when asked', () => {
    const metadata = pageMetadata({ ...input, article: { publishedTime: '2025-01-02T03:04:00.000Z' }, index: false })
    expect(metadata.openGraph).toMatchObject({ type: 'article', publishedTime: '2025-01-02T03:04:00.000Z' })
    expect(metadata.robots).toEqual({ index: false, follow: true })
  })
})
