/** The registration form and its result page, as far as the server renders them. */
export const registrationWords = {
  consents: '동의',
  showConsent: '내용 보기',
  phone: '대표번호',
  hours: '상담 시간',
  /** Label of the honeypot field. */
  leaveEmpty: '이 칸은 비워 두세요',
  resultTitle: '등록 결과',
  headings: { registered: '등록 완료', refused: '등록을 마치지 못했습니다', choosing: '방문 날짜와 시간 고르기', nothing: '관심고객 등록' },
  /** Above the form on a result page without a result. */
  noResult: '보여 드릴 등록 결과가 없습니다. 아래에서 등록하실 수 있습니다.',
  /** After a success. */
  next: {
    steps: (phone: string) => [`상담사가 ${phone}에서 전화를 드립니다.`, '등록한 번호로 모델하우스 주소와 관람 시간을 문자로 보냅니다.'],
    visitingHours: '관람 시간',
    toSchedule: '공급일정 보기',
  },
  /** Above the Korean consent text below its translation; empty in Korean. */
  untranslated: '',
  originalApplies: '',
  callNumber: (phone: string) => `전화 상담 ${phone}`,
}
