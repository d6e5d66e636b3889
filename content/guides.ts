import type { AnnouncementInput } from '@/lib/content/schemas/announcement'
import type { GuideInput } from '@/lib/content/schemas/guides'
import { pressListPath, routes } from '@/lib/routes'
import { community } from './community'
import { overview } from './overview'
import { site } from './site'
import { units } from './units'

const rentalAct = { label: '민간임대주택에 관한 특별법 제42조~제44조, 제49조' }
const managementRule = { label: '민간임대주택에 관한 특별법 시행규칙 제22조' }
const stampTaxAct = { label: '인지세법 제1조, 제3조, 제6조, 제8조' }

/** /SalesInfo/SubscriptionGuide: how to apply for a home in a private rental complex. */
export const subscriptionGuide: GuideInput = {
  status: 'published',
  updated: '2026-11-22',
  intro: `민간임대 아파트는 임차인 모집공고를 보고 신청하며, 당첨되면 분양계약이 아니라 임대차계약을 맺습니다. 아래 순서는 현재 계획이며 자격과 날짜는 모집공고로 정해집니다. 예정 시기는 [공급일정](${routes.businessPlan})에 있습니다.`,
  steps: [
    {
      title: '모집공고 확인',
      description: `공고문에서 임대보증금과 월 임대료, 신청 자격, 접수 기간을 확인합니다. 공고는 2027년 2월에 이 사이트의 [모집공고](${routes.announcement}) 페이지에 올릴 예정입니다.`,
    },
    {
      title: '타입과 단지 선택',
      description: `평면도와 [동호배치도](${routes.complexDetail})를 보고 신청할 단지와 타입을 고릅니다. 한 사람이 한 타입에만 신청할 수 있습니다.`,
    },
    {
      title: '인터넷 접수',
      description: '접수 기간에 휴대전화나 컴퓨터로 신청합니다. 인터넷을 쓰기 어려운 분은 모델하우스에서 상담사와 함께 접수할 수 있습니다.',
    },
    {
      title: '추첨과 결과 확인',
      description: '타입별로 전산 추첨을 하여 당첨자와 예비 순번, 동·호수를 함께 정합니다. 결과는 접수할 때 적은 번호로 알려 드립니다.',
    },
    {
      title: '서류 제출과 계약',
      description: '당첨자는 서류를 내고 확인을 받은 뒤 표준임대차계약서로 계약합니다. 계약금은 계약서에 적힌 회사 명의 계좌로만 받습니다.',
    },
    { title: '사전 점검과 입주', description: '입주 지정 기간이 시작되기 45일 전까지 사전 점검을 하고, 보증금 잔금을 낸 뒤 열쇠를 받습니다.' },
  ],
  blocks: [
    {
      id: 'eligibility',
      heading: '신청 자격',
      paragraphs: ['장기일반민간임대주택은 임대사업자가 정한 기준에 따라 공급합니다. 아래는 현재 계획하고 있는 기준이며 모집공고로 정해집니다.'],
      table: {
        caption: '신청 자격 계획',
        columns: ['구분', '계획'],
        rows: [
          ['나이', '공고일 현재 만 19세 이상'],
          ['청약통장', '필요 없음'],
          ['거주 지역', '제한 없음'],
          ['주택 소유', '소유 여부를 묻지 않음'],
          ['신청 수', '1인 1건, 중복 신청은 모두 무효'],
        ],
      },
    },
    {
      heading: '준비할 서류',
      paragraphs: [
        `서류는 당첨된 뒤 계약하기 전에 냅니다. 접수할 때는 필요하지 않습니다. 위임장 등 양식은 모집공고와 함께 [자료실](${routes.businessDocuments})에 올릴 예정입니다.`,
      ],
      table: {
        caption: '계약 서류',
        columns: ['서류', '본인이 올 때', '대리인이 올 때'],
        rows: [
          ['신분증', '본인 신분증', '대리인 신분증과 계약자 신분증 사본'],
          ['주민등록표등본', '1통', '1통'],
          ['인감증명서', '1통 (본인서명사실확인서로 대신할 수 있음)', '1통 (용도: 임대차계약 위임용)'],
          ['위임장', '필요 없음', '계약자의 인감을 찍은 위임장'],
          ['계약금 이체 확인증', '1통', '1통'],
        ],
      },
      points: ['증명서는 공고일 이후에 발급한 것만 받습니다.', '주민등록번호 뒷자리는 가린 서류로 준비해 주세요.'],
    },
  ],
  questions: [
    {
      question: '관심고객으로 등록하면 신청한 것으로 처리되나요?',
      answer: `아닙니다. [관심고객 등록](${routes.customer})은 상담과 안내를 받기 위한 것이며, 청약 신청은 모집공고 이후 접수 기간에 따로 해야 합니다. 등록 여부는 추첨에 영향을 주지 않습니다.`,
    },
    {
      question: '임대보증금과 월 임대료는 얼마인가요?',
      answer: `아직 정해지지 않았습니다. 공급신고를 마친 뒤 모집공고에 타입별로 적습니다. 그 전에 금액을 제시하며 입금을 요구하는 연락은 ${site.builder.name}이 보낸 것이 아닙니다.`,
    },
    {
      question: '집을 가지고 있어도 신청할 수 있나요?',
      answer: '현재 계획에서는 주택 소유 여부를 묻지 않습니다. 기준은 모집공고로 정해지므로 신청하기 전에 공고문을 확인해 주세요.',
    },
    {
      question: '몇 년 동안 살 수 있나요?',
      answer:
        '장기일반민간임대주택의 임대의무기간은 법에 따라 10년 이상이며, 입주 지정 기간이 시작된 날부터 셉니다. 한 번의 계약 기간과 갱신 절차는 모집공고와 표준임대차계약서에 적습니다.',
    },
    {
      question: '임대료는 얼마나 오를 수 있나요?',
      answer:
        '이전 임대료의 5%를 넘을 수 없습니다. 100세대 이상인 단지에는 시·도의 주거비 물가지수 변동률(또는 조례로 정한 비율) 이내라는 기준이 함께 적용되며, 계약하거나 올린 뒤 1년 안에는 다시 올릴 수 없습니다. 민간임대주택에 관한 특별법 제44조와 같은 법 시행령 제34조의2에 따른 기준입니다.',
    },
    {
      question: '보증금을 돌려받지 못할 위험은 없나요?',
      answer:
        '임대사업자는 임대보증금 보증에 가입해야 합니다. 가입 여부와 보증 기관은 준비 중이며, 정해지면 사이트 하단과 모집공고에 표시합니다. 보증은 늦어도 임차인을 모집하는 날에는 효력이 있어야 하며, 보증료는 사용검사 전에는 임대사업자가 모두 내고 그 뒤에는 임대사업자가 75%, 임차인이 25%를 냅니다.',
    },
  ],
  notices: [
    '이 페이지의 내용과 이미지는 고객의 이해를 돕기 위한 것입니다.',
    '신청 자격과 접수 방법은 계획 단계이며, 임차인 모집공고와 다를 때에는 모집공고가 우선합니다.',
    `신청이 무효가 되는 경우와 계약할 때 확인할 사항은 [청약 유의사항](${routes.salesGuide})에 있습니다.`,
  ],
  sources: [rentalAct],
}

