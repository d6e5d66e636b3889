/** Few results are ever taken back: a report asks of each whether it was, without reading the events of its registration. */
export const withdrawals = `
  CREATE INDEX registration_events_withdrawn ON registration_events (registration_id, subject) WHERE kind = 'withdrawn'
`
