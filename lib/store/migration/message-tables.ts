import 'server-only'
import { COLLECTIONS } from '../firestore/collections'
import { boolean, bytes, number, numberOrNull, table, text, textOrNull, type MigratedTable } from './migrated-table'

export const MESSAGE_TABLES: readonly MigratedTable[] = [
  table({
    collection: COLLECTIONS.outbox,
    from: 'outbox',
    toDocument: (row) => ({
      id: text(row, 'id'),
      data: {
        registrationId: text(row, 'registration_id'),
        kind: text(row, 'kind'),
        sealed: bytes(row, 'sealed'),
        phoneHash: text(row, 'phone_hash'),
        advertisement: boolean(row, 'advertisement'),
        nightConsent: boolean(row, 'night_consent'),
        createdAt: number(row, 'created_at'),
        state: text(row, 'state'),
        attempts: number(row, 'attempts'),
        dueAt: numberOrNull(row, 'due_at'),
        claim: textOrNull(row, 'claim'),
        lastError: textOrNull(row, 'last_error'),
        vendor: textOrNull(row, 'vendor'),
        vendorId: textOrNull(row, 'vendor_id'),
        settledAt: numberOrNull(row, 'settled_at'),
        period: textOrNull(row, 'period'),
        visitVersion: numberOrNull(row, 'visit_version'),
      },
    }),
  }),
  table({
    collection: COLLECTIONS.messagePeriods,
    from: "(SELECT phone_hash || ':' || kind || ':' || period AS id, id AS message_id FROM outbox WHERE period IS NOT NULL)",
    toDocument: (row) => ({ id: text(row, 'id'), data: { messageId: text(row, 'message_id') } }),
  }),
  table({
    collection: COLLECTIONS.optOuts,
    from: 'opt_outs',
    keyColumn: 'phone_hash',
    toDocument: (row) => ({ id: text(row, 'phone_hash'), data: { at: number(row, 'at') } }),
  }),
  table({
    collection: COLLECTIONS.recorded,
    from: 'recorded_deliveries',
    keyColumn: 'message_id',
    toDocument: (row) => ({ id: text(row, 'message_id'), data: { at: number(row, 'at') } }),
  }),
  table({
    collection: COLLECTIONS.mailings,
    from: 'mailings',
    toDocument: (row) => ({
      id: text(row, 'id'),
      data: {
        revision: number(row, 'revision'),
        state: text(row, 'state'),
        text: text(row, 'text'),
        body: text(row, 'body'),
        author: text(row, 'author'),
        authors: text(row, 'authors'),
        createdAt: number(row, 'created_at'),
        recipients: number(row, 'recipients'),
        countedAt: numberOrNull(row, 'counted_at'),
        decidedBy: textOrNull(row, 'decided_by'),
        decidedAt: numberOrNull(row, 'decided_at'),
        reason: textOrNull(row, 'reason'),
        queued: number(row, 'queued'),
        throughAt: numberOrNull(row, 'through_at'),
        throughId: textOrNull(row, 'through_id'),
      },
    }),
  }),
]