/** /SalesInfo/guide: what to check before applying. */
export const salesGuide: GuideInput = {
  status: 'published',
  updated: '2026-11-29',
  intro: `신청하기 전과 계약하기 전에 확인할 것, 그리고 사는 동안 적용되는 기준입니다. 신청 순서와 자격은 [청약 방법](${routes.subscriptionGuide})에 있습니다.`,
  blocks: [
    {
      heading: '신청할 때',
      points: [
        '한 사람이 두 건 이상 신청하면 신청한 건이 모두 무효가 됩니다.',
        '접수가 끝난 뒤에는 단지와 타입을 바꿀 수 없습니다. 접수 기간 안에는 취소하고 다시 신청할 수 있습니다.',
        '이름과 생년월일, 연락처가 신분증과 다르면 당첨이 취소될 수 있습니다.',
        '접수 마지막 날에는 접속이 몰려 느려질 수 있으므로 하루 전까지 신청하시기를 권합니다.',
      ],
    },
    {
      heading: '추첨과 동·호수',
      points: [
        '동·호수는 추첨으로 정하며 고르거나 바꿀 수 없습니다.',
        '예비 순번은 타입별로 정하고, 계약하지 않은 세대가 생기면 순번대로 전화로 알려 드립니다.',
        '저층 우선 배정과 무장애 세대 신청은 모집공고에서 정한 서류로 확인합니다.',
      ],
    },
    {
      heading: '계약할 때',
      points: [
        '계약은 표준임대차계약서로 맺고, 계약금은 계약서에 적힌 회사 명의 계좌로만 받습니다.',
        '임대보증금 보증의 가입 여부와 보증 범위, 보증료 부담 비율을 계약서에서 확인하시기 바랍니다.',
        '임대사업자의 동의 없이 임차권을 다른 사람에게 넘기거나 집을 다시 빌려줄 수 없습니다.',
        '발코니 확장과 가전 등 유상 옵션은 임대차계약과 별도로 계약합니다.',
        `임대차계약서에는 인지세가 붙지 않습니다. 이유와 예외는 [인지세 안내](${routes.stampTax})에 있습니다.`,
      ],
    },
    {
      id: 'stay',
      heading: '살 수 있는 기간',
      paragraphs: [
        '임대의무기간은 법에 따라 10년 이상이며, 입주 지정 기간이 시작된 날부터 셉니다. 그동안은 임대로 공급합니다.',
        '한 번의 계약 기간은 보통 2년이며, 이 단지의 계약 기간과 갱신 절차는 모집공고와 표준임대차계약서에 적습니다.',
      ],
    },
    {
      id: 'sale',
      heading: '분양 전환',
      paragraphs: [
        `분양으로 전환할지, 한다면 언제 어떤 조건으로 할지 [아직 정하지 않았습니다](${routes.undecided}#sale). 임대의무기간이 끝나기 전에는 임대로 공급합니다.`,
        `분양 가격이나 우선권을 미리 약속하며 돈을 요구하는 연락은 ${site.builder.name}이 보낸 것이 아닙니다. 전환할 때 드는 세금은 [인지세 안내](${routes.stampTax})에 있습니다.`,
      ],
    },
    {
      id: 'management-fee',
      heading: '관리비',
      paragraphs: [
        `금액은 [아직 정하지 않았습니다](${routes.undecided}#management-fee). 임대사업자가 관리비로 받을 수 있는 것은 아래 아홉 가지뿐입니다(민간임대주택에 관한 특별법 시행규칙 제22조).`,
      ],
      points: ['일반관리비, 청소비, 경비비, 소독비, 승강기 유지비', '난방비, 급탕비, 수선유지비, 지능형 홈네트워크 설비 유지비'],
    },
    {
      id: 'shared',
      heading: '네 단지가 함께 쓰는 것',
      paragraphs: [
        `단지 사이에 담장을 두지 않으며, 1·2·5단지의 정원은 약 700m의 보행로로 이어집니다. 아래 시설은 어느 단지에 살든 네 단지의 임대 세대가 같은 조건으로 이용합니다. 크기와 구성은 [커뮤니티](${routes.complexCommunity})에 있습니다.`,
      ],
      table: {
        caption: '함께 쓰는 시설',
        columns: ['시설', '자리'],
        rows: (community?.facilities ?? []).map(({ name, place }) => [name, place]),
      },
    },
    {
      id: 'rent',
      heading: '사는 동안의 기준',
      paragraphs: ['임대료와 계약 갱신에 관한 기준은 민간임대주택에 관한 특별법을 따릅니다.'],
      table: {
        caption: '임대차 기준',
        columns: ['항목', '기준', '근거'],
        rows: [
          [
            '임대료 증액',
            '이전 임대료의 5% 이내. 100세대 이상 단지는 시·도 주거비 물가지수 변동률 또는 조례로 정한 비율 이내',
            '같은 법 제44조 제2항, 시행령 제34조의2',
          ],
          ['다시 올리는 시기', '계약하거나 올린 뒤 1년이 지나야 함', '같은 법 제44조 제3항'],
          ['임대의무기간', '장기일반민간임대주택 10년 이상, 입주 지정 기간이 시작된 날부터', '같은 법 제2조, 제43조, 시행령 제34조'],
          [
            '보증금 보증',
            '늦어도 모집하는 날부터 효력. 보증료는 사용검사 전 임대사업자 전액, 그 뒤 임대사업자 75%·임차인 25%',
            '같은 법 제49조, 시행령 제40조',
          ],
        ],
      },
    },
    {
      heading: '사칭과 입금 요구',
      paragraphs: [
        `${site.builder.name}은 전화나 문자로 예약금, 청약금, 당첨 수수료를 받지 않습니다.`,
        `이름이 비슷한 사이트나 대표번호가 아닌 번호로 입금을 요구받으면 ${site.phone}로 먼저 확인해 주세요. 실제로 접수된 사례는 [언론보도](${pressListPath(site.defaultPressSite)})에 있습니다.`,
      ],
    },
  ],
  notices: [
    '이 페이지의 내용은 2026년 11월 29일 현재 계획이며, 임차인 모집공고와 다를 때에는 모집공고가 우선합니다.',
    '공급신고와 임대사업자 등록은 준비 중이며, 끝나는 대로 사이트 하단에 번호를 표시합니다.',
  ],
  sources: [rentalAct, managementRule],
}

