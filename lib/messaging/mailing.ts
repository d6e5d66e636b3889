import { smsBytes } from './sms-text'

/*
 * An advertisement by SMS to all who agreed to it (정보통신망법 §50): written by one person, approved by another, then queued step by
 * step. Its messages carry its id as their period, so that a number gets it once, however often it is registered.
 */

/**
 * draft -> requested -> approved -> queued. A changed text is a draft again. stopped: nothing more of it is sent, whatever is
 * queued.
 */
export type MailingState = 'draft' | 'requested' | 'approved' | 'queued' | 'stopped'

export interface Mailing {
  readonly id: string
  /** Increases with each change; a change names the one that it is based on. */
  readonly revision: number
  readonly state: MailingState
  /** As it was typed. */
  readonly text: string
  /** The whole SMS, with what the law demands. */
  readonly body: string
  /** E-mail address of whoever wrote the text as it is. */
  readonly author: string
  /** All who ever wrote it, the latest last: none of them approves it. */
  readonly authors: readonly string[]
  readonly createdAt: Date
  /** How many numbers would get it, counted step by step. */
  readonly recipients: number
  /** When the count ended; null while it goes on. */
  readonly countedAt: Date | null
  /** Who approved it, sent it back or stopped it. */
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  /** Why it was sent back. */
  readonly reason: string | null
  /** Registrations that may get it among those looked at while queueing; the place of the next one. */
  readonly queued: number
  /** The last registration that was looked at, newest first, by the count and after the approval by the queueing; null before the first step. */
  readonly through: { readonly createdAt: Date; readonly id: string } | null
}

/** What a carrier charges as an SMS; longer ones are an LMS. */
const SMS_BYTES_MAX = 90

export interface SmsPrices {
  /** Won for each message; 0 if unknown. */
  readonly sms: number
  readonly lms: number
}

/** @returns how the carrier counts a text, and its price for one recipient, in won */
export function priceOf(body: string, prices: SmsPrices): { readonly bytes: number; readonly kind: 'sms' | 'lms'; readonly won: number } {
  const bytes = smsBytes(body)
  const kind = bytes <= SMS_BYTES_MAX ? 'sms' : 'lms'
  return { bytes, kind, won: prices[kind] }
}
