/** An index of withdrawn results, which are few: a report checks each result without reading the events of its registration. */
export const withdrawals = `
  CREATE INDEX registration_events_withdrawn ON registration_events (registration_id, subject) WHERE kind = 'withdrawn'
`
