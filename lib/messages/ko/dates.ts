/** Days and hours; also used in the browser. */
export const dateWords = {
  /** @param minute with two digits */
  dateTime: (year: number, month: number, day: number, hour: number, minute: string) =>
    `${year}년 ${month}월 ${day}일 ${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${minute}`,
}
