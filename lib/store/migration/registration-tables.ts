import 'server-only'
import { z } from 'zod'
import { PLAIN_FIELDS } from '@/lib/registration-fields'
import { COLLECTIONS } from '../firestore/collections'
import { filterId } from '../firestore/saved-filters'
import { columnOf } from '../sqlite/registration-rows'
import { jsonOrNull, readStoredJson } from '../stored-json'
import { bytes, bytesOrNull, number, numberOrNull, table, text, textOrNull, type MigratedTable } from './migrated-table'

const terms = z.array(z.string())

export const REGISTRATION_TABLES: readonly MigratedTable[] = [
  table({
    collection: COLLECTIONS.consentTexts,
    from: 'consent_texts',
    keyColumn: 'hash',
    toDocument: (row) => ({
      id: text(row, 'hash'),
      data: { kind: text(row, 'kind'), version: text(row, 'version'), text: text(row, 'text'), replacedAt: numberOrNull(row, 'replaced_at') },
    }),
  }),
  // Attached under this name (record-keys.ts). The key first, then the data that it decrypts.
  table({
    collection: COLLECTIONS.recordKeys,
    from: '(SELECT registration_id, wrapped FROM record_keys.record_keys WHERE wrapped IS NOT NULL)',
    keyColumn: 'registration_id',
    toDocument: (row) => ({ id: text(row, 'registration_id'), data: { wrapped: bytes(row, 'wrapped') } }),
  }),
  table({
    collection: COLLECTIONS.registrations,
    from: 'registrations',
    columns:
      '*, (SELECT json_group_array(term) FROM (SELECT term FROM registration_terms WHERE registration_id = registrations.id ORDER BY term)) AS terms, EXISTS (SELECT 1 FROM visits WHERE registration_id = registrations.id) AS booked',
    toDocument: (row) => ({
      id: text(row, 'id'),
      data: {
        createdAt: number(row, 'created_at'),
        updatedAt: number(row, 'updated_at'),
        ...Object.fromEntries(PLAIN_FIELDS.map((field) => [field, textOrNull(row, columnOf(field))])),
        sealed: bytes(row, 'sealed'),
        phoneHash: text(row, 'phone_hash'),
        terms: readStoredJson(terms, text(row, 'terms'), `terms of registration ${text(row, 'id')}`),
        consent: text(row, 'consent'),
        status: text(row, 'status'),
        quarantine: textOrNull(row, 'merged_into') === null ? textOrNull(row, 'quarantine') : null,
        quarantined: textOrNull(row, 'quarantine') !== null,
        suspicion: textOrNull(row, 'suspicion'),
        assignee: textOrNull(row, 'assignee'),
        result: textOrNull(row, 'result'),
        absences: number(row, 'absences'),
        callbackAt: numberOrNull(row, 'callback_at'),
        appointmentAt: numberOrNull(row, 'appointment_at'),
        // Malformed tags are dropped: a damaged store is copied only if the operator insists (lib/cli/migrate-store.ts).
        tags: terms.safeParse(jsonOrNull(row.tags)).data ?? [],
        contactedAt: numberOrNull(row, 'contacted_at'),
        wishedUnit: textOrNull(row, 'wished_unit'),
        wishedComplex: textOrNull(row, 'wished_complex'),
        mergedInto: textOrNull(row, 'merged_into'),
        booked: number(row, 'booked') === 1,
      },
    }),
  }),
  table({
    collection: COLLECTIONS.tagNames,
    from: '(SELECT DISTINCT tag FROM registration_tags)',
    keyColumn: 'tag',
    toDocument: (row) => ({ id: Buffer.from(text(row, 'tag')).toString('base64url'), data: { tag: text(row, 'tag') } }),
  }),
  table({
    collection: COLLECTIONS.savedFilters,
    from: "(SELECT account_id || ':' || name AS id, * FROM saved_filters)",
    toDocument: (row) => ({
      id: filterId(text(row, 'account_id'), text(row, 'name')),
      data: { accountId: text(row, 'account_id'), name: text(row, 'name'), query: text(row, 'query'), createdAt: number(row, 'created_at') },
    }),
  }),
  table({
    collection: COLLECTIONS.notes,
    from: 'registration_notes',
    toDocument: (row) => ({
      id: text(row, 'id'),
      data: { registrationId: text(row, 'registration_id'), at: number(row, 'at'), actor: text(row, 'actor'), sealed: bytes(row, 'sealed') },
    }),
  }),
  table({
    collection: COLLECTIONS.events,
    from: 'registration_events',
    keyColumn: 'rowid',
    columns: 'rowid, *',
    numeric: true,
    toDocument: (row) => ({
      id: `${text(row, 'registration_id')}:${number(row, 'number')}`,
      data: {
        id: text(row, 'id'),
        registrationId: text(row, 'registration_id'),
        number: number(row, 'number'),
        at: number(row, 'at'),
        actor: textOrNull(row, 'actor'),
        kind: text(row, 'kind'),
        subject: textOrNull(row, 'subject'),
        dueAt: numberOrNull(row, 'due_at'),
        sealed: bytesOrNull(row, 'sealed'),
      },
    }),
  }),
  table({
    collection: COLLECTIONS.duty,
    from: 'duty',
    keyColumn: 'account_id',
    toDocument: (row) => ({ id: text(row, 'account_id'), data: { since: numberOrNull(row, 'since'), turn: number(row, 'turn') } }),
  }),
  table({
    collection: COLLECTIONS.claims,
    from: 'request_claims',
    keyColumn: 'key',
    toDocument: (row) => ({ id: text(row, 'key'), data: { body: text(row, 'body'), registrationId: text(row, 'registration_id'), at: number(row, 'at') } }),
  }),
]
