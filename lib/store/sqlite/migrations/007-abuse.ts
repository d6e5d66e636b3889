/** Older rows have neither a suspicion nor a period. */
export const abuse = `
  ALTER TABLE registrations ADD COLUMN suspicion TEXT;
  CREATE INDEX registrations_suspected ON registrations (created_at DESC, id DESC) WHERE suspicion IS NOT NULL AND quarantine IS NULL;
  ALTER TABLE outbox ADD COLUMN period TEXT;
  CREATE UNIQUE INDEX outbox_once_a_period ON outbox (phone_hash, kind, period) WHERE period IS NOT NULL
`
