import type { HomeInput } from '@/lib/content/schemas/home'
import { floorPlanPath, interiorPath, routes } from '@/lib/routes'

/** With the distances of content/location.ts; breaks before the date alone. */
const MEASURED = '(자체\u00a0측정, 2026년\u00a09월)'

/** Texts of the home page, section by section. */
export const home: HomeInput = {
  hero: {
    // Without the no-break space two balanced line breaks are equally long, and which is chosen changes when the fonts load.
    heading: '강을 따라 하루가\u00a0흐르는 집',
    lead: '한들시 너울지구 2-2, 가람천과 나란히 놓인 네\u00a0개 단지에 민간임대 912세대를 짓습니다.',
    picture: 'aerial-golden-hour',
    day: [
      { time: '05:40', label: '해 뜨기 전', picture: 'river-before-dawn' },
      { time: '07:10', label: '아침', picture: 'river-morning' },
      { time: '12:30', label: '한낮', picture: 'river-noon' },
      { time: '17:30', label: '해거름' },
      { time: '18:50', label: '어스름', picture: 'river-dusk' },
      { time: '21:00', label: '밤', picture: 'river-night' },
    ],
    facts: [
      { value: '912', unit: '세대', label: '임대 세대수' },
      { value: '59~84', unit: '㎡', label: '전용면적' },
      { value: '45', unit: '개 동', label: '지하 2층~지상 35층' },
      { value: '2027', unit: '년', label: '단계적 입주 예정' },
    ],
  },
  terms: { text: '만 19세 이상, 청약통장 없이 신청', link: { label: '신청 방법', href: `${routes.subscriptionGuide}#eligibility` } },
  announcedTerms: null,
  questions: [
    { label: '몇 년 동안 살 수 있나요', href: `${routes.salesGuide}#stay` },
    { label: '분양으로 전환하나요', href: `${routes.salesGuide}#sale` },
    { label: '임대료는 얼마나 오르나요', href: `${routes.salesGuide}#rent` },
    { label: '관리비는 얼마인가요', href: `${routes.salesGuide}#management-fee` },
    { label: '네 단지는 무엇을 함께 쓰나요', href: `${routes.salesGuide}#shared` },
    { label: '84A 거실은 어떤가요', href: interiorPath('84A') },
  ],
  brand: {
    heading: '물길과 빛을 먼저 그린 설계',
    lead: `강이 흐르는 방향과 해의 높이에 맞추어 건물의 자리를 정하고, 그 사이에 정원을 두었습니다. 영상은 강가의 하루를 따라갑니다.`,
    picture: 'brand-river',
    link: { label: '브랜드 영상 보기', href: '/Brand/video' },
  },
  premiumCards: [
    {
      image: 'aerial-dusk',
      title: '네 단지, 임대 912세대',
      text1: '1·2·3·5단지 45개 동, 지하 2층~지상 35층 규모입니다.',
      text2: '전용 59㎡ 320세대와 전용 84\u2060㎡ 592세대를 여섯 타입으로 나누었습니다.',
      link: '/BusinessGuide/intro',
      linkText: '사업개요 보기',
    },
    {
      image: 'location-tram',
      title: '트램과 나들목 교통',
      text1: '도시철도 2호선 트램 너울중앙역 예정지까지 3단지 보행 출입구에서 약 320m입니다.',
      text2: `서한들IC까지 약 4.2km, 승용차로 약 8분 걸립니다. ${MEASURED}`,
      link: '/LocationEnvironment/intro',
      linkText: '교통 여건 보기',
    },
    {
      image: 'location-hub',
      title: '길 건너 생활 시설',
      text1: '3단지 서쪽 길 건너편은 중심 상업 용지, 동쪽 길 건너편은 초등학교 예정지입니다.',
      text2: `응급실이 있는 종합병원까지는 약 2.4km입니다. ${MEASURED}`,
      link: '/LocationEnvironment/intro',
      linkText: '생활 여건 보기',
    },
    {
      image: 'riverside-walk',
      title: '문을 나서면 가람천',
      text1: '단지 남쪽 보행 출입구에서 산책로까지 약 120m입니다.',
      text2: `산책로는 상류 방향으로 약 3.2km 이어집니다. ${MEASURED}`,
      link: '/LocationEnvironment/primium',
      linkText: '프리미엄 보기',
    },
  ],
  covers: [
    { panel: 'overview', picture: 'gate-street' },
    { panel: 'location', picture: 'tram-dusk' },
    { panel: 'living', picture: 'garden-walk' },
    { panel: 'sitePlan', picture: 'garden-above' },
    { panel: 'unitPositions', picture: 'crown-lights' },
    { panel: 'types', picture: 'interior-84a-kitchen' },
    { panel: 'modelHouse', picture: 'interior-59a-bedroom' },
    { panel: 'guide', picture: 'interior-84b-study' },
  ],
  plates: [
    { before: 'complex', picture: 'interior-84a-living', title: '84A 거실', link: { label: '84A 인테리어 보기', href: interiorPath('84A') } },
    { before: 'units', unit: '84A', title: '84A, 방 세 개와 욕실 두 개', link: { label: '84A 평면도 보기', href: floorPlanPath('84A') } },
    { before: 'interest', picture: 'model-house', title: '모델하우스', link: { label: '오시는 길과 관람 시간', href: routes.modelHouse } },
  ],
  business: {
    heading: '사업개요',
    lead: '1·2·3·5단지 약 5,329세대 가운데 912세대가 임대입니다. 4단지 자리는 학교와 공공시설 부지로 계획되어 있습니다.',
  },
  location: {
    heading: '입지환경',
    lead: '남쪽 문을 나서면 가람천 산책로, 북쪽 너울대로에는 트램 예정역이 있습니다.',
  },
  premiumSlider: {
    heading: '{count} 가지 계획',
    items: [
      {
        image: 'location-town',
        title: '너울지구 브랜드타운',
        description: '상업 용지와 학교, 공원이 함께 계획된 브랜드타운 안에 네 단지가 나란히 자리합니다.',
      },
      { image: 'location-interchange', title: '서한들IC', description: `너울대로를 따라 약 4.2km이며 승용차로 약 8분 걸립니다. ${MEASURED}` },
      {
        image: 'location-hospital',
        title: '의료시설',
        description: `응급실이 있는 종합병원이 약 2.4km 거리에 있고, 의원이 들어설 중심 상업 용지는 3단지 서쪽에 있습니다. ${MEASURED}`,
      },
      {
        image: 'location-school',
        title: '학교 예정지',
        description: '초등학교 예정지가 3단지 동쪽 길 건너편에 있습니다. 설립 여부와 시기는 관할 교육청의 결정에 따릅니다.',
      },
      {
        image: 'location-park',
        title: '너울근린공원',
        description: `약 7만 8,000㎡로 계획된 공원이 1단지 서쪽 출입구에서 약 350m 거리에 있습니다. ${MEASURED}`,
      },
      { image: 'central-garden', title: '중앙정원', description: '약 700m의 보행로가 1·2·5단지의 정원을 차례로 지나며, 지상에는 비상 차로만 둡니다.' },
      { image: 'community-cafe', title: '커뮤니티', description: '피트니스센터, 독서실, 카페, 어린이집, 게스트하우스를 단지 안에 둡니다.' },
    ],
  },
  complex: {
    heading: '단지안내',
    lead: '차는 지하로 내려가고, 땅 위에는 세 정원을 잇는 보행로가 강까지 이어집니다.',
    items: [
      {
        title: '단지배치도',
        description: '1·2·5단지에서 정원을 지나 가람천까지, 건너야 할 차도가 없습니다.',
        kind: 'sitePlan',
        link: '/ComplexGuide/intro',
      },
      {
        title: '동호배치도',
        description: '912세대가 어느 동, 몇 층, 어느 라인에 있는지 타입별 색으로 찾습니다.',
        kind: 'unitPositions',
        link: '/ComplexGuide/detailintro',
      },
      {
        title: '커뮤니티',
        description: '정원 쪽으로 창을 낸 피트니스센터와 96석 독서실까지, 다섯 가지 시설을 네 단지가 함께 씁니다.',
        kind: 'picture',
        picture: 'community-fitness',
        link: '/ComplexGuide/community',
      },
    ],
  },
  units: {
    heading: '세대안내',
    modelHouseHeading: '모델하우스',
    guideHeading: '타입별 안내',
    lead: '네 공간이 남향인 4베이부터 두 면이 열린 모서리 거실까지, 여섯 타입입니다.',
    link: { label: '84A 타입 자세히 보기', href: '/FloorPlan/84A' },
  },
  interest: {
    heading: '관심고객 등록',
    lead: '이름과 휴대전화 번호, 생년월일을 남기면 상담사가 전화를 드립니다.',
    picture: 'pavilion-dusk',
    points: [
      '등록한 번호로 모델하우스 주소와 관람 시간을 문자로 보냅니다.',
      '광고성 정보 수신에 동의한 분에게만 잔여 세대 안내를 보냅니다.',
      '등록은 청약 신청이 아니며, 등록 여부는 신청 자격과 당첨에 영향을 주지 않습니다.',
    ],
  },
}
