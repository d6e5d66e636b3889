/** `at` is when a visit begins. The only row of visit_hours has the id `current`; `hours` is JSON (lib/content/schemas/opening-hours.ts). */
export const visits = `
  CREATE TABLE visit_hours (id TEXT PRIMARY KEY, version INTEGER NOT NULL, hours TEXT NOT NULL) STRICT;
  CREATE TABLE visits (
    registration_id TEXT PRIMARY KEY REFERENCES registrations (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    people INTEGER NOT NULL,
    phone_hash TEXT NOT NULL
  ) STRICT;
  CREATE INDEX visits_by_time ON visits (at, registration_id);
  CREATE INDEX visits_by_phone ON visits (phone_hash, at)
`
