/** Advertisements that the office sends to all who agreed. `through_*`: the last registration that was looked at. */
export const mailings = `
  CREATE TABLE mailings (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    state TEXT NOT NULL,
    text TEXT NOT NULL,
    body TEXT NOT NULL,
    author TEXT NOT NULL,
    authors TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    recipients INTEGER NOT NULL,
    counted_at INTEGER,
    decided_by TEXT,
    decided_at INTEGER,
    reason TEXT,
    queued INTEGER NOT NULL,
    through_at INTEGER,
    through_id TEXT
  ) STRICT;
  CREATE INDEX mailings_by_time ON mailings (created_at DESC, id DESC);
  CREATE INDEX mailings_to_queue ON mailings (decided_at) WHERE state = 'approved'
`
