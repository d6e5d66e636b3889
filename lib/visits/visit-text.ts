import { koreanIsoDay, koreanTime } from '@/lib/korean-time'
import { visitWords } from '@/lib/messages/ko/visits'
import { weekdayOf } from './day-slots'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `11월 28일(토)` @param isoDay `2026-11-28` */
export function dayText(isoDay: string): string {
  return visitWords.day(Number(isoDay.slice(5, 7)), Number(isoDay.slice(8)), weekdayOf(isoDay))
}

/** `10:30` */
export function timeText(at: Date): string {
  const { hour, minute } = koreanTime(at)
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

/** `11월 28일(토) 10:30` */
export const dayAndTimeText = (at: Date): string => visitWords.dayAndTime(dayText(koreanIsoDay(at)), timeText(at))

/** `11월 28일(토) 10:30, 2명` */
export const visitText = ({ at, people }: { readonly at: Date; readonly people: number }): string => `${dayAndTimeText(at)}, ${visitWords.people(people)}`

/** The same with its current state. */
export function bookingText(visit: { readonly at: Date; readonly people: number; readonly cancelledAt: Date | null; readonly heldUntil?: Date }): string {
  if (visit.cancelledAt) return visitWords.cancelledBooking(visitText(visit))
  return visit.heldUntil ? visitWords.heldBooking(visitText(visit), dayAndTimeText(visit.heldUntil)) : visitText(visit)
}

/** Start of a visit in forms and the API: `2026-11-28T10:30`, Korean local time. */
export const visitAtValue = (at: Date): string => `${koreanIsoDay(at)}T${timeText(at)}`
