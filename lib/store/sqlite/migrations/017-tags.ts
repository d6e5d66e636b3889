/**
 * `tags` is a JSON array in the order in which they were put on; the table is what lists are filtered by, with the time
 * of the registration, which never changes, so that a page of them is read in its order. A saved filter is an account's own.
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
