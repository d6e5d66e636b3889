import type { OutboxMessage } from '@/lib/messaging/message'

/** A visit booked with a registration, which has at most one. */
export interface Booking {
  readonly registrationId: string
  /** Start time. */
  readonly at: Date
  readonly people: number
  /** The place is held until then and becomes free unless it is confirmed. Absent: confirmed, or no confirmation needed. */
  readonly heldUntil?: Date
}

/** A booking with its current state. */
export interface Visit extends Booking {
  /** Increases with each change, starting at 1. */
  readonly version: number
  /** Number of moves by the visitor. */
  readonly moves: number
  /** Null unless cancelled. */
  readonly cancelledAt: Date | null
}

/** The place that a booking takes in the store, with the limits of the office. */
export interface PlaceToTake {
  readonly at: Date
  readonly people: number
  readonly groupsPerSlot: number
  readonly peoplePerSlot: number
  /** Version of the opening hours with these limits; 0: the content's. */
  readonly hoursVersion: number
  /** A phone number has at most one booking after this instant; places held until then are free. */
  readonly now: Date
  /** Absent: takes the place without holding it, as staff do. */
  readonly hold?: PlaceHold
}

/** Conditions under which a place must be confirmed by the SMS link, so that nobody hoards the last ones with others' numbers. */
interface PlaceHold {
  readonly until: Date
  /** Even if many places are left. */
  readonly always: boolean
  /** Stored instead of the other messages: they ask for the confirmation, and contain no reminders yet. */
  readonly messages: readonly OutboxMessage[]
}

/**
 * Why the store did not take the place: all are taken (`full`), the number has another visit booked (`phone`), or the
 * office changed the hours meanwhile (`hours`).
 */
export type PlaceRefusal = 'full' | 'phone' | 'hours'

/**
 * @param booked of this time, before the booking
 * @param bookedByPhone start of the number's latest booked visit; null: none
 * @returns null if the place can be taken
 */
export function refusalOf(
  place: PlaceToTake,
  {
    hoursVersion,
    booked,
    bookedByPhone,
  }: { readonly hoursVersion: number; readonly booked: { readonly groups: number; readonly people: number }; readonly bookedByPhone: Date | null },
): PlaceRefusal | null {
  if (hoursVersion !== place.hoursVersion) return 'hours'
  // Checks for a full time first: a stranger's number must not be revealed to have a visit by choosing a full time.
  if (booked.groups >= place.groupsPerSlot || booked.people + place.people > place.peoplePerSlot) return 'full'
  return bookedByPhone && bookedByPhone.getTime() > place.now.getTime() ? 'phone' : null
}

/** Whether a visit is still to come, with its place. */
export const isAhead = (visit: Visit | null, now: Date): boolean =>
  visit !== null && visit.cancelledAt === null && !hasBegun(visit, now) && isHeldOrFirm(visit, now)

/** Whether a booking has its place at an instant. */
export const isHeldOrFirm = ({ heldUntil }: Pick<Booking, 'heldUntil'>, now: Date): boolean => heldUntil === undefined || heldUntil.getTime() > now.getTime()

/** Share of a time's places that counts as few: the last ones have to be confirmed. */
export const FEW = 1 / 4

/**
 * Whether a place is only held. Counted per time in the transaction that takes it, so that concurrent bookings all
 * count. The first booking of a time is never held for this reason.
 * @param booked of this time, before the booking
 * @returns the end of the hold; null: not held
 */
export function heldUntilOf(place: PlaceToTake, booked: { readonly groups: number; readonly people: number }): Date | null {
  if (!place.hold) return null
  const groupsLeft = place.groupsPerSlot - booked.groups - 1
  const peopleLeft = place.peoplePerSlot - booked.people - place.people
  const few = booked.groups > 0 && (groupsLeft < FEW * place.groupsPerSlot || peopleLeft < FEW * place.peoplePerSlot)
  return few || place.hold.always ? place.hold.until : null
}

/** Whether the visit has started, after which it cannot be changed. */
export const hasBegun = ({ at }: Pick<Booking, 'at'>, now: Date): boolean => at.getTime() <= now.getTime()

/** Whether a move based on a version was already made, because its request was sent twice. */
export const isMovedAlready = (visit: Visit, place: Pick<PlaceToTake, 'at' | 'people'>, basedOn: number): boolean =>
  visit.cancelledAt === null && visit.version === basedOn + 1 && visit.at.getTime() === place.at.getTime() && visit.people === place.people

/** Whether a visit is still as the person who changes it saw it. */
export const isUnchanged = (visit: Visit, basedOn: number): boolean => visit.cancelledAt === null && visit.version === basedOn

/**
 * Whether a registration's earlier visit allows booking another one at `place.now`: there is none, or it no longer has a place ahead.
 * @param before null: none
 * @param basedOn version that whoever books has seen
 */
export const isBookable = (before: Visit | null, { now }: Pick<PlaceToTake, 'now'>, basedOn: number): boolean =>
  before === null || (before.version === basedOn && !isAhead(before, now))

/** @returns a visit booked anew, which continues the versions of an earlier one */
export const rebooked = (registrationId: string, { at, people }: Pick<PlaceToTake, 'at' | 'people'>, basedOn: number): Visit => ({
  registrationId,
  at,
  people,
  version: basedOn + 1,
  moves: 0,
  cancelledAt: null,
})

/**
 * @param visit before
 * @returns the visit without a need to confirm it
 */
export function confirmed({ heldUntil: _heldUntil, ...visit }: Visit): Visit {
  return visit
}
