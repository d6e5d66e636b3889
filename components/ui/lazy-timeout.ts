/** Time in ms after which loading a part of the page counts as failed. */
export const LAZY_TIMEOUT_MS = 120_000
