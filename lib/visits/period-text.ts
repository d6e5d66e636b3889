import { koreanIsoDay } from '@/lib/korean-time'
import { visitWords } from '@/lib/messages/ko/visits'
import { placeInPeriod } from './day-slots'
import type { VisitPeriod } from '@/lib/content/schemas/opening-hours'
import { dayText } from './visit-text'

const dayOfYear = (isoDay: string) => visitWords.dayOfYear(Number(isoDay.slice(0, 4)), dayText(isoDay))

/** Text about the visiting period for booking pages: that it starts, ends or is over; null without an end. */
export function periodText(period: VisitPeriod | undefined, now: Date): string | null {
  const place = placeInPeriod(period, koreanIsoDay(now))
  if (place === 'before' && period?.from) return visitWords.begins(dayOfYear(period.from))
  if (!period?.until) return null
  return place === 'after' ? visitWords.ended(dayOfYear(period.until)) : visitWords.ends(dayOfYear(period.until))
}

/** Whether the model house receives visitors today, with or without a booking. */
export const isInPeriod = (period: VisitPeriod | undefined, now: Date): boolean => placeInPeriod(period, koreanIsoDay(now)) === 'within'
