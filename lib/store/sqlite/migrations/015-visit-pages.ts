/**
 * Lets visitors move and cancel a visit. `version` counts its changes; a message in the outbox that states a visit's time belongs
 * to one version. `link_hash`: of the token in the visitor's link. Cancelled visits take no place, so the indexes of places leave
 * them out.
 */
export const visitPages = `
  ALTER TABLE visits ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE visits ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE visits ADD COLUMN cancelled_at INTEGER;
  ALTER TABLE visits ADD COLUMN link_hash TEXT;
  DROP INDEX visits_by_time;
  DROP INDEX visits_by_phone;
  CREATE INDEX visits_by_time ON visits (at, registration_id, people) WHERE cancelled_at IS NULL;
  CREATE INDEX visits_by_phone ON visits (phone_hash, at) WHERE cancelled_at IS NULL;
  CREATE UNIQUE INDEX visits_by_link ON visits (link_hash) WHERE link_hash IS NOT NULL;
  ALTER TABLE outbox ADD COLUMN visit_version INTEGER
`
