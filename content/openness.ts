import type { ChangesInput, UndecidedInput } from '@/lib/content/schemas/openness'
import { routes } from '@/lib/routes'
import { site } from './site'

/** /SalesInfo/changes, newest first. Changes of the policy come from privacy.ts, versions of the announcement from guides.ts. */
export const changes: ChangesInput = {
  intro: '이 사이트가 알린 내용이 바뀌면 바뀐 날과 이유를 여기에 남깁니다. 오자를 고친 것처럼 뜻이 그대로인 수정은 적지 않습니다.',
  entries: [
    {
      id: 'guides-by-law-2026-11',
      day: '2026-11-22',
      title: '임대료 증액과 보증 기준을 법 조항과 함께 안내',
      description: `[청약 방법](${routes.subscriptionGuide})과 [청약 유의사항](${routes.salesGuide})에 임대료 증액 한도, 임대의무기간, 임대보증금 보증의 기준과 근거 조항을 적었습니다.`,
      reason: '상담 전화에서 임대료가 얼마나 오를 수 있는지 묻는 분이 많았습니다.',
      page: routes.salesGuide,
    },
    {
      id: 'registration-form-2026-11',
      day: '2026-11-17',
      title: '등록 양식에서 받는 항목을 줄임',
      description: '이름과 휴대전화 번호, 생년월일만 필수로 받고 문의 내용은 선택으로 바꾸었습니다. 광고성 정보 수신 동의를 따로 받습니다.',
      reason: '상담에 필요하지 않은 정보를 받지 않기 위해서입니다.',
      page: routes.customer,
    },
    {
      id: 'schedule-2026-11',
      day: '2026-11-16',
      title: '공급신고와 임차인 모집공고의 예정 시기를 공급일정에 추가',
      description: '공급신고는 2027년 1월, 임차인 모집공고와 청약 접수는 2027년 2월로 예정하고 있습니다.',
      reason: '공정과 인허가 진행을 반영했습니다. 날짜는 예정이며 달라지면 다시 적습니다.',
      page: routes.businessPlan,
    },
    {
      id: 'model-house-2026-10',
      day: '2026-10-17',
      title: '모델하우스 예약 관람 시작',
      description: '59A, 84A, 84B 세 타입을 실제 크기로 전시하고, 관람 시간과 오는 길을 사이트에 적었습니다.',
      reason: '모델하우스를 열었습니다.',
      page: routes.modelHouse,
    },
    {
      id: 'distances-2026-09',
      day: '2026-09-14',
      title: '출입구에서 주변 시설까지의 거리와 시간을 새로 측정',
      description: '트램 예정역, 나들목, 종합병원, 공원까지의 거리를 다시 적고 측정한 날짜와 방법을 함께 표시했습니다.',
      reason: '단지 주변 도로 공사로 보행로가 바뀐 구간이 있습니다.',
      page: routes.locationIntro,
    },
    {
      id: 'site-plan-2026-09',
      day: '2026-09-01',
      title: '단지배치도를 2026년 9월 설계도서에 맞춤',
      description: '건물과 출입구, 정원의 위치를 새 설계도서에 맞추고 전체 세대수를 약 5,329세대로 적었습니다. 임대 912세대는 그대로입니다.',
      reason: '인허가 변경을 반영한 설계가 나왔습니다.',
      page: routes.complexIntro,
    },
  ],
}

