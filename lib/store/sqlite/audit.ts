import 'server-only'
import type { AuditStore } from '../audit-store'
import { committing } from './committing'
import type { SqliteDatabase } from './database'

interface AuditRow {
  id: number
  at: number
  actor: string | null
  address: string | null
  action: string
  subject: string | null
  detail: string | null
}

export function sqliteAuditStore(database: SqliteDatabase): AuditStore {
  return {
    async record(entry) {
      committing(database, () =>
        database
          .prepare('INSERT INTO audit (at, actor, address, action, subject, detail) VALUES (?, ?, ?, ?, ?, ?)')
          .run(entry.at.getTime(), entry.actor, entry.address, entry.action, entry.subject, entry.detail),
      )
    },
    async list({ limit, before, action }) {
      const rows = database
        .prepare('SELECT * FROM audit WHERE id < ? AND (? IS NULL OR action = ?) ORDER BY id DESC LIMIT ?')
        .all(before ?? Number.MAX_SAFE_INTEGER, action ?? null, action ?? null, limit) as AuditRow[]
      return rows.map((row) => ({ ...row, at: new Date(row.at) }))
    },
    async removeBefore(at) {
      return committing(database, () => database.prepare('DELETE FROM audit WHERE at < ?').run(at.getTime()).changes)
    },
  }
}
