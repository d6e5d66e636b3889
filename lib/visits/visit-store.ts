import type { OutboxMessage } from '@/lib/messaging/message'
import type { Booking, PlaceRefusal, PlaceToTake, Visit } from '@/lib/visits/booking'
import type { BookedByTime } from '@/lib/visits/free-times'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import type { AuditEntry } from '@/lib/accounts/audit-store'

export interface StoredHours {
  /** Counts the changes; 1 is the first that the office saved. */
  readonly version: number
  readonly hours: OpeningHours
}

/** What changes a visit, and what follows from it. */
export interface VisitChange {
  /** The version that whoever changes it has seen; it becomes the next one. */
  readonly basedOn: number
  readonly at: Date
  /** Of the version that it becomes. */
  readonly messages: readonly OutboxMessage[]
  /** Who of the office changes it, and why; absent: the visitor does. */
  readonly staff?: { readonly reason: string | null; readonly audit: AuditEntry }
}

/** The visit is not as it was seen: nothing was written. Null: there is none. */
type ChangedMeanwhile = { readonly kind: 'changed'; readonly visit: Visit | null }
/** `fresh`: false where the same request had done it before. */
export type MoveOutcome =
  | { readonly kind: 'moved'; readonly visit: Visit; readonly fresh: boolean }
  | { readonly kind: 'not-moved'; readonly reason: Exclude<PlaceRefusal, 'phone'> }
  | ChangedMeanwhile
export type BookOutcome =
  | { readonly kind: 'booked'; readonly visit: Visit; readonly fresh: boolean }
  | { readonly kind: 'not-booked'; readonly reason: PlaceRefusal }
  | ChangedMeanwhile
export type ConfirmOutcome =
  | { readonly kind: 'confirmed'; readonly visit: Visit; readonly fresh: boolean }
  /** Its place was free again by then, and others have it; or the number has booked another visit. */
  | { readonly kind: 'not-confirmed'; readonly reason: PlaceRefusal }
  | ChangedMeanwhile
export type CancelOutcome = { readonly kind: 'cancelled'; readonly visit: Visit; readonly fresh: boolean } | ChangedMeanwhile

/**
 * Opening hours of the model house, and what is booked of its times. Places are taken by RegistrationStore.save, in a
 * registration's transaction, and by {@link VisitStore.book}, and given back where it is removed or quarantined.
 * All methods throw StoreUnavailableError when the store cannot answer or commit.
 */
export interface VisitStore {
  /**
   * Null until the office has saved some: content's apply. They apply, too, where `hours` is null: what was saved cannot be
   * read, and is replaced by whatever is saved next.
   */
  readHours(): Promise<(Pick<StoredHours, 'version'> & { readonly hours: OpeningHours | null }) | null>
  /**
   * Replaces the hours.
   * @param basedOn version that was changed; 0 where there was none
   * @returns false when somebody else changed them meanwhile: nothing was written
   */
  saveHours(hours: OpeningHours, basedOn: number, audit: AuditEntry): Promise<boolean>
  /**
   * What is booked of the times from `from` until before `until`.
   * @param now leaves out what was held until then; absent: nothing is left out
   */
  countBooked(from: Date, until: Date, now?: Date): Promise<BookedByTime>
  /** Bookings of that time that stand, in order. @param now as above */
  listBookings(from: Date, until: Date, now?: Date): Promise<Booking[]>
  /** Whether it stands or was cancelled. */
  find(registrationId: string): Promise<Visit | null>
  /** The same of several registrations, by their ids; without those that have none. */
  findAll(registrationIds: readonly string[]): Promise<Map<string, Visit>>
  /** @param linkHash see lib/visits/visit-link.ts */
  findByLink(linkHash: string): Promise<Visit | null>
  /** The visit after an instant that keeps a number from booking another one, and was not held until before it. */
  findAhead(phone: string, after: Date): Promise<Visit | null>
  /**
   * Books a place for a stored registration whose earlier visit, if any, was cancelled, not confirmed, or has begun. One
   * transaction, like {@link move}: the place, the number's rule of one visit ahead, messages, event. The new visit replaces the
   * earlier one, and continues its versions.
   * @param change.basedOn version of the earlier visit; without one, of the last that the registration's events name, or 0
   * @param phone of the registration
   */
  book(registrationId: string, place: PlaceToTake, change: VisitChange & { readonly phone: string }): Promise<BookOutcome>
  /**
   * One transaction: gives the old place back and takes the new one, of another size or time, withdraws the messages of the earlier version that
   * have not been sent, queues those of the new one, and notes it among the registration's events. The number's rule of
   * one visit ahead is about others than this one.
   * @param change.counts whether it is one of the moves that a visitor has
   */
  move(registrationId: string, place: PlaceToTake, change: VisitChange & { readonly counts: boolean }): Promise<MoveOutcome>
  /**
   * One transaction: a place that is held is taken for good, and messages are queued. One that was held until before is
   * taken anew, where it is free. The version stays.
   * @param place with the limits to count by where it has to be taken anew; null: it cannot be
   */
  confirm(
    registrationId: string,
    place: PlaceToTake | null,
    change: Pick<VisitChange, 'at' | 'messages'> & { readonly audit?: AuditEntry },
  ): Promise<ConfirmOutcome>
  /** The same for giving the place back. The visit stays, as cancelled. */
  cancel(registrationId: string, change: VisitChange): Promise<CancelOutcome>
}
