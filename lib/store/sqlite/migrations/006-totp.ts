export const totp = `
  ALTER TABLE accounts ADD COLUMN totp_sealed BLOB;
  ALTER TABLE accounts ADD COLUMN totp_used_step INTEGER
`
