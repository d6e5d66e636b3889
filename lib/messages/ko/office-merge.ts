/** Merging registrations of one customer. */
export const mergeWords = {
  mergeWith: (other: string) => `${other} 등록과 합치기`,
  merge: '합치기',
  separateOf: (one: string) => `${one} 등록 분리하기`,
  separate: '분리하기',
  registration: (one: string) => `${one} 등록`,
  mergedInto: '에 합쳐져 있습니다. 상담과 결과는 그 등록에서 남깁니다. 이 등록의 동의와 유입 경로, 방문예약, 문자는 그대로 여기에 있습니다.',
  otherNumber: '다른 번호의 등록과 합치기',
  search: '합칠 등록 찾기',
  searchHint: '이름 두 글자 이상, 전화번호 전체 또는 끝 4자리',
  find: '찾기',
  none: '검색 결과가 없습니다. 보류된 등록은 합칠 수 없습니다.',
  together: '함께 합쳐진 등록',
  merged: '합친 등록',
  sameNumber: '같은 번호의 등록',
  intoAnother: '다른 등록에 합쳐짐',
  sameCustomer: '같은 고객의 등록',
}
