import type { PageInput } from '@/lib/content/schemas/pages'
import type { PageId } from '@/lib/routes'
import { counted, type Sums } from './draft-complex'
import type { Facts } from './facts'

/** Title, description and banner text of a page, without its picture. */
export type PageTexts = Pick<PageInput, 'title' | 'description' | 'heading' | 'latin' | 'lead'> & Partial<PageInput>

type TextsOf<Id extends PageId> = Record<Id, PageTexts>

/** Pages in no menu, and 홍보센터. */
const otherTexts = ({ name, supply, place, phone }: Facts, sums: Sums): TextsOf<'home' | 'customer' | 'privacy'> => ({
  home: {
    title: `${place.locality} ${supply} 아파트 ${counted(sums.households)}세대`,
    description: `${name}: ${sums.address}에 짓는 ${supply} 아파트입니다. ${sums.buildings}개 동, ${supply} ${counted(sums.households)}세대, ${sums.sizes}이며 ${sums.occupancyYear}년에 입주할 예정입니다.`,
    heading: name,
    latin: 'HOME',
    lead: `${supply} ${counted(sums.households)}세대를 안내합니다.`,
    label: '홈',
  },
  customer: {
    title: '관심고객 등록과 상담 신청',
    description: `이름과 연락처를 남기면 상담사가 연락드리고 모델하우스 주소를 문자로 보내 드립니다. ${name} 전화 상담은 대표번호 ${phone}에서 받고 있습니다.`,
    heading: '관심고객 등록',
    latin: 'REGISTRATION',
    lead: '연락처를 남기면 상담사가 전화를 드립니다.',
  },
  privacy: {
    title: '개인정보 처리방침',
    description: `${name} 사이트가 수집하는 개인정보의 항목과 목적, 보유 기간, 처리 위탁, 파기 방법과 정보주체의 권리를 안내하는 페이지입니다.`,
    heading: '개인정보 처리방침',
    latin: 'PRIVACY',
    lead: '수집 항목과 보유 기간, 권리를 안내합니다.',
    label: '개인정보 처리방침',
  },
})

/** 사업안내 */
const projectTexts = ({ name, builder }: Facts, sums: Sums): TextsOf<'brandIntro' | 'businessIntro' | 'businessPlan' | 'locationIntro'> => ({
  brandIntro: {
    title: `브랜드 소개: ${builder}`,
    description: `${builder}의 주거 브랜드와 ${name}의 설계에서 지킨 기준을 소개합니다. 단지와 세대에 기준이 어떻게 반영되었는지 그림과 함께 설명합니다.`,
    heading: '브랜드 소개',
    latin: 'BRAND',
    lead: '집을 짓는 기준을 소개합니다.',
  },
  businessIntro: {
    title: `사업개요: ${counted(sums.households)}세대의 위치와 규모`,
    description: `${name}의 위치와 ${sums.storeys} ${sums.buildings}개 동의 규모, 타입별 세대수와 ${sums.occupancyYear}년 입주 계획을 표로 정리하여 안내하는 페이지입니다.`,
    heading: '사업개요',
    latin: 'OVERVIEW',
    lead: '위치와 규모, 세대수를 표로 안내합니다.',
  },
  businessPlan: {
    title: '공급일정: 공고부터 입주까지',
    description: `${name}의 모델하우스 개관과 ${sums.announcement}, 계약과 입주까지 지난 일정과 앞으로 예정된 일정을 순서대로 안내하는 페이지입니다.`,
    heading: '공급일정',
    latin: 'SCHEDULE',
    lead: '지난 일정과 예정된 일정을 순서대로 안내합니다.',
  },
  locationIntro: {
    title: '입지안내: 단지 주변의 시설과 거리',
    description: `${name}에서 주변 시설까지의 거리와 걸리는 시간을 출처와 측정한 날짜와 함께 정리하고, 광역 위치도와 주변 지도를 안내하는 페이지입니다.`,
    heading: '입지안내',
    latin: 'LOCATION',
    lead: '주변 시설까지의 거리와 시간을 안내합니다.',
  },
})

