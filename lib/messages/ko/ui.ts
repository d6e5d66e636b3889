/** Dialogs, fields, tabs, notices, sources. */
export const uiWords = {
  close: '닫기',
  required: '필수',
  optional: '선택',
  illustration: '이미지컷: 실제와 다를 수 있습니다',
  notes: '유의사항',
  sources: '출처',
  newWindow: '(새 창)',
  previous: '이전',
  next: '다음',
}
