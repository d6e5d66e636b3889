/**
 * Each registration has a key of its own, in record-keys.sqlite beside the store (lib/store/sqlite/record-keys.ts).
 * `record_key_marks` says which file of keys belongs to the store (`file`), how many keys it had destroyed when the store
 * last looked (`erasures`), and what is still to be done about what an earlier version stored: up to which id registrations
 * have keys (`earlier`), that freed pages are not cleared (`uncleared`).
 */
export const recordKeys = `
  CREATE TABLE record_key_marks (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO record_key_marks (name, value) SELECT 'earlier', '' WHERE EXISTS (SELECT 1 FROM registrations);
  INSERT INTO record_key_marks (name, value) SELECT 'uncleared', '' WHERE EXISTS (SELECT 1 FROM meta)
`
