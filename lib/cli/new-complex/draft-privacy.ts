import { AUTOMATIC_ITEMS, OPTIONAL_ITEMS, REQUIRED_ITEMS } from '@/lib/content/cross-check-consents'
import type { PrivacyInput } from '@/lib/content/schemas/registration'
import { draft } from './draft-complex'
import type { Facts } from './facts'
import { withParticle } from '@/lib/messages/ko/particles'

const PRIVACY_EMAIL = draft('privacy@example.com')

type Sections = PrivacyInput['sections']

/** Purposes, data, periods and exclusions of the processing. */
const COLLECTION: Sections = [
  {
    heading: '개인정보를 처리하는 목적',
    points: [
      '방문예약과 관심고객 등록의 접수, 14세 이상인지와 중복 등록인지 확인, 전화 상담',
      '모델하우스 주소와 관람 시간, 예약 내용을 알리는 문자 발송',
      '별도로 동의한 사람에게 잔여 세대와 공급일정 등 광고성 정보 발송',
      '어떤 광고와 안내를 보고 등록했는지 확인',
      '부정한 등록과 서비스 공격의 방지, 오류의 확인',
    ],
  },
  {
    heading: '처리하는 항목과 수집 방법',
    paragraphs: [
      '등록 양식에 정보주체가 직접 적은 내용과 사이트를 이용할 때 자동으로 만들어지는 기록을 처리합니다. 주민등록번호와 민감정보는 수집하지 않습니다.',
      '유입 경로는 어떤 광고·검색·QR 코드를 거쳐 왔는지, 앞선 사이트의 이름, 처음 연 페이지입니다. 쿠키나 브라우저의 저장 공간에 남기지 않고 페이지 주소로만 이어지며, 등록할 때 등록 정보와 함께 한 번 저장합니다. 등록하지 않으면 누구의 것인지 알 수 없는 수로만 셉니다.',
    ],
    table: {
      caption: '처리 항목',
      columns: ['구분', '항목', '근거'],
      rows: [
        ['등록 (필수)', REQUIRED_ITEMS.join(', '), '정보주체의 동의 (제15조 제1항 제1호)'],
        ['등록 (선택)', OPTIONAL_ITEMS.join(', '), '정보주체의 동의'],
        ['등록 (자동)', AUTOMATIC_ITEMS.join(', '), '정보주체의 동의'],
        ['광고성 정보 (선택)', '이름, 휴대전화 번호', '별도 동의 (제22조 제1항 제7호)'],
        ['동의 기록', '동의문의 버전과 해시값, 동의 시각, 사용한 양식, 선택한 항목', '동의를 받은 사실의 증명'],
        ['자동 생성', '접속 IP 주소, 접속 시각, 브라우저 종류', '부정 이용 방지 (제15조 제1항 제6호)'],
      ],
    },
  },
  {
    heading: '보유 기간',
    paragraphs: ['보유 기간이 지나거나 처리 목적이 달성되면 지체 없이 파기합니다.'],
    table: {
      caption: '보유 기간',
      columns: ['기록', '기간'],
      rows: [
        ['등록 정보와 동의 기록', '등록일부터 12개월'],
        ['광고성 정보 수신 동의', '등록일부터 12개월 또는 동의를 철회할 때까지'],
        ['문자 발송 기록', '발송일부터 12개월'],
        ['자동 생성 기록', '생성일부터 3개월'],
        ['페이지와 등록 창을 연 수', '연 날부터 3개월'],
        ['관리자의 접속 기록', '기록일부터 1년'],
      ],
    },
  },
  {
    heading: '14세 미만 아동',
    paragraphs: ['회사는 14세 미만 아동의 개인정보를 수집하지 않습니다. 생년월일로 14세 미만임이 확인되면 등록을 받지 않고 그 이유를 알립니다.'],
  },
]

/** Recipients, and destruction. */
const DISCLOSURE_AND_DESTRUCTION: Sections = [
  {
    heading: '제3자 제공',
    paragraphs: [
      '회사는 개인정보를 제3자에게 제공하지 않습니다. 정보주체가 따로 동의하거나 법률에 특별한 규정이 있을 때에만 예외로 하며, 그때에는 받는 자와 목적, 항목을 미리 알립니다.',
    ],
  },
  {
    heading: '처리 위탁과 국외 이전',
    paragraphs: [
      '회사는 상담과 문자 발송, 서버 운영을 위탁합니다. 수탁자의 이름과 하는 일은 이 페이지의 수탁자 표에 적었습니다.',
      '위탁 계약서에 목적 외 처리 금지, 안전조치, 재위탁 제한, 감독과 손해배상을 정하고 지키는지 확인합니다. 개인정보를 국외로 이전하지 않습니다.',
    ],
  },
  {
    heading: '파기 절차와 방법',
    paragraphs: ['보유 기간이 지난 등록 정보는 매일 한 번 찾아서 파기합니다. 동의를 철회하거나 삭제를 요청하면 확인한 뒤 지체 없이 파기합니다.'],
    points: [
      '데이터베이스의 기록과 검색용 색인, 발송을 기다리는 문자를 함께 지웁니다.',
      '내려받은 파일은 복구할 수 없는 방법으로 삭제하고, 출력물은 분쇄합니다.',
      '등록 정보는 등록마다 다른 키로 암호화합니다. 파기할 때 그 키를 없애므로 백업본에 남은 내용도 그때부터 읽을 수 없습니다.',
    ],
  },
]

