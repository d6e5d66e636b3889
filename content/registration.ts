import type { RegistrationInput } from '@/lib/content/schemas/registration'
import { routes } from '@/lib/routes'
import { site } from './site'

/** Registration: consent texts, SMS texts, the customer page. A changed consent text needs a new version, recorded in consent-versions.ts. */
export const registration: RegistrationInput = {
  open: true,
  closedMessage: `지금은 등록을 받지 않습니다. 궁금한 점은 대표번호 ${site.phone}로 문의해 주세요.`,
  heading: '방문예약·관심고객 등록',
  lead: '방문예약을 하시면 예약 내용을 문자로 보냅니다.',
  submitLabel: '관심고객 등록하기',
  retentionMonths: 12,
  consents: {
    privacy: {
      version: '2026-11-23',
      label: '[필수] 개인정보 수집·이용에 동의합니다',
      rows: [
        {
          label: '수집·이용 목적',
          value:
            '방문예약과 관심고객 등록 접수, 14세 이상인지와 중복 등록인지 확인, 전화 상담, 모델하우스 주소와 관람 시간을 알리는 문자 발송, 어떤 광고와 안내를 보고 등록했는지 확인',
        },
        {
          label: '수집 항목',
          value:
            '필수: 이름, 휴대전화 번호, 생년월일 / 선택(해당 칸에 적은 경우): 문의 내용, 방문 일시와 인원 / 자동: 유입 경로(광고·검색·QR 코드와 광고 식별값·처음 연 페이지)',
        },
        { label: '보유·이용 기간', value: '등록일부터 12개월. 동의를 철회하면 지체 없이 파기합니다.' },
      ],
      refusal: `동의를 거부할 수 있습니다. 거부하면 온라인 등록을 할 수 없으며, 전화 ${site.phone}로는 개인정보를 남기지 않고 문의할 수 있습니다.`,
    },
    marketing: {
      version: '2026-11-01',
      label: '[선택] 광고성 정보 수신과 이를 위한 개인정보 이용에 동의합니다',
      rows: [
        { label: '수집·이용 목적', value: '잔여 세대, 공급일정, 행사 안내 등 광고성 문자 발송과 전화 안내' },
        { label: '수집 항목', value: '이름, 휴대전화 번호' },
        { label: '보유·이용 기간', value: '등록일부터 12개월 또는 수신 동의를 철회할 때까지' },
      ],
      refusal: '동의를 거부할 수 있습니다. 거부해도 방문예약과 상담을 똑같이 이용할 수 있습니다.',
    },
    night: {
      version: '2026-11-01',
      label: '[선택] 야간(21시~다음 날 8시) 광고성 정보 수신에 동의합니다',
      rows: [
        { label: '수집·이용 목적', value: '21시부터 다음 날 8시 사이의 광고성 문자 발송' },
        { label: '수집 항목', value: '이름, 휴대전화 번호' },
        { label: '보유·이용 기간', value: '등록일부터 12개월 또는 수신 동의를 철회할 때까지' },
      ],
      refusal: '동의를 거부할 수 있습니다. 거부하면 21시부터 다음 날 8시까지 광고성 문자를 보내지 않습니다.',
    },
  },
  sms: {
    confirmation:
      '[{site}] {name} 님, 등록이 접수되었습니다.\n모델하우스: {address}\n관람 시간: {hours}\n문의: {phone}\n본인이 등록하지 않으셨다면 위 번호로 알려 주세요.',
    remainingUnits: `(광고)[{site}] ${site.builder.name} {phone}\n잔여 세대 안내\n{units}\n무료 수신거부 080-000-8848`,
    remainingUnitsNotice: '타입별 잔여 세대는 임차인 모집공고 이후 상담 전화로 확인하실 수 있습니다.',
    optOutNumber: '080-000-8848',
    customerTexts: [
      { name: '오시는 길', text: '모델하우스 주소입니다.\n{address}\n관람 시간: {hours}\n문의: {phone}' },
      { name: '부재중', text: '전화를 드렸으나 연결되지 않아 문자 남깁니다.\n편하신 때에 {phone}로 전화해 주세요.' },
    ],
    advertisements: [{ name: '주말 관람', text: '이번 주말에 모델하우스가 열려 있습니다.\n관람 시간: {hours}\n장소: {address}' }],
    // An example, in won a message: the contract with the vendor decides, and the office enters its prices at 사이트 정보 › 문자 단가.
    prices: { sms: 18, lms: 45 },
  },
  contract: [
    { name: 'home', label: '동·호수', kind: 'home' },
    { name: 'deposit', label: '계약금', kind: 'won' },
    { name: 'signedOn', label: '계약일', kind: 'day' },
  ],
  // Of content/privacy.ts › history.
  contractFrom: '2026-12-07',
  visits: {
    // Sunday to Saturday. The last visit of a day starts at 17:00, so that it ends before closing.
    weekly: Array.from({ length: 7 }, () => ({ from: '10:00', until: '18:00' })),
    exceptions: [
      { day: '2027-02-07', hours: null, reason: '설날' },
      { day: '2027-09-15', hours: null, reason: '추석' },
      { day: '2028-01-27', hours: null, reason: '설날' },
      { day: '2028-10-03', hours: null, reason: '추석' },
    ],
    slotMinutes: 30,
    visitMinutes: 50,
    groupsPerSlot: 10,
    peoplePerSlot: 40,
    peoplePerGroup: 6,
    daysAhead: 30,
    bookUntilMinutes: 60,
    cancelUntilMinutes: 120,
    fewLeft: 3,
  },
  bring: '예약 문자의 링크를 열면 나오는 QR 코드를 보여 주시면 됩니다. 성함만 말씀하셔도 되며, 신분증이나 서류는 필요하지 않습니다.',
  customerPage: {
    heading: site.name,
    picture: 'garden-walk',
    serviceText: [
      '남기신 문의에는 상담사가 전화로 빠르게 답해 드립니다.',
      '등록하면서 광고성 정보 수신에 동의하시면 공급일정과 잔여 세대 소식을 문자로 보내 드립니다.',
      `남기신 정보를 어떻게 다루고 언제 파기하는지는 [개인정보 처리방침](${routes.privacy})에 있습니다.`,
    ],
    hours: '24시간 상담',
  },
}
