import type { QueuedMessage } from './message'

/** How a try ended. `code` is one of ours (`http-500`), never text from outside: it is stored and logged. */
export type SendResult =
  | { readonly kind: 'sent'; readonly vendorId: string | null }
  /** Certainly not sent, and worth another try. */
  | { readonly kind: 'retry'; readonly code: string }
  /** Certainly not sent, and never will be as it is. */
  | { readonly kind: 'refused'; readonly code: string }
  /** Handed over without a clear answer: it may have been sent. */
  | { readonly kind: 'unknown'; readonly code: string }

/** Whether a vendor has a message already. */
export type FindResult =
  | { readonly kind: 'found'; readonly vendorId: string | null }
  | { readonly kind: 'absent' }
  /** The vendor could not be asked: nothing is sent before it can. */
  | { readonly kind: 'retry'; readonly code: string }

/** Each answers within {@link SEND_TIMEOUT_MS}. Neither should throw; what is thrown counts as an outcome that nobody knows. */
export interface Sender {
  send(message: QueuedMessage): Promise<SendResult>
  /** Asked about a message that may have been sent: its worker died in the middle, or the vendor never answered. Absent where sending twice does no harm. */
  find?(message: QueuedMessage): Promise<FindResult>
}

/** A vendor that hangs is given up after this; well below a claim's time, so that no claim runs out meanwhile. */
export const SEND_TIMEOUT_MS = 10_000

/** An SMS vendor, with the name under which messages remember it (sms-vendors.ts). */
export interface SmsSender extends Sender {
  readonly vendor: string
}

export interface Senders {
  /** The vendor that messages are handed to. */
  readonly sms: SmsSender
  /** Other vendors that are set up: asked about what was handed to them before, and nothing is handed to them. */
  readonly formerVendors: readonly SmsSender[]
  /** Null where no form-collection service is configured. */
  readonly forward: Sender | null
}
