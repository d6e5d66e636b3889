import type { HomeInput } from '@/lib/content/schemas/home'
import { floorPlanPath, routes } from '@/lib/routes'
import { counted, draft, type Sums } from './draft-complex'
import { numbered, type DraftPictures } from './draft-pictures'
import type { Facts } from './facts'

const CARDS = 3
const SLIDES = 5

/** What the home page shows pictures of. */
export const homePictures: DraftPictures = {
  hero: '단지 전체의 조감도',
  intro: '단지를 소개하는 그림',
  interest: '상담하는 자리의 그림',
  ...Object.fromEntries(numbered('card', CARDS).map((name, index) => [name, `첫 화면 카드 ${index + 1}의 그림`])),
  ...Object.fromEntries(numbered('slide', SLIDES).map((name, index) => [name, `첫 화면 슬라이드 ${index + 1}의 그림`])),
}

export function draftHome({ name, nameLatin, supply, types }: Facts, sums: Sums): HomeInput {
  const cardLinks = [
    { link: routes.businessIntro, linkText: '사업개요 보기' },
    { link: routes.complexIntro, linkText: '단지배치도 보기' },
    { link: floorPlanPath(types[0]?.id ?? ''), linkText: '평면도 보기' },
  ]
  return {
    hero: {
      latin: nameLatin,
      heading: draft('첫 화면의 문구'),
      lead: `${sums.address}에 ${supply} ${counted(sums.households)}세대를 짓습니다. ${sums.occupancyMonth}에 입주할 예정입니다.`,
      picture: 'hero',
      facts: [
        { value: counted(sums.households), unit: '세대', label: `${supply} 세대수` },
        { value: sums.sizes.replace(/^전용 |㎡$/g, ''), unit: '㎡', label: '전용면적' },
        { value: String(sums.buildings), unit: '개 동', label: sums.storeys },
        { value: String(sums.occupancyYear), unit: '년', label: '입주 예정' },
      ],
    },
    brand: { latin: 'ABOUT', heading: draft('단지를 소개하는 문구'), lead: draft(`${name}의 특징을 두세 문장으로 적어 주세요.`), picture: 'intro' },
    premiumCards: numbered('card', CARDS).map((image, index) => ({
      image,
      title: draft(`카드 ${index + 1}의 제목`),
      text1: draft('첫째 줄'),
      text2: draft('둘째 줄'),
      ...(cardLinks[index % cardLinks.length] ?? { link: routes.businessIntro, linkText: '사업개요 보기' }),
    })),
    business: { latin: 'OVERVIEW', heading: '사업개요', lead: '위치와 규모, 세대수를 한 표에 모았습니다.' },
    location: { latin: 'LOCATION', heading: '입지환경', lead: '광역 위치와 단지 주변을 지도로 보여 드립니다.' },
    premiumSlider: {
      latin: 'PREMIUM {count}',
      heading: '{count} 가지 계획',
      items: numbered('slide', SLIDES).map((image, index) => ({ image, title: draft(`계획 ${index + 1}`), description: draft('한 문장으로 적어 주세요.') })),
    },
    complex: {
      latin: 'COMPLEX',
      heading: '단지안내',
      lead: `${sums.buildings}개 동의 배치와 라인별 타입을 안내합니다.`,
      items: [
        { title: '단지배치도', description: '동과 출입구의 위치를 표시했습니다.', kind: 'sitePlan', link: routes.complexIntro },
        { title: '동호배치도', description: '라인별 타입을 색으로 나누었습니다.', kind: 'unitPositions', link: routes.complexDetail },
      ],
    },
    units: {
      latin: 'UNIT',
      heading: '세대안내',
      modelHouseHeading: '모델하우스',
      guideHeading: '타입별 안내',
      lead: '타입마다 평면과 면적을 비교할 수 있습니다.',
      link: { label: `${types[0]?.id} 타입 보기`, href: floorPlanPath(types[0]?.id ?? '') },
    },
    interest: {
      latin: 'REGISTRATION',
      heading: '관심고객 등록',
      lead: '연락처를 남기면 상담사가 전화를 드립니다.',
      picture: 'interest',
      points: ['등록은 청약 신청이 아닙니다.', '등록하면 모델하우스 주소를 문자로 보내 드립니다.'],
    },
  }
}
