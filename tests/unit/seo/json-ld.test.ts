import { units as unitContent } from '@/content/units'
import { unitsSchema } from '@/lib/content/schemas/complex'
import type { Video } from '@/lib/content/schemas/guides'
import type { Picture } from '@/lib/content/schemas/pages'
import { breadcrumbTrail } from '@/lib/seo/breadcrumb'
import { breadcrumbJsonLd, floorPlanJsonLd, newsArticleJsonLd, videoJsonLd } from '@/lib/seo/json-ld'
import type { Menus } from '@/lib/content/schemas/site'

jest.mock('@/lib/env', () => ({ siteUrl: () => 'https://river.example' }))

const poster: Picture = { id: 'poster', alt: '첫 장면', illustration: true, width: 1600, height: 900, widths: [800, 1600], hash: '0a1b2c3d', fallback: 'jpg' }
const group: Menus['groups'][number] = { label: '브랜드', latin: 'BRAND', items: [{ label: '브랜드 소개', href: '/Brand/intro' }, { label: '홍보영상', href: '/Brand/video' }] }

describe('breadcrumb', () => {
  it('leads from home over the group’s first page to the open page', () => {
    const trail = breadcrumbTrail({ group, label: '홍보영상', subMenu: [] }, '/Brand/video')
    expect(trail.map((step) => step.href)).toEqual(['/', '/Brand/intro', '/Brand/video'])
    expect(breadcrumbJsonLd(trail)).toMatchObject({
      itemListElement: [
        { position: 1, name: '홈', item: 'https://river.example/' },
        { position: 2, name: '브랜드', item: 'https://river.example/Brand/intro' },
        { position: 3, name: '홍보영상', item: 'https://river.example/Brand/video' },
      ],
    })
  })

  it('says a name once where a page is called like its group, and leaves out what is not there', () => {
    expect(breadcrumbTrail({ group, label: '브랜드', subMenu: [] }, '/Brand/intro')).toHaveLength(2)
    expect(breadcrumbTrail({ group: undefined, label: '처리방침', subMenu: [] }, '/privacy')).toHaveLength(2)
  })
})

describe('videoJsonLd', () => {
  const video: Video = { id: 'film', title: '영상', description: '설명', poster: 'poster', uploaded: '2026-10-12', source: null }

  it('is absent while there is no film', () => expect(videoJsonLd(video, poster)).toBeNull())

  it('names the embedded player on the privacy-enhanced host, or the file', () => {
    expect(videoJsonLd({ ...video, source: { kind: 'youtube', id: 'abcdefghijk' } }, poster)).toMatchObject({
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      uploadDate: '2026-10-12T00:00:00+09:00',
      thumbnailUrl: 'https://river.example/pictures/poster-1600.0a1b2c3d.jpg',
    })
    expect(videoJsonLd({ ...video, source: { kind: 'file', files: [{ href: '/films/brand.webm', from: 901 }, { href: '/films/brand.mp4' }] } }, poster)).toMatchObject({ contentUrl: 'https://river.example/films/brand.webm' })
  })
})

it('describes 84C at its own address with the area of its page', () => {
  const unit = unitsSchema.parse(unitContent).types.find((type) => type.id === '84C')
  if (!unit) throw new Error('84C is missing from content')
  expect(floorPlanJsonLd(unit)).toMatchObject({ name: '84C', url: 'https://river.example/FloorPlan/114A', floorSize: { value: unit.areas.exclusive, unitCode: 'MTK' } })
})

it('gives an article its times as instants, the first also as the change', () => {
  const published = new Date('2026-11-01T00:00:00Z')
  const article = newsArticleJsonLd({ path: '/누리/press/1', title: '제목', summary: '요약', published, author: '가람누리건설', image: poster })
  expect(article).toMatchObject({ datePublished: '2026-11-01T00:00:00.000Z', dateModified: '2026-11-01T00:00:00.000Z', mainEntityOfPage: `https://river.example/${encodeURIComponent('누리')}/press/1` })
})
