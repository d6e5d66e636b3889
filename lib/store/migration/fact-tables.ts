import 'server-only'
import { z } from 'zod'
import { COLLECTIONS } from '../firestore/collections'
import { factDraftId, factVersionId, heldFactId } from '../firestore/facts'
import { readStoredJson } from '../stored-json'
import { number, numberOrNull, table, text, textOrNull, type DocumentData, type MigratedTable, type Row } from './migrated-table'

const numbers = z.array(z.number())
const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))

const factVersionData = (row: Row): DocumentData => ({
  number: number(row, 'number'),
  path: text(row, 'path'),
  json: textOrNull(row, 'json'),
  publishedAt: number(row, 'published_at'),
  effectiveAt: number(row, 'effective_at'),
  actor: text(row, 'actor'),
  author: textOrNull(row, 'author'),
  reason: text(row, 'reason'),
  source: text(row, 'source'),
  previousHash: text(row, 'previous_hash'),
  hash: text(row, 'hash'),
})

export const FACT_TABLES: readonly MigratedTable[] = [
  table({
    collection: COLLECTIONS.factVersions,
    from: 'fact_versions',
    keyColumn: 'number',
    numeric: true,
    toDocument: (row) => ({ id: factVersionId(number(row, 'number')), data: factVersionData(row) }),
  }),
  // Without versions that a later one replaced at once: they hold at no later time.
  table({
    collection: COLLECTIONS.heldFacts,
    from: `(
      SELECT path, MAX(number) AS newest, json_group_array(number) FILTER (WHERE NOT EXISTS (
        SELECT 1 FROM fact_versions AS later WHERE later.path = one.path AND later.effective_at <= later.published_at
          AND (later.effective_at, later.number) > (one.effective_at, one.number)
      )) AS held, json_group_array(json_object(
        'number', number, 'path', path, 'json', json, 'published_at', published_at, 'effective_at', effective_at,
        'actor', actor, 'reason', reason, 'source', source, 'previous_hash', previous_hash, 'hash', hash, 'author', author
      )) AS versions
      FROM (SELECT * FROM fact_versions ORDER BY number) AS one GROUP BY path
    )`,
    keyColumn: 'path',
    toDocument: (row) => {
      const held = new Set(readStoredJson(numbers, text(row, 'held'), `held versions of ${text(row, 'path')}`))
      const versions = readStoredJson(rows, text(row, 'versions'), `versions of ${text(row, 'path')}`)
      return {
        id: heldFactId(text(row, 'path')),
        data: {
          newest: number(row, 'newest'),
          versions: versions.filter((version) => held.has(number(version, 'number'))).map((version) => JSON.stringify(factVersionData(version))),
        },
      }
    },
  }),
  table({
    collection: COLLECTIONS.factDrafts,
    from: "(SELECT path || ' ' || actor AS id, * FROM fact_drafts)",
    toDocument: (row) => ({
      id: factDraftId(text(row, 'path'), text(row, 'actor')),
      data: {
        path: text(row, 'path'),
        actor: text(row, 'actor'),
        json: textOrNull(row, 'json'),
        basedOn: number(row, 'based_on'),
        savedAt: number(row, 'saved_at'),
        reason: text(row, 'reason'),
        source: text(row, 'source'),
        requestedAt: numberOrNull(row, 'requested_at'),
        requestedFor: numberOrNull(row, 'requested_for'),
        returnedBy: textOrNull(row, 'returned_by'),
        returnedReason: textOrNull(row, 'returned_reason'),
      },
    }),
  }),
]
