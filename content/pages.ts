import type { PageInput, PagesInput } from '@/lib/content/schemas/pages'
import { pressListPath, routes, siteCustomerPath } from '@/lib/routes'
import { site } from './site'

/** Title, description and opening of every page with a fixed address. content/menus.ts gives its name, breadcrumb and sub-menu. */
export const pages: PagesInput = {
  home: {
    title: '한들시 너울지구 민간임대 912세대',
    description: `${site.name}는 한들시 너울지구 2-2에 짓는 민간임대 아파트입니다. 임대 912세대, 전용 59~84㎡, 지하 2층~지상 35층, 2027년 단계적 입주 예정입니다.`,
    heading: '강을 따라 하루가 흐르는 집',
    lead: '가람천과 나란히 놓인 네 개 단지에 민간임대 912세대를 짓습니다.',
    banner: 'aerial-golden-hour',
    label: '홈',
  },
  brandIntro: {
    title: '브랜드 소개: 물길, 빛, 정원, 시공',
    description: `가람천으로 난 길, 동마다 계산한 일조, 차가 없는 정원, 층간 바닥의 두께. ${site.builder.name}의 주거 브랜드 가람누리가 ${site.name}를 짓는 기준입니다.`,
    heading: '브랜드 소개',
    lead: '강이 흐르는 방향과 겨울 해의 높이에 맞추어 집의 자리를 정합니다.',
    banner: 'aerial-dusk',
  },
  brandVideo: {
    title: '홍보영상으로 보는 단지의 하루',
    description: `물안개 낀 가람천에서 시작해 창마다 불이 켜지는 밤까지, ${site.name}의 하루를 따라가는 브랜드 영상입니다. 장면마다 자막이 있어 소리 없이도 볼 수 있습니다.`,
    heading: '홍보영상',
    lead: '물안개가 걷히는 아침부터 창마다 불이 켜지는 밤까지의 하루입니다.',
    banner: 'roofs-dusk',
    opening: 'subject',
  },
  businessIntro: {
    title: '사업개요: 임대 912세대의 위치와 규모',
    description: '사업명과 위치, 지하 2층~지상 35층 45개 동의 규모, 임대 912세대의 단지별·타입별 세대수, 2027년 단계적 입주 계획입니다.',
    heading: '사업개요',
    lead: '네 개 단지 45개 동, 약 5,329세대 가운데 912세대를 임대로 공급합니다.',
    banner: 'gate-street',
    opening: 'subject',
  },
  businessPlan: {
    title: '공급일정: 모집공고부터 입주까지',
    description: `착공과 모델하우스 개관부터 공급신고, 임차인 모집공고, 청약 접수, 계약, 단지별 입주까지 ${site.name}의 공급일정입니다. 지난 일의 연월과 남은 일의 예정 시기가 있습니다.`,
    heading: '공급일정',
    lead: '모집공고는 공급신고가 끝나야 나오고, 입주는 단지별로 나누어 합니다.',
    banner: 'location-town',
    opening: 'type',
  },
  businessDocuments: {
    title: '자료실: 안내 책자와 서류 양식',
    description: `${site.name}의 안내 책자와 임차인 모집공고문, 계약 서류 양식을 내려받는 자료실입니다. 현재 자료를 준비하고 있습니다.`,
    heading: '자료실',
    lead: '책자로 단지를 보고, 모집공고문에서 조건을 확인하고, 양식으로 계약을 준비합니다.',
    banner: 'community-guest-house',
    opening: 'type',
  },
  subscriptionGuide: {
    title: '청약 방법: 신청 자격과 순서',
    description: '민간임대 아파트의 신청 자격과 접수 순서, 추첨과 계약, 준비할 서류를 단계별로 설명하고 자주 묻는 질문에 답합니다.',
    heading: '청약 방법',
    lead: '만 19세 이상이면 청약통장 없이 신청합니다. 공고 확인부터 입주까지 여섯 단계입니다.',
    banner: 'pavilion-dusk',
    opening: 'type',
  },
  salesGuide: {
    title: '청약 유의사항: 신청 전에 확인할 점',
    description: '중복 신청과 부적격 처리, 동·호수 배정, 임대료 증액 한도, 임대보증금 보증까지, 신청하기 전에 알아야 할 것과 살면서 적용되는 기준입니다.',
    heading: '청약 유의사항',
    lead: '한 사람이 두 건을 내면 모두 무효이고, 접수가 끝나면 단지와 타입을 바꿀 수 없습니다.',
    banner: 'pond-dusk',
    opening: 'type',
  },
  announcement: {
    title: '임차인 모집공고 안내',
    description: `${site.name} 임차인 모집공고에 담을 공급 규모와 신청 자격, 당첨자 선정, 계약과 입주의 예정 내용입니다. 공고문은 공급신고가 끝난 뒤에 나옵니다.`,
    heading: '모집공고',
    lead: '임대보증금과 월 임대료, 신청 자격이 이 공고로 정해집니다.',
    banner: 'community-reading-room',
    opening: 'type',
  },
  stampTax: {
    title: '인지세 안내: 임대차와 분양 전환',
    description: '주택 임대차계약서에 인지세가 붙지 않는 이유와, 분양으로 전환할 때 기재금액에 따라 내는 인지세 금액과 납부 기한입니다.',
    heading: '인지세 안내',
    lead: '집을 빌리는 계약서에는 붙지 않습니다. 나중에 살던 집을 살 때에만 냅니다.',
    banner: 'interior-84b-study',
    opening: 'type',
  },
  changes: {
    title: '바뀐 내용: 날짜와 이유',
    description: `${site.name}의 공급일정과 단지배치도, 임대 조건, 개인정보 처리방침에서 바뀐 것을 날짜와 이유와 함께 최신순으로 남깁니다.`,
    heading: '바뀐 내용',
    lead: '한 번 알려 드린 날짜와 숫자를 고치면, 언제 왜 고쳤는지 남깁니다.',
    banner: 'garden-above',
    opening: 'type',
  },
  undecided: {
    title: '아직 정해지지 않은 것과 예상 시기',
    description: '임대보증금과 월 임대료, 보증, 트램 개통처럼 아직 정해지지 않은 것과 그것을 정하는 곳, 알 수 있는 예상 시기입니다.',
    heading: '아직 정해지지 않은 것',
    lead: '임대료부터 트램 개통까지, 누가 언제 정하는지 숨기지 않습니다.',
    banner: 'river-morning',
    opening: 'type',
  },
  locationIntro: {
    title: '입지안내: 트램, 나들목, 가람천',
    description: '한들시 너울지구 2-2의 개발, 의료, 교통, 생활, 브랜드타운, 자연 여섯 가지 여건과, 출처와 측정한 날짜를 밝힌 거리와 시간입니다.',
    heading: '입지안내',
    lead: '남쪽 문을 나서면 가람천이고, 북쪽 길에는 트램이 다닐 예정입니다.',
    banner: 'tram-dusk',
    opening: 'subject',
  },
  locationPremium: {
    title: '프리미엄: 출입구에서 걸리는 시간',
    description:
      '가람천 산책로까지 약 120m, 트램 예정역까지 약 320m, 너울근린공원까지 약 350m. 단지 출입구에서 재고 측정한 날짜와 출처를 밝힌 거리와 시간입니다.',
    heading: '프리미엄',
    lead: '강까지 2분, 트램 예정역까지 5분. 단지 문을 나서서 걸은 시간입니다.',
    banner: 'riverside-walk',
    opening: 'beside',
  },
  complexIntro: {
    title: '단지배치도: 45개 동과 정원, 출입구',
    description: '1·2·3·5단지 45개 동이 놓인 자리와 출입구, 지하주차장 진입로, 중앙정원, 가람천 산책로로 이어지는 길을 그린 단지배치도입니다.',
    heading: '단지배치도',
    lead: '지상에는 비상 차로만 두고, 45개 동 사이를 정원과 보행로로 이었습니다.',
    banner: 'garden-above',
    opening: 'subject',
  },
  complexDetail: {
    title: '동호배치도: 동·층·라인별 타입',
    description: '임대 912세대가 어느 동의 몇 층, 어느 라인에 있는지 타입별 색으로 나눈 동호배치도와 단지별·타입별 세대수입니다.',
    heading: '동호배치도',
    lead: '임대 912세대는 한곳에 몰려 있지 않고 네 개 단지에 나뉘어 있습니다.',
    banner: 'river-noon',
    opening: 'subject',
    social: 'brand-light',
  },
  complexCommunity: {
    title: '커뮤니티: 다섯 가지 시설',
    description: '피트니스센터, 독서실, 카페, 어린이집, 게스트하우스의 위치와 면적, 시설 구성입니다. 운영 시간은 입주 전에 정하여 알립니다.',
    heading: '커뮤니티',
    lead: '운동하고 읽고 차를 마시는 다섯 곳을 네 단지가 함께 씁니다.',
    banner: 'brand-garden',
    opening: 'subject',
    social: 'community-fitness',
  },
  unitVideos: {
    title: '영상으로 보는 단지와 세대',
    description:
      '가람천의 아침부터 상점 거리의 저녁까지, 59A의 주방에서 거실 창가까지, 84A와 84B의 주방과 알파룸. 자막이 있어 소리 없이도 볼 수 있는 영상 세 편입니다.',
    heading: '영상',
    lead: '단지 둘레의 하루, 그리고 59A와 84A, 84B의 방을 하나씩 봅니다.',
    banner: 'pond-dusk',
    opening: 'subject',
    social: 'poster-location',
    label: '영상',
    subMenu: [routes.unitVideos, routes.locationIntro, routes.locationPremium],
  },
  modelHouse: {
    title: 'E모델하우스: VR로 보는 세대 내부',
    description: '59A와 84A의 거실에서 침실까지 집에서 VR로 걷습니다. 59A와 84A, 84B를 실제 크기로 보는 모델하우스의 주소와 관람 시간, 오시는 길도 있습니다.',
    heading: 'E모델하우스',
    lead: '집에서 VR로 걷는 모델하우스입니다. 실제 크기의 세 집은 너울중앙로의 모델하우스에 있습니다.',
    banner: 'tour-1-2',
    opening: 'subject',
    social: 'tour-1-2',
  },
  customer: {
    title: '관심고객 등록과 상담 신청',
    description: `이름과 연락처, 생년월일을 남기면 상담사가 연락드리고 모델하우스 주소를 문자로 보냅니다. 전화 상담은 ${site.phone}입니다.`,
    heading: '관심고객 등록',
    lead: '번호를 남기면 상담사가 전화를 드립니다.',
    banner: 'interior-84b-living',
    opening: 'beside',
    social: 'tour-3-5',
    subMenu: [routes.customer, pressListPath(site.defaultPressSite), siteCustomerPath(site.defaultPressSite)],
  },
  privacy: {
    title: '개인정보 처리방침',
    description: `${site.name} 사이트가 수집하는 개인정보의 항목과 목적, 보유 기간, 처리 위탁, 파기 방법과 정보주체의 권리입니다.`,
    heading: '개인정보 처리방침',
    lead: '등록한 번호와 생년월일은 12개월 뒤 파기하며, 그 전에도 삭제를 요청할 수 있습니다.',
    banner: 'river-night',
    opening: 'type',
    label: '개인정보 처리방침',
  },
}

