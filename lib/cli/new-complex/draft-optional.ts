import type { BrandInput, CommunityInput, InteriorsInput, LocationInput } from '@/lib/content/schemas/complex'
import type { AnnouncementInput, GuideInput } from '@/lib/content/schemas/guides'
import type { MapsInput } from '@/lib/content/schemas/maps'
import type { ToursInput } from '@/lib/content/schemas/tours'
import { draft } from './draft-complex'
import { numbered, type DraftPictures } from './draft-pictures'
import type { Facts, OptionalPage } from './facts'

/* Optional pages. Without the page its part of content is null, or an empty list. */

const HIGHLIGHTS = 3
const FACILITIES = 2
const VALUES = 3
const ROOMS = 2

const has = ({ pages }: Facts, page: OptionalPage) => pages.includes(page)

/** Pictures of the optional pages that exist. */
export const optionalPictures = (facts: Facts): DraftPictures => ({
  ...(has(facts, 'brand') && {
    brand: '브랜드를 소개하는 그림',
    ...Object.fromEntries(numbered('value', VALUES).map((name, index) => [name, `기준 ${index + 1}의 그림`])),
  }),
  ...(has(facts, 'community') && Object.fromEntries(numbered('facility', FACILITIES).map((name, index) => [name, `함께 쓰는 시설 ${index + 1}의 그림`]))),
  ...(has(facts, 'tours') && { tour: 'VR 투어의 첫 화면', 'tour-room': '견본 세대의 그림' }),
  ...(has(facts, 'interiors') &&
    Object.fromEntries(
      facts.types.flatMap(({ id }) => numbered(`room-${id.toLowerCase()}`, ROOMS).map((name, index) => [name, `${id} 타입 공간 ${index + 1}의 그림`])),
    )),
})

export const draftBrand = (facts: Facts): BrandInput =>
  has(facts, 'brand')
    ? {
        picture: 'brand',
        statement: draft('브랜드의 문구'),
        paragraphs: [draft(`${facts.builder}의 집 짓는 기준을 적어 주세요.`)],
        values: numbered('value', VALUES).map((picture, index) => ({
          title: draft(`기준 ${index + 1}`),
          latin: `VALUE ${index + 1}`,
          description: draft('한두 문장으로 설명해 주세요.'),
          picture,
        })),
      }
    : null

export const draftCommunity = (facts: Facts): CommunityInput =>
  has(facts, 'community')
    ? {
        facilities: numbered('facility', FACILITIES).map((id, index) => ({
          id,
          name: draft(`시설 ${index + 1}`),
          latin: `FACILITY ${index + 1}`,
          description: draft('한두 문장으로 설명해 주세요.'),
          details: [draft('구성과 넓이')],
          picture: id,
          place: draft('위치'),
          hours: null,
        })),
      }
    : null

/** @param today when distances would have been measured */
export function draftLocation(facts: Facts, today: string): LocationInput {
  if (!has(facts, 'location')) return null
  const source = { label: draft('출처'), date: today }
  return {
    highlights: numbered('highlight', HIGHLIGHTS).map((id, index) => ({
      id,
      title: draft(`입지 ${index + 1}`),
      summary: draft('한 줄 요약'),
      description: draft('두세 문장으로 설명해 주세요.'),
      points: [draft('시설: 약 000m')],
      source,
    })),
    travelTimes: [{ place: draft('가까운 역'), distance: draft('약 000m'), time: draft('약 00분'), by: '도보', source }],
    mapNotes: ['지도는 위치 관계를 나타내며 축척과 다릅니다.'],
    premium: null,
  }
}

export function draftMaps({ name }: Facts): MapsInput {
  const map = (title: string, description: string): MapsInput['region'] => ({
    title,
    description: draft(description),
    width: 600,
    height: 420,
    lines: [
      {
        kind: 'road',
        points: [
          [0, 320],
          [600, 320],
        ],
      },
    ],
    places: [{ kind: 'site', name, at: [300, 220] }],
  })
  return { region: map('광역 위치도', '광역 교통과 도시를 그리고 설명해 주세요.'), district: map('단지 주변', '단지 주변의 시설을 그리고 설명해 주세요.') }
}

export const draftInteriors = (facts: Facts): InteriorsInput =>
  has(facts, 'interiors')
    ? facts.types.map(({ id }) => ({
        slug: id,
        unit: id,
        lead: `${id} 타입의 실내를 공간별로 안내합니다.`,
        rooms: numbered(`room-${id.toLowerCase()}`, ROOMS).map((picture, index) => ({
          picture,
          title: draft(`공간 ${index + 1}`),
          description: draft('한 문장으로 설명해 주세요.'),
        })),
      }))
    : []

export const draftTours = (facts: Facts): ToursInput =>
  has(facts, 'tours')
    ? {
        instruction: '화면을 누르면 VR을 볼 수 있습니다.',
        tabs: [{ key: 'sample-home', title: draft('견본 세대'), poster: 'tour', source: null, gallery: ['tour-room'] }],
      }
    : null

/** content/guides.ts: each a placeholder page until it is written. */
export function draftGuides(facts: Facts, today: string) {
  const guide = (page: OptionalPage): GuideInput =>
    has(facts, page)
      ? {
          status: 'comingSoon',
          comingSoon: { heading: draft('안내를 준비하고 있습니다'), lead: draft('언제 안내하는지 적어 주세요.') },
          updated: today,
          intro: draft('이 페이지가 안내하는 내용을 적어 주세요.'),
          notices: [draft('모집공고가 우선한다는 점 등 유의사항을 적어 주세요.')],
        }
      : null
  const announcement: AnnouncementInput = has(facts, 'announcement')
    ? { status: 'comingSoon', updated: today, file: null, intro: draft('공고 시기를 적어 주세요.'), notices: ['일정은 달라질 수 있습니다.'] }
    : null
  return {
    subscriptionGuide: guide('subscriptionGuide'),
    salesGuide: guide('salesGuide'),
    stampTax: guide('stampTax'),
    documents: guide('documents'),
    announcement,
  }
}
