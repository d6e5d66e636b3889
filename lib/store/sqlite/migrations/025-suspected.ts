/** What an alarm counts by mark: of those in the inbox that nobody has looked at. */
export const suspected = `
  CREATE INDEX registrations_suspected_new ON registrations (suspicion)
    WHERE suspicion IS NOT NULL AND quarantine IS NULL AND status = 'new'
`
