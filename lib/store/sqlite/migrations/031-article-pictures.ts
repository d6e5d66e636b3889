/** Pictures in the text of an article, as JSON; their files stand in `media` as the cover's do. */
export const articlePictures = `
  ALTER TABLE articles ADD COLUMN pictures TEXT
`
