import type { ConsentText } from './consent'
import type { Registration } from './stored-registration'
import type { OutboxMessage } from '@/lib/messaging/message'
import type { PlaceRefusal, PlaceToTake } from '@/lib/visits/booking'

/** Identifies a repeated request. Both are keyed hashes: the store learns neither key nor body. */
export interface RequestClaim {
  readonly key: string
  readonly body: string
  /** A claim made before this no longer counts. */
  readonly validFrom: Date
}

/** The outcome of an earlier request with the same key. */
export type ClaimOutcome =
  /** The same request was committed before; nothing was written. */
  | { readonly kind: 'replayed'; readonly id: string }
  /** The key was used for another body; nothing was written. */
  | { readonly kind: 'conflict' }

export type SaveOutcome =
  | { readonly kind: 'created'; readonly id: string }
  | ClaimOutcome
  /** The place of the visit could not be taken; nothing was written. */
  | { readonly kind: 'not-booked'; readonly reason: PlaceRefusal }

/** Saves new registrations. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface SaveStore {
  /**
   * Saves the registration, its search terms, consent texts, messages and claim in one transaction. A message is stored as
   * cancelled with ALREADY_SENT, or not at all (isKeptWhenTaken), when the number already has one of its kind and period: of
   * concurrent requests, in any number of processes, one message is sent. A registration that is not quarantined is assigned
   * to the account that has the latest one of the same phone number, otherwise in rotation to an account on duty (DutyStore),
   * and gets an event that says so.
   * @param place the place of the visit to book, taken in the same transaction: of concurrent requests for the last place, one
   *   gets it. A repeated request takes no place. Nor does a quarantined one, because a bot would take them all: an event
   *   records the requested time.
   */
  save(
    registration: Registration,
    messages: readonly OutboxMessage[],
    texts: readonly ConsentText[],
    claim: RequestClaim | null,
    place?: PlaceToTake | null,
  ): Promise<SaveOutcome>
  /** The outcome that {@link save} would return for this claim; null when it is new. Lets a repeated request bypass the rate limit. */
  findClaim(claim: RequestClaim): Promise<ClaimOutcome | null>
  /** Removes claims older than `at`. */
  removeClaimsBefore(at: Date): Promise<void>
}
