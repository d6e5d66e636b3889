/**
 * A visit that its visitor can move and cancel. `version` counts its changes; a message of the outbox that says when a visit
 * is belongs to one of them. `link_hash`: of the token in the visitor's link. What is cancelled takes no place, so that
 * the indexes of places leave it out.
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
