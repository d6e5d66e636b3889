import 'server-only'
import { z } from 'zod'
import { COLLECTIONS } from '../firestore/collections'
import { readStoredJson } from '../stored-json'
import { number, numberOrNull, table, text, textOrNull, type MigratedTable } from './migrated-table'

const holds = z.record(z.string(), z.object({ until: z.number(), people: z.number() }))

export const VISIT_TABLES: readonly MigratedTable[] = [
  table({
    collection: COLLECTIONS.visitHours,
    from: 'visit_hours',
    toDocument: (row) => ({ id: text(row, 'id'), data: { version: number(row, 'version'), hours: text(row, 'hours') } }),
  }),
  table({
    collection: COLLECTIONS.visits,
    from: 'visits',
    keyColumn: 'registration_id',
    toDocument: (row) => ({
      id: text(row, 'registration_id'),
      data: {
        at: number(row, 'at'),
        people: number(row, 'people'),
        phoneHash: text(row, 'phone_hash'),
        version: number(row, 'version'),
        moves: number(row, 'moves'),
        cancelledAt: numberOrNull(row, 'cancelled_at'),
        linkHash: textOrNull(row, 'link_hash'),
        heldUntil: numberOrNull(row, 'held_until'),
      },
    }),
  }),
  table({
    collection: COLLECTIONS.visitTimes,
    from: `(SELECT CAST(at AS TEXT) AS id, at, SUM(held_until IS NULL) AS groups, SUM(IIF(held_until IS NULL, people, 0)) AS people,
      json_group_object(registration_id, json_object('until', held_until, 'people', people)) FILTER (WHERE held_until IS NOT NULL) AS holds
      FROM visits WHERE cancelled_at IS NULL GROUP BY at)`,
    toDocument: (row) => ({
      id: text(row, 'id'),
      data: {
        at: number(row, 'at'),
        groups: number(row, 'groups'),
        people: number(row, 'people'),
        holds: readStoredJson(holds, textOrNull(row, 'holds') ?? '{}', `held places at ${text(row, 'id')}`),
      },
    }),
  }),
  // In SQLite, the other columns beside MAX are those of its row.
  table({
    collection: COLLECTIONS.visitPhones,
    from: '(SELECT phone_hash, MAX(at) AS at, registration_id, held_until FROM visits WHERE cancelled_at IS NULL GROUP BY phone_hash)',
    keyColumn: 'phone_hash',
    toDocument: (row) => ({
      id: text(row, 'phone_hash'),
      data: { at: number(row, 'at'), registrationId: text(row, 'registration_id'), heldUntil: numberOrNull(row, 'held_until') },
    }),
  }),
]
