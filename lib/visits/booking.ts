/** A visit that a registration brought; one registration has at most one. */
export interface Booking {
  readonly registrationId: string
  /** When it begins. */
  readonly at: Date
  readonly people: number
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
  /** A phone has at most one booking after this instant. */
  readonly now: Date
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

/** Whether it is too late to change a visit: it may have taken place. */
export const hasBegun = ({ at }: Pick<Booking, 'at'>, now: Date): boolean => at.getTime() <= now.getTime()

/** Whether a move that is based on a version has been made already: its request came twice. */
export const isMovedAlready = (visit: Visit, place: Pick<PlaceToTake, 'at' | 'people'>, basedOn: number): boolean =>
  visit.cancelledAt === null && visit.version === basedOn + 1 && visit.at.getTime() === place.at.getTime() && visit.people === place.people

/** Whether a visit is as whoever changes it has seen it. */
export const isUnchanged = (visit: Visit, basedOn: number): boolean => visit.cancelledAt === null && visit.version === basedOn
