/**
 * `tags` is a JSON array in the order of tagging. Lists are filtered by the table, which has the registration's time, because
 * that never changes and pages are then read in order. A saved filter belongs to one account.
 */
export const tags = `
  ALTER TABLE registrations ADD COLUMN tags TEXT NOT NULL DEFAULT '[]';
  CREATE TABLE registration_tags (
    tag TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    registration_id TEXT NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
    PRIMARY KEY (tag, created_at DESC, registration_id DESC)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX registration_tags_by_registration ON registration_tags (registration_id);
  CREATE TABLE saved_filters (
    account_id TEXT NOT NULL,
    name TEXT NOT NULL,
    query TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (account_id, name)
  ) STRICT, WITHOUT ROWID
`
