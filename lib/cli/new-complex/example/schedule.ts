import type { ScheduleInput } from '@/lib/content/schemas/site'

/** The schedule. */
export const schedule: ScheduleInput = {
  status: 'published',
  updated: '2026-11-29',
  note: '‘예정’으로 표시한 일정은 인허가와 공정에 따라 달라질 수 있습니다.',
  steps: [
    { label: '모델하우스 개관', when: '2027년 3월 예정', detail: '모델하우스에서 상담을 받을 수 있습니다.', done: false },
    { label: '입주자 모집공고', when: '[초안] 예정 시기', detail: '신청 자격과 순서를 공고문으로 알립니다.' },
    { label: '입주', when: '2029년 5월 예정', detail: '180세대가 대상입니다.' },
  ],
}
