import type { QueuedMessage } from './message'

/** Result of an attempt. `code` is one of ours (`http-500`), never external text, because it is stored and logged. */
export type SendResult =
  | { readonly kind: 'sent'; readonly vendorId: string | null }
  /** Certainly not sent; worth another attempt. */
  | { readonly kind: 'retry'; readonly code: string }
  /** Certainly not sent; another attempt would fail too. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Handed over, but the response is ambiguous: it may have been sent. */
  | { readonly kind: 'unknown'; readonly code: string }

/** Whether a vendor has a message. */
export type FindResult =
  | { readonly kind: 'found'; readonly vendorId: string | null }
  | { readonly kind: 'absent' }
  /** The vendor could not be queried; nothing is sent before it can. */
  | { readonly kind: 'retry'; readonly code: string }

/** Both methods respond within {@link SEND_TIMEOUT_MS} and should not throw; an exception counts as an unknown outcome. */
export interface Sender {
  send(message: QueuedMessage): Promise<SendResult>
  /**
   * Looks up a message that may have been sent: its worker crashed, or the vendor did not respond. Absent if sending
   * twice is harmless.
   */
  find?(message: QueuedMessage): Promise<FindResult>
}

/** Time-out of a vendor; well below a claim's lifetime, so that no claim expires meanwhile. */
export const SEND_TIMEOUT_MS = 10_000

/** An SMS vendor, with the name that messages store (sms-vendors.ts). */
export interface SmsSender extends Sender {
  readonly vendor: string
}

export interface Senders {
  /** The vendor that gets new messages. */
  readonly sms: SmsSender
  /** Other configured vendors: only queried for messages that they got earlier. */
  readonly formerVendors: readonly SmsSender[]
  /** Null without a form-collection service. */
  readonly forward: Sender | null
}
