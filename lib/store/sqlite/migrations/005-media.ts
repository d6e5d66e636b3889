export const media = `
  ALTER TABLE articles ADD COLUMN cover TEXT;
  ALTER TABLE articles ADD COLUMN cover_alt TEXT;
  CREATE TABLE media (
    id TEXT PRIMARY KEY,
    article_id TEXT NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
    bytes BLOB NOT NULL
  ) STRICT;
  CREATE INDEX media_by_article ON media (article_id)
`
