import type { PageInput, PagesInput } from '@/lib/content/schemas/pages'
import type { MenuLink, MenusInput } from '@/lib/content/schemas/site'
import { floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath, type PageId } from '@/lib/routes'
import type { Sums } from './draft-complex'
import { pageTexts, type PageTexts } from './draft-page-texts'
import type { Facts, OptionalPage } from './facts'

/** Address of each optional page with a fixed one. */
const PAGE_OF: Readonly<Partial<Record<OptionalPage, PageId>>> = {
  brand: 'brandIntro',
  location: 'locationIntro',
  community: 'complexCommunity',
  tours: 'modelHouse',
  subscriptionGuide: 'subscriptionGuide',
  salesGuide: 'salesGuide',
  announcement: 'announcement',
  documents: 'businessDocuments',
  stampTax: 'stampTax',
}

const withPictures = (texts: PageTexts): PageInput => ({ banner: 'banner', ...texts })

/** Ids of the existing pages, regardless of the menus' order. */
const pageIds = ({ pages }: Facts): PageId[] => [
  'home',
  'businessIntro',
  'businessPlan',
  'complexIntro',
  'complexDetail',
  'customer',
  'privacy',
  ...pages.flatMap((page) => PAGE_OF[page] ?? []),
]

/** content/pages.ts */
export function draftPages(facts: Facts, sums: Sums) {
  const texts = pageTexts(facts, sums)
  const ids = pageIds(facts)
  const entries = (Object.keys(texts) as (keyof typeof texts)[]).filter((id) => ids.includes(id)).map((id) => [id, withPictures(texts[id])])
  const template = (page: PageTexts): PageInput => withPictures(page)
  const optional = (page: OptionalPage, texts: PageTexts): PageInput | null => (facts.pages.includes(page) ? template(texts) : null)
  return {
    pages: Object.fromEntries(entries) as PagesInput,
    floorPlanPage: template({
      title: '{type} 타입 평면도',
      description: `${facts.name} {type} 타입의 평면도입니다. 전용면적 {area}㎡의 방 구성과 치수, 공급면적과 계약면적, 공급 세대수를 표로 안내합니다.`,
      heading: '{type} 타입',
      latin: 'UNIT PLAN',
      lead: '전용면적 {area}㎡의 평면과 면적표를 안내합니다.',
    }),
    interiorPage: template({
      title: '{type} 타입 인테리어',
      description: `${facts.name} {type} 타입의 실내 이미지입니다. 전용면적 {area}㎡ 세대의 거실과 침실을 공간별로 보고 마감재 계획을 확인할 수 있습니다.`,
      heading: '{type} 인테리어',
      latin: 'INTERIOR',
      lead: '전용면적 {area}㎡ 세대를 공간별로 보여 드립니다.',
    }),
    pressPage: optional('press', {
      title: '{site} 언론보도 소식',
      description: '{site}의 공식 보도자료입니다. 모델하우스와 공사, 공급일정에 관한 소식을 발표한 날짜와 함께 최신순으로 모아서 안내하는 페이지입니다.',
      heading: '언론보도',
      latin: 'PRESS',
      lead: '발표한 소식을 날짜순으로 모았습니다.',
      label: '언론보도',
    }),
    siteCustomerPage: optional('reservation', {
      title: '{site} 방문예약 안내',
      description: '{site} 모델하우스 방문을 예약하는 페이지입니다. 방문을 원하는 날짜를 남기면 상담사가 전화로 시간을 정하고 주소를 문자로 보내 드립니다.',
      heading: '방문예약',
      latin: 'VISIT RESERVATION',
      lead: '방문을 원하는 날을 남기면 상담사가 시간을 정해 드립니다.',
      label: '방문예약',
    }),
  }
}

/** content/menus.ts: an entry for every existing page. */
export function draftMenus(facts: Facts, sums: Sums, pressSite: string): MenusInput {
  const texts = pageTexts(facts, sums)
  const ids = pageIds(facts)
  const to = (...wanted: (keyof typeof texts)[]): MenuLink[] =>
    wanted.filter((id) => ids.includes(id)).map((id) => ({ label: texts[id].heading, href: routes[id] }))
  const groups = [
    { label: '사업안내', latin: 'PROJECT', items: to('businessIntro', 'businessPlan', 'brandIntro', 'locationIntro') },
    { label: '청약안내', latin: 'SUBSCRIPTION', items: to('subscriptionGuide', 'salesGuide', 'announcement', 'stampTax', 'businessDocuments') },
    { label: '단지안내', latin: 'COMPLEX', items: to('complexIntro', 'complexDetail', 'complexCommunity') },
    {
      label: '세대안내',
      latin: 'UNIT',
      items: [
        ...facts.types.map(({ id }) => ({ label: id, href: floorPlanPath(id) })),
        ...(facts.pages.includes('interiors') ? facts.types.map(({ id }) => ({ label: `${id} 인테리어`, href: interiorPath(id) })) : []),
        ...to('modelHouse'),
      ],
    },
    {
      label: '홍보센터',
      latin: 'PROMOTION',
      items: [
        ...to('customer'),
        ...(facts.pages.includes('reservation') ? [{ label: '방문예약', href: siteCustomerPath(pressSite) }] : []),
        ...(facts.pages.includes('press') ? [{ label: '언론보도', href: pressListPath(pressSite) }] : []),
      ],
    },
  ]
  return {
    consultation: { label: '온라인 상담', href: routes.customer },
    reservation: { label: '방문예약', href: routes.customer },
    groups: groups.filter(({ items }) => items.length > 0),
  }
}
