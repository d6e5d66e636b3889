import type { ComplexInput } from '@/lib/content/schemas/complex'

/** Words beside the site plan and the unit-position plan. */
export const complex: ComplexInput = {
  sitePlan: {
    lead: '3개 동과 출입구, 단지 둘레의 도로입니다.',
    highlights: [{ title: '[초안] 배치의 특징', description: '[초안] 동을 어떻게 배치했는지 적어 주세요.' }],
    notes: ['배치도는 건물의 위치와 조경, 시설물이 실제와 다를 수 있습니다.'],
  },
  unitPositions: { lead: '색이 칠해진 칸이 분양 세대이고, 색은 타입입니다.', notes: ['최종 배치는 입주자 모집공고를 따릅니다.'] },
}