/** /SalesInfo/stampTax. Amounts: 인지세법 제3조 제1항 제1호; exemption: 제6조 제5호; due day: 제8조 제3항. */
export const stampTax: GuideInput = {
  status: 'published',
  updated: '2026-11-16',
  intro: '인지세는 인지세법이 정한 문서를 작성할 때 내는 세금입니다. 주택 임대차계약서는 여기에 들지 않고, 집을 사고팔 때 쓰는 소유권 이전 계약서는 듭니다.',
  blocks: [
    {
      heading: '임대차계약을 맺을 때',
      paragraphs: [
        '인지세법 제3조 제1항은 세금을 내는 문서를 하나씩 정하고 있으며, 부동산에 관해서는 소유권 이전에 관한 증서를 들고 있습니다. 집을 빌리는 계약서는 여기에 해당하지 않습니다.',
      ],
      points: [
        '표준임대차계약서: 인지세 없음',
        '계약 갱신과 임대료 변경 계약서: 인지세 없음',
        `임대차계약을 이유로 수입인지를 사 오라는 요구를 받으면 ${site.phone}로 확인해 주세요.`,
      ],
    },
    {
      heading: '분양으로 전환할 때',
      paragraphs: [
        '임대의무기간이 끝난 뒤 살던 집을 사기로 하면 소유권 이전 계약서를 작성하고, 계약서의 기재금액에 따라 인지세를 냅니다. 분양 전환을 할지, 한다면 언제 할지는 아직 정해지지 않았습니다.',
      ],
      table: {
        caption: '소유권 이전 계약서의 인지세 (2026년 11월 현재)',
        columns: ['계약서 기재금액', '인지세', '주택일 때'],
        rows: [
          ['1천만 원 이하', '없음', '없음'],
          ['1천만 원 초과 3천만 원 이하', '2만 원', '없음'],
          ['3천만 원 초과 5천만 원 이하', '4만 원', '없음'],
          ['5천만 원 초과 1억 원 이하', '7만 원', '없음'],
          ['1억 원 초과 10억 원 이하', '15만 원', '15만 원'],
          ['10억 원 초과', '35만 원', '35만 원'],
        ],
      },
      points: ['주택은 기재금액이 1억 원 이하이면 비과세입니다.'],
    },
    {
      heading: '내는 방법과 기한',
      paragraphs: ['계약서를 작성한 달의 다음 달 10일까지 전자수입인지를 사서 계약서에 붙입니다. 은행과 우체국, 전자수입인지 사이트에서 살 수 있습니다.'],
      points: [
        '파는 사람과 사는 사람이 함께 낼 책임을 집니다. 나누는 비율은 계약서에 적습니다.',
        '계약서를 두 통 만들면 원본마다 인지세를 내는지 계약하기 전에 확인하시기 바랍니다.',
        '기한을 넘기면 가산세가 붙습니다.',
      ],
    },
  ],
  questions: [
    { question: '보증금이 1억 원을 넘어도 인지세가 없나요?', answer: '없습니다. 임대차계약서는 금액과 상관없이 인지세를 내는 문서가 아닙니다.' },
    {
      question: '전자수입인지는 언제 사야 하나요?',
      answer: '소유권 이전 계약서를 작성한 달의 다음 달 10일까지입니다. 예를 들어 3월 20일에 작성했다면 4월 10일까지입니다.',
    },
    {
      question: '누가 내야 하나요?',
      answer: '계약서를 함께 작성한 두 사람이 연대하여 낼 책임이 있습니다. 한쪽이 내지 않으면 다른 쪽이 전액을 내야 할 수 있습니다.',
    },
  ],
  notices: ['2026년 11월 16일 현재의 인지세법에 따른 참고 내용입니다. 개별 사안은 관할 세무서나 국세상담센터(국번 없이 126)에서 확인하시기 바랍니다.'],
  sources: [stampTaxAct],
}

