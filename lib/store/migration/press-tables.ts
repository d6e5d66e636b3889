import 'server-only'
import { COLLECTIONS } from '../firestore/collections'
import { bytes, number, numberOrNull, table, text, textOrNull, type MigratedTable } from './migrated-table'

export const PRESS_TABLES: readonly MigratedTable[] = [
  table({
    collection: COLLECTIONS.articles,
    from: 'articles',
    toDocument: (row) => ({
      id: text(row, 'id'),
      data: {
        siteId: text(row, 'site_id'),
        number: number(row, 'number'),
        title: text(row, 'title'),
        summary: text(row, 'summary'),
        content: text(row, 'content'),
        status: text(row, 'status'),
        date: number(row, 'date'),
        updatedAt: number(row, 'updated_at'),
        cover: textOrNull(row, 'cover'),
        coverAlt: textOrNull(row, 'cover_alt'),
        pictures: textOrNull(row, 'pictures'),
      },
    }),
  }),
  // Firestore takes 10 MiB a commit, and a picture has up to one (lib/press/media-store.ts).
  table({
    collection: COLLECTIONS.media,
    from: 'media',
    batch: 8,
    toDocument: (row) => ({ id: text(row, 'id'), data: { articleId: text(row, 'article_id'), bytes: bytes(row, 'bytes') } }),
  }),
  table({
    collection: COLLECTIONS.views,
    from: 'articles LEFT JOIN article_views ON article_id = id',
    columns: 'id, COALESCE(views, 0) AS views',
    toDocument: (row) => ({ id: text(row, 'id'), data: { views: number(row, 'views') } }),
  }),
  table({
    collection: COLLECTIONS.pressSites,
    from: 'press_sites',
    keyColumn: 'site_id',
    toDocument: (row) => ({ id: text(row, 'site_id'), data: { lastNumber: number(row, 'last_number'), seededAt: numberOrNull(row, 'seeded_at') } }),
  }),
]