const rights = (phone: string): Sections => [
  {
    heading: '정보주체와 법정대리인의 권리',
    paragraphs: [
      '정보주체는 언제든지 자신의 개인정보에 대해 열람, 정정, 삭제, 처리 정지와 동의 철회를 요구할 수 있습니다. 대리인이 요구할 때에는 위임장을 받습니다.',
    ],
    points: [
      `전화 ${phone} 또는 이메일 ${withParticle(PRIVACY_EMAIL, '으로')} 요구할 수 있습니다.`,
      '회사는 본인인지 확인한 뒤 요구를 받은 날부터 10일 안에 결과를 알립니다.',
      '광고성 문자는 문자에 적힌 무료 수신거부 번호로도 거부할 수 있습니다.',
      '다른 법률에 따라 보존해야 하는 기록은 삭제가 제한될 수 있으며, 그 이유를 알립니다.',
    ],
  },
]

/** Safeguards, storage in the browser, contacts, and changes of this policy. */
const PROTECTION_AND_REMEDY: Sections = [
  {
    heading: '안전성 확보 조치',
    points: [
      '이름과 휴대전화 번호, 생년월일을 암호화하여 저장하고 전송 구간을 암호화합니다.',
      '권한을 받은 담당자만 등록 정보를 볼 수 있으며, 비밀번호를 일방향 암호화하여 보관합니다.',
      '누가 언제 누구의 정보를 보거나 내려받고 고치고 지웠는지 기록하고 1년 이상 보관합니다.',
      '담당자를 해마다 교육하고 접근 권한을 점검합니다.',
    ],
  },
  {
    heading: '쿠키',
    paragraphs: [
      '같은 사람이 글을 여러 번 읽어도 조회수를 한 번만 세기 위해 세션 쿠키를 쓰고, 관리자가 로그인한 상태를 유지하기 위해 인증 쿠키를 씁니다. 광고나 행동 분석을 위한 쿠키는 쓰지 않습니다.',
      '페이지와 등록 창을 몇 번 열었는지는 쿠키 없이 날짜와 페이지, 유입 경로별 수로만 셉니다. 누가 열었는지는 남기지 않습니다.',
      '브라우저 설정에서 쿠키를 거부할 수 있습니다. 거부해도 글을 읽고 등록하는 데에는 지장이 없습니다.',
    ],
  },
  {
    heading: '개인정보 보호책임자와 권익 침해의 구제',
    paragraphs: [
      '개인정보에 관한 문의와 불만, 피해 구제는 아래에 적은 개인정보 보호책임자에게 요청할 수 있습니다. 그 밖의 도움이 필요하면 다음 기관에 문의하시기 바랍니다.',
    ],
    points: ['개인정보분쟁조정위원회: 1833-6972', '개인정보침해신고센터: 국번 없이 118', '대검찰청: 국번 없이 1301', '경찰청: 국번 없이 182'],
  },
  {
    heading: '처리방침의 변경',
    paragraphs: ['처리방침을 바꾸면 시행하기 7일 전부터 이 페이지에 바뀌는 내용을 알립니다. 정보주체의 권리에 중요한 변경은 30일 전부터 알립니다.'],
  },
]

/**
 * content/privacy.ts: a 개인정보 처리방침 (개인정보 보호법 제30조) of what this site does, for a lawyer to review.
 * @param today from which it applies
 */
export const draftPrivacy = ({ name, phone, builder }: Facts, today: string): PrivacyInput => ({
  effective: today,
  intro: draft(
    `${builder}(이하 ‘회사’)은 개인정보 보호법 제30조에 따라 ${name} 사이트에서 개인정보를 어떻게 처리하는지, 정보주체가 권리를 어떻게 행사하는지 이 처리방침으로 알립니다. 공개하기 전에 변호사의 검토를 받아 주세요.`,
  ),
  officer: { name: draft('성명'), role: '개인정보 보호책임자', phone, email: PRIVACY_EMAIL },
  processors: [
    { name: draft('상담 업체'), task: '전화 상담과 방문예약 관리', place: '국내' },
    { name: draft('문자 발송 업체'), task: '문자메시지 발송과 수신거부 처리', place: '국내' },
    { name: draft('서버 운영 업체'), task: '사이트 서버와 데이터베이스 운영', place: '국내' },
  ],
  sections: [...COLLECTION, ...DISCLOSURE_AND_DESTRUCTION, ...rights(phone), ...PROTECTION_AND_REMEDY],
  history: [{ date: today, change: '사이트를 열면서 처음 시행합니다.' }],
})
