import { phaseWords } from './phase'
import { recruitingWords } from './recruiting'

/** How the office's list names a fact. */
export interface FactWords {
  readonly label: string
  /** What to write, and what else to change with it. */
  readonly hint?: string
  /** Where visitors meet it. */
  readonly where: string
}

const EVERY_PAGE = '모든 페이지'
const CONSENT_HINT = '고치면 새 판이 되고, 이미 받은 동의는 그때의 문안 그대로 남습니다. 개인정보 처리방침과 맞아야 합니다.'
const TEMPLATE_HINT =
  '제목과 설명은 검색 결과와 공유 카드에 보입니다. {type} 자리에는 타입, {area} 자리에는 면적, {rooms}와 {baths} 자리에는 침실과 욕실 수가 들어가며, 지우지 않습니다.'
const PLACE_HINT = '제목과 설명은 검색 결과와 공유 카드에 보입니다. {site} 자리에는 사이트 이름이 들어갑니다.'
const CONSENT_PLACE = '모든 등록 양식'

/** By path; listed facts (legal numbers, pages) have theirs in `listedFactWords`. */
export const factWords: Readonly<Record<string, FactWords>> = {
  'site.phone': {
    label: '대표번호',
    hint: '다른 글에 적힌 이 번호도 함께 바뀝니다. 예: 1533-8848',
    where: '모든 페이지, 등록 동의문, 개인정보 처리방침, 문자, 일정 파일',
  },
  'site.phoneHours': { label: '전화 상담 시간', hint: '영문 전화 상담 시간도 함께 고쳐 주세요.', where: `${EVERY_PAGE} 아래, 메뉴, 등록 페이지` },
  'site.modelHouse.address': {
    label: '모델하우스 주소',
    hint: '영문 모델하우스도 함께 고쳐 주세요.',
    where: '입지안내, E모델하우스, 방문예약, 문자, 일정 파일',
  },
  'site.modelHouse.directions': { label: '오시는 길', where: '입지안내, E모델하우스, 방문예약 확인' },
  'site.modelHouse.parking': { label: '주차', where: '입지안내, E모델하우스, 방문예약 확인' },
  'site.modelHouse.period': { label: '관람 기간', hint: '정해지지 않은 날은 비워 둡니다. 기간 밖에는 방문예약을 받지 않습니다.', where: '방문예약, 검색 결과' },
  'site.modelHouse.position': {
    label: '모델하우스 좌표',
    hint: '위도와 경도를 소수로 적습니다. 예: 36.5512, 127.1489',
    where: '입지안내, E모델하우스, 방문예약 확인의 길찾기',
  },
  'site.builder': { label: '시공사 정보', where: `${EVERY_PAGE} 아래, 사업개요` },
  'site.officialNotice': { label: '공식 사이트 안내', where: `${EVERY_PAGE} 아래` },
  'site.disclaimer': { label: '이미지·개발계획 고지', where: `${EVERY_PAGE} 아래` },
  notices: {
    label: '공지',
    hint: '시작과 끝을 분까지 적으면 그때 자동으로 나타나고 사라집니다(1분 안). 팝업은 방문객마다 하루 한 번 뜨고, 같은 글이 위쪽 줄에도 있습니다.',
    where: `${EVERY_PAGE} 맨 위`,
  },
  'site.phase': {
    label: '공급 단계',
    hint: '예약 버튼, 등록 양식, 첫 화면, 일정의 지금 단계, 잔여 세대 문자가 단계에 따라 바뀝니다. 먼저 있어야 할 번호나 공고가 없으면 무엇이 없는지 알려 드립니다.',
    where: '모든 페이지, 문자',
  },
  announcement: { label: '모집공고: 공고일과 머리글', hint: '공고일을 적으면 모집공고 단계로 갈 수 있습니다.', where: '모집공고' },
  'announcement.articles': {
    label: '모집공고: 조항',
    hint: '링크 이름(id)은 고치지 않습니다. 같은 조항의 지난 판과 그 이름으로 비교합니다. 고치면 고친 날짜와 고친 이유도 함께 바꿔 주세요.',
    where: '모집공고',
  },
  undecided: {
    label: '아직 정해지지 않은 것',
    hint: '정해진 항목은 지우고 바뀐 내용에 옮깁니다. id는 새 항목에만 적고 고치지 않습니다.',
    where: '아직 정해지지 않은 것',
  },
  changes: { label: '바뀐 내용', hint: '새 항목의 순서를 0으로 하면 맨 위에 섭니다. id는 주소이므로 고치지 않습니다.', where: '바뀐 내용, 새 소식 피드' },
  schedule: { label: '공급일정', hint: '고친 날짜도 바꿔 주세요. 문자나 공고와 같은 날짜인지 확인해 주세요.', where: '공급일정' },
  'home.hero': { label: '첫 화면', hint: '숫자는 사업개요와 같아야 합니다.', where: '첫 화면' },
  'home.terms': { label: '첫 화면의 신청 자격', hint: '청약 방법의 신청 자격과 같아야 합니다.', where: '첫 화면' },
  'home.announcedTerms': {
    label: '첫 화면의 신청 자격 (모집공고 뒤)',
    hint: '모집공고 단계부터 위의 계획 대신 보입니다. 한 줄로 적고, 자세한 글이 있는 페이지를 이어 줍니다. 예: 청약 방법, /SalesInfo/SubscriptionGuide#eligibility. 비워 두면 보이지 않습니다.',
    where: '첫 화면',
  },
  'menus.reservation': { label: '예약 버튼', where: `${EVERY_PAGE} 위와 아래` },
  'home.interest': { label: '첫 화면의 등록 안내', where: '첫 화면 등록 칸' },
  'registration.open': { label: '등록 받기', hint: '끄면 모든 등록 양식이 아래 안내로 바뀝니다.', where: '모든 등록 양식' },
  'registration.closedMessage': { label: '등록을 받지 않을 때의 안내', where: '모든 등록 양식' },
  'registration.lead': { label: '등록 양식 머리글', where: '등록 양식' },
  'registration.customerPage.serviceText': { label: '등록 페이지 안내', where: '관심고객 등록, 방문예약' },
  'registration.consents.privacy': { label: '동의 문안: 개인정보 수집·이용', hint: CONSENT_HINT, where: CONSENT_PLACE },
  'registration.consents.marketing': { label: '동의 문안: 광고 수신', hint: CONSENT_HINT, where: CONSENT_PLACE },
  'registration.consents.night': { label: '동의 문안: 야간 광고 수신', hint: CONSENT_HINT, where: CONSENT_PLACE },
  'registration.sms.confirmation': {
    label: '등록 확인 문자',
    hint: '{name}, {site}, {address}, {hours}, {phone} 자리는 보낼 때 채워집니다. 홍보하는 말을 넣으면 광고 문자가 되므로 사실만 적습니다.',
    where: '등록 직후 문자',
  },
  'registration.sms.remainingUnits': {
    label: '잔여 세대 문자',
    hint: '(광고)로 시작하고 무료 수신거부로 끝나야 합니다.',
    where: '광고 동의자에게 보내는 문자',
  },
  'registration.sms.remainingUnitsNotice': { label: '잔여 세대 문자의 내용', where: '광고 동의자에게 보내는 문자' },
  'registration.sms.optOutNumber': { label: '무료 수신거부 번호', where: '광고 문자' },
  'registration.sms.customerTexts': {
    label: '고객 문자 문안',
    hint: '고객 한 분께 보내는 문자의 틀입니다. {site}, {address}, {hours}, {phone} 자리는 채워집니다. 홍보하는 말은 광고 문자 문안에 적습니다.',
    where: '고객 화면의 문자 보내기',
  },
  'registration.sms.advertisements': {
    label: '광고 문자 문안',
    hint: '(광고) 표시와 보내는 곳, 무료 수신거부는 자동으로 붙으므로 본문만 적습니다.',
    where: '광고 문자',
  },
  'registration.sms.prices': { label: '문자 단가', hint: '발송사와 계약한 1건 단가(원)입니다. 예상 요금에만 쓰입니다.', where: '광고 문자' },
  subscriptionGuide: { label: '청약 방법: 소개와 자주 묻는 질문', where: '청약 방법' },
  'subscriptionGuide.steps': { label: '청약 방법: 순서', where: '청약 방법' },
  'subscriptionGuide.blocks': { label: '청약 방법: 신청 자격과 서류', hint: '나이와 청약통장은 첫 화면의 신청 자격과 같아야 합니다.', where: '청약 방법' },
  'subscriptionGuide.notices': { label: '청약 방법: 유의사항', where: '청약 방법' },
  salesGuide: { label: '청약 유의사항: 소개와 자주 묻는 질문', where: '청약 유의사항' },
  'salesGuide.blocks': {
    label: '청약 유의사항: 임대 조건과 관리비',
    hint: '비율이나 금액을 고치면 근거와 확인한 날도 함께 고쳐 주세요.',
    where: '청약 유의사항',
  },
  'salesGuide.sources': { label: '청약 유의사항: 근거와 확인한 날', where: '청약 유의사항' },
  'salesGuide.notices': { label: '청약 유의사항: 유의사항', where: '청약 유의사항' },
  stampTax: { label: '인지세 안내: 소개와 자주 묻는 질문', where: '인지세 안내' },
  'stampTax.blocks': { label: '인지세 안내: 세율', hint: '세율을 고치면 근거와 확인한 날도 함께 고쳐 주세요.', where: '인지세 안내' },
  'stampTax.sources': { label: '인지세 안내: 근거와 확인한 날', where: '인지세 안내' },
  documents: { label: '자료실: 소개', where: '자료실' },
  'documents.notices': { label: '자료실: 유의사항', where: '자료실' },
  'overview.rows': { label: '사업개요 표', hint: '정해지지 않은 값은 비워 두면 추후 공개로 보입니다.', where: '사업개요, 첫 화면' },
  'overview.notes': { label: '사업개요 참고', where: '사업개요' },
  'units.modelHouseNotice': { label: '평면·인테리어 고지', where: '평면, 인테리어' },
  'units.terms': {
    label: '타입별 금액',
    hint: '원 단위 숫자로 적습니다. 예: 120000000. 모든 타입을 적어야 게시할 수 있으며, 적다가 초안으로 저장해 두어도 됩니다. 모집공고 단계부터 게시할 수 있고, 게시하면 아직 정해지지 않은 것에서 자동으로 빠집니다. 정한 금액과 뒤에 고친 금액은 바뀐 내용에도 적어 주세요.',
    where: '평면, 청약 방법, 타입 비교, 아직 정해지지 않은 것, 첫 화면',
  },
  'site.captions': {
    label: '그림 설명',
    hint: '고칠 그림만 적습니다. 그림 이름은 그림 파일 주소의 앞부분입니다. 예: gate-street. 비운 칸은 원래 글 그대로입니다. 컴퓨터로 그린 그림은 사진으로 바꿀 수 없고, 사진은 설명에 촬영한 때를 적습니다. 예: 2026년 10월 촬영. 영문 페이지의 글은 ‘영문 그림 설명’에 적습니다.',
    where: '그림이 있는 모든 페이지, 검색 결과',
  },
  floorPlanPage: { label: '페이지: 타입별 평면도', hint: TEMPLATE_HINT, where: '평면, 검색 결과' },
  interiorPage: { label: '페이지: 타입별 인테리어', hint: TEMPLATE_HINT, where: '인테리어, 검색 결과' },
  pressPage: { label: '페이지: 언론보도', hint: PLACE_HINT, where: '언론보도, 검색 결과' },
  siteCustomerPage: { label: '페이지: 방문예약', hint: PLACE_HINT, where: '방문예약, 검색 결과' },
  'site.legal.recruiting.override': {
    label: '등록 제한의 예외',
    hint: '법률 검토를 마치고 번호가 모두 나오기 전에 등록을 받기로 한 때만 적습니다. 결정한 사람, 이유, 결정한 날을 모두 적으면 법이 정한 날이 지나도 등록을 받고, 그 결정이 모든 관리 화면과 감사 기록에 남습니다. 비워 두면 번호가 모두 있을 때까지 등록을 받지 않습니다.',
    where: '모든 등록 양식, 방문예약, 현장접수',
  },
  'privacy.officer': { label: '개인정보 보호책임자', where: '개인정보 처리방침, security.txt' },
  'english.phoneHours': { label: '영문 전화 상담 시간', where: '영문 페이지' },
  'english.modelHouse': { label: '영문 모델하우스', where: '영문 페이지' },
  'english.captions': {
    label: '영문 그림 설명',
    hint: '고칠 그림만 영어로 적습니다. 그림 이름은 국문 그림 설명과 같습니다. 예: model-house. 비운 칸은 원래 글 그대로입니다.',
    where: '영문 페이지의 그림',
  },
}

