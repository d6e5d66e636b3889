import { formatCount } from '@/lib/messages/format-count'
import { officeTimeWords as words } from '@/lib/messages/ko/office-time'
const HOUR = 60
/** From this many hours on, minutes are left out. */
const HOURS_SHOWN = 10

/**
 * Formats a waiting time for the office: `12분`, `1시간 5분`, `14시간`.
 * @param minutes minutes within office hours
 */
export function waitingTime(minutes: number): string {
  const hours = Math.floor(minutes / HOUR)
  if (hours === 0) return words.minutes(minutes)
  return hours >= HOURS_SHOWN || minutes % HOUR === 0 ? words.hours(formatCount(hours)) : words.hoursAndMinutes(String(hours), minutes % HOUR)
}
