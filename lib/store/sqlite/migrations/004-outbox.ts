export const outbox = `
  CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    registration_id TEXT NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    sealed BLOB NOT NULL,
    phone_hash TEXT NOT NULL,
    advertisement INTEGER NOT NULL,
    night_consent INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    -- pending: not tried before; sending: when the claim runs out; otherwise NULL
    due_at INTEGER,
    claim TEXT,
    last_error TEXT,
    vendor_id TEXT,
    settled_at INTEGER
  ) STRICT;
  CREATE INDEX outbox_due ON outbox (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX outbox_by_registration ON outbox (registration_id);
  CREATE INDEX outbox_by_state ON outbox (state, created_at DESC, id DESC);
  CREATE INDEX outbox_by_phone ON outbox (phone_hash) WHERE state = 'pending';
  CREATE TABLE opt_outs (phone_hash TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE recorded_deliveries (
    message_id TEXT PRIMARY KEY REFERENCES outbox (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID
`
