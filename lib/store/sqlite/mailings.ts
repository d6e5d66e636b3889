import 'server-only'
import type { Mailing } from '@/lib/messaging/mailing'
import type { MailingStore } from '@/lib/messaging/mailing-store'
import { firstApproved, storedMailing, toMailing, type StoredMailing } from '../stored-mailing'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

/** In the order of the table's columns after id and revision. */
const COLUMNS = {
  state: 'state',
  text: 'text',
  body: 'body',
  author: 'author',
  authors: 'authors',
  createdAt: 'created_at',
  recipients: 'recipients',
  countedAt: 'counted_at',
  decidedBy: 'decided_by',
  decidedAt: 'decided_at',
  reason: 'reason',
  queued: 'queued',
  throughAt: 'through_at',
  throughId: 'through_id',
} as const satisfies Readonly<Record<Exclude<keyof StoredMailing, 'revision'>, string>>
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
const SELECT = `SELECT id, revision, ${FIELDS.map((field) => `${COLUMNS[field]} AS "${field}"`).join(', ')} FROM mailings`
/** The table with the names of {@link MailingRow}. */
export const MAILING_ROWS = `(${SELECT.replace('SELECT', 'SELECT rowid,')})`

export type MailingRow = StoredMailing & { readonly id: string }
export const openMailing = ({ id, ...stored }: MailingRow): Mailing => toMailing(id, stored)

/** Advertisements to all who agreed. */
export function sqliteMailingStore(database: SqliteDatabase): MailingStore {
  const writeAudit = auditWriter(database)
  const values = (mailing: Mailing) => {
    const stored = storedMailing(mailing)
    return FIELDS.map((field) => stored[field])
  }
  const some = (where: string, ...bound: (string | number)[]) => (database.prepare(`${SELECT} ${where}`).all(...bound) as MailingRow[]).map(openMailing)
  return {
    add: (mailing, audit) =>
      transact(database, () => {
        const { changes } = database
          .prepare(
            `INSERT OR IGNORE INTO mailings (id, revision, ${FIELDS.map((field) => COLUMNS[field]).join(', ')}) VALUES (?, ?${', ?'.repeat(FIELDS.length)})`,
          )
          .run(mailing.id, mailing.revision, ...values(mailing))
        if (changes > 0) writeAudit(audit)
        return changes > 0
      }),
    find: (id) => read(() => some('WHERE id = ?', id)[0] ?? null),
    list: (limit) => read(() => some('ORDER BY created_at DESC, id DESC LIMIT ?', limit)),
    nextToQueue: () => read(() => firstApproved(some("WHERE state = 'approved'"))),
    change: (mailing, audit) =>
      transact(database, () => {
        const { changes } = database
          .prepare(`UPDATE mailings SET revision = revision + 1, ${FIELDS.map((field) => `${COLUMNS[field]} = ?`).join(', ')} WHERE id = ? AND revision = ?`)
          .run(...values(mailing), mailing.id, mailing.revision)
        if (changes > 0 && audit) writeAudit(audit)
        return changes > 0
      }),
    count: ({ id, revision, through }, step) =>
      transact(
        database,
        () =>
          database
            .prepare(
              `UPDATE mailings SET recipients = ?, counted_at = ?, through_at = ?, through_id = ?
               WHERE id = ? AND revision = ? AND counted_at IS NULL AND through_id IS ? AND state IN ('draft', 'requested')`,
            )
            .run(
              step.recipients,
              step.countedAt?.getTime() ?? null,
              step.through?.createdAt.getTime() ?? null,
              step.through?.id ?? null,
              id,
              revision,
              through?.id ?? null,
            ).changes > 0,
      ),
  }
}