/** /BusinessGuide/documents. */
export const documents: GuideInput = {
  status: 'comingSoon',
  comingSoon: {
    heading: '자료를 준비하고 있습니다',
    lead: `안내 책자와 임차인 모집공고문, 계약 서류 양식을 2027년 2월 모집공고와 함께 이 페이지에 올릴 예정입니다. 그 전에 필요한 자료는 ${site.phone}로 요청해 주세요.`,
  },
  updated: '2026-11-16',
  intro: `계약할 때 낼 서류의 목록은 [청약 방법](${routes.subscriptionGuide})에 있습니다.`,
  notices: ['자료마다 올린 날짜를 적습니다. 내용이 바뀌면 새 파일을 올리고 바뀐 이유를 남기며, 앞의 파일도 지우지 않습니다.'],
}

/** One row a unit type and the total, from the two files that hold the numbers. */
const announcedHouseholds = [
  ...units.types.map(({ id, households, areas }) => [
    id,
    ...overview.byComplex.map(({ rentalByType }) => String(rentalByType[id] ?? '–')),
    String(households),
    areas.exclusive.toFixed(4),
  ]),
  ['합계', ...overview.byComplex.map(({ rentalHouseholds }) => String(rentalHouseholds)), String(overview.facts.rentalHouseholds), '–'],
]

