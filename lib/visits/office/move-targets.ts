import 'server-only'
import type { VisitBooking } from '@/lib/visits/visit-booking'
import { timeText, visitAtValue } from '@/lib/visits/visit-text'

/** A time of a day to which visits can be moved, or that is full. */
export interface MoveTarget {
  /** `2026-11-28T10:30`, Korean local time. */
  readonly at: string
  /** `10:30` */
  readonly time: string
  readonly groupsLeft: number
  readonly peopleLeft: number
}

/**
 * The times of a day to which staff can still move visits, including full ones.
 * @param isoDay `2026-11-28`
 * @throws StoreUnavailableError
 */
export async function moveTargets(visits: Pick<VisitBooking, 'days'>, isoDay: string, now: Date): Promise<readonly MoveTarget[]> {
  const { days } = await visits.days(now, isoDay, { untilStart: true })
  return days.flatMap(({ times }) => times.map(({ at, groupsLeft, peopleLeft }) => ({ at: visitAtValue(at), time: timeText(at), groupsLeft, peopleLeft })))
}
