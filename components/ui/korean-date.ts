import { koreanTime } from '@/lib/korean-time'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** 2026. 11. 17. */
export function koreanDay(iso: string): string {
  const { year, month, day } = koreanTime(new Date(iso))
  return `${year}. ${month}. ${day}.`
}

/** 2026년 11월 17일 오전 10:05 */
export function koreanDateTime(iso: string): string {
  const { year, month, day, hour, minute } = koreanTime(new Date(iso))
  return `${year}년 ${month}월 ${day}일 ${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${twoDigits(minute)}`
}
