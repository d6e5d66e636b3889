import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { visitWords } from '@/lib/messages/ko/visits'
import { hasPlaceFor, type VisitTime } from './free-times'
import type { VisitDay } from './visit-booking'
import { dayAndTimeText, dayText, timeText, visitAtValue } from './visit-text'

/** A day in the list of days. */
export interface VisitDayCard {
  /** `2026-11-28` */
  readonly day: string
  /** `11월 28일(토)` */
  readonly label: string
  /** Number of its times with free places. */
  readonly freeTimes: number
  /** Why it cannot be booked; null if it can. */
  readonly why: string | null
  /** The same in a word, for a calendar's square. */
  readonly mark: string | null
}

/** @returns why a day cannot be booked, in a sentence and in a word */
function obstacle({ times, closed, reason }: VisitDay, freeTimes: number): Pick<VisitDayCard, 'why' | 'mark'> {
  if (closed) return { why: reason ? visitWords.closedBecause(reason) : visitWords.dayClosed, mark: visitWords.dayClosed }
  if (times.length === 0) return { why: visitWords.dayOver, mark: visitWords.overMark }
  return freeTimes === 0 ? { why: visitWords.dayFull, mark: visitWords.fullMark } : { why: null, mark: null }
}

export function toDayCard(visitDay: VisitDay): VisitDayCard {
  const freeTimes = visitDay.times.filter(({ groupsLeft }) => groupsLeft > 0).length
  return { day: visitDay.day, label: dayText(visitDay.day), freeTimes, ...obstacle(visitDay, freeTimes) }
}

/** A time as forms and the API offer it. */
export interface TimeOption {
  /** `2026-11-28T10:30` */
  readonly at: string
  readonly label: string
  readonly full: boolean
}

/**
 * A time in a form. Names its free places only when few are left, or fewer people fit than a group may have: the same number
 * beside every time tells nothing.
 * @param people size of the group; one if unknown
 * @param withDay whether the form offers times of several days
 */
export function toTimeOption(
  { at, groupsLeft, peopleLeft, groupMax }: VisitTime,
  { fewLeft = 0 }: Pick<OpeningHours, 'fewLeft'>,
  people = 1,
  withDay = false,
): TimeOption {
  const left = groupsLeft === 0 ? visitWords.timeFull : groupsLeft <= fewLeft || groupMax !== null ? visitWords.timeLeft(groupsLeft, groupMax) : null
  return {
    at: visitAtValue(at),
    label: [withDay ? dayAndTimeText(at) : timeText(at), ...(left === null ? [] : [left])].join(visitWords.besides),
    full: groupsLeft === 0 || peopleLeft < people,
  }
}

/** The times of a day in a form: a full one names the next free one of the day. */
export const toTimeOptions = (times: readonly VisitTime[], hours: Pick<OpeningHours, 'fewLeft'>, people = 1): TimeOption[] =>
  times.map((time, index) => {
    const option = toTimeOption(time, hours, people)
    const next = time.groupsLeft === 0 ? times.slice(index + 1).find((later) => hasPlaceFor(later, people)) : undefined
    return next ? { ...option, label: `${option.label}, ${visitWords.nextTime(timeText(next.at))}` } : option
  })