/** /FloorPlan/{slug}: `{type}` is the unit type, `{area}` its exclusive area in ㎡, `{rooms}` and `{baths}` their numbers. */
export const floorPlanPage: PageInput = {
  title: '{type} 타입 평면도',
  description: `${site.name} {type} 타입의 평면도입니다. 전용면적 {area}㎡의 방 구성과 치수, 공급면적과 계약면적, 공급 단지와 세대수가 있습니다.`,
  heading: '{type} 타입',
  lead: '전용면적 {area}㎡, 침실 {rooms}개와 욕실 {baths}개를 둔 집입니다.',
  banner: 'brand-light',
  opening: 'subject',
}

/** /Interior/{slug}, with the same placeholders. */
export const interiorPage: PageInput = {
  title: '{type} 타입 인테리어',
  description: `${site.name} {type} 타입의 거실과 주방, 침실을 방마다 한 장씩 그린 이미지입니다. 전용면적 {area}㎡ 세대의 바닥과 벽, 주방, 창호의 마감재 계획도 있습니다.`,
  heading: '{type} 인테리어',
  lead: '전용면적 {area}㎡ 안에서 아침과 저녁을 보내는 방들입니다.',
  banner: 'brand-craft',
}

/** /{site}/press: `{site}` is the press site's name. */
export const pressPage: PageInput = {
  title: '{site} 언론보도',
  description: '{site}의 공식 보도자료입니다. 공사 진행과 모델하우스, 커뮤니티 계획, 공급일정에 관한 소식이 발표한 날짜와 함께 최신순으로 있습니다.',
  heading: '언론보도',
  lead: `공사와 모델하우스, 일정에 관해 ${site.builder.name}이 직접 발표한 소식입니다.`,
  banner: 'promenade-morning',
  opening: 'type',
  label: '언론보도',
  beside: routes.customer,
}

/** /{site}/customer, with the same placeholder. */
export const siteCustomerPage: PageInput = {
  title: '{site} 방문예약',
  description: '{site} 모델하우스의 방문 날짜와 시간을 골라 바로 예약하거나, 번호를 남기면 상담사가 전화를 드리고 주소를 문자로 보내 드립니다.',
  heading: '방문예약',
  lead: '날짜와 시간을 골라 예약하거나, 번호를 남기면 상담사가 전화를 드립니다.',
  banner: 'gate-street',
  opening: 'beside',
  label: '방문예약',
  beside: routes.customer,
}
