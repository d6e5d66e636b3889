/** How long a visitor or a member of staff waits for the database before the request fails. */
export const DEADLINE_MS = 10_000
/** For housekeeping and deletions, which touch many documents. */
export const BULK_DEADLINE_MS = 120_000
