import type { Unreadable } from '@/lib/unreadable'

/**
 * What follows from a registration: two kinds of SMS, a copy for a form-collection service, and an SMS to the office about
 * many that look like a program's. The others are about a booked visit, facts only: that it was moved or cancelled, what
 * reminds of it, that the office cannot receive it, and once more the link to its page.
 */
export const MESSAGE_KINDS = [
  'confirmation',
  'remainingUnits',
  'forward',
  'alarm',
  'visitChange',
  'visitCancellation',
  'visitReminderDay',
  'visitReminderHours',
  'visitNotice',
  'visitLink',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Nobody waits for these: none is sent between 21:00 and 08:00. */
export const DAYTIME_KINDS: readonly MessageKind[] = ['visitReminderDay', 'visitReminderHours', 'visitNotice']

export const MESSAGE_STATES = ['pending', 'sending', 'sent', 'unknown', 'dead', 'cancelled'] as const
/**
 * pending -> sending -> sent. A failed attempt returns to pending with exponential backoff, and after the last
 * attempt goes to dead (dead letter). unknown: the vendor took the request, gave no clear answer, and does not know
 * of it when asked later: it may still have been sent, and only staff send it again. cancelled: the visitor opted out
 * before it was sent, or it was not to be sent at all: {@link ALREADY_SENT}, {@link SUSPECTED}.
 */
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Ended, and not known to have been sent: staff may queue it anew. */
export const REPLAYABLE_STATES: readonly MessageState[] = ['dead', 'unknown', 'cancelled']

/** `lastError` of a message whose worker died between taking it up and writing down how it ended. */
export const INTERRUPTED = 'interrupted'

/** `lastError` of a message that was cancelled as it was stored: the number had its message of this period. */
export const ALREADY_SENT = 'already-sent'
/** `lastError` of an advertisement that was not sent, because the registration, or its number, may be a program's or a stranger's. */
export const SUSPECTED = 'suspected'
/** `lastError` of a message about a visit that has been moved or cancelled since. */
export const VISIT_CHANGED = 'visit-changed'
/** `lastError` of a message about a visit that has begun by now. */
export const VISIT_OVER = 'visit-over'
/** `lastError` of a notice that a visit cannot be received, where it can be again. */
export const VISIT_OFFERED = 'visit-offered'
/** `lastError` of a reminder of a visit at a time that the opening hours no longer have. */
export const VISIT_NOT_OFFERED = 'visit-not-offered'

/** `lastError` of a message that cannot be opened: see {@link UnreadableMessage}. */
export const UNREADABLE = 'unreadable'
/** `lastError` of a message that was claimed again and again, and whose tries never ended. */
export const UNFINISHED = 'unfinished'

const UNCONFIRMED = 'unconfirmed-'
/** `lastError` of a message that may have been sent: the vendor is asked for it, and it is not sent again meanwhile. */
export const unconfirmed = (lookUps: number): string => `${UNCONFIRMED}${lookUps}`
/** @returns how often the vendor has been asked for such a message; null for any other */
export const lookUpsMade = (lastError: string | null): number | null =>
  lastError?.startsWith(UNCONFIRMED) ? Number(lastError.slice(UNCONFIRMED.length)) : null

/** Whether the message may have reached a vendor: it is asked about before anything else. */
export const mayHaveBeenSent = (lastError: string | null): boolean => lastError === INTERRUPTED || lookUpsMade(lastError) !== null

/** `lastError` of a message that was certainly not sent by the vendor that had it, and now goes to another one. */
export const VENDOR_CHANGED = 'vendor-changed'
/** `lastError` of a message that may have been sent, by a vendor whose settings are no longer there to ask it. */
export const VENDOR_NOT_CONFIGURED = 'vendor-not-configured'

/** Committed together with its registration; the id is made from it, so that it cannot be queued twice. */
export interface OutboxMessage {
  readonly id: string
  readonly registrationId: string
  readonly kind: MessageKind
  /** Digits of the phone; empty for `forward`. Sealed at rest. */
  readonly to: string
  /** The text of an SMS, or the JSON of a forward. Sealed at rest. */
  readonly body: string
  /** 정보통신망법 §50: whether it promotes, and may so be stopped by an opt-out. */
  readonly advertisement: boolean
  /** Whether an advertisement may be sent between 21:00 and 08:00 Korean time. */
  readonly nightConsent: boolean
  readonly createdAt: Date
  /** Not tried before this. */
  readonly dueAt: Date
  /**
   * A number gets one message of a kind in a period, e.g. a day `2026-11-24`, however often it is registered; null
   * where each is sent. The store decides it as it writes, see RegistrationStore.save.
   */
  readonly period: string | null
  /** The version of the registration's visit that it tells of; absent where it tells of none. */
  readonly visitVersion?: number
}

export interface QueuedMessage extends OutboxMessage {
  readonly unreadable?: never
  readonly state: MessageState
  /** Tries so far, the present one included. */
  readonly attempts: number
  /** A code and never a text from outside, e.g. `http-500`. */
  readonly lastError: string | null
  /**
   * Name of the SMS vendor that the message was handed to last, see OutboxStore.claimDue; null before the first try, for
   * what is no SMS, and for what was last tried before messages remembered it.
   */
  readonly vendor: string | null
  /** The vendor's own id of the message, to ask it about. */
  readonly vendorId: string | null
  readonly settledAt: Date | null
}

/** A message that the store holds and cannot open: changed on the disk, or written by something else. Null: not to be told. */
type UnreadableMessage = Unreadable<Omit<QueuedMessage, 'registrationId' | 'kind' | 'state'>, 'id' | 'createdAt' | 'attempts'> & {
  /** Empty where it is not to be told. */
  readonly registrationId: string
  readonly kind: MessageKind | null
  readonly state: MessageState | null
}

/** What reading the queue answers: one message that cannot be opened stops none of the others. */
export type StoredMessage = QueuedMessage | UnreadableMessage

/** How many claims a message may have without an end before it counts as overdue. */
export const CLAIMS_MAX = 10

/** What becomes of a message whose period is taken: staff see it with its registration, except one that was meant for staff. */
export const isKeptWhenTaken = ({ kind }: Pick<OutboxMessage, 'kind'>): boolean => kind !== 'alarm'

/** @param visitVersion for the kinds that a visit has one of for each version */
export const messageId = (registrationId: string, kind: MessageKind, visitVersion?: number): string =>
  `${registrationId}:${kind}${visitVersion === undefined ? '' : `:${visitVersion}`}`
