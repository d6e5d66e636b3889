/** A visit that a registration brought; one registration has at most one. */
export interface Booking {
  readonly registrationId: string
  /** When it begins. */
  readonly at: Date
  readonly people: number
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
  if (bookedByPhone && bookedByPhone.getTime() > place.now.getTime()) return 'phone'
  return booked.groups >= place.groupsPerSlot || booked.people + place.people > place.peoplePerSlot ? 'full' : null
}
