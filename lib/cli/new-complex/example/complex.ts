import type { ComplexInput } from '@/lib/content/schemas/complex'

/** Words beside the site plan and the unit-position plan. */
export const complex: ComplexInput = {
  sitePlan: {
    lead: '3개 동의 배치와 출입구의 위치를 안내합니다.',
    highlights: [{ title: '[초안] 배치의 특징', description: '[초안] 동을 어떻게 배치했는지 적어 주세요.' }],
    notes: ['배치도는 건물의 위치와 조경, 시설물이 실제와 다를 수 있습니다.'],
  },
  unitPositions: { lead: '분양 180세대가 어느 동의 어느 라인에 있는지 타입별 색으로 표시했습니다.', notes: ['최종 배치는 입주자 모집공고를 따릅니다.'] },
}
