import type { PagesInput, PageInput } from '@/lib/content/schemas/pages'
import { site } from './site'

/** Search texts and banner of every page that there is. */
export const pages: PagesInput = {
  home: {
    banner: 'banner',
    title: '솔빛시 분양 아파트 180세대',
    description: `${site.name}: 솔빛시 새벽들지구 B-3에 짓는 분양 아파트입니다. 3개 동, 분양 180세대, 전용 59㎡이며 2029년에 입주할 예정입니다.`,
    heading: site.name,
    lead: '분양 180세대를 짓습니다.',
    label: '홈',
  },
  customer: {
    banner: 'banner',
    title: '관심고객 등록과 상담 신청',
    description: `이름과 연락처를 남기면 상담사가 연락드리고 모델하우스 주소를 문자로 보내 드립니다. ${site.name} 전화 상담은 대표번호 ${site.phone}에서 받고 있습니다.`,
    heading: '관심고객 등록',
    lead: '연락처를 남기면 상담사가 전화를 드립니다.',
  },
  privacy: {
    banner: 'banner',
    title: '개인정보 처리방침',
    description: `${site.name} 사이트가 수집하는 개인정보의 항목과 목적, 보유 기간, 처리 위탁, 파기 방법과 정보주체가 행사할 수 있는 권리입니다.`,
    heading: '개인정보 처리방침',
    lead: '등록한 정보는 보유 기간이 끝나면 파기합니다.',
    label: '개인정보 처리방침',
  },
  brandIntro: {
    banner: 'banner',
    title: `브랜드 소개: ${site.builder.name}`,
    description: `${site.builder.name}의 주거 브랜드와 ${site.name}의 설계에서 지킨 기준입니다. 건물의 자리와 세대의 평면, 마감을 정할 때 무엇을 먼저 생각했는지 읽어 보시기 바랍니다.`,
    heading: '브랜드 소개',
    lead: `${site.builder.name}의 주거 브랜드입니다.`,
  },
  businessIntro: {
    banner: 'banner',
    title: '사업개요: 180세대의 위치와 규모',
    description: `${site.name}의 위치와 지하 1층~지상 20층 3개 동의 규모, 타입별 세대수와 2029년 입주 계획입니다. 인허가에 따라 달라지면 고칩니다.`,
    heading: '사업개요',
    lead: '위치와 규모, 세대수, 입주 예정 시기입니다.',
  },
  businessPlan: {
    banner: 'banner',
    title: '공급일정: 공고부터 입주까지',
    description: `${site.name}의 모델하우스 개관과 입주자 모집공고, 계약과 입주까지 지난 일정과 앞으로 예정된 일정입니다. 공정에 따라 달라질 수 있습니다.`,
    heading: '공급일정',
    lead: '착공한 날부터 열쇠를 받는 날까지입니다.',
  },
  locationIntro: {
    banner: 'banner',
    title: '입지안내: 단지 주변의 시설과 거리',
    description: `${site.name}에서 주변 시설까지의 거리와 걸리는 시간을 광역 위치도와 주변 지도입니다. 거리와 시간마다 출처와 측정한 날짜가 있습니다.`,
    heading: '입지안내',
    lead: '주변 시설까지의 거리와 시간입니다.',
  },
  businessDocuments: {
    banner: 'banner',
    title: '자료실: 안내 책자와 서류 양식',
    description: `${site.name}의 안내 책자와 공고문, 계약 서류 양식을 내려받는 자료실입니다. 자료를 올리기 전까지는 준비하고 있는 내용을 알려 드립니다.`,
    heading: '자료실',
    lead: '안내 책자와 서류 양식을 준비하고 있습니다.',
  },
  subscriptionGuide: {
    banner: 'banner',
    title: '청약 방법: 신청 자격과 순서',
    description: `${site.name}의 신청 자격과 접수 순서, 계약할 때 준비할 서류입니다. 자격과 날짜는 모집공고로 정해집니다.`,
    heading: '청약 방법',
    lead: '누가 언제 신청할 수 있는지는 모집공고로 정해집니다.',
  },
  salesGuide: {
    banner: 'banner',
    title: '청약 유의사항: 신청 전에 확인할 점',
    description: `${site.name}에 신청하기 전에 알아야 할 사항입니다. 중복 신청과 서류, 계약에 관한 사항을 꼭 읽어 주시기 바랍니다.`,
    heading: '청약 유의사항',
    lead: '신청한 뒤에는 되돌릴 수 없는 것부터 읽어 주세요.',
  },
  announcement: {
    banner: 'banner',
    title: '입주자 모집공고 안내',
    description: `${site.name}의 입주자 모집공고문을 올리는 페이지입니다. 공고 전까지는 준비하고 있는 내용과 예정된 시기를 이곳에서 알려 드립니다.`,
    heading: '모집공고',
    lead: '공고문을 이 페이지에 올립니다.',
  },
  stampTax: {
    banner: 'banner',
    title: '인지세 안내: 계약서와 인지세',
    description: `${site.name}의 계약서에 인지세가 붙는지, 붙는다면 기재금액에 따라 얼마를 언제까지 내는지에 관한 내용을 준비하고 있습니다.`,
    heading: '인지세 안내',
    lead: '계약서에 인지세가 붙는지, 얼마를 내는지입니다.',
  },
  complexIntro: {
    banner: 'banner',
    title: '단지배치도: 3개 동과 출입구',
    description: `${site.name} 3개 동의 배치와 출입구, 단지 둘레의 도로를 그린 단지배치도입니다. 단지별 동 수와 세대수도 있습니다.`,
    heading: '단지배치도',
    lead: '동과 출입구, 단지 둘레의 도로입니다.',
  },
  complexDetail: {
    banner: 'banner',
    title: '동호배치도: 동과 층, 라인별 타입',
    description: `${site.name}의 동과 층, 라인별 타입을 색으로 나눈 동호배치도입니다. 타입별 세대수를 표로 함께 보면서 위치를 비교할 수 있습니다.`,
    heading: '동호배치도',
    lead: '세대마다 동과 층, 라인이 다릅니다.',
  },
  complexCommunity: {
    banner: 'banner',
    title: '커뮤니티: 함께 쓰는 시설',
    description: `${site.name} 입주민이 함께 쓰는 시설의 위치와 넓이, 구성입니다. 운영 시간과 이용 방법은 입주 전에 정하여 알려 드립니다.`,
    heading: '커뮤니티',
    lead: '입주민이 함께 쓰는 곳들입니다.',
  },
  modelHouse: {
    banner: 'banner',
    title: '모델하우스: 위치와 관람 시간',
    description: `${site.name} 모델하우스의 주소와 관람 시간, 오는 길, 그리고 세대 내부를 VR과 그림으로 둘러보는 온라인 모델하우스입니다.`,
    heading: '모델하우스',
    lead: '집 안은 VR과 그림으로, 실물은 모델하우스에서 보실 수 있습니다.',
  },
}
export const floorPlanPage: PageInput = {
  banner: 'banner',
  title: '{type} 타입 평면도',
  description: `${site.name} {type} 타입의 평면도입니다. 전용면적 {area}㎡의 방 구성과 치수, 공급면적과 계약면적, 공급 세대수가 있습니다. 면적은 평으로도 봅니다.`,
  heading: '{type} 타입',
  lead: '전용면적 {area}㎡, 벽 안쪽에서 잰 치수입니다.',
}
export const interiorPage: PageInput = {
  banner: 'banner',
  title: '{type} 타입 인테리어',
  description: `${site.name} {type} 타입의 실내 이미지입니다. 전용면적 {area}㎡ 세대의 거실과 침실을 공간별로 보고 마감재 계획을 확인할 수 있습니다.`,
  heading: '{type} 인테리어',
  lead: '전용면적 {area}㎡ 세대를 공간별로 보여 드립니다.',
}
export const pressPage: PageInput | null = {
  banner: 'banner',
  title: '{site} 언론보도 소식',
  description:
    '{site}의 공식 보도자료입니다. 모델하우스와 공사, 공급일정에 관한 소식을 발표한 날짜와 함께 최신순으로 있습니다. 날짜와 숫자는 발표한 날 기준입니다.',
  heading: '언론보도',
  lead: `${site.builder.name}이 직접 발표한 소식입니다.`,
  label: '언론보도',
}
export const siteCustomerPage: PageInput | null = {
  banner: 'banner',
  title: '{site} 방문예약 안내',
  description: '{site} 모델하우스 방문을 예약하는 페이지입니다. 방문을 원하는 날짜를 남기면 상담사가 전화로 시간을 정하고 주소를 문자로 보내 드립니다.',
  heading: '방문예약',
  lead: '방문을 원하는 날을 남기면 상담사가 시간을 정해 드립니다.',
  label: '방문예약',
}
