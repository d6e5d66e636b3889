import type { Booking } from '@/lib/visits/booking'
import type { BookedByTime } from '@/lib/visits/free-times'
import type { OpeningHours } from '@/lib/visits/opening-hours'
import type { AuditEntry } from './audit-store'

export interface StoredHours {
  /** Counts the changes; 1 is the first that the office saved. */
  readonly version: number
  readonly hours: OpeningHours
}

/**
 * Opening hours of the model house, and what is booked of its times. Places are taken by RegistrationStore.save, in a
 * registration's transaction, and given back where it is removed or quarantined.
 * All methods throw StoreUnavailableError when the store cannot answer or commit.
 */
export interface VisitStore {
  /** Null until the office has saved some: content's apply. */
  readHours(): Promise<StoredHours | null>
  /**
   * Replaces the hours.
   * @param basedOn version that was changed; 0 where there was none
   * @returns false when somebody else changed them meanwhile: nothing was written
   */
  saveHours(hours: OpeningHours, basedOn: number, audit: AuditEntry): Promise<boolean>
  /** What is booked of the times from `from` until before `until`. */
  countBooked(from: Date, until: Date): Promise<BookedByTime>
  /** Bookings of that time, in order. */
  listBookings(from: Date, until: Date): Promise<Booking[]>
  findBooking(registrationId: string): Promise<Booking | null>
}
