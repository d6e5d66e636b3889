/**
 * Facts that the office changes. `json` is the value; null: the value of content/ applies again. The chain of `hash` and
 * `previous_hash` covers all facts in the order of `number`. Versions are never changed or removed. A draft belongs to one account.
 */
export const facts = `
  CREATE TABLE fact_versions (
    number INTEGER PRIMARY KEY,
    path TEXT NOT NULL,
    json TEXT,
    published_at INTEGER NOT NULL,
    effective_at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    reason TEXT NOT NULL,
    source TEXT NOT NULL,
    previous_hash TEXT NOT NULL,
    hash TEXT NOT NULL
  ) STRICT;
  CREATE INDEX fact_versions_by_path ON fact_versions (path, effective_at, number);
  CREATE TABLE fact_drafts (
    path TEXT NOT NULL,
    actor TEXT NOT NULL,
    json TEXT,
    based_on INTEGER NOT NULL,
    saved_at INTEGER NOT NULL,
    reason TEXT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (path, actor)
  ) STRICT, WITHOUT ROWID
`
