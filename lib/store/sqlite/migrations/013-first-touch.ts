/**
 * `channel` says in one word where a registration came from; the whole of it is sealed with the others. Rows from before
 * have none. `qr_codes` are printed; `visits` is all that is kept of who opened one.
 */
export const firstTouch = `
  ALTER TABLE registrations ADD COLUMN channel TEXT;
  CREATE INDEX registrations_by_channel ON registrations (channel, created_at DESC, id DESC) WHERE channel IS NOT NULL AND quarantine IS NULL;
  CREATE TABLE qr_codes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    medium TEXT NOT NULL,
    target TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    closed_at INTEGER,
    visits INTEGER NOT NULL DEFAULT 0
  ) STRICT
`
