import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { wholeNumber } from '@/lib/visits/whole-number'
import { parseLocalTime } from '@/lib/korean-time'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { hasBegun, isHeldOrFirm, type Visit } from '@/lib/visits/booking'
import { composeMove } from '@/lib/visits/visit-messages'
import type { VisitBooking } from '@/lib/visits/visit-booking'
import { dayAndTimeText } from '@/lib/visits/visit-text'
import { getVisibleRegistration } from '@/lib/registrations/office/assignment-actions'
import { auditEntry, requiredReason, type Actor } from '@/lib/accounts/office/staff-audit'
import { withParticle } from '@/lib/messages/ko/particles'

/*
 * Moves a visit by staff, for a visitor who called or is at the reception. The visitor is notified as of an own move,
 * but it does not count against the limit of moves.
 */

type Dependencies = Pick<Services, 'store' | 'now' | 'policy'> & { readonly visits: VisitBooking }
interface Staff extends Actor {
  readonly account: Account
}

/** The form's fields. */
export interface TypedMove {
  /** Korean local time, `2026-11-28T10:30`. */
  readonly at: string
  readonly reason: string
  /** Version that the page showed: a form sent twice moves once. */
  readonly version: string
}

const CHANGED = '그동안 예약이 바뀌었습니다. 새로 고친 뒤 다시 옮겨 주세요.'
const FULL = '그 시간은 자리가 찼습니다. 다른 시간을 골라 주세요.'
const NOT_OFFERED = '그 시간에는 관람이 없거나 이미 지났습니다. 다른 시간을 골라 주세요.'
/** Error for a visit that has started: the visitor has to book again. */
export const BEGUN = '이미 시작한 방문은 시간을 바꿀 수 없습니다. 다른 날 오실 분은 사이트의 방문예약에서 새로 예약해 주세요.'

/**
 * @returns a registration's visit that the account may see; null if there is none, or it was cancelled or not confirmed
 * @throws NotFoundError, StoreUnavailableError
 */
export async function findMovableVisit(
  { store, now }: Pick<Services, 'store' | 'now'>,
  account: Account,
  id: string,
): Promise<{ readonly visit: Visit; readonly registration: Registration } | null> {
  const registration = await getVisibleRegistration({ store }, account, id)
  const visit = await store.visits.find(id)
  return visit && visit.cancelledAt === null && isHeldOrFirm(visit, now()) ? { visit, registration } : null
}

/**
 * Moves a visit that has not started to another time with a free place, even if visitors cannot book it any more.
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 * @returns the previous start, null if the same form moved it already; and whether there are new messages to deliver
 */
export async function moveByStaff(
  dependencies: Dependencies,
  actor: Staff,
  id: string,
  typed: TypedMove,
): Promise<{ readonly from: Date | null; readonly fresh: boolean }> {
  const { store, visits, policy, now } = dependencies
  const reason = requiredReason(typed.reason)
  const at = parseLocalTime(typed.at)
  if (!at) throw new InvalidInputError({ at: '옮길 시간을 골라 주세요.' })
  const found = await findMovableVisit(dependencies, actor.account, id)
  if (!found) throw new NotFoundError('no visit to move')
  const { visit, registration } = found
  const version = wholeNumber(typed.version)
  const isRepeated = visit.version === version + 1 && visit.at.getTime() === at.getTime()
  if (visit.version !== version && !isRepeated) throw new InvalidInputError({ version: CHANGED })
  if (!isRepeated && hasBegun(visit, now())) throw new InvalidInputError({ at: BEGUN })
  if (!isRepeated && visit.at.getTime() === at.getTime()) throw new InvalidInputError({ at: '지금 예약한 시간입니다. 다른 시간을 골라 주세요.' })
  const search = await visits.findPlace({ at, people: visit.people }, now(), { untilStart: true, isBooked: true })
  if (search.kind !== 'found') throw new InvalidInputError({ at: NOT_OFFERED })
  const changedAt = now()
  const outcome = await store.visits.move(id, search.place, {
    basedOn: version,
    at: changedAt,
    counts: false,
    messages: composeMove({ ...visit, at, version: version + 1 }, { to: registration.phone, facts: policy.facts, link: visits.linkTo(id) }, changedAt),
    staff: {
      reason,
      audit: auditEntry(dependencies, actor, 'visit.move', id, `${dayAndTimeText(visit.at)}에서 ${withParticle(dayAndTimeText(at), '으로')}, ${reason}`),
    },
  })
  if (outcome.kind === 'not-moved') throw new InvalidInputError({ at: outcome.reason === 'full' ? FULL : NOT_OFFERED })
  if (outcome.kind === 'changed') throw new InvalidInputError({ version: CHANGED })
  return { from: isRepeated ? null : visit.at, fresh: outcome.fresh }
}
