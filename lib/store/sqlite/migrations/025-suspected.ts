/** An index for an alarm: suspicions of registrations in the inbox that nobody has worked on. */
export const suspected = `
  CREATE INDEX registrations_suspected_new ON registrations (suspicion)
    WHERE suspicion IS NOT NULL AND quarantine IS NULL AND status = 'new'
`
