/** Above every page of the office. */
export const officeAlarmWords = {
  others: (count: number) => `그 밖에 확인할 일 ${count}가지`,
  closed: (reason: string | null) => `오늘은 휴관일입니다${reason === null || reason === '' ? '' : ` (${reason})`}.`,
  closedDay: (reason: string | null) => `휴관일입니다${reason === null || reason === '' ? '' : ` (${reason})`}.`,
}
