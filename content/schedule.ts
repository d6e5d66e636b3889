import type { ScheduleInput } from '@/lib/content/schemas/site'
import { routes, siteCustomerPath } from '@/lib/routes'
import { site } from './site'

/** /BusinessGuide/plan. */
export const schedule: ScheduleInput = {
  status: 'published',
  updated: '2026-11-30',
  note: '‘예정’은 인허가와 공정에 따라 달라질 수 있습니다. 달라지면 이 일정부터 고치고 날짜와 이유를 남깁니다.',
  steps: [
    { label: '착공', when: '2024년 4월', detail: '1·2단지 토목 공사를 시작했고, 3·5단지는 같은 해 9월에 시작했습니다.', done: true },
    { label: '공식 사이트 개설', when: '2025년 9월', detail: '사업개요와 여섯 타입의 평면을 공개했습니다.', done: true },
    {
      label: '모델하우스 개관',
      when: '2026년 10월',
      detail: `59A, 84A, 84B 세 타입을 실제 크기로 전시합니다. 관람 신청은 [방문예약](${siteCustomerPath(site.defaultPressSite)})에서 받습니다.`,
      done: true,
    },
    {
      phase: 'reported',
      label: '공급신고',
      when: '2027년 1월 예정',
      detail: '관할 지방자치단체에 민간임대주택 공급신고를 합니다. 수리되면 신고번호를 사이트 하단에 표시합니다.',
    },
    {
      phase: 'announced',
      label: '임차인 모집공고',
      when: '2027년 2월 예정',
      detail: `임대보증금과 월 임대료, 신청 자격, 동·호수 배정 방법을 공고문으로 알립니다. 공고문은 [모집공고](${routes.announcement}) 페이지에 올립니다.`,
    },
    {
      phase: 'applying',
      label: '청약 접수',
      when: '2027년 2월 예정',
      detail: `인터넷으로 접수하며, 인터넷을 쓰기 어려운 분은 모델하우스에서 접수할 수 있게 합니다. 신청 자격과 순서는 [청약 방법](${routes.subscriptionGuide})에 있습니다.`,
    },
    { phase: 'drawn', label: '추첨과 동·호수 배정', when: '2027년 3월 예정', detail: '전산 추첨으로 당첨자와 예비 순번을 정하고 결과를 사이트에 올립니다.' },
    { phase: 'contracting', label: '계약', when: '2027년 3월 예정', detail: '당첨자 서류를 확인한 뒤 모델하우스에서 임대차계약을 맺습니다.' },
    {
      phase: 'moving-in',
      label: '1·2단지 입주',
      when: '2027년 7월 예정',
      detail: '임대 472세대가 대상이며, 입주 지정 기간은 시작 두 달 전까지 알려 드립니다.',
    },
    { label: '3·5단지 입주', when: '2027년 11월 예정', detail: '임대 440세대가 대상이며, 입주 지정 기간은 시작 두 달 전까지 알려 드립니다.' },
  ],
}
