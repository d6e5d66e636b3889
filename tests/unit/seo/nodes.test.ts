import { units as unitContent } from '@/content/units'
import { site as siteContent } from '@/content/site'
import { unitsSchema } from '@/lib/content/schemas/complex'
import type { Video } from '@/lib/content/schemas/guides'
import type { Menus } from '@/lib/content/schemas/site'
import { siteSchema } from '@/lib/content/schemas/site'
import type { Picture } from '@/lib/content/schemas/pages'
import { breadcrumbTrail } from '@/lib/seo/breadcrumb'
import { danglingReferences } from '@/lib/seo/dangling-references'
import { pageGraph } from '@/lib/seo/graph'
import { breadcrumbList } from '@/lib/seo/nodes/breadcrumb-list'
import { complexWithPlans } from '@/lib/seo/nodes/apartment-complex'
import { floorPlan } from '@/lib/seo/nodes/floor-plan'
import { modelHouseEvent } from '@/lib/seo/nodes/model-house-event'
import { modelHousePlace } from '@/lib/seo/nodes/model-house-place'
import { newsArticle } from '@/lib/seo/nodes/news-article'
import { videoObject } from '@/lib/seo/nodes/video-object'
import { publicHours } from '@/lib/visits/public-hours'

jest.mock('@/lib/env', () => ({ siteUrl: () => 'https://river.example' }))

const poster: Picture = {
  id: 'poster',
  alt: '첫 장면',
  illustration: true,
  width: 2560,
  height: 1440,
  widths: [800, 1600, 2560],
  hash: '0a1b2c3d',
  fallback: 'jpg',
}
const group: Menus['groups'][number] = {
  label: '브랜드',
  items: [
    { label: '브랜드 소개', href: '/Brand/intro' },
    { label: '홍보영상', href: '/Brand/video' },
  ],
}
const site = siteSchema.parse(siteContent)
const page = { path: '/Brand/intro', title: '브랜드 소개', description: '설명', image: poster }

describe('breadcrumb', () => {
  it('leads from home over the group’s first page to the open page', () => {
    const trail = breadcrumbTrail({ group, label: '홍보영상', subMenu: [] }, '/Brand/video')
    expect(breadcrumbList(trail, '/Brand/video').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: '홈', item: 'https://river.example/' },
      { '@type': 'ListItem', position: 2, name: '브랜드', item: 'https://river.example/Brand/intro' },
      { '@type': 'ListItem', position: 3, name: '홍보영상', item: 'https://river.example/Brand/video' },
    ])
  })

  it('has no two steps with one name or one address, and omits missing groups', () => {
    expect(breadcrumbTrail({ group, label: '브랜드', subMenu: [] }, '/Brand/values')).toHaveLength(2)
    const first = breadcrumbTrail({ group, label: '브랜드 소개', subMenu: [] }, '/Brand/intro')
    expect(first.map(({ label }) => label)).toEqual(['홈', '브랜드', '브랜드 소개'])
    expect(breadcrumbList(first, '/Brand/intro').itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://river.example/'],
      [2, 'https://river.example/Brand/intro'],
    ])
    expect(breadcrumbTrail({ group: undefined, label: '처리방침', subMenu: [] }, '/privacy')).toHaveLength(2)
  })
})

