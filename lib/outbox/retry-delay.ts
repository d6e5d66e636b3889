const FIRST_MS = 30_000
const FACTOR = 4
const LONGEST_MS = 6 * 60 * 60 * 1000

/** A vendor may be down for a day: 30 s, 2 min, 8 min, 32 min, 2 h, then every 6 h, together some 33 hours. */
export const MAX_ATTEMPTS = 10

/**
 * @param attempts tries so far, at least 1
 * @param random 0 to 1; spreads tries over the upper half of the delay, so that they do not all come at once
 * @returns milliseconds until the next try
 */
export const retryDelayMs = (attempts: number, random: number): number => Math.min(FIRST_MS * FACTOR ** (attempts - 1), LONGEST_MS) * (0.5 + random / 2)
