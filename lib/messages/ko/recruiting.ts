import type { LegalFact } from '@/lib/legal-facts'
import { dateWords } from './dates'

/** What visitors read where the law keeps the site from taking names (lib/recruiting.ts). */
export const recruitingWords = {
  facts: { registration: '임대사업자 등록번호', report: '공급신고번호', guarantee: '임대보증금 보증' } satisfies Record<LegalFact, string>,
  /** Of header, footer, slide menu and bottom bar, instead of a reservation. */
  button: '등록 안내',
  consultation: '상담 안내',
  heading: '온라인 등록과 방문예약을 쉬고 있습니다',
  lead: '임대사업자 등록과 공급신고, 보증이 끝날 때까지 이름과 연락처를 받지 않습니다. 전화 상담은 그대로 이용할 수 있습니다.',
  description: (phone: string) =>
    `임대사업자 등록과 공급신고, 임대보증금 보증이 끝날 때까지 온라인 등록과 방문예약을 받지 않습니다. 궁금한 점은 대표번호 ${phone}로 물어봐 주세요.`,
  /** @param missing names of {@link facts} @param from the rule's first day, `2027-03-09` */
  why: (missing: readonly string[], from: string, law: string) =>
    `${dateWords.day(from)}부터는 등록된 임대사업자가 공급하는 민간임대주택이 아니면 어떤 이름으로도 임차인이나 예비임차인을 모집할 수 없습니다(${law}). ` +
    `이 단지는 아직 준비 중인 항목(${missing.join(', ')})이 있어, 모두 갖춘 뒤에 다시 등록을 받겠습니다.`,
  call: (phone: string) => `궁금한 점은 대표번호 ${phone}로 전화해 주세요. 전화로는 개인정보를 남기지 않고 물어볼 수 있습니다.`,
  /** Beside the form's section, where it says otherwise what happens after a registration. */
  points: (phone: string) => [
    '모델하우스의 위치와 관람 시간은 사이트에서 볼 수 있습니다.',
    `이미 예약한 방문은 문자로 받은 링크나 대표번호 ${phone}로 바꾸거나 취소할 수 있습니다.`,
    '준비가 끝나면 사이트 하단에 번호를 표시하고 등록을 다시 받습니다.',
  ],
  /** On the result page, above the notice with the reason. */
  refused: '등록을 저장하지 않았습니다. 이유는 아래에 적었습니다.',
}
