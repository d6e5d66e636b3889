import type { UnitsInput } from '@/lib/content/schemas/complex'

/** Unit types with their areas in ㎡. */
export const units: UnitsInput = {
  types: [
    {
      id: '59K',
      slug: '59K',
      summary: '[초안] 침실 셋과 거실을 남쪽에 둔 평면',
      description: ['[초안] 평면과 주거공용, 기타공용, 주차장 면적을 설계도서의 것으로 고치고 이 글을 다시 써 주세요.'],
      features: ['[초안] 이 타입의 특징'],
      complexes: [1],
      households: 180,
      areas: { exclusive: 59.955, common: 19.7852, supply: 79.7402, otherCommon: 3.5973, parking: 26.9798, contract: 110.3173, balcony: 10.452 },
      rooms: 3,
      baths: 1,
    },
  ],
  terms: { types: [] },
  modelHouseNotice: ['이미지는 이해를 돕기 위한 것으로 마감재와 가구, 전시용 소품은 실제와 다를 수 있습니다.'],
}
