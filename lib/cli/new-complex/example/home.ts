import type { HomeInput } from '@/lib/content/schemas/home'
import { floorPlanPath, routes } from '@/lib/routes'
import { site } from './site'

/** Texts of the home page, section by section. */
export const home: HomeInput = {
  hero: {
    heading: '[초안] 첫 화면의 문구',
    lead: '솔빛시 새벽들지구 B-3에 분양 180세대를 짓습니다. 2029년 5월에 입주할 예정입니다.',
    picture: 'hero',
    facts: [
      { value: '180', unit: '세대', label: '분양 세대수' },
      { value: '59', unit: '㎡', label: '전용면적' },
      { value: '3', unit: '개 동', label: '지하 1층~지상 20층' },
      { value: '2029', unit: '년', label: '입주 예정' },
    ],
  },
  brand: { heading: '[초안] 단지를 소개하는 문구', lead: `[초안] ${site.name}의 특징을 두세 문장으로 적어 주세요.`, picture: 'intro' },
  premiumCards: [
    {
      image: 'card-1',
      title: '[초안] 카드 1의 제목',
      text1: '[초안] 첫째 줄',
      text2: '[초안] 둘째 줄',
      link: routes.businessIntro,
      linkText: '사업개요 보기',
    },
    {
      image: 'card-2',
      title: '[초안] 카드 2의 제목',
      text1: '[초안] 첫째 줄',
      text2: '[초안] 둘째 줄',
      link: routes.complexIntro,
      linkText: '단지배치도 보기',
    },
    { image: 'card-3', title: '[초안] 카드 3의 제목', text1: '[초안] 첫째 줄', text2: '[초안] 둘째 줄', link: floorPlanPath('59K'), linkText: '평면도 보기' },
  ],
  business: { heading: '사업개요', lead: '3개 동, 분양 180세대를 짓습니다.' },
  location: { heading: '입지환경', lead: '광역 위치와 단지 주변을 지도로 보여 드립니다.' },
  premiumSlider: {
    heading: '{count} 가지 계획',
    items: [
      { image: 'slide-1', title: '[초안] 계획 1', description: '[초안] 한 문장으로 적어 주세요.' },
      { image: 'slide-2', title: '[초안] 계획 2', description: '[초안] 한 문장으로 적어 주세요.' },
      { image: 'slide-3', title: '[초안] 계획 3', description: '[초안] 한 문장으로 적어 주세요.' },
      { image: 'slide-4', title: '[초안] 계획 4', description: '[초안] 한 문장으로 적어 주세요.' },
      { image: 'slide-5', title: '[초안] 계획 5', description: '[초안] 한 문장으로 적어 주세요.' },
    ],
  },
  complex: {
    heading: '단지안내',
    lead: '3개 동의 자리와 라인별 타입입니다.',
    items: [
      { title: '단지배치도', description: '동과 출입구의 자리입니다.', kind: 'sitePlan', link: routes.complexIntro },
      { title: '동호배치도', description: '라인별 타입을 색으로 나누었습니다.', kind: 'unitPositions', link: routes.complexDetail },
    ],
  },
  units: {
    heading: '세대안내',
    modelHouseHeading: '모델하우스',
    guideHeading: '타입별 안내',
    lead: '타입마다 평면과 면적을 비교할 수 있습니다.',
    link: { label: '59K 타입 보기', href: floorPlanPath('59K') },
  },
  interest: {
    heading: '관심고객 등록',
    lead: '연락처를 남기면 상담사가 전화를 드립니다.',
    picture: 'interest',
    points: ['등록은 청약 신청이 아닙니다.', '등록하면 모델하우스 주소를 문자로 보내 드립니다.'],
  },
}
