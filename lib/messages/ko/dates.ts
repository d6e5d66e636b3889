/** Days and hours; also used in the browser. */
export const dateWords = {
  /** `2026년 11월 30일` of `2026-11-30` */
  day: (isoDay: string) => {
    const [year, month, day] = isoDay.split('-').map(Number)
    return `${year}년 ${month}월 ${day}일`
  },
  /** @param minute with two digits */
  dateTime: (year: number, month: number, day: number, hour: number, minute: string) =>
    `${year}년 ${month}월 ${day}일 ${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${minute}`,
}
