import type { OutboxMessage } from '@/lib/messaging/message'

/** A visit that a registration brought; one registration has at most one. */
export interface Booking {
  readonly registrationId: string
  /** When it begins. */
  readonly at: Date
  readonly people: number
  /** Its place is kept until then and is free again by itself, unless it is confirmed. Absent: it is confirmed, or needed no confirmation. */
  readonly heldUntil?: Date
}

/** A booking with what became of it. */
export interface Visit extends Booking {
  /** Counts its changes; 1 is the one that was booked. */
  readonly version: number
  /** How often the visitor has moved it. */
  readonly moves: number
  /** Null while it stands. */
  readonly cancelledAt: Date | null
}

/** The place that a booking asks of the store, with the limits that the office set. */
export interface PlaceToTake {
  readonly at: Date
  readonly people: number
  readonly groupsPerSlot: number
  readonly peoplePerSlot: number
  /** The version of the opening hours that these limits are from; 0: those of content. */
  readonly hoursVersion: number
  /** A phone has at most one booking after this instant; places that were held until then are free. */
  readonly now: Date
  /** Absent: it is taken for good, as the office does. */
  readonly hold?: PlaceHold
}

/** How a place is held that has to be confirmed by the link of the SMS, so that nobody hoards the last ones with numbers of others. */
interface PlaceHold {
  readonly until: Date
  /** Though many places are left. */
  readonly always: boolean
  /** Stored in the place of the others: they ask for the confirmation, and nothing reminds of the visit yet. */
  readonly messages: readonly OutboxMessage[]
}

/**
 * Why the store did not take the place: all are taken (`full`), the number has a visit booked already (`phone`), or the
 * office changed the hours meanwhile (`hours`).
 */
export type PlaceRefusal = 'full' | 'phone' | 'hours'

/**
 * @param booked of this time, before the booking
 * @param bookedByPhone when the visit begins that the number has booked last; null: none
 * @returns null where the place can be taken
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
  // Before the number's visit: who asks for a full time with a stranger's number must not learn from the answer that there is one.
  if (booked.groups >= place.groupsPerSlot || booked.people + place.people > place.peoplePerSlot) return 'full'
  return bookedByPhone && bookedByPhone.getTime() > place.now.getTime() ? 'phone' : null
}

/** Whether a booking has its place at an instant. */
export const isHeldOrFirm = ({ heldUntil }: Pick<Booking, 'heldUntil'>, now: Date): boolean => heldUntil === undefined || heldUntil.getTime() > now.getTime()

/** Part of a time's places that are few: whoever takes one of the last has to confirm. */
export const FEW = 1 / 4

/**
 * Whether a place that can be taken is only held. Counted by time, in the transaction that takes it: a time is what runs out,
 * and of many who come at once each is counted. The first of a time is never held for it.
 * @param booked of this time, before the booking
 * @returns until when; null: it is taken for good
 */
export function heldUntilOf(place: PlaceToTake, booked: { readonly groups: number; readonly people: number }): Date | null {
  if (!place.hold) return null
  const groupsLeft = place.groupsPerSlot - booked.groups - 1
  const peopleLeft = place.peoplePerSlot - booked.people - place.people
  const few = booked.groups > 0 && (groupsLeft < FEW * place.groupsPerSlot || peopleLeft < FEW * place.peoplePerSlot)
  return few || place.hold.always ? place.hold.until : null
}

/** Whether it is too late to change a visit: it may have taken place. */
export const hasBegun = ({ at }: Pick<Booking, 'at'>, now: Date): boolean => at.getTime() <= now.getTime()

/** Whether a move that is based on a version has been made already: its request came twice. */
export const isMovedAlready = (visit: Visit, place: Pick<PlaceToTake, 'at' | 'people'>, basedOn: number): boolean =>
  visit.cancelledAt === null && visit.version === basedOn + 1 && visit.at.getTime() === place.at.getTime() && visit.people === place.people

/** Whether a visit is as whoever changes it has seen it. */
export const isUnchanged = (visit: Visit, basedOn: number): boolean => visit.cancelledAt === null && visit.version === basedOn

/** @param visit as it was @returns as it is once it needs no confirmation any more */
export function confirmed({ heldUntil: _heldUntil, ...visit }: Visit): Visit {
  return visit
}
