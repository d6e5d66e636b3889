/** When the site replaced the text; NULL while it is shown. */
export const consentTextPeriods = `
  ALTER TABLE consent_texts ADD COLUMN replaced_at INTEGER
`
