import type { QuarantineReason } from './stored-registration'

/** Shortest plausible time from page load to submission; faster ones are bots. */
const MIN_FILL_TIME_MS = 1000

export interface BotSignals {
  /** What is in the field that people do not see. */
  readonly honeypot: string
  /** From the page's start to the press of the button, as the form measured it; null when it could not. */
  readonly elapsedMs: number | null
  /** What the client's program says of itself. */
  readonly agent: string
}

/** @returns why one registration by itself is quarantined, or null. The sender sees a success either way. */
export function botReason({ honeypot, elapsedMs }: BotSignals): QuarantineReason | null {
  if (honeypot.trim() !== '') return 'honeypot'
  return elapsedMs !== null && elapsedMs < MIN_FILL_TIME_MS ? 'speed' : null
}
