/** Page views as sums: one row for each day, page and channel. */
export const pageCounts = `
  CREATE TABLE page_counts (
    day TEXT NOT NULL,
    page TEXT NOT NULL,
    channel TEXT NOT NULL,
    views INTEGER NOT NULL,
    popups INTEGER NOT NULL,
    registrations INTEGER NOT NULL,
    PRIMARY KEY (day, page, channel)
  ) STRICT, WITHOUT ROWID
`
