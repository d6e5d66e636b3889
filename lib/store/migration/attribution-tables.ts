import 'server-only'
import { z } from 'zod'
import { COLLECTIONS } from '../firestore/collections'
import { pageCountId } from '../firestore/page-counts'
import { readStoredJson } from '../stored-json'
import { number, numberOrNull, table, text, type MigratedTable } from './migrated-table'

const countsByChannel = z.record(z.string(), z.record(z.string(), z.number()))

export const ATTRIBUTION_TABLES: readonly MigratedTable[] = [
  table({
    collection: COLLECTIONS.qrCodes,
    from: 'qr_codes',
    toDocument: (row) => ({
      id: text(row, 'id'),
      data: {
        name: text(row, 'name'),
        medium: text(row, 'medium'),
        target: text(row, 'target'),
        createdAt: number(row, 'created_at'),
        closedAt: numberOrNull(row, 'closed_at'),
        visits: number(row, 'visits'),
      },
    }),
  }),
  table({
    collection: COLLECTIONS.pageCounts,
    from: `(
      SELECT day || ' ' || page AS id, day, page,
        json_group_object(channel, json_object('views', views, 'popups', popups, 'registrations', registrations)) AS channels
      FROM page_counts GROUP BY day, page
    )`,
    toDocument: (row) => ({
      id: pageCountId(text(row, 'day'), text(row, 'page')),
      data: {
        day: text(row, 'day'),
        page: text(row, 'page'),
        channels: readStoredJson(countsByChannel, text(row, 'channels'), `counts of ${text(row, 'id')}`),
      },
    }),
  }),
]
