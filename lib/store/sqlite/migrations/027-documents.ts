/**
 * Documents for visitors. `catalogue` is the JSON of all of them, in one row; `file_parts` has their files under the hash of their
 * bytes. Beside `media`, whose files belong to one article each and are removed with it: files of documents are kept.
 */
export const documents = `
  CREATE TABLE documents (id TEXT PRIMARY KEY, revision INTEGER NOT NULL, catalogue TEXT NOT NULL) STRICT;
  CREATE TABLE file_parts (
    hash TEXT NOT NULL,
    number INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (hash, number)
  ) STRICT
`
