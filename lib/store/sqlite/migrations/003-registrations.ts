/** Times are milliseconds since 1970. `sealed` is AES-256-GCM, `*_hash` and `term` are keyed hashes: see lib/vault.ts. */
export const registrations = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE registrations (
    id TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    site TEXT NOT NULL,
    source TEXT NOT NULL,
    sealed BLOB NOT NULL,
    phone_hash TEXT NOT NULL,
    consent TEXT NOT NULL,
    status TEXT NOT NULL,
    quarantine TEXT
  ) STRICT;
  CREATE INDEX registrations_by_time ON registrations (created_at DESC, id DESC);
  CREATE INDEX registrations_by_status ON registrations (status, created_at DESC, id DESC) WHERE quarantine IS NULL;
  CREATE INDEX registrations_quarantined ON registrations (created_at DESC, id DESC) WHERE quarantine IS NOT NULL;
  CREATE INDEX registrations_by_phone ON registrations (phone_hash, created_at DESC, id DESC);
  CREATE TABLE registration_terms (
    term TEXT NOT NULL,
    registration_id TEXT NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
    PRIMARY KEY (term, registration_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX registration_terms_by_registration ON registration_terms (registration_id);
  CREATE TABLE registration_notes (
    id TEXT PRIMARY KEY,
    registration_id TEXT NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    sealed BLOB NOT NULL
  ) STRICT;
  CREATE INDEX registration_notes_by_registration ON registration_notes (registration_id, at);
  CREATE TABLE request_claims (
    key TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    registration_id TEXT NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX request_claims_by_registration ON request_claims (registration_id);
  CREATE INDEX request_claims_by_time ON request_claims (at);
  CREATE TABLE consent_texts (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    version TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT
`
