/**
 * `channel` is derived from the first touch, which is encrypted with the other fields. Older rows have none. `qr_codes` are
 * printed; `visits` counts their scans and is all that is kept of them.
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
