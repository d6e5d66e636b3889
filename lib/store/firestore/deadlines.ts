/** How long a visitor or a member of staff waits for the database before the answer is "not now". */
export const DEADLINE_MS = 10_000
/** Housekeeping and removals touch many documents. */
export const BULK_DEADLINE_MS = 120_000
