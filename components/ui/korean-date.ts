/*
 * Korean time is UTC+9 without summer time, so it is computed here rather than asked of Intl:
 * server and browser must write the very same text, whatever the version of their locale data.
 */
const KOREA_OFFSET_MS = 9 * 60 * 60 * 1000
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** 2026. 11. 17. */
export function koreanDay(iso: string): string {
  const date = new Date(Date.parse(iso) + KOREA_OFFSET_MS)
  return `${date.getUTCFullYear()}. ${date.getUTCMonth() + 1}. ${date.getUTCDate()}.`
}

/** 2026년 11월 17일 오전 10:05 */
export function koreanDateTime(iso: string): string {
  const date = new Date(Date.parse(iso) + KOREA_OFFSET_MS)
  const hour = date.getUTCHours()
  return `${date.getUTCFullYear()}년 ${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일 ${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${twoDigits(date.getUTCMinutes())}`
}