/** Names of fields beside the name of a picture. */
export const pictureFieldWords: Readonly<Record<string, string>> = { caption: '그림 설명' }

/** Names of fields within a fact. */
export const factFieldWords: Readonly<Record<string, string>> = {
  address: '주소',
  alt: '대체 글 (그림을 못 보는 분께 읽어 드림)',
  amount: '금액(원)',
  announced: '모집공고일',
  answer: '답',
  begins: '시작',
  businessNumber: '사업자등록번호',
  caption: '표 이름',
  changed: '마지막 변경',
  columns: '열',
  contractRate: '계약금 비율(%)',
  date: '확인한 날',
  day: '날짜',
  decided: '결정한 날',
  decidedBy: '정하는 곳',
  deposit: '임대보증금(원)',
  description: '설명',
  detail: '자세한 내용',
  directions: '오시는 길',
  done: '끝난 일정',
  email: '이메일',
  ends: '끝',
  endsWithTerms: '타입별 금액이 모두 있으면 끝나는 항목',
  english: '영문 문구 (영문 페이지에 보일 때)',
  entries: '바뀐 내용',
  expected: '예상 시기',
  fact: '정해지면 끝나는 법정 번호',
  facts: '숫자',
  from: '첫날',
  groups: '열을 묶는 머리',
  heading: '제목',
  hours: '관람 시간',
  href: '주소',
  id: '링크 이름',
  instalments: '나누어 내는 금액',
  intro: '소개',
  items: '항목',
  kind: '종류',
  label: '이름',
  latitude: '위도',
  lead: '머리글',
  link: '이어지는 페이지',
  lms: '장문 1건(원)',
  longitude: '경도',
  name: '이름',
  note: '참고',
  notices: '유의사항',
  options: '유상 옵션',
  page: '바뀐 페이지 주소',
  paragraphs: '문단',
  parking: '주차',
  person: '결정한 사람',
  phase: '공급 단계',
  picture: '그림 이름',
  place: '보이는 자리',
  points: '항목',
  price: '분양가(원), 층마다 다르면 가장 낮은 값',
  priceMost: '가장 높은 분양가(원)',
  priority: '순위 (1이 맨 앞)',
  question: '질문',
  questions: '자주 묻는 질문',
  reason: '이유',
  refusal: '거부할 권리와 불이익',
  rent: '월 임대료(원)',
  representative: '대표자',
  role: '직책',
  rows: '줄',
  sms: '단문 1건(원)',
  source: '근거',
  state: '지금까지 알려진 것',
  steps: '순서',
  table: '표',
  text: '문구',
  title: '제목',
  type: '타입',
  types: '타입별 금액',
  unit: '단위',
  until: '마지막 날',
  updated: '고친 날짜',
  value: '값',
  when: '시기',
  wish: '문의 첫 문장',
}

/** Choices within facts, by their stored value. */
export const factChoiceWords: Readonly<Record<string, string>> = {
  bar: '모든 페이지 맨 위',
  popup: '모든 페이지 맨 위와 팝업',
  page: '한 페이지 맨 위',
  illustration: '이미지컷(CG)',
  photo: '사진',
  ...phaseWords.names,
  ...recruitingWords.facts,
}

/** Facts that content lists; a legal number is called as the site calls it. */
export const listedFactWords = {
  page: (heading: string): FactWords => ({
    label: `페이지: ${heading}`,
    hint: '제목과 설명은 검색 결과와 공유 카드에 보입니다.',
    where: `${heading}, 검색 결과, llms.txt`,
  }),
  legal: (label: string): FactWords => ({
    label,
    hint: '번호와 날짜를 함께 적습니다. 예: 2027-한들-0012 (2027년 1월 15일). 비워 두면 준비 중으로 보입니다.',
    where: `${EVERY_PAGE} 아래, 사업개요`,
  }),
}
