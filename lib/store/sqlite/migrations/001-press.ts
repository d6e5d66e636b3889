export const press = `
  CREATE TABLE articles (
    id TEXT PRIMARY KEY,
    site_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    content TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('draft', 'published', 'unpublished')),
    date INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    UNIQUE (site_id, number)
  ) STRICT;
  CREATE INDEX articles_by_date ON articles (site_id, date DESC, id DESC);
  CREATE INDEX published_articles_by_date ON articles (site_id, date DESC, id DESC) WHERE status = 'published';
  CREATE TABLE article_views (
    article_id TEXT PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
    views INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE press_sites (
    site_id TEXT PRIMARY KEY,
    last_number INTEGER NOT NULL,
    seeded_at INTEGER
  ) STRICT
`