describe('a page’s graph', () => {
  it('contains the company, the site, the page and its breadcrumb, each once and complete', () => {
    const graph = pageGraph({
      site,
      page,
      trail: [
        { label: '홈', href: '/' },
        { label: '브랜드 소개', href: '/Brand/intro' },
      ],
    })
    expect(graph['@graph'].map((node) => (node as { '@type': string })['@type'])).toEqual(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList'])
    expect(danglingReferences(graph['@graph'])).toEqual([])
  })

  it('refuses a reference to a missing node', () => {
    expect(() => pageGraph({ site, page: { ...page, mainEntity: 'https://river.example/#complex' }, trail: [] })).toThrow('https://river.example/#complex')
  })
})

describe('a film', () => {
  const video: Video = { id: 'film', title: '영상', description: '설명', poster: 'poster', uploaded: '2026-10-12', duration: '1분 20초', source: null }

  it('is absent while there is none', () => expect(videoObject(video, poster)).toBeNull())

  it('names the embedded player on the privacy-enhanced host, or the file; its duration is the one shown', () => {
    expect(videoObject({ ...video, source: { kind: 'youtube', id: 'abcdefghijk' } }, poster)).toMatchObject({
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      uploadDate: '2026-10-12T00:00:00+09:00',
      thumbnailUrl: 'https://river.example/pictures/poster-1600.0a1b2c3d.jpg',
      duration: 'PT80S',
    })
    expect(
      videoObject({ ...video, source: { kind: 'file', files: [{ href: '/films/brand.webm', layout: 'desktop' }, { href: '/films/brand.mp4' }] } }, poster),
    ).toMatchObject({ contentUrl: 'https://river.example/films/brand.webm' })
  })
})

it('describes a type at its own address with the area of its page, as a plan of the complex', () => {
  const [first] = unitsSchema.parse(unitContent).types
  const unit = { ...first!, slug: '114A' }
  expect(floorPlan(unit)).toMatchObject({
    name: unit.id,
    url: 'https://river.example/FloorPlan/114A',
    floorSize: { value: unit.areas.exclusive, unitCode: 'MTK' },
  })
  expect(complexWithPlans(site, [unit]).accommodationFloorPlan).toEqual([floorPlan(unit)])
})

describe('an article', () => {
  const published = new Date('2026-11-01T00:00:00Z')
  const article = { path: '/누리/press/1', title: '제목', summary: '요약', published, image: null }

  it('has its times as instants, publication also as modification', () => {
    expect(newsArticle(article)).toMatchObject({ datePublished: '2026-11-01T00:00:00.000Z', dateModified: '2026-11-01T00:00:00.000Z' })
    expect(newsArticle({ ...article, modified: new Date('2026-11-02T00:00:00Z') })).toMatchObject({ dateModified: '2026-11-02T00:00:00.000Z' })
  })

  it('has the company as author, and a picture only of its own', () => {
    const node = newsArticle(article)
    expect(node.author).toEqual({ '@id': 'https://river.example/#organization' })
    expect(node.publisher).toEqual(node.author)
    expect(node).not.toHaveProperty('image')
    expect(newsArticle({ ...article, image: { path: '/media/a.jpg', width: 1200, height: 630, alt: '기공식' } })).toMatchObject({
      image: { url: 'https://river.example/media/a.jpg', caption: '기공식' },
    })
  })
})

describe('the model house', () => {
  const visiting = { line: site.modelHouse.hours, hours: null }
  const open = (until: string | null) => ({ ...site, modelHouse: { ...site.modelHouse, period: { from: '2026-10-17', until } } })

  it('is an event to the end of its last day in Korea', () => {
    const lastMinute = new Date('2027-03-31T14:59:00Z')
    expect(modelHouseEvent(open('2027-03-31'), poster, visiting, lastMinute)).toMatchObject({
      startDate: '2026-10-17',
      endDate: '2027-03-31',
      location: { address: site.modelHouse.address },
    })
    expect(modelHouseEvent(open('2027-03-31'), poster, visiting, new Date('2027-03-31T15:00:00Z'))).toBeNull()
  })

  it('is an event before its first day, and none while that is unknown', () => {
    const unknown = { ...site, modelHouse: { ...site.modelHouse, period: { from: null, until: null } } }
    expect(modelHouseEvent(open(null), poster, visiting, new Date('2026-01-01T00:00:00Z'))).toMatchObject({ startDate: '2026-10-17' })
    expect(modelHouseEvent(unknown, poster, visiting, new Date('2026-01-01T00:00:00Z'))).toBeNull()
  })

  it('has no end without a last day', () =>
    expect(modelHouseEvent(open(null), poster, visiting, new Date('2030-01-01T00:00:00Z'))).not.toHaveProperty('endDate'))

  it('has its opening hours, the page for booking, and exceptional days ahead', () => {
    const weekly = [null, null, ...Array.from({ length: 4 }, () => ({ from: '10:00', until: '18:00' })), { from: '10:00', until: '24:00' }]
    const exceptions = [
      { day: '2026-12-24', hours: { from: '10:00', until: '15:00' }, reason: '행사' },
      { day: '2027-02-07', hours: null, reason: '설날' },
    ]
    expect(modelHousePlace(site, publicHours({ weekly, exceptions }, '2026-11-28'))).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '18:00' },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '23:59' },
      ],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '10:00', closes: '15:00' },
        { validFrom: '2027-02-07', validThrough: '2027-02-07', opens: '00:00', closes: '00:00' },
      ],
      potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: 'https://river.example/visit' } },
    })
    expect(modelHousePlace(site, publicHours({ weekly, exceptions }, '2027-02-08'))).not.toHaveProperty('specialOpeningHoursSpecification')
    expect(modelHousePlace(site, null)).not.toHaveProperty('potentialAction')
  })
})
