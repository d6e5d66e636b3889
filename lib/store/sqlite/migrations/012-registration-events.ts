/**
 * Events of registrations, see lib/registrations/registration-event.ts; the columns `status` to `appointment_at` are the progress
 * that follows from them. `sealed` is AES-256-GCM. An earlier status becomes the first event of its registration. `duty`: `since`
 * is null for accounts off duty, and the smallest `turn` is next.
 */
export const registrationEvents = `
  CREATE TABLE registration_events (
    registration_id TEXT NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    actor TEXT,
    kind TEXT NOT NULL,
    subject TEXT,
    due_at INTEGER,
    sealed BLOB
  ) STRICT;
  CREATE UNIQUE INDEX registration_events_by_registration ON registration_events (registration_id, number);
  CREATE INDEX registration_events_by_kind ON registration_events (kind, at);
  ALTER TABLE registrations ADD COLUMN result TEXT;
  ALTER TABLE registrations ADD COLUMN absences INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE registrations ADD COLUMN callback_at INTEGER;
  ALTER TABLE registrations ADD COLUMN appointment_at INTEGER;
  CREATE INDEX registrations_by_result ON registrations (result, created_at DESC, id DESC) WHERE result IS NOT NULL AND quarantine IS NULL;
  CREATE INDEX registrations_by_callback ON registrations (callback_at) WHERE callback_at IS NOT NULL;
  INSERT INTO registration_events (registration_id, number, id, at, kind, subject)
    SELECT id, 1, 'carried-over', updated_at, 'status', status FROM registrations WHERE status <> 'new' ORDER BY created_at, id;
  CREATE TABLE duty (
    account_id TEXT PRIMARY KEY,
    since INTEGER,
    turn INTEGER NOT NULL
  ) STRICT
`
