import { visitWords } from '@/lib/messages/ko/visits'
import { hasPlaceFor, type VisitTime } from './free-times'
import type { VisitDay } from './visit-booking'
import { dayAndTimeText, dayText, timeText, visitAtValue } from './visit-text'

/** A day in the list of days. */
export function toDayCard({ day, times, closed, reason }: VisitDay): { day: string; label: string; freeTimes: number; why: string | null } {
  const freeTimes = times.filter(({ groupsLeft }) => groupsLeft > 0).length
  const why = closed
    ? reason
      ? visitWords.closedBecause(reason)
      : visitWords.dayClosed
    : times.length === 0
      ? visitWords.dayOver
      : freeTimes === 0
        ? visitWords.dayFull
        : null
  return { day, label: dayText(day), freeTimes, why }
}

/** A time as forms and the API offer it. */
export interface TimeOption {
  /** `2026-11-28T10:30` */
  readonly at: string
  readonly label: string
  readonly full: boolean
}

/**
 * A time in a form.
 * @param people size of the group; one if unknown
 * @param withDay whether the form offers times of several days
 */
export const toTimeOption = ({ at, groupsLeft, peopleLeft, groupMax }: VisitTime, people = 1, withDay = false): TimeOption => ({
  at: visitAtValue(at),
  label: `${withDay ? dayAndTimeText(at) : timeText(at)} · ${groupsLeft > 0 ? visitWords.timeLeft(groupsLeft, groupMax) : visitWords.timeFull}`,
  full: groupsLeft === 0 || peopleLeft < people,
})

/** The times of a day in a form: a full one names the next free one of the day. */
export const toTimeOptions = (times: readonly VisitTime[], people = 1): TimeOption[] =>
  times.map((time, index) => {
    const option = toTimeOption(time, people)
    const next = time.groupsLeft === 0 ? times.slice(index + 1).find((later) => hasPlaceFor(later, people)) : undefined
    return next ? { ...option, label: `${option.label}, ${visitWords.nextTime(timeText(next.at))}` } : option
  })
