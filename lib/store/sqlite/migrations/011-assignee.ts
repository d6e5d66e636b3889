/** `assignee` is the id of an account; older rows have none. */
export const assignee = `
  ALTER TABLE registrations ADD COLUMN assignee TEXT;
  CREATE INDEX registrations_by_assignee ON registrations (assignee, created_at DESC, id DESC) WHERE assignee IS NOT NULL AND quarantine IS NULL;
  CREATE INDEX registrations_waiting ON registrations (created_at DESC, id DESC) WHERE assignee IS NULL AND quarantine IS NULL AND status = 'new'
`
