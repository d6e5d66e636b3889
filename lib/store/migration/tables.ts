import 'server-only'
import { z } from 'zod'
import { PLAIN_FIELDS } from '@/lib/registration-fields'
import { emailKey } from '../firestore/account-documents'
import { archiveVersionId } from '../firestore/archive'
import { COLLECTIONS, type CollectionName } from '../firestore/collections'
import { pageCountId } from '../firestore/page-counts'
import { factDraftId, factVersionId, heldFactId } from '../firestore/facts'
import { filterId } from '../firestore/saved-filters'
import { columnOf } from '../sqlite/registration-rows'
import { recoveryHashesFromJson } from '../sealed-fields'
import { jsonOrNull, readStoredJson } from '../stored-json'

/** Numbers by name, by name. */
type Table = Readonly<Record<string, Readonly<Record<string, number>>>>
/** A document as Firestore stores it: numbers, strings, booleans, null, bytes, lists of strings and maps of numbers. */
export type DocumentData = Readonly<Record<string, string | number | boolean | null | Buffer | readonly string[] | Table>>
type Row = Readonly<Record<string, unknown>>

/** How a table of the embedded store becomes a collection. */
export interface MigratedTable {
  readonly collection: CollectionName
  /** Selects rows in the order of `key`, after the key given first; `limit` comes second. */
  readonly sql: string
  /** A key smaller than any, to begin after it. */
  readonly start: string | number
  readonly key: (row: Row) => string | number
  /** Rows in each commit of the copy, if they are large. */
  readonly batch?: number
  readonly toDocument: (row: Row) => { readonly id: string; readonly data: DocumentData }
}

const terms = z.array(z.string())
const numbers = z.array(z.number())
const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
const holds = z.record(z.string(), z.object({ until: z.number(), people: z.number() }))
const countsByChannel = z.record(z.string(), z.record(z.string(), z.number()))
const text = (row: Row, column: string): string => row[column] as string
const textOrNull = (row: Row, column: string): string | null => (row[column] ?? null) as string | null
const number = (row: Row, column: string): number => row[column] as number
const numberOrNull = (row: Row, column: string): number | null => (row[column] ?? null) as number | null
const boolean = (row: Row, column: string): boolean => row[column] === 1
/**
 * Encrypted values and wrapped keys are copied unchanged: both stores encrypt with the same key and the same contexts
 * (lib/store/sealed-fields.ts).
 */
const bytes = (row: Row, column: string): Buffer => Buffer.from(new Uint8Array(row[column] as ArrayBuffer))

const bytesOrNull = (row: Row, column: string): Buffer | null => (row[column] === null ? null : bytes(row, column))

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

type Options = Omit<MigratedTable, 'sql' | 'start' | 'key'> & {
  readonly from: string
  readonly keyColumn?: string
  readonly columns?: string
  readonly numeric?: boolean
}

const table = ({ collection, from, keyColumn = 'id', columns = '*', numeric = false, batch, toDocument }: Options): MigratedTable => ({
  collection,
  sql: `SELECT ${columns} FROM ${from} WHERE ${keyColumn} > ? ORDER BY ${keyColumn} LIMIT ?`,
  start: numeric ? -1 : '',
  key: (row) => row[keyColumn] as string | number,
  ...(batch ? { batch } : {}),
  toDocument,
})

/**
 * Everything but sessions (staff sign in again) and time stamps of health checks. Records come after those they refer to, so that
 * a half-finished copy has no message without its registration.
 */
export const MIGRATED_TABLES: readonly MigratedTable[] = [
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
  // Files before the list that names them.
  table({
    collection: COLLECTIONS.fileParts,
    from: "(SELECT printf('%s:%04d', hash, number) AS id, bytes FROM file_parts)",
    batch: 8,
    toDocument: (row) => ({ id: text(row, 'id'), data: { bytes: bytes(row, 'bytes') } }),
  }),
  table({
    collection: COLLECTIONS.documents,
    from: 'documents',
    toDocument: (row) => ({ id: text(row, 'id'), data: { revision: number(row, 'revision'), catalogue: text(row, 'catalogue') } }),
  }),
  table({
    collection: COLLECTIONS.archiveVersions,
    from: 'archive_versions',
    keyColumn: 'number',
    numeric: true,
    toDocument: (row) => ({
      id: archiveVersionId(number(row, 'number')),
      data: {
        number: number(row, 'number'),
        at: number(row, 'at'),
        build: text(row, 'build'),
        factsNumber: number(row, 'facts_number'),
        factsHash: text(row, 'facts_hash'),
        pages: text(row, 'pages'),
        pictures: text(row, 'pictures'),
        previousHash: text(row, 'previous_hash'),
        hash: text(row, 'hash'),
      },
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
  table({
    collection: COLLECTIONS.accounts,
    from: 'accounts',
    toDocument: (row) => ({
      id: text(row, 'id'),
      data: {
        email: text(row, 'email'),
        name: textOrNull(row, 'name'),
        passwordHash: text(row, 'password_hash'),
        role: text(row, 'role'),
        createdAt: number(row, 'created_at'),
        disabledAt: numberOrNull(row, 'disabled_at'),
        totpSealed: bytesOrNull(row, 'totp_sealed'),
        totpUsedStep: numberOrNull(row, 'totp_used_step'),
        recoveryHashes: row.recovery_hashes === null ? null : recoveryHashesFromJson(text(row, 'recovery_hashes'), text(row, 'id')),
        invitationHash: textOrNull(row, 'invitation_hash'),
        invitationExpiresAt: numberOrNull(row, 'invitation_expires_at'),
      },
    }),
  }),
  table({
    collection: COLLECTIONS.accountEmails,
    from: 'accounts',
    toDocument: (row) => ({ id: emailKey(text(row, 'email')), data: { accountId: text(row, 'id') } }),
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
  table({
    collection: COLLECTIONS.audit,
    from: 'audit',
    numeric: true,
    toDocument: (row) => ({
      // Small numbers: older than every entry that Firestore's own numbering creates (firestore/audit.ts).
      id: String(number(row, 'id')),
      data: {
        at: number(row, 'at'),
        actor: textOrNull(row, 'actor'),
        address: textOrNull(row, 'address'),
        action: text(row, 'action'),
        subject: textOrNull(row, 'subject'),
        detail: textOrNull(row, 'detail'),
        order: number(row, 'id'),
      },
    }),
  }),
]