/** Clauses of the newest version. An id stays the same in every version: links and comparisons know a clause by it. */
const announcedClauses: NonNullable<AnnouncementInput>['articles'] & object = [
  {
    id: 'article-1',
    heading: '제1조 공급 위치와 규모',
    paragraphs: [
      `한들시 너울지구 2-2의 1·2·3·5단지이며, 지하 2층~지상 35층 45개 동입니다. 이 단지의 세대 가운데 912세대를 임대로 공급합니다. 전체 규모는 [사업개요](${routes.businessIntro})에서 볼 수 있습니다.`,
    ],
  },
  {
    id: 'article-2',
    heading: '제2조 공급 대상',
    paragraphs: ['단지와 타입별 세대수는 다음과 같습니다. 면적은 ㎡ 단위로 소수점 넷째 자리까지 적습니다.'],
    table: {
      caption: '타입별 공급 세대수와 면적',
      groups: [
        [
          { label: '', columns: 1 },
          { label: '임대 세대수', columns: overview.byComplex.length + 1 },
          { label: '', columns: 1 },
        ],
      ],
      columns: ['타입', ...overview.byComplex.map(({ complex }) => `${complex}단지`), '합계', '전용면적(㎡)'],
      rows: announcedHouseholds,
    },
  },
  {
    id: 'article-3',
    heading: '제3조 임대 조건',
    paragraphs: ['임대보증금과 월 임대료, 보증금과 월 임대료를 서로 바꿀 때의 전환율은 공고문에 타입별로 적습니다. 현재는 정해지지 않았습니다.'],
  },
  {
    id: 'article-4',
    heading: '제4조 신청 자격과 접수',
    paragraphs: [
      '공고일 현재 만 19세 이상인 사람을 대상으로 인터넷 접수를 계획하고 있습니다. 인터넷을 쓰기 어려운 사람은 모델하우스에서 접수할 수 있게 합니다.',
    ],
    points: [
      '한 사람이 한 건만 신청할 수 있습니다.',
      '접수에는 서류가 필요하지 않으며 당첨된 뒤에 제출합니다.',
      `접수 순서와 준비할 서류는 [청약 방법](${routes.subscriptionGuide})에 있습니다.`,
    ],
  },
  {
    id: 'article-5',
    heading: '제5조 당첨자 선정',
    paragraphs: ['타입별 전산 추첨으로 당첨자와 예비 순번, 동·호수를 정합니다. 추첨에는 외부 참관인을 두고 결과를 이 사이트에 올립니다.'],
  },
  {
    id: 'article-6',
    heading: '제6조 계약과 입주',
    paragraphs: ['계약은 2027년 3월, 입주는 1·2단지 2027년 7월과 3·5단지 2027년 11월로 계획하고 있습니다. 공정에 따라 달라질 수 있습니다.'],
  },
  {
    id: 'article-7',
    heading: '제7조 임대사업자와 보증',
    paragraphs: ['임대사업자 등록번호와 공급신고번호, 임대보증금 보증 가입 여부는 준비 중입니다. 공고문에는 번호와 보증 기관, 보증 범위를 적습니다.'],
  },
]

