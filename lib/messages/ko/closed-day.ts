/** The notice of a day on which the model house is closed. */
export const closedDayWords = {
  today: '모델하우스 오늘 휴관',
  on: (month: number, day: number) => `모델하우스 ${month}월 ${day}일 휴관`,
  because: (reason: string) => `사유: ${reason}`,
  reason: (day: string) => `휴관 공지: ${day}`,
  source: '운영시간',
}
