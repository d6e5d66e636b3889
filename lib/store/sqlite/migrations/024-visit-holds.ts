/**
 * A place of a visit that is held until its visitor confirms it by the link in the SMS; null: booked for good. An expired hold
 * takes no place.
 */
export const visitHolds = `
  ALTER TABLE visits ADD COLUMN held_until INTEGER;
  DROP INDEX visits_by_time;
  DROP INDEX visits_by_phone;
  CREATE INDEX visits_by_time ON visits (at, registration_id, people, held_until) WHERE cancelled_at IS NULL;
  CREATE INDEX visits_by_phone ON visits (phone_hash, at, held_until) WHERE cancelled_at IS NULL
`
