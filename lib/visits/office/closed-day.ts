import 'server-only'
import { koreanIsoDay } from '@/lib/korean-time'
import { officeAlarmWords as words } from '@/lib/messages/ko/office-alarms'
import type { Services } from '@/lib/services'
import { hoursOfDay } from '@/lib/visits/day-slots'

/**
 * Says that the model house is closed on a day, for the screens that plan it; null on an open day, or without opening hours.
 * @param day `2026-11-28`
 */
export async function closedDayText({ visits, now }: Pick<Services, 'visits' | 'now'>, day: string): Promise<string | null> {
  if (!visits) return null
  const { hours, reason } = hoursOfDay((await visits.hours()).hours, day)
  if (hours) return null
  return day === koreanIsoDay(now()) ? words.closed(reason) : words.closedDay(reason)
}
