/**
 * A registration that was merged into another one is shown as part of it: `merged_into` is that one's id, and `quarantine`
 * then says 'merged', so that no index of the inbox has it and no list or count reads past it. What is quarantined has an
 * index without them.
 */
export const merges = `
  ALTER TABLE registrations ADD COLUMN merged_into TEXT CHECK ((merged_into IS NOT NULL) = (quarantine IS 'merged'));
  CREATE INDEX registrations_merged ON registrations (merged_into, created_at) WHERE merged_into IS NOT NULL;
  DROP INDEX registrations_quarantined;
  CREATE INDEX registrations_quarantined ON registrations (created_at DESC, id DESC) WHERE quarantine IS NOT NULL AND merged_into IS NULL
`
