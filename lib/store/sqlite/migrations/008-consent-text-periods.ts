/** When the site began to show another text instead; NULL while it is shown. */
export const consentTextPeriods = `
  ALTER TABLE consent_texts ADD COLUMN replaced_at INTEGER
`
