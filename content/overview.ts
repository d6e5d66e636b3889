import type { OverviewInput } from '@/lib/content/schemas/complex'
import { routes } from '@/lib/routes'
import { site } from './site'
import { units } from './units'

/** 전용 59㎡ 320세대, …; null while a type's number is open. */
function householdsBySize(): string | null {
  const bySize = new Map<number, number>()
  for (const { areas, households } of units.types) {
    if (households === null) return null
    const size = Math.floor(areas.exclusive)
    bySize.set(size, (bySize.get(size) ?? 0) + households)
  }
  return [...bySize].map(([size, households]) => `전용\u00a0${size}\u2060㎡\u00a0${households}세대`).join(', ')
}

/** Project overview. `value: null` reads 추후 공개. */
export const overview: OverviewInput = {
  rows: [
    { label: '사업명', value: '한들시 너울지구 2-2 민간임대주택 건설사업', note: `단지명: ${site.name}` },
    { label: '위치', value: '한들시 너울지구 2-2 (1·2·3·5단지)', note: '4단지 자리는 학교와 공공시설 부지로 계획되어 단지 번호에서 빠집니다' },
    { label: '대지면적', value: null },
    { label: '건축면적', value: null },
    { label: '연면적', value: null },
    { label: '용적률', value: null },
    { label: '규모', value: '지하 2층~지상 35층, 45개 동', note: '1단지 12개 동, 2단지 11개 동, 3단지 13개 동, 5단지 9개 동' },
    { label: '세대수', value: '임대 912세대 (1·2·3·5단지)', note: '1·2·3·5단지 전체 약 5,329세대 가운데 임대로 공급하는 세대' },
    { label: '임대 공급 면적', value: householdsBySize(), note: `${units.types.map(({ id }) => id).join(', ')} ${units.types.length}개 타입` },
    { label: '입주 예정', value: '2027년, 단지별로 단계적 입주', note: '공정에 따라 달라질 수 있으며 입주 지정 기간은 따로 알려 드립니다' },
    { label: '시행·시공', value: site.builder.name },
  ],
  facts: {
    rentalHouseholds: 912,
    totalHouseholds: 5329,
    brandTownHouseholds: 5000,
    buildings: 45,
    basementFloors: 2,
    floors: 35,
    exclusiveMin: 59,
    exclusiveMax: 84,
    occupancyYear: 2027,
    complexes: [1, 2, 3, 5],
  },
  byComplex: [
    { complex: 1, buildings: 12, totalHouseholds: 1412, rentalHouseholds: 248, rentalByType: { '59A': 64, '59B': 36, '84A': 92, '84B': 56 } },
    { complex: 2, buildings: 11, totalHouseholds: 1298, rentalHouseholds: 224, rentalByType: { '59A': 56, '59B': 32, '84A': 80, '84B': 36, '84C': 20 } },
    { complex: 3, buildings: 13, totalHouseholds: 1547, rentalHouseholds: 256, rentalByType: { '59A': 60, '84A': 84, '84B': 48, '84C': 36, '84D': 28 } },
    { complex: 5, buildings: 9, totalHouseholds: 1072, rentalHouseholds: 184, rentalByType: { '59A': 40, '59B': 32, '84A': 60, '84C': 24, '84D': 28 } },
  ],
  notes: [
    `‘추후 공개’ 항목은 인허가 변경 절차가 끝나면 정해집니다. 누가 언제 정하는지는 [아직 정해지지 않은 것](${routes.undecided})에 있습니다.`,
    '1·2·3·5단지 전체는 현재 약 5,329세대로 계획되어 있으며, 최종 승인 내용과 다를 수 있습니다.',
    '너울지구 브랜드타운을 처음 계획할 때의 규모는 최대 5,000세대였습니다. 인허가 변경으로 세대수가 늘었습니다.',
    '임대 912세대를 제외한 공급분에는 전용 84㎡와 101㎡가 포함되며, 이 사이트는 임대 세대만 다룹니다.',
    `모집공고부터 입주까지의 예정 시기는 [공급일정](${routes.businessPlan})에 있습니다.`,
  ],
}
