/**
 * What was advertised when: a version has all pages with their hashes, as JSON. Their files are in `file_parts`, under the hash of
 * their bytes. Versions are never changed or removed.
 */
export const archive = `
  CREATE TABLE archive_versions (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    build TEXT NOT NULL,
    facts_number INTEGER NOT NULL,
    facts_hash TEXT NOT NULL,
    pages TEXT NOT NULL,
    pictures TEXT NOT NULL,
    previous_hash TEXT NOT NULL,
    hash TEXT NOT NULL
  ) STRICT
`
