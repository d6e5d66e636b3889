import type { QuarantineReason } from './stored-registration'

/** Shortest plausible time from page load to submission; faster ones are bots. */
const MIN_FILL_TIME_MS = 1000

export interface BotSignals {
  /** Value of the field that people do not see. */
  readonly honeypot: string
  /** From page load to the click on the button, as the form measured it; null if it could not. */
  readonly elapsedMs: number | null
  /** The client's user agent. */
  readonly agent: string
}

/** @returns why one registration by itself is quarantined, or null. The sender sees a success either way. */
export function botReason({ honeypot, elapsedMs }: BotSignals): QuarantineReason | null {
  if (honeypot.trim() !== '') return 'honeypot'
  return elapsedMs !== null && elapsedMs < MIN_FILL_TIME_MS ? 'speed' : null
}
