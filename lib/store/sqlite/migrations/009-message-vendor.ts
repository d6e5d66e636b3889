/** Older messages do not say which vendor had them. */
export const messageVendor = `
  ALTER TABLE outbox ADD COLUMN vendor TEXT
`
