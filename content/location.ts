import type { LocationInput } from '@/lib/content/schemas/complex'
import { routes } from '@/lib/routes'
import { site } from './site'

const measured = { label: `${site.builder.name} 자체 측정`, date: '2026-09-14' }

/** Location pages: six highlights, travel times, premium page. */
export const location: LocationInput = {
  highlights: [
    {
      id: 'hub',
      title: '개발 중심',
      summary: '주거와 업무, 상업이 함께 계획된 너울지구 한가운데',
      description: `너울지구는 주거 용지와 자족 용지를 함께 둔 도시개발사업 구역입니다. ${site.name}는 중심 상업 용지와 가람천 사이에 있습니다.`,
      points: ['중심 상업 용지: 3단지 서쪽 길 건너편', '업무·연구 용지: 약 900m', '공공시설 용지(주민센터, 도서관 예정): 5단지 동쪽 출입구에서 약 120m'],
      source: { label: '너울지구 토지이용계획도(한들시)', date: '2026-06-30' },
    },
    {
      id: 'medical',
      title: '의료시설',
      summary: '종합병원 약 2.4km, 의원 용지는 3단지 맞은편',
      description: '응급실이 있는 종합병원이 너울대로를 따라 약 2.4km 거리에 있고, 일상 진료를 받을 의원은 중심 상업 용지에 들어설 예정입니다.',
      points: ['종합병원: 약 2.4km, 승용차로 약 6분', '보건지소 예정지: 약 700m, 걸어서 약 11분'],
      source: measured,
    },
    {
      id: 'transit',
      title: '도시철도 2호선 트램과 서한들IC',
      summary: '트램 예정역 약 320m, 나들목 약 4.2km',
      description: '단지 북쪽 너울대로에 도시철도 2호선 트램 너울중앙역이 계획되어 있습니다. 고속도로는 서한들IC에서 이용할 수 있습니다.',
      points: [
        '너울중앙역(예정): 3단지 서쪽 보행 출입구에서 약 320m, 걸어서 약 5분',
        '서한들IC: 약 4.2km, 승용차로 약 8분',
        '트램 개통 시기는 한들시의 사업 계획에 따라 달라질 수 있습니다',
        `트램이 들어오는 너울중앙역(예정): [입지환경 영상](${routes.unitVideos})`,
      ],
      source: measured,
    },
    {
      id: 'living',
      title: '생활 기반',
      summary: '3단지 양옆에 중심 상업 용지와 초등학교 예정지',
      description:
        '3단지 서쪽 길 건너편은 중심 상업 용지, 동쪽 길 건너편은 초등학교 예정지입니다. 학교 동쪽에는 주민센터와 도서관이 들어설 공공시설 용지가 이어집니다.',
      points: ['초등학교 예정지: 3단지 동쪽 길 건너편', '중학교 예정지: 약 680m', '학교 설립 여부와 시기는 관할 교육청의 결정에 따릅니다'],
      source: { label: '너울지구 지구단위계획(한들시)', date: '2026-06-30' },
    },
    {
      id: 'brand-town',
      title: '브랜드타운',
      summary: '네 단지가 담장 없이 정원과 커뮤니티를 함께 쓰는 동네',
      description:
        '1·2·3·5단지를 한 번에 계획했습니다. 너울지구 브랜드타운의 처음 계획은 최대 5,000세대 규모였습니다. 4단지 자리는 학교와 공공시설 부지로 계획되어 단지 번호가 5로 건너뜁니다.',
      points: [
        '45개 동, 지하 2층~지상 35층',
        '1·2·5단지 정원을 잇는 보행로 약 700m',
        '임대 912세대 포함',
        `건물과 정원의 자리를 정한 기준: [브랜드 소개](${routes.brandIntro})`,
      ],
      source: { label: `${site.builder.name} 설계도서`, date: '2026-09-01' },
    },
    {
      id: 'nature',
      title: '자연과 공원',
      summary: '가람천 산책로 약 120m, 너울근린공원 약 350m',
      description: '단지 남쪽에 수변공원과 가람천이 있고, 서쪽에 너울근린공원이 계획되어 있습니다.',
      points: [
        '가람천 산책로: 남쪽 보행 출입구에서 약 120m',
        '너울근린공원(계획 면적 약 7만 8,000㎡): 1단지에서 약 350m',
        '산책로 길이: 단지 앞에서 상류 방향으로 약 3.2km',
        `출입구에서 걸어가는 길: [프리미엄](${routes.locationPremium})`,
      ],
      source: measured,
    },
  ],
  travelTimes: [
    { place: '가람천 산책로', distance: '약 120m', time: '약 2분', by: '도보', source: measured },
    { place: '공공시설 용지(예정)', distance: '약 120m', time: '약 2분', by: '도보', source: measured },
    { place: '너울중앙역(예정)', distance: '약 320m', time: '약 5분', by: '도보', source: measured },
    { place: '너울근린공원(예정)', distance: '약 350m', time: '약 6분', by: '도보', source: measured },
    { place: '종합병원', distance: '약 2.4km', time: '약 6분', by: '승용차', source: measured },
    { place: '서한들IC', distance: '약 4.2km', time: '약 8분', by: '승용차', source: measured },
    { place: '한들시청', distance: '약 6.8km', time: '약 15분', by: '승용차', source: measured },
  ],
  mapNotes: [
    '지도는 위치 관계를 단순하게 그린 것으로 축척이 정확하지 않습니다.',
    '거리는 목적지에서 가장 가까운 단지 출입구부터 측정했고, 도보는 분속 67m, 승용차는 평일 오전 10시를 기준으로 했습니다.',
    '‘예정’인 시설은 인허가와 정부 정책에 따라 변경, 지연되거나 취소될 수 있습니다.',
  ],
  premium: {
    status: 'published',
    intro: `강과 트램 예정역, 공원은 걸어서 닿고, 응급실이 있는 종합병원은 차로 갑니다. 목적지에서 가장 가까운 단지 출입구부터 쟀습니다. 그 밖의 시설까지 걸리는 시간은 [입지안내](${routes.locationIntro})에 있습니다.`,
    blocks: [
      {
        heading: '걸어서 2분, 가람천',
        paragraphs: [
          '1·2·5단지 남쪽 보행 출입구에서 수변공원을 지나 산책로까지 약 120m이며, 가는 길에 건너야 할 차도가 없습니다.',
          '경사로의 기울기는 18분의 1로 계획하여 휠체어와 유아차가 오갈 수 있습니다. 산책로는 상류 방향으로 약 3.2km 이어집니다.',
        ],
        picture: 'brand-river',
        source: measured,
      },
      {
        heading: '걸어서 5분, 트램 예정역',
        paragraphs: [
          '3단지 서쪽 보행 출입구에서 도시철도 2호선 트램 너울중앙역(예정)까지 약 320m입니다.',
          '너울대로를 따라 폭 4m의 보도와 자전거도로를 나란히 놓을 예정입니다. 개통 시기는 한들시의 사업 계획에 따릅니다.',
        ],
        picture: 'location-tram',
        source: measured,
      },
      {
        heading: '걸어서 6분, 너울근린공원',
        paragraphs: ['1단지 서쪽 출입구에서 공원 입구 예정지까지 약 350m입니다.', '계획 면적은 약 7만 8,000㎡이며 잔디마당과 숲길을 만들 예정입니다.'],
        picture: 'location-park',
        source: { label: '너울지구 공원조성계획(한들시)', date: '2026-06-30' },
      },
      {
        heading: '너울대로 2.4km, 종합병원',
        paragraphs: [
          '응급실이 있는 종합병원까지 너울대로를 따라 약 2.4km이며, 승용차로 약 6분 걸립니다.',
          '평일 오전 10시에 승용차로 세 번 이동하며 측정한 시간의 평균이며, 출퇴근 시간에는 더 걸립니다.',
        ],
        picture: 'location-hospital',
        source: measured,
      },
    ],
  },
}
