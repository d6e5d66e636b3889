/** Spans of time in the office. */
export const officeTimeWords = {
  minutes: (minutes: number) => `${minutes}분`,
  hours: (hours: string) => `${hours}시간`,
  hoursAndMinutes: (hours: string, minutes: number) => `${hours}시간 ${minutes}분`,
}
