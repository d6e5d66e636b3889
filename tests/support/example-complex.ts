import { checkAll } from '@/lib/content/check-all'
import { CHECKS } from '@/lib/content/checks'
import type { Content } from '@/lib/content/content'
import { DRAFT_MARK } from '@/lib/content/drafts'
import { pictureOf, unitPlanOf } from '@/lib/content/lookup'
import { parseAll, type ContentSources } from '@/lib/content/parse-all'
import type { BrandInput, InteriorsInput, LocationInput, UnitsInput } from '@/lib/content/schemas/complex'
import type { GuideInput, VideosInput } from '@/lib/content/schemas/guides'
import type { PageInput, PagesInput } from '@/lib/content/schemas/pages'
import type { UnitPlanInput } from '@/lib/content/schemas/plans'
import type { MenusInput, SeedArticle } from '@/lib/content/schemas/site'
import type { ToursInput } from '@/lib/content/schemas/tours'
import { unitPlanSchema } from '@/lib/content/schemas/plans'
import { OPTIONAL_PAGES } from '@/lib/cli/new-complex/facts'
import { balconyArea } from '@/lib/plans/areas'
import { floorPlanPath, interiorPath, routes } from '@/lib/routes'
import { factsOf, loadCopy } from './copied-complex'
import { exampleEnglish } from './example-english'
import { examplePlan } from './example-plan'

/* A complex with every optional part of content, for tests of checks and of code that reads content: independent of content/.
   It consists of drafts of `npm run site -- new-complex`, plus parts that the command does not ask for. A test whose module
   loads content replaces it by `jest.mock('@/lib/content/load', () => jest.requireActual('@/tests/support/example-complex'))`. */

const TODAY = '2027-03-10'
/** Its second type's address is not its name, and its third has no picture of its rooms. */
const facts = factsOf({
  name: '해든마루 온빌',
  nameLatin: 'HAEDEUN ONVILLE',
  place: '남부권 솔빛시 새벽들지구 B-3',
  builder: '온새미주택',
  operator: '해든개발',
  phone: '1600-4321',
  supply: '임대',
  buildings: '5, 4, 2',
  floors: '1, 20',
  types: '59K 59.946 300, 84K 84.948 282, 101P 101.2 60',
  modelHouse: '솔빛시 해오름로 31',
  opens: '2027-03-06',
  occupancy: '2029-05',
  colour: '#3A1D5C',
  pages: OPTIONAL_PAGES.join(','),
})

/** Pictures that the drafts do not name. */
const MORE_PICTURES = {
  'hero-tall': null,
  poster: '영상의 첫 화면',
  'poster-yard': '마당 영상의 첫 화면',
  'news-1': '소식 그림 하나',
  'news-2': '소식 그림 둘',
}

const drafts = loadCopy(facts, TODAY)
/** The third type shows no rooms. */
const UNSHOWN = /^room-101p/
const parts = JSON.parse(JSON.stringify(drafts.parts).replaceAll(`${DRAFT_MARK} `, '').replaceAll(DRAFT_MARK, '')) as typeof drafts.parts
const draftPages = parts.pages as PagesInput

const page = (title: string, subject: string, more: Partial<PageInput> = {}): PageInput => ({
  title,
  description: `해든마루 온빌의 ${subject} 한자리에서 보여 드리는 페이지입니다. 내용은 공급일정에 맞추어 채우며, 바뀐 날짜를 함께 남깁니다.`,
  heading: title,
  lead: '공급일정에 맞추어 채웁니다.',
  banner: 'banner',
  ...more,
})

const pages: PagesInput = {
  ...draftPages,
  businessDocuments: { ...(draftPages.businessDocuments as PageInput), beside: routes.businessIntro, label: '자료실' },
  brandVideo: page('브랜드 홍보영상 모음', '브랜드 영상을'),
  locationPremium: page('입지 프리미엄 안내', '입지의 장점을'),
  unitVideos: page('타입별 영상 모음', '타입별 영상을', {
    beside: routes.modelHouse,
    label: '영상',
    subMenu: [routes.unitVideos, routes.locationIntro, routes.locationPremium],
  }),
}

/** Menus of the drafts, with the brand's film and the premium page, and without pages that name a page beside them. */
function menus(): MenusInput {
  const { groups, ...links } = parts.menus as MenusInput
  const apart: readonly string[] = [routes.businessDocuments, interiorPath('101P')]
  const added = new Map<string, { label: string; href: string }>([
    [routes.brandIntro, { label: '홍보영상', href: routes.brandVideo }],
    [routes.locationIntro, { label: '프리미엄', href: routes.locationPremium }],
  ])
  return {
    ...links,
    groups: groups.map(({ items, ...group }) => ({
      ...group,
      items: items.flatMap((item) => {
        const more = added.get(item.href)
        if (apart.includes(item.href)) return []
        if (item.href === floorPlanPath('84K')) return [{ ...item, href: floorPlanPath('112K') }]
        return more ? [item, more] : [item]
      }),
    })),
  }
}

const articles: SeedArticle[] = [1, 2].map((number) => ({
  id: `news-${number}`,
  title: `${number}번째 소식`,
  summary: '모델하우스를 여는 날을 알립니다.',
  content: '모델하우스를 여는 날을 알립니다. 관람은 예약으로 진행합니다.',
  date: `2027-03-0${9 - number}T10:00`,
  picture: `news-${number}`,
}))