/** /SalesInfo/undecided. An item whose question is answered moves to `changes`. */
export const undecided: UndecidedInput = {
  intro: `아직 정해지지 않은 것을 숨기지 않고 모았습니다. 누가 정하는지, 언제쯤 알 수 있는지 적고, 정해지면 [바뀐 내용](${routes.changes})에 옮깁니다.`,
  items: [
    {
      id: 'rent',
      title: '임대보증금과 월 임대료',
      state: '금액을 정하지 않았습니다. 공급신고를 마친 뒤 모집공고에 타입별로 적으며, 그 전에는 어떤 경로로도 금액을 알려 드리지 않습니다.',
      decidedBy: `${site.builder.name}(임대사업자)`,
      expected: '2027년 2월 임차인 모집공고',
      changed: '2026-11-16',
      wish: '임대보증금과 월 임대료가 정해지면 알려 주세요.',
    },
    {
      id: 'guarantee',
      title: '임대보증금 보증',
      state: '보증 기관과 보증 범위를 준비하고 있습니다. 보증은 늦어도 임차인을 모집하는 날부터 효력이 있어야 합니다(민간임대주택에 관한 특별법 제49조).',
      decidedBy: `${site.builder.name}과 보증 기관`,
      expected: '2027년 1월 공급신고 전까지',
      changed: '2026-11-22',
      wish: '임대보증금 보증의 보증 기관과 범위가 정해지면 알려 주세요.',
      fact: 'guarantee',
    },
    {
      id: 'report',
      title: '임대사업자 등록번호와 공급신고번호',
      state: `등록과 신고가 끝나지 않았습니다. 번호가 나오면 사이트 하단과 [사업개요](${routes.businessIntro})에 표시합니다.`,
      decidedBy: '관할 지방자치단체',
      expected: '2027년 1월 예정',
      changed: '2026-11-16',
      wish: '임대사업자 등록과 공급신고가 끝나면 알려 주세요.',
      fact: 'report',
    },
    {
      id: 'eligibility',
      title: '신청 자격과 접수 날짜',
      state: `현재 계획은 [청약 방법](${routes.subscriptionGuide})에 적었습니다. 나이와 신청 수, 접수 기간은 모집공고로 정해집니다.`,
      decidedBy: `${site.builder.name}(임대사업자)`,
      expected: '2027년 2월 임차인 모집공고',
      changed: '2026-11-22',
      wish: '신청 자격과 접수 날짜가 정해지면 알려 주세요.',
    },
    {
      id: 'areas',
      title: '대지면적과 연면적, 용적률',
      state: `인허가 변경 절차가 끝나지 않아 [사업개요](${routes.businessIntro})에 ‘추후 공개’로 표시했습니다.`,
      decidedBy: '관할 지방자치단체',
      expected: '인허가 변경 절차가 끝나는 때',
      changed: '2026-09-01',
      wish: '대지면적과 용적률이 공개되면 알려 주세요.',
    },
    {
      id: 'tram',
      title: '도시철도 2호선 트램의 개통 시기',
      state: `너울중앙역의 위치는 계획되어 있으나 개통 시기는 한들시의 사업 계획에 따라 달라질 수 있습니다. 거리는 [입지안내](${routes.locationIntro})에 있습니다.`,
      decidedBy: '한들시',
      expected: '한들시가 발표하는 때',
      changed: '2026-09-14',
      wish: '트램 개통 시기가 정해지면 알려 주세요.',
    },
    {
      id: 'school',
      title: '초등학교의 설립 여부와 시기',
      state: '3단지 동쪽 길 건너편은 초등학교 예정지입니다. 학교를 세울지와 언제 세울지는 정해지지 않았습니다.',
      decidedBy: '관할 교육청',
      expected: '관할 교육청이 발표하는 때',
      changed: '2026-06-30',
      wish: '초등학교 설립 계획이 정해지면 알려 주세요.',
    },
    {
      id: 'community',
      title: '커뮤니티 운영 시간과 이용 요금',
      state: `시설의 위치와 면적은 [커뮤니티](${routes.complexCommunity})에 있습니다. 운영 시간과 요금은 입주 전에 정합니다.`,
      decidedBy: `${site.builder.name}과 관리 주체`,
      expected: '2027년 7월 첫 입주 전',
      changed: '2026-06-24',
      wish: '커뮤니티 운영 시간과 요금이 정해지면 알려 주세요.',
    },
  ],
  notices: [
    '예상 시기는 약속이 아니라 지금의 계획이며, 인허가와 공정, 다른 기관의 결정에 따라 달라질 수 있습니다.',
    '‘알려 주세요’를 눌러 등록해도 청약 신청이 되지 않으며, 신청 자격과 당첨에 영향을 주지 않습니다.',
  ],
}
