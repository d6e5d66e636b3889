import 'server-only'
import type { RecordVault, Vault } from '@/lib/vault'
import { forgetUnnamed, forgetUnreadable, isLookedUp, metUnreadable, unreadableIn } from '../met-records'
import type { RecordKind, RecordStore } from '../record-store'
import { readRecoveryHashes, readTotpSecret } from '../stored-account'
import { openEvent, openStoredNote } from '../stored-event'
import { documentsFromJson } from '../stored-documents'
import { hoursFromJson } from '../stored-hours'
import { jsonOrNull } from '../stored-json'
import { readRetention, RETENTION_ID } from '../stored-retention'
import { toAccount, type AccountRow } from './account-rows'
import { toArticle, type ArticleRow } from './article-rows'
import type { SqliteDatabase } from './driver'
import { MAILING_ROWS, openMailing, type MailingRow } from './mailings'
import { openMessage, type OutboxRow } from './outbox-rows'
import { toQrCode, type QrCodeRow } from './qr-codes'
import { openRegistration, type RegistrationRow } from './registration-rows'
import { read } from './transaction'
import { toVisit, type VisitRow } from './visit-rows'

/** How to find and decrypt the records of a kind; decrypting notes failures. */
interface Check {
  readonly from: string
  /** Column of the record's id. */
  readonly id: string
  readonly open: (row: never, vaults: Vaults) => void
}

interface Vaults {
  readonly records: RecordVault
  /** For data that belongs to no registration. */
  readonly store: Vault
}

const bytes = (value: ArrayBuffer) => new Uint8Array(value)

const CHECKS: Readonly<Record<RecordKind, Check>> = {
  registration: { from: 'registrations', id: 'id', open: (row: RegistrationRow, { records }) => void openRegistration(row, records) },
  note: {
    from: 'registration_notes',
    id: 'registration_id',
    open: ({ sealed, registration_id, ...row }: { registration_id: string; sealed: ArrayBuffer; id: string; at: number; actor: string }, { records }) =>
      void openStoredNote({ ...row, registrationId: registration_id }, bytes(sealed), records),
  },
  event: {
    from: 'registration_events',
    id: 'registration_id',
    open: (
      {
        registration_id,
        due_at,
        sealed,
        ...row
      }: Readonly<Record<'id' | 'number' | 'at' | 'actor' | 'kind' | 'subject' | 'due_at', unknown>> & {
        readonly registration_id: string
        readonly sealed: ArrayBuffer | null
      },
      { records },
    ) => void openEvent(registration_id, { ...row, dueAt: due_at }, sealed && bytes(sealed), records),
  },
  visit: { from: 'visits', id: 'registration_id', open: (row: VisitRow) => void toVisit(row) },
  message: { from: 'outbox', id: 'id', open: (row: OutboxRow, { records }) => void openMessage(row, records) },
  account: {
    from: 'accounts',
    id: 'id',
    open: (row: AccountRow & { totp_sealed: ArrayBuffer | null; recovery_hashes: string | null }, { store }) => {
      toAccount(row)
      if (row.totp_sealed !== null) readTotpSecret(bytes(row.totp_sealed), row.id, store)
      readRecoveryHashes(row.recovery_hashes, row.id)
    },
  },
  'qr-code': { from: 'qr_codes', id: 'id', open: (row: QrCodeRow) => void toQrCode(row) },
  article: { from: '(SELECT *, rowid, 0 AS views FROM articles)', id: 'id', open: (row: ArticleRow) => void toArticle(row) },
  hours: { from: 'visit_hours', id: 'id', open: ({ hours }: { hours: string }) => void hoursFromJson(hours) },
  documents: { from: 'documents', id: 'id', open: ({ catalogue }: { catalogue: string }) => void documentsFromJson(catalogue) },
  mailing: { from: MAILING_ROWS, id: 'id', open: (row: MailingRow) => void openMailing(row) },
  retention: {
    from: `(SELECT *, rowid FROM meta WHERE key = '${RETENTION_ID}')`,
    id: 'key',
    open: ({ value }: { value: string }) => void readRetention(jsonOrNull(value)),
  },
}
const KINDS = Object.keys(CHECKS) as RecordKind[]

/** Whether every record can be decrypted. */
export function sqliteRecordStore(database: SqliteDatabase, vaults: Vaults): RecordStore {
  const openRow = (kind: RecordKind, row: unknown) => CHECKS[kind].open(row as never, vaults)
  return {
    async check(after, limit) {
      const [kind = KINDS[0], position = '0'] = (after?.split(' ') ?? []) as [RecordKind?, string?]
      if (after === null) forgetUnnamed()
      if (!kind) return { checked: 0, unreadable: [], next: null }
      return read(() => {
        const rows = database
          .prepare(`SELECT rowid AS position, * FROM ${CHECKS[kind].from} WHERE rowid > ? ORDER BY rowid LIMIT ?`)
          .all(Number(position), limit) as { position: number }[]
        const unreadable = unreadableIn(() => {
          for (const row of rows) openRow(kind, row)
        })
        const last = rows.at(-1)
        const following = KINDS[KINDS.indexOf(kind) + 1]
        const next = last && rows.length === limit ? `${kind} ${last.position}` : following ? `${following} 0` : null
        return { checked: rows.length, unreadable, next }
      })
    },
    async listUnreadable() {
      return read(() =>
        metUnreadable().filter((record) => {
          if (!isLookedUp(record)) return true
          const { from, id } = CHECKS[record.kind]
          const found = unreadableIn(() => {
            for (const row of database.prepare(`SELECT * FROM ${from} WHERE ${id} = ?`).all(record.id)) openRow(record.kind, row)
          })
          if (found.length > 0) return true
          forgetUnreadable(record)
          return false
        }),
      )
    },
  }
}
