import { koreanIsoDay } from '@/lib/korean-time'
import { visitWords } from '@/lib/messages/ko/visits'
import { placeInPeriod } from './day-slots'
import type { VisitPeriod } from '@/lib/content/schemas/opening-hours'
import { dayText } from './visit-text'

const dayOfYear = (isoDay: string) => visitWords.dayOfYear(Number(isoDay.slice(0, 4)), dayText(isoDay))

/** What pages of bookings say of the period of visits: that it begins, ends or is over; null where visits go on without an end. */
export function periodText(period: VisitPeriod | undefined, now: Date): string | null {
  const place = placeInPeriod(period, koreanIsoDay(now))
  if (place === 'before' && period?.from) return visitWords.begins(dayOfYear(period.from))
  if (!period?.until) return null
  return place === 'after' ? visitWords.ended(dayOfYear(period.until)) : visitWords.ends(dayOfYear(period.until))
}

/** Whether somebody who comes today, booked or not, finds the model house there. */
export const isInPeriod = (period: VisitPeriod | undefined, now: Date): boolean => placeInPeriod(period, koreanIsoDay(now)) === 'within'
