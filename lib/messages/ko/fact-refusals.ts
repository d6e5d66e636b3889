/** Why a fact, or a file of facts, was refused. */
export const factRefusalWords = {
  ended: '끝나는 시각이 이미 지나서 아무에게도 보이지 않습니다. 앞으로의 일시로 고쳐 주세요',
  empty: '비어 있습니다. 적어 주세요',
  markup: '꺾쇠(<, >)로 된 코드를 빼고 글만 적어 주세요',
  notDecided: '아직 오지 않은 날입니다. 결정한 날을 적어 주세요',
  clauses: (updated: string) =>
    `모집공고를 낸 뒤에는 조항만 고칠 수 없습니다. 먼저 '모집공고: 공고일과 머리글'에 새 고친 날짜와 고친 이유를 게시해 주세요 (지금 고친 날짜: ${updated})`,
  tooLong: (max: string) => `너무 깁니다. 모두 합쳐 ${max}자까지 게시할 수 있습니다.`,
  noJson: (why: string) => `JSON이 아닙니다: ${why}`,
  noObject: '경로마다 값이 하나씩 있는 JSON 객체여야 합니다.',
  unknownPath: (path: string) => `${path}: 이 사이트에 없는 정보입니다. 이 줄을 지워 주세요.`,
  oldForm: '양식이 오래되었습니다. 페이지를 새로 고친 뒤 다시 저장해 주세요.',
  closedDay: '휴관일을 다시 골라 주세요.',
}
