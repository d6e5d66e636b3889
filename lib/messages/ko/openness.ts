/** /SalesInfo/changes and the feed. */
export const changesWords = {
  policy: '개인정보 처리방침 변경',
  policyFrom: (day: string) => `${day}부터 시행합니다.`,
  policyStart: '개인정보 처리방침 시행',
  announcement: (label: string) => `모집공고의 새 판: ${label}`,
  compare: '앞의 판과 달라진 조항과 문장을 한눈에 볼 수 있습니다.',
  reason: '이유',
  toPage: '바뀐 페이지 보기',
  /** Title of an item of the feed. */
  feedTitle: (title: string) => `[바뀐 내용] ${title}`,
}

/** /SalesInfo/undecided and the form that it leads to. */
export const undecidedWords = {
  nothing: '지금은 정해지지 않은 것이 없습니다.',
  decidedBy: '정하는 곳',
  expected: '예상 시기',
  changed: '마지막 변경',
  tell: '알려 주세요',
  /** For screen readers, which read links apart from their item. */
  tellOf: (title: string) => `${title}, 정해지면 알려 주세요`,
  formLead: (title: string) =>
    `문의 내용에 ‘${title}’에 관한 요청을 적어 두었습니다. 이름과 번호를 남기면 상담사가 전화로 답해 드립니다. 문자로도 받으려면 광고성 정보 수신에 동의해 주세요.`,
}
