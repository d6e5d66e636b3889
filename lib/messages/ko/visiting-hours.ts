/** Opening hours of the model house in words. */
export const visitingHoursWords = {
  /** Sunday first. */
  weekdays: ['일', '월', '화', '수', '목', '금', '토'] as readonly string[],
  /** @param from `10:00` */
  time: (from: string, until: string) => `${from}~${until}`,
  daily: (time: string) => `매일 ${time}`,
  days: (days: string, time: string) => `${days} ${time}`,
  closedDays: (days: string) => `${days} 휴관`,
  /** Consecutive weekdays. */
  run: (first: string, last: string) => `${first}~${last}`,
  /** Between weekdays or ranges of them. */
  and: '·',
  /** Closed without a known end. */
  alwaysClosed: '휴관 중',
  /** @param weekday one of `weekdays` */
  day: (year: number, month: number, day: number, weekday: string) => `${year}년 ${month}월 ${day}일(${weekday})`,
  closedOn: (day: string) => `${day} 휴관`,
  openOn: (day: string, time: string) => `${day} ${time}`,
  /** @param reason as the office wrote it */
  because: (text: string, reason: string) => `${text} (${reason})`,
  /** For a day whose entry cannot be decoded. */
  unreadableDay: '운영 여부 확인 중',
  /** In the footer. */
  footer: (hours: string) => `모델하우스 ${hours}`,
}
