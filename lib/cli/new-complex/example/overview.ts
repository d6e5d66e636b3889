import type { OverviewInput } from '@/lib/content/schemas/complex'
import { site } from './site'

/** Project overview. A value of null reads 추후 공개. */
export const overview: OverviewInput = {
  rows: [
    { label: '사업명', value: '[초안] 솔빛시 새벽들지구 B-3 분양 공동주택', note: `단지명: ${site.name}` },
    { label: '위치', value: '솔빛시 새벽들지구 B-3' },
    { label: '대지면적', value: null },
    { label: '건축면적', value: null },
    { label: '연면적', value: null },
    { label: '용적률', value: null },
    { label: '규모', value: '지하 1층~지상 20층, 3개 동' },
    { label: '세대수', value: '분양 180세대', note: '전용 59㎡' },
    { label: '입주 예정', value: '2029년 5월', note: '공정에 따라 달라질 수 있습니다' },
    { label: '시행', value: '해든개발' },
    { label: '시공', value: site.builder.name },
  ],
  facts: {
    rentalHouseholds: 180,
    totalHouseholds: 180,
    brandTownHouseholds: null,
    buildings: 3,
    basementFloors: 1,
    floors: 20,
    exclusiveMin: 59,
    exclusiveMax: 59,
    occupancyYear: 2029,
    complexes: [1],
  },
  byComplex: [{ complex: 1, buildings: 3, totalHouseholds: 180, rentalHouseholds: 180, rentalByType: { '59K': 180 } }],
  notes: ['‘추후 공개’로 표시한 항목은 정해지는 대로 이 표에 반영합니다.'],
}
