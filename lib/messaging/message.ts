import type { Unreadable } from '@/lib/unreadable'

/**
 * Messages that follow from a registration: two kinds of SMS, a copy for a form-collection service, and an SMS to the
 * office about many registrations that look automated. The next concern a booked visit and contain only facts: moved,
 * cancelled, reminders, no longer possible, and the link to its page again. The last two are written by the office: to one
 * customer, and an advertisement to all who agreed (mailing.ts).
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
  'officeText',
  'mailing',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Not urgent, so not sent between 21:00 and 08:00. */
export const DAYTIME_KINDS: readonly MessageKind[] = ['visitReminderDay', 'visitReminderHours', 'visitNotice', 'officeText']

export const MESSAGE_STATES = ['pending', 'sending', 'sent', 'unknown', 'dead', 'cancelled'] as const
/**
 * pending -> sending -> sent. A failed attempt returns to pending with exponential backoff, and after the last attempt
 * becomes dead (dead letter). unknown: the vendor took the request, responded ambiguously and does not find it later.
 * It may have been sent, and only staff send it again. cancelled: the visitor opted out before it was sent, or it must
 * not be sent: {@link ALREADY_SENT}, {@link SUSPECTED}.
 */
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Final states without a confirmed delivery: staff may queue the message again. */
export const REPLAYABLE_STATES: readonly MessageState[] = ['dead', 'unknown', 'cancelled']

/** `lastError` of a message whose worker crashed between claiming and settling it. */
export const INTERRUPTED = 'interrupted'

/** `lastError` of a message that was cancelled when it was stored, because the number already had its message of this period. */
export const ALREADY_SENT = 'already-sent'
/**
 * `lastError` of an advertisement that was not sent, because the registration, or its number, may belong to a bot or a
 * stranger.
 */
export const SUSPECTED = 'suspected'
/** `lastError` of an advertisement that the office stopped after it was approved. */
export const MAILING_STOPPED = 'mailing-stopped'
/** `lastError` of an advertisement whose registration may get none any more: merged, not the person's, or agreed too long ago. */
export const NOT_AGREED = 'not-agreed'
/** `lastError` of an advertisement that names a sender or an opt-out which changed since it was approved. */
export const MAILING_OUTDATED = 'mailing-outdated'
/** `lastError` of a message about a visit that was moved or cancelled since. */
export const VISIT_CHANGED = 'visit-changed'
/** Of an advertisement: the phase of the supply does not allow it. */
export const NOT_IN_PHASE = 'not-in-phase'
/** `lastError` of a message about a visit that has begun. */
export const VISIT_OVER = 'visit-over'
/** `lastError` of a notice that a visit is not possible, when it is possible again. */
export const VISIT_OFFERED = 'visit-offered'
/** `lastError` of a reminder of a visit at a time that is no longer in the opening hours. */
export const VISIT_NOT_OFFERED = 'visit-not-offered'

/** `lastError` of a message that cannot be decrypted: see {@link UnreadableMessage}. */
export const UNREADABLE = 'unreadable'
/** `lastError` of a message that was claimed repeatedly but never settled. */
export const UNFINISHED = 'unfinished'

const UNCONFIRMED = 'unconfirmed-'
/** `lastError` of a message that may have been sent: the vendor is queried, and it is not sent again meanwhile. */
export const unconfirmed = (lookUps: number): string => `${UNCONFIRMED}${lookUps}`
/** @returns the number of vendor queries for such a message; null for any other */
export const lookUpsMade = (lastError: string | null): number | null =>
  lastError?.startsWith(UNCONFIRMED) ? Number(lastError.slice(UNCONFIRMED.length)) : null

/** Whether the message may have reached a vendor, which is queried before anything else. */
export const mayHaveBeenSent = (lastError: string | null): boolean => lastError === INTERRUPTED || lookUpsMade(lastError) !== null

/** `lastError` of a message that its vendor certainly did not send, and that another vendor gets next. */
export const VENDOR_CHANGED = 'vendor-changed'
/** `lastError` of a message that may have been sent by a vendor that is no longer configured. */
export const VENDOR_NOT_CONFIGURED = 'vendor-not-configured'

/** Committed together with its registration; its id is derived from it, which prevents queueing it twice. */
export interface OutboxMessage {
  readonly id: string
  readonly registrationId: string
  readonly kind: MessageKind
  /** Digits of the phone number; empty for `forward`. Encrypted at rest. */
  readonly to: string
  /** Text of the SMS, or JSON of the forward; empty for a mailing, which has it. Encrypted at rest. */
  readonly body: string
  /** 정보통신망법 §50: whether it is an advertisement, which an opt-out stops. */
  readonly advertisement: boolean
  /** Whether an advertisement may be sent between 21:00 and 08:00 Korean time. */
  readonly nightConsent: boolean
  readonly createdAt: Date
  /** The earliest time of an attempt. */
  readonly dueAt: Date
  /**
   * A number gets one message of a kind per period, e.g. a day `2026-11-24`, however often it is registered; null if
   * each is sent. The store checks it while writing, see RegistrationStore.save.
   */
  readonly period: string | null
  /** Version of the visit that the message is about; absent without a visit. */
  readonly visitVersion?: number
}

export interface QueuedMessage extends OutboxMessage {
  readonly unreadable?: never
  readonly state: MessageState
  /** Attempts so far, including the current one. */
  readonly attempts: number
  /** A code, never external text, e.g. `http-500`. */
  readonly lastError: string | null
  /**
   * Name of the SMS vendor that last got the message, see OutboxStore.claimDue; null before the first attempt, for
   * other kinds, and for attempts before this was stored.
   */
  readonly vendor: string | null
  /** The vendor's id of the message, for queries. */
  readonly vendorId: string | null
  readonly settledAt: Date | null
}

/** A stored message that cannot be decrypted: changed on disk, or written by another program. Null fields are unknown. */
type UnreadableMessage = Unreadable<Omit<QueuedMessage, 'registrationId' | 'kind' | 'state'>, 'id' | 'createdAt' | 'attempts'> & {
  /** Empty if unknown. */
  readonly registrationId: string
  readonly kind: MessageKind | null
  readonly state: MessageState | null
}

/** An entry of the queue: one that cannot be decrypted does not block the others. */
export type StoredMessage = QueuedMessage | UnreadableMessage

/** Number of unfinished claims after which a message counts as overdue. */
export const CLAIMS_MAX = 10

/** Whether a message whose period is taken is kept, so that staff see it with its registration; messages to staff are not. */
export const isKeptWhenTaken = ({ kind }: Pick<OutboxMessage, 'kind'>): boolean => kind !== 'alarm'

/** @param which for the kinds that exist several times: the version of a visit, the form or the mailing that the message came of */
export const messageId = (registrationId: string, kind: MessageKind, which?: number | string): string =>
  `${registrationId}:${kind}${which === undefined ? '' : `:${which}`}`
