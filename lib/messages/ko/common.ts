/** Words that several sections share. */
export const commonWords = {
  call: '전화 상담',
  toHome: '홈으로',
  /** For a fact that is not announced yet. */
  notAnnounced: '추후 공개',
  /** For a registration or report that is under way. */
  inPreparation: '준비 중',
  /** Read aloud after a link that opens another window. */
  newWindow: '(새 창)',
  total: '합계',
  type: '타입',
  complex: '단지',
  building: '동',
  floor: '층',
  households: '세대',
  pyeong: '평',
  exclusiveArea: '전용면적',
  supplyArea: '공급면적',
  contractArea: '계약면적',
  householdCount: '세대수',
  allHouseholds: '전체 세대',
  address: '주소',
  /** @param supply how the homes are supplied, e.g. 임대 */
  supplyHouseholds: (supply: string) => `${supply} 세대`,
  inHouseholds: (count: number | string) => `${count}세대`,
  /** @param name number or numbers of complexes, e.g. `1·2` */
  complexNumbered: (name: number | string) => `${name}단지`,
  buildingNumbered: (number: number | string) => `${number}동`,
  inPyeong: (area: string) => `${area}평`,
  floors: (from: number, to: number) => `${from}~${to}층`,
  unitType: (type: string) => `${type} 타입`,
}
