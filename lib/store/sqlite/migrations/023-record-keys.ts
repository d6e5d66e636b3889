/**
 * Each registration has a key of its own, in record-keys.sqlite beside the store (lib/store/sqlite/record-keys.ts).
 * `record_key_marks` holds the id of the store's file of keys (`file`), the number of keys destroyed when the store last looked
 * (`erasures`), and pending work on data of an earlier version: up to which id registrations have keys (`earlier`), and that
 * freed pages are not cleared (`uncleared`).
 */
export const recordKeys = `
  CREATE TABLE record_key_marks (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO record_key_marks (name, value) SELECT 'earlier', '' WHERE EXISTS (SELECT 1 FROM registrations);
  INSERT INTO record_key_marks (name, value) SELECT 'uncleared', '' WHERE EXISTS (SELECT 1 FROM meta)
`
