/** Words around the privacy policy's own text. */
export const privacyWords = {
  processors: '처리를 맡은 곳',
  processorsCaption: '개인정보 처리 수탁자',
  processor: '수탁자',
  task: '맡긴 일',
  place: '처리하는 곳',
  officer: '개인정보 보호책임자',
  name: '이름',
  position: '직책',
  phone: '전화',
  email: '이메일',
  history: '변경 이력',
  historyCaption: '처리방침 변경 이력',
  effective: '시행일',
  change: '바뀐 내용',
  contents: '처리방침 차례',
}
