import { AUTOMATIC_ITEMS, OPTIONAL_ITEMS, REQUIRED_ITEMS } from '@/lib/content/cross-check-consents'
import type { ConsentVersionsInput, RegistrationInput } from '@/lib/content/schemas/registration'
import { consentSchema } from '@/lib/content/schemas/registration'
import { routes } from '@/lib/routes'
import { draft, type Sums } from './draft-complex'
import type { Facts } from './facts'
import { withParticle } from '@/lib/messages/ko/particles'

const OPT_OUT = draft('080-000-0000')

/**
 * content/registration.ts: consents and messages in the form that the law demands, with the complex's own names.
 * @param today version of each consent text
 */
export const draftRegistration = ({ name, phone, builder }: Facts, { announcement }: Sums, today: string): RegistrationInput => ({
  open: true,
  closedMessage: `지금은 등록을 받지 않습니다. 궁금한 점은 대표번호 ${withParticle(phone, '으로')} 문의해 주세요.`,
  heading: '방문예약·관심고객 등록',
  lead: '등록한 번호로 상담사가 전화를 드리고 모델하우스 주소를 문자로 보냅니다.',
  submitLabel: '등록하기',
  retentionMonths: 12,
  consents: {
    privacy: {
      version: today,
      label: '[필수] 개인정보 수집·이용에 동의합니다',
      rows: [
        {
          label: '수집·이용 목적',
          value:
            '방문예약과 관심고객 등록 접수, 14세 이상인지와 중복 등록인지 확인, 전화 상담, 모델하우스 주소와 관람 시간을 알리는 문자 발송, 어떤 광고와 안내를 보고 등록했는지 확인',
        },
        {
          label: '수집 항목',
          value: `필수: ${REQUIRED_ITEMS.join(', ')} / 선택(해당 칸에 적은 경우): ${OPTIONAL_ITEMS.join(', ')} / 자동: ${AUTOMATIC_ITEMS.join(', ')}`,
        },
        { label: '보유·이용 기간', value: '등록일부터 12개월. 동의를 철회하면 지체 없이 파기합니다.' },
      ],
      refusal: `동의를 거부할 수 있습니다. 거부하면 온라인 등록을 할 수 없으며, 전화 ${phone}로는 개인정보를 남기지 않고 문의할 수 있습니다.`,
    },
    marketing: {
      version: today,
      label: '[선택] 광고성 정보 수신과 이를 위한 개인정보 이용에 동의합니다',
      rows: [
        { label: '수집·이용 목적', value: '잔여 세대, 공급일정, 행사 안내 등 광고성 문자 발송과 전화 안내' },
        { label: '수집 항목', value: '이름, 휴대전화 번호' },
        { label: '보유·이용 기간', value: '등록일부터 12개월 또는 수신 동의를 철회할 때까지' },
      ],
      refusal: '동의를 거부할 수 있습니다. 거부해도 방문예약과 상담을 똑같이 이용할 수 있습니다.',
    },
    night: {
      version: today,
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
    remainingUnits: `(광고)[{site}] ${builder} {phone}\n잔여 세대 안내\n{units}\n무료 수신거부 ${OPT_OUT}`,
    remainingUnitsNotice: `타입별 잔여 세대는 ${announcement} 이후 상담 전화로 확인하실 수 있습니다.`,
    optOutNumber: OPT_OUT,
  },
  customerPage: {
    heading: `${name} 방문예약`,
    picture: 'gate',
    serviceText: [
      '남기신 문의에는 상담사가 전화로 빠르게 답해 드립니다.',
      '등록하면서 광고성 정보 수신에 동의하시면 공급일정과 잔여 세대 소식을 문자로 보내 드립니다.',
      `남기신 정보를 어떻게 다루고 언제 파기하는지는 [개인정보 처리방침](${routes.privacy})에 적었습니다.`,
    ],
    hours: draft('평일 09:00~18:00'),
  },
})

/** content/consent-versions.ts of a draft: the first version of each text. */
export function draftConsentVersions({ consents }: RegistrationInput): ConsentVersionsInput {
  const first = (consent: RegistrationInput['consents']['privacy']) => ({ [consent.version]: consentSchema.parse(consent).hash })
  return { privacy: first(consents.privacy), marketing: first(consents.marketing), night: first(consents.night) }
}