/** What these clauses said when the site opened. */
const clausesOf2025: Readonly<Record<string, readonly string[]>> = {
  'article-4': ['공고일 현재 만 19세 이상인 사람을 대상으로 인터넷 접수를 계획하고 있습니다.'],
  'article-6': ['계약 시기는 정해지지 않았습니다. 입주는 2027년에 단지별로 나누어 진행할 계획입니다.'],
}

/** /SalesInfo/announcement. `file` is set when the announcement is published. */
export const announcement: AnnouncementInput = {
  status: 'published',
  announced: null,
  id: 'plan-2026-11',
  label: '예정 내용 (2026년 11월)',
  reason: '공급일정을 세우면서 계약과 입주 시기를 적고, 인터넷을 쓰기 어려운 분의 접수 방법을 더했습니다.',
  updated: '2026-11-16',
  file: null,
  intro:
    '임차인 모집공고는 2027년 2월에 낼 예정입니다. 공급신고가 수리되면 공고문 파일을 이 페이지에 올립니다. 아래 일곱 조는 공고에 담을 내용의 현재 계획입니다.',
  articles: announcedClauses,
  notices: [
    '이 페이지에는 편집 과정의 오류가 있을 수 있으므로 신청하기 전에 반드시 임차인 모집공고문을 확인하시기 바랍니다.',
    '공고문이 올라온 뒤에는 공고문의 내용이 이 페이지보다 우선합니다.',
  ],
  earlier: [
    {
      id: 'plan-2025-09',
      label: '예정 내용 (2025년 9월)',
      updated: '2025-09-22',
      file: null,
      articles: announcedClauses.map((clause) => ({ ...clause, paragraphs: [...(clausesOf2025[clause.id] ?? clause.paragraphs ?? [])] })),
    },
  ],
}
