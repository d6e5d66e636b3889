/**
 * Terms in the order of search results: the newest page is read from the index, where before all results were sorted.
 * `created_at` is the registration's, which never changes. The old table is read in its own order, so that only rows of the same
 * term are sorted. A trigger replaces a foreign key, which would cost a look-up for each term of a new registration.
 */
export const termsByTime = `
  CREATE TABLE terms_by_time (
    term TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    registration_id TEXT NOT NULL,
    PRIMARY KEY (term, created_at DESC, registration_id DESC)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO terms_by_time
    WITH times AS MATERIALIZED (SELECT id, created_at FROM registrations)
    SELECT t.term, r.created_at, t.registration_id FROM registration_terms t CROSS JOIN times r ON r.id = t.registration_id
    ORDER BY t.term, r.created_at DESC, t.registration_id DESC;
  DROP TABLE registration_terms;
  ALTER TABLE terms_by_time RENAME TO registration_terms;
  CREATE INDEX registration_terms_by_registration ON registration_terms (registration_id);
  CREATE TRIGGER registration_terms_delete AFTER DELETE ON registrations BEGIN
    DELETE FROM registration_terms WHERE registration_id = old.id;
  END
`
