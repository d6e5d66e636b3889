/** How long a part of the page may take to arrive before it counts as failed. */
export const LAZY_TIMEOUT_MS = 120_000
