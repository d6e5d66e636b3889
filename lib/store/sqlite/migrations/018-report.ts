/**
 * Columns for reports: `contacted_at`, when a registration ceased to be new according to its events; and the visitor's
 * preference. A report reads arrivals by time, and outcomes by kind and time (step 012's index).
 */
export const report = `
  ALTER TABLE registrations ADD COLUMN contacted_at INTEGER;
  ALTER TABLE registrations ADD COLUMN wished_unit TEXT;
  ALTER TABLE registrations ADD COLUMN wished_complex TEXT;
  CREATE INDEX registrations_by_wish ON registrations (wished_unit, created_at DESC, id DESC) WHERE wished_unit IS NOT NULL AND quarantine IS NULL;
  UPDATE registrations SET contacted_at = (
    SELECT e.at FROM registration_events e INDEXED BY registration_events_by_registration
    WHERE e.registration_id = registrations.id
      AND (
        (e.kind = 'status' AND e.subject <> 'new')
        OR (
          e.kind IN ('reached', 'absent', 'callback', 'booked', 'visited', 'no-show', 'contract', 'declined', 'wrong-number', 'opt-out', 'duplicate', 'not-me')
          AND NOT EXISTS (
            SELECT 1 FROM registration_events w INDEXED BY registration_events_by_registration
            WHERE w.registration_id = e.registration_id AND w.kind = 'withdrawn' AND w.subject = e.id
          )
        )
      )
    ORDER BY e.number LIMIT 1
  )
`