const videos: VideosInput = {
  brand: {
    id: 'brand-film',
    title: '해든마루 온빌 브랜드 영상',
    description: '아침부터 저녁까지 하루를 따라갑니다.',
    poster: 'poster',
    uploaded: '2027-03-02',
    duration: '33초',
    source: { kind: 'file', files: [{ href: '/films/day.mp4' }], captions: '/films/day.vtt' },
  },
  tabs: [
    {
      id: 'yard',
      title: '마당 영상',
      description: '마당을 한 바퀴 돕니다.',
      poster: 'poster-yard',
      uploaded: '2027-03-02',
      duration: '24초',
      source: { kind: 'file', files: [{ href: '/films/yard.mp4' }], captions: '/films/yard.vtt' },
    },
  ],
}

const tours: ToursInput = {
  instruction: '화면을 누르면 VR을 볼 수 있습니다.',
  tabs: [
    {
      key: 'sample-home',
      title: '59K 견본 세대',
      poster: 'tour',
      source: {
        plan: '59K',
        scenes: [
          { id: 'living', room: 'living', panorama: 'living', at: [7320, 4300], heading: 180, links: [{ to: 'bedroom', through: [8520, 2510] }] },
          { id: 'bedroom', room: 'master', panorama: 'bedroom', at: [9140, 4000], heading: 120, links: [{ to: 'living', through: [8520, 2510] }] },
        ],
      },
      gallery: ['tour-room'],
    },
  ],
}

const location = parts.location as NonNullable<LocationInput>
const source = { label: '온새미주택 측정', date: '2027-02-10' }
const units = parts.units as UnitsInput
const brand = parts.brand as NonNullable<BrandInput>

/** Its content before the schemas. */
export const exampleSources: ContentSources = {
  ...parts,
  pages,
  menus: menus(),
  seedArticles: articles,
  videos,
  tours,
  brand: { ...brand, values: brand.values.map((value, index) => ({ ...value, title: `기준 ${index + 1}` })) },
  location: {
    ...location,
    travelTimes: [
      { place: '솔빛역', distance: '약 800m', time: '약 12분', by: '도보', source },
      { place: '새벽들초등학교', distance: '약 2.1km', time: '약 6분', by: '차량', source },
    ],
    premium: {
      status: 'published',
      intro: '가까운 곳부터 나옵니다.',
      blocks: [{ heading: '아침볕', paragraphs: ['아침볕이 드는 자리입니다.'], picture: 'news-1' }],
    },
  },
  interiors: (parts.interiors as InteriorsInput).slice(0, 2),
  stampTax: { ...(parts.stampTax as NonNullable<GuideInput>), status: 'published', updated: '2027-03-08' },
  plans: (parts.plans as UnitPlanInput[]).map((plan) => (plan.id === '59K' ? examplePlan : plan)),
  units: {
    ...units,
    types: units.types.map((type) => ({
      ...type,
      ...(type.id === '59K' && { baths: 2, areas: { ...type.areas, balcony: balconyArea(unitPlanSchema.parse(examplePlan)) } }),
      ...(type.id === '84K' && { slug: '112K' }),
    })),
  },
  english: exampleEnglish,
  pictureTexts: {
    ...Object.fromEntries(Object.entries(parts.pictureTexts as object).filter(([id]) => !UNSHOWN.test(id))),
    hero: { alt: '단지 전체의 조감도', tall: 'hero-tall' },
    ...Object.fromEntries(Object.entries(MORE_PICTURES).flatMap(([id, alt]) => (alt === null ? [] : [[id, { alt }]]))),
  },
  pictureFiles: Object.fromEntries(
    [...drafts.pictures.filter((id) => !UNSHOWN.test(id)), ...Object.keys(MORE_PICTURES)].map((id) => [
      id,
      { width: 1080, height: 720, widths: [480, 1080], hash: '0a1b2c3d', preview: 'UklGRg==' },
    ]),
  ),
  panoramaFiles: Object.fromEntries(['living', 'bedroom'].map((id) => [id, { widths: [2048], hash: '0a1b2c3d', bytes: { '2048': 400_000 } }])),
}

/** As lib/content/load exports them. */
export const content: Content = parseAll(exampleSources)
export const picture = (id: string) => pictureOf(content, id)
export const unitPlan = (id: string) => unitPlanOf(content, id)

/** Every file of public/ that it names. */
export const exampleFiles: readonly string[] = [
  ...Object.entries(content.pictureFiles).flatMap(([id, { widths, hash }]) => widths.map((width) => `pictures/${id}-${width}.${hash}.avif`)),
  ...Object.entries(content.panoramaFiles).flatMap(([id, { widths, hash }]) => widths.map((width) => `panoramas/${id}-${width}.${hash}.avif`)),
  ...['day', 'yard'].flatMap((film) => [`films/${film}.mp4`, `films/${film}.vtt`]),
]

/** @returns every error of the example after a change that breaks it */
export function faultsOf(breakIt: (copy: Content) => void): string[] {
  const copy = structuredClone(content)
  breakIt(copy)
  return checkAll(copy, CHECKS)
}
