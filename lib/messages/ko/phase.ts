import type { Phase } from '@/lib/phases'

/** Phases of the supply (lib/phases.ts). */
export const phaseWords = {
  names: {
    plan: '계획',
    registered: '임대사업자 등록',
    reported: '공급신고',
    approved: '분양승인',
    announced: '모집공고',
    applying: '접수',
    drawn: '추첨',
    contracting: '계약',
    'first-come': '선착순',
    closed: '마감',
    'moving-in': '입주',
  } satisfies Record<Phase, string>,
  /** What the first screen says. */
  now: {
    announced: '모집공고를 냈습니다',
    applying: '청약을 접수하고 있습니다',
    drawn: '추첨 결과가 나왔습니다',
    contracting: '당첨자와 계약하고 있습니다',
    'first-come': '남은 세대를 선착순으로 계약하고 있습니다',
    closed: '모집을 마감했습니다',
    'moving-in': '입주하고 있습니다',
  } as Partial<Record<Phase, string>>,
  /** The main button, where it leads elsewhere than to the registration. */
  buttons: {
    announced: '모집공고 보기',
    applying: '청약 방법',
    drawn: '추첨 이후 일정',
    contracting: '계약 일정',
    'moving-in': '입주 일정',
  } as Partial<Record<Phase, string>>,
  /** Of a step of the schedule that goes on. */
  stepNow: '진행 중',
  /** Instead of the forms. */
  closed: {
    button: '상담 안내',
    heading: '모집을 마감했습니다',
    lead: '온라인 등록과 방문예약을 더 받지 않습니다. 전화 상담은 그대로 이용할 수 있습니다.',
    description: (phone: string) => `모집을 마감하여 온라인 등록과 방문예약을 받지 않습니다. 궁금한 점은 대표번호 ${phone}로 물어봐 주세요.`,
    message: (phone: string) => `모집을 마감하여 등록을 받지 않습니다. 궁금한 점은 대표번호 ${phone}로 전화해 주세요.`,
    points: (phone: string) => [
      `이미 예약한 방문은 문자로 받은 링크나 대표번호 ${phone}로 바꾸거나 취소할 수 있습니다.`,
      '계약과 입주 일정은 공급일정에서 볼 수 있습니다.',
    ],
  },
  /** Instead of the times, while the forms take no visit. */
  noVisits: {
    heading: '지금은 방문예약을 받지 않습니다',
    lead: '모델하우스에서 당첨자 계약을 진행하고 있습니다.',
    message: (phone: string) => `지금은 온라인으로 방문예약을 받지 않습니다. 방문하려면 대표번호 ${phone}로 전화해 주세요.`,
  },
}
