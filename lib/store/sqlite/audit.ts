import 'server-only'
import type { AuditEntry, AuditStore } from '@/lib/accounts/audit-store'
import { read, transact } from './transaction'
import type { SqliteDatabase } from './driver'

interface AuditRow {
  id: number
  at: number
  actor: string | null
  address: string | null
  action: string
  subject: string | null
  detail: string | null
}

/** Writes an entry inside the caller's transaction, so that a change and its entry are committed together. */
export function auditWriter(database: SqliteDatabase): (entry: AuditEntry) => void {
  const insert = database.prepare('INSERT INTO audit (at, actor, address, action, subject, detail) VALUES (?, ?, ?, ?, ?, ?)')
  return ({ at, actor, address, action, subject, detail }) => {
    insert.run(at.getTime(), actor, address, action, subject, detail)
  }
}

export function sqliteAuditStore(database: SqliteDatabase): AuditStore {
  const write = auditWriter(database)
  return {
    async record(entry) {
      await transact(database, () => write(entry))
    },
    async list({ limit, before, action }) {
      return read(() => {
        const rows = database
          .prepare('SELECT * FROM audit WHERE id < ? AND (? IS NULL OR action = ?) ORDER BY id DESC LIMIT ?')
          .all(before ?? Number.MAX_SAFE_INTEGER, action ?? null, action ?? null, limit) as AuditRow[]
        return rows.map((row) => ({ ...row, at: new Date(row.at) }))
      })
    },
    async removeBefore(at) {
      return transact(database, () => database.prepare('DELETE FROM audit WHERE at < ?').run(at.getTime()).changes)
    },
  }
}
