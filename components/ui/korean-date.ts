import { isWholeDay, koreanIsoDay, koreanTime } from '@/lib/korean-time'
import { dateWords } from '@/lib/messages/ko/dates'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** 2026. 11. 17. */
export function koreanDay(iso: string): string {
  const { year, month, day } = koreanTime(new Date(iso))
  return `${year}. ${month}. ${day}.`
}

/** 2026년 11월 17일 오전 10:05 */
export function koreanDateTime(iso: string): string {
  const { year, month, day, hour, minute } = koreanTime(new Date(iso))
  return dateWords.dateTime(year, month, day, hour, twoDigits(minute))
}

/** As {@link koreanDateTime}; of the beginning of a day, which stands for the day, the day alone: 2026년 11월 17일 */
export function koreanDayOrTime(iso: string): string {
  const at = new Date(iso)
  return isWholeDay(at) ? dateWords.day(koreanIsoDay(at)) : koreanDateTime(iso)
}
