const BASE_DELAY_MS = 30_000
const FACTOR = 4
const MAX_DELAY_MS = 6 * 60 * 60 * 1000

/** A vendor may be down for a day: 30 s, 2 min, 8 min, 32 min, 2 h, then every 6 h, together about 33 hours. */
export const MAX_ATTEMPTS = 10

/**
 * Exponential backoff with jitter.
 * @param attempts so far, at least 1
 * @param random 0 to 1; the jitter spreads retries over the upper half of the delay
 * @returns milliseconds until the next attempt
 */
export const retryDelayMs = (attempts: number, random: number): number => Math.min(BASE_DELAY_MS * FACTOR ** (attempts - 1), MAX_DELAY_MS) * (0.5 + random / 2)
