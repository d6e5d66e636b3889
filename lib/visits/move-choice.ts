import { koreanIsoDay } from '@/lib/korean-time'
import { visitorPageWords, visitWords } from '@/lib/messages/ko/visits'
import type { Visit } from './booking'
import type { VisitBooking } from './visit-booking'
import { toDayCard, toTimeOptions } from './visit-days-view'
import { dayText, visitAtValue } from './visit-text'

interface Choice {
  readonly value: string
  readonly label: string
  readonly disabled: boolean
}

/** The options for moving a visit. */
export interface MoveChoices {
  /** `2026-11-28`: the day of these times. */
  readonly day: string
  readonly dayLabel: string
  readonly days: readonly Choice[]
  readonly times: readonly Choice[]
  /** Free times nearest to the requested one; empty without a request. */
  readonly next: readonly Date[]
}

/**
 * The days to choose from, and the times of one of them: the chosen day, else the day of the time nearest to an
 * unavailable request, else the visit's day, else the next one with free times, else the first. Staff may choose the present time:
 * they change the size, too.
 */
export async function readMoveChoice(
  visits: VisitBooking,
  { at, people }: Pick<Visit, 'at' | 'people'>,
  { day: chosen, requested, byStaff = false }: { readonly day: string | null; readonly requested: Date | null; readonly byStaff?: boolean },
  now: Date,
): Promise<MoveChoices> {
  const { days, hours } = await visits.days(now, undefined, { untilStart: byStaff })
  const valid = requested !== null && !Number.isNaN(requested.getTime()) ? requested : null
  const next = valid ? await visits.nextFree({ at: valid, people }, now) : []
  const cards = days.map(toDayCard)
  const isListed = (isoDay: string | null) => cards.some(({ day }) => day === isoDay)
  const own = koreanIsoDay(at)
  const free = cards.flatMap(({ day, why }) => (why === null ? [day] : []))
  const nearest = byStaff && isListed(own) ? own : (free.find((isoDay) => isoDay >= own) ?? free[0])
  const day = chosen !== null && isListed(chosen) ? chosen : next[0] ? koreanIsoDay(next[0]) : (nearest ?? koreanIsoDay(now))
  const times = days.find((one) => one.day === day)?.times ?? []
  return {
    day,
    dayLabel: dayText(day),
    days: cards.map(({ day: value, label, why }) => ({
      value,
      label: `${label}${visitWords.besides}${why ?? visitWords.dayBookable}`,
      disabled: why !== null && value !== day,
    })),
    times: toTimeOptions(times, hours, people).map(({ at: value, label, full }) => {
      const isCurrent = value === visitAtValue(at)
      return { value, label: isCurrent ? `${label} · ${visitorPageWords.current}` : label, disabled: isCurrent ? !byStaff : full }
    }),
    next,
  }
}
