/** Where a registration came from. */
export const channelWords = {
  title: '유입 경로',
  none: '기록이 없습니다.',
  original: (label: string) => `(처음 기록: ${label})`,
  facts: '광고와 처음 연 페이지',
  correct: '유입 경로 수정',
  correctHint: '처음 기록은 그대로 남습니다. 사유는 메모와 접근 기록에 남으니 이름이나 번호를 적지 말아 주세요.',
  to: '바꿀 유입 경로',
  choose: '골라 주세요',
  reason: '수정 사유',
  reasonHint: '예: 통화로 확인',
  save: '수정',
  unknown: '기록 없음',
  missing: '바꿀 유입 경로를 골라 주세요.',
}
