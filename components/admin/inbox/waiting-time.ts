import { formatCount } from '@/lib/format-count'
const HOUR = 60
/** From here on minutes say nothing. */
const HOURS_SHOWN = 10

/** A time of waiting as the office reads it: `12분`, `1시간 5분`, `14시간`. @param minutes of office hours */
export function waitingTime(minutes: number): string {
  const hours = Math.floor(minutes / HOUR)
  if (hours === 0) return `${minutes}분`
  return hours >= HOURS_SHOWN || minutes % HOUR === 0 ? `${formatCount(hours)}시간` : `${hours}시간 ${minutes % HOUR}분`
}
