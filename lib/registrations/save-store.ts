import type { ConsentText } from './consent'
import type { Registration } from './stored-registration'
import type { OutboxMessage } from '@/lib/messaging/message'
import type { PlaceRefusal, PlaceToTake } from '@/lib/visits/booking'

/** Says that a request is the same one again. Both are keyed hashes: the store learns neither key nor body. */
export interface RequestClaim {
  readonly key: string
  readonly body: string
  /** A claim made before this no longer counts. */
  readonly validFrom: Date
}

/** What became of a request before. */
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

/** Registrations as they arrive. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface SaveStore {
  /**
   * One transaction: the registration, its search terms, consent texts, messages and claim. A message whose number has
   * one of its kind and period is stored as cancelled with ALREADY_SENT, or not at all (isKeptWhenTaken): of any that
   * arrive together, in any number of processes, one is sent. One that is not quarantined goes to whoever has the latest
   * of the same phone, else by turns to one of those on duty (DutyStore), and its events say so.
   * @param place of the visit that the registration books, taken in the same transaction: of any that ask for the last
   *   one, one has it. A repeated request takes none. Nor does one that is quarantined, because a program would take all of
   *   them: its events say what was asked for.
   */
  save(
    registration: Registration,
    messages: readonly OutboxMessage[],
    texts: readonly ConsentText[],
    claim: RequestClaim | null,
    place?: PlaceToTake | null,
  ): Promise<SaveOutcome>
  /** What {@link save} would answer to this claim; null when it is new. Spares a limit for a mere repetition. */
  findClaim(claim: RequestClaim): Promise<ClaimOutcome | null>
  /** Forgets claims older than `at`. */
  removeClaimsBefore(at: Date): Promise<void>
}
