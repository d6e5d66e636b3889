import { koreanTime } from '@/lib/korean-time'
import { EVENT_LABELS, type Progress } from '@/lib/registrations/registration-event'
import { visitingHoursWords as words } from '@/lib/messages/ko/visiting-hours'
import { timelineWords } from '@/lib/messages/ko/registration-timeline'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** An instant as the office writes it: `11/24(화) 14:00`, Korean time. */
export function shortDateTime(instant: Date): string {
  const { year, month, day, hour, minute } = koreanTime(instant)
  return `${month}/${day}(${words.weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]}) ${twoDigits(hour)}:${twoDigits(minute)}`
}

/** The latest result with its details: `부재중 2차`, `재통화 11/24(화) 14:00`; null before the first. */
export function resultLabel({
  result,
  absences,
  callbackAt,
  appointmentAt,
}: Pick<Progress, 'result' | 'absences' | 'callbackAt' | 'appointmentAt'>): string | null {
  if (result === null) return null
  const label = EVENT_LABELS[result]
  if (result === 'absent') return timelineWords.attempt(label, absences)
  const due = result === 'callback' ? callbackAt : result === 'booked' ? appointmentAt : null
  return due ? `${label} ${shortDateTime(due)}` : label
}