/** 청약안내 */
const subscriptionTexts = ({ name }: Facts, sums: Sums): TextsOf<'businessDocuments' | 'subscriptionGuide' | 'salesGuide' | 'announcement' | 'stampTax'> => ({
  businessDocuments: {
    title: '자료실: 안내 책자와 서류 양식',
    description: `${name}의 안내 책자와 공고문, 계약 서류 양식을 내려받는 자료실입니다. 자료를 올리기 전까지는 준비하고 있는 내용을 알려 드립니다.`,
    heading: '자료실',
    latin: 'DOCUMENTS',
    lead: '안내 책자와 서류 양식을 준비하고 있습니다.',
  },
  subscriptionGuide: {
    title: '청약 방법: 신청 자격과 순서',
    description: `${name}의 신청 자격과 접수 순서, 계약할 때 준비할 서류를 안내하는 페이지입니다. 내용은 모집공고에 맞추어 순서대로 정리합니다.`,
    heading: '청약 방법',
    latin: 'HOW TO APPLY',
    lead: '신청 자격과 순서를 안내합니다.',
  },
  salesGuide: {
    title: '청약 유의사항: 신청 전에 확인할 점',
    description: `${name}에 신청하기 전에 확인할 사항을 항목별로 정리하는 페이지입니다. 중복 신청과 서류, 계약에 관한 사항을 꼭 읽어 주시기 바랍니다.`,
    heading: '청약 유의사항',
    latin: 'BEFORE YOU APPLY',
    lead: '신청하기 전에 확인할 사항을 안내합니다.',
  },
  announcement: {
    title: `${sums.announcement} 안내`,
    description: `${name}의 ${sums.announcement}문을 올리는 페이지입니다. 공고 전까지는 준비하고 있는 내용과 예정된 시기를 이곳에서 알려 드립니다.`,
    heading: '모집공고',
    latin: 'ANNOUNCEMENT',
    lead: '공고문을 이 페이지에 올립니다.',
  },
  stampTax: {
    title: '인지세 안내: 계약서와 인지세',
    description: `${name}의 계약서에 인지세가 붙는지, 붙는다면 기재금액에 따라 얼마를 언제까지 내는지 안내하는 페이지입니다. 내용을 준비하고 있습니다.`,
    heading: '인지세 안내',
    latin: 'STAMP TAX',
    lead: '계약서에 붙는 인지세를 안내합니다.',
  },
})

/** 단지안내 and 세대안내 */
const complexTexts = ({ name }: Facts, sums: Sums): TextsOf<'complexIntro' | 'complexDetail' | 'complexCommunity' | 'modelHouse'> => ({
  complexIntro: {
    title: `단지배치도: ${sums.buildings}개 동과 출입구`,
    description: `${name} ${sums.buildings}개 동의 배치와 출입구, 단지 둘레의 도로를 배치도와 글로 안내합니다. 단지별 동 수와 세대수도 표로 볼 수 있습니다.`,
    heading: '단지배치도',
    latin: 'SITE PLAN',
    lead: '동과 출입구의 위치를 안내합니다.',
  },
  complexDetail: {
    title: '동호배치도: 동과 층, 라인별 타입',
    description: `${name}의 동과 층, 라인별 타입을 색으로 나눈 동호배치도입니다. 타입별 세대수를 표로 함께 보면서 위치를 비교할 수 있습니다.`,
    heading: '동호배치도',
    latin: 'UNIT POSITIONS',
    lead: '동과 층, 라인별 타입을 안내합니다.',
  },
  complexCommunity: {
    title: '커뮤니티: 함께 쓰는 시설',
    description: `${name} 입주민이 함께 쓰는 시설의 위치와 넓이, 구성을 안내하는 페이지입니다. 운영 시간과 이용 방법은 입주 전에 정하여 알려 드립니다.`,
    heading: '커뮤니티',
    latin: 'COMMUNITY',
    lead: '함께 쓰는 시설을 안내합니다.',
  },
  modelHouse: {
    title: '모델하우스: 위치와 관람 시간',
    description: `${name} 모델하우스의 주소와 관람 시간, 오는 길을 안내하고 세대 내부를 VR과 그림으로 둘러볼 수 있도록 준비한 온라인 모델하우스입니다.`,
    heading: '모델하우스',
    latin: 'MODEL HOUSE',
    lead: '세대 내부와 오는 길을 안내합니다.',
  },
})

/** Texts of every page that a draft may have, by the groups of its menu. */
export const pageTexts = (facts: Facts, sums: Sums): TextsOf<Exclude<PageId, 'brandVideo' | 'locationPremium' | 'unitVideos'>> => ({
  ...otherTexts(facts, sums),
  ...projectTexts(facts, sums),
  ...subscriptionTexts(facts, sums),
  ...complexTexts(facts, sums),
})
