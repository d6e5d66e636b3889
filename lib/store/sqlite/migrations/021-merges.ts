/**
 * Merged registrations: `merged_into` is the id of the primary one, and `quarantine` is then 'merged', so that no index of the
 * inbox has them and no list or count reads past them. Quarantined registrations have an index without them.
 */
export const merges = `
  ALTER TABLE registrations ADD COLUMN merged_into TEXT CHECK ((merged_into IS NOT NULL) = (quarantine IS 'merged'));
  CREATE INDEX registrations_merged ON registrations (merged_into, created_at) WHERE merged_into IS NOT NULL;
  DROP INDEX registrations_quarantined;
  CREATE INDEX registrations_quarantined ON registrations (created_at DESC, id DESC) WHERE quarantine IS NOT NULL AND merged_into IS NULL
`
