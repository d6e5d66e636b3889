/** `invitation_hash` is SHA-256 of a link's token, `recovery_hashes` a JSON array of keyed hashes. Older rows have none. */
export const accounts = `
  ALTER TABLE accounts ADD COLUMN name TEXT;
  ALTER TABLE accounts ADD COLUMN invitation_hash TEXT;
  ALTER TABLE accounts ADD COLUMN invitation_expires_at INTEGER;
  ALTER TABLE accounts ADD COLUMN recovery_hashes TEXT;
  CREATE UNIQUE INDEX accounts_by_invitation ON accounts (invitation_hash) WHERE invitation_hash IS NOT NULL
`
