import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { auditEntry, requiredReason, type Staff } from '@/lib/accounts/office/staff-audit'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { parseLocalTime } from '@/lib/korean-time'
import { officeBookingAuditWords, officeBookingWords } from '@/lib/messages/ko/office-booking'
import { lastVisitVersion } from '@/lib/registrations/registration-event'
import { readableOf, type Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { hasBegun, isAhead, type PlaceRefusal, type Visit } from '@/lib/visits/booking'
import type { VisitBooking } from '@/lib/visits/visit-booking'
import { composeCancellation, composeMove } from '@/lib/visits/visit-messages'
import { visitText } from '@/lib/visits/visit-text'
import { wholeNumber } from '@/lib/visits/whole-number'
import { getReceivable } from './reception'

/*
 * Books, moves, resizes and cancels a visit for a visitor who called or is at the reception: the same places and messages as for
 * the visitor's own booking. None of it counts against the visitor's moves, and no place is only held.
 */

type Dependencies = Pick<Services, 'store' | 'now' | 'policy'> & { readonly visits: VisitBooking }

/** The form's fields. */
export interface TypedBooking {
  /** Korean local time, `2026-11-28T10:30`. */
  readonly at: string
  readonly people: string
  /** Required for a change. */
  readonly reason: string
  /** Version that the page showed: a form sent twice books once. */
  readonly version: string
}

/** What the form of a registration shows and changes. */
export interface OfficeBooking {
  /** The registration whose visit it is: another of the same visitor, if that was merged and has the visit. */
  readonly registration: Registration
  /** The visit ahead, which is changed; null: one is booked. */
  readonly visit: Visit | null
  /** The visit that was cancelled, not confirmed, or has begun. */
  readonly former: Visit | null
  /** See {@link TypedBooking.version}. */
  readonly version: number
  /** A visit ahead that another registration of the same number has. */
  readonly other: Visit | null
}

const PEOPLE_MAX = 99
const { refused } = officeBookingWords

const versionOf = async ({ store }: Pick<Services, 'store'>, id: string, visit: Visit | null): Promise<number> =>
  visit?.version ?? lastVisitVersion(await store.registrations.events(id))

/** @throws NotFoundError, StoreUnavailableError */
export async function findOfficeBooking(
  dependencies: Pick<Dependencies, 'store' | 'now'> & { readonly visits: Pick<VisitBooking, 'findAhead'> },
  account: Account,
  id: string,
): Promise<OfficeBooking> {
  const { store, visits, now } = dependencies
  const asked = await getReceivable(dependencies, account, id)
  const group = [asked, ...readableOf(await store.registrations.listMerged(id))]
  const booked = await store.visits.findAll(group.map((one) => one.id))
  const isBooked = ({ id: one }: Registration) => isAhead(booked.get(one) ?? null, now())
  const registration = group.find(isBooked) ?? asked
  const own = booked.get(registration.id) ?? null
  const ahead = await visits.findAhead(registration.phone, now())
  return {
    registration,
    visit: isBooked(registration) ? own : null,
    former: isBooked(registration) ? null : own,
    version: await versionOf(dependencies, registration.id, own),
    other: ahead && ahead.registrationId !== registration.id ? ahead : null,
  }
}

const NOT_BOOKED: Readonly<Record<PlaceRefusal, string>> = { full: refused.full, hours: refused.notOffered, phone: refused.ahead }

function parseTyped({ at: typedAt, people: typedPeople }: TypedBooking): { readonly at: Date; readonly people: number } {
  const [at, people] = [parseLocalTime(typedAt), wholeNumber(typedPeople)]
  const isSize = people >= 1 && people <= PEOPLE_MAX
  if (!at || !isSize) throw new InvalidInputError({ ...(at ? {} : { at: refused.time }), ...(isSize ? {} : { people: refused.people(PEOPLE_MAX) }) })
  return { at, people }
}

/**
 * Books a visit, or moves and resizes the one ahead, at any time that has not begun, even if visitors cannot book it any more.
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 * @returns the visit before the change, null if there was none or the same form changed it already; and whether there are new
 * messages to deliver
 */
export async function bookByStaff(
  dependencies: Dependencies,
  actor: Staff,
  id: string,
  typed: TypedBooking,
): Promise<{ readonly was: Visit | null; readonly fresh: boolean }> {
  const { store, visits, policy, now } = dependencies
  const requested = parseTyped(typed)
  const registration = await getReceivable(dependencies, actor.account, id)
  if (registration.quarantine) throw new InvalidInputError({ at: refused.quarantined })
  const before = await store.visits.find(id)
  const basedOn = wholeNumber(typed.version)
  const isSame = before?.at.getTime() === requested.at.getTime() && before.people === requested.people
  if (isSame && before.cancelledAt === null && before.version === basedOn + 1) return { was: null, fresh: false }
  if (basedOn !== (await versionOf(dependencies, id, before))) throw new InvalidInputError({ version: refused.changed })
  const changed = isAhead(before, now()) ? before : null
  const reason = changed || typed.reason !== '' ? requiredReason(typed.reason) : null
  if (changed && isSame) throw new InvalidInputError({ at: refused.same })

  const search = await visits.findPlace(requested, now(), { untilStart: true, isBooked: true })
  if (search.kind !== 'found') throw new InvalidInputError({ at: refused.notOffered })
  const at = now()
  const visit = { ...requested, registrationId: id, version: basedOn + 1 }
  const recipient = { to: registration.phone, facts: policy.facts, link: visits.linkTo(id) }
  const said = changed === null ? 'bookedByOffice' : changed.at.getTime() === requested.at.getTime() ? 'resized' : 'changed'
  const detail = changed
    ? officeBookingAuditWords.moved(visitText(changed), visitText(visit), reason ?? '')
    : officeBookingAuditWords.noted(visitText(visit), reason)
  const change = {
    basedOn,
    at,
    messages: composeMove(visit, recipient, at, said),
    staff: { reason, audit: auditEntry(dependencies, actor, changed ? 'visit.move' : 'visit.book', id, detail) },
  }
  const outcome = changed
    ? await store.visits.move(id, search.place, { ...change, counts: false })
    : await store.visits.book(id, search.place, { ...change, phone: registration.phone })
  if (outcome.kind === 'changed') throw new InvalidInputError({ version: refused.changed })
  if (outcome.kind === 'not-moved' || outcome.kind === 'not-booked') throw new InvalidInputError({ at: NOT_BOOKED[outcome.reason] })
  return { was: changed, fresh: outcome.fresh }
}

/**
 * Cancels a visit that has not begun, and tells the visitor.
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 */
export async function cancelByStaff(
  dependencies: Dependencies,
  actor: Staff,
  id: string,
  typed: Pick<TypedBooking, 'reason' | 'version'>,
): Promise<{ readonly fresh: boolean }> {
  const { store, visits, policy, now } = dependencies
  const reason = requiredReason(typed.reason)
  const registration = await getReceivable(dependencies, actor.account, id)
  const visit = await store.visits.find(id)
  if (!visit) throw new NotFoundError('no visit to cancel')
  if (visit.cancelledAt === null && hasBegun(visit, now())) throw new InvalidInputError({ reason: refused.begun })
  const [basedOn, at] = [wholeNumber(typed.version), now()]
  const outcome = await store.visits.cancel(id, {
    basedOn,
    at,
    messages: composeCancellation({ ...visit, version: basedOn + 1 }, { to: registration.phone, facts: policy.facts, link: visits.linkTo(id) }, at),
    staff: { reason, audit: auditEntry(dependencies, actor, 'visit.cancel', id, officeBookingAuditWords.noted(visitText(visit), reason)) },
  })
  if (outcome.kind === 'changed') throw new InvalidInputError({ version: refused.changed })
  return { fresh: outcome.fresh }
}
