import 'server-only'
import type { QrCode, QrMedium } from '@/lib/attribution/qr-code'
import type { QrCodeStore } from '@/lib/attribution/qr-code-store'
import { readQrCode } from '../stored-qr-code'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

export interface QrCodeRow {
  id: string
  name: string
  medium: QrMedium
  target: string
  created_at: number
  closed_at: number | null
  visits: number
}

export const toQrCode = ({ id, name, medium, target, created_at, closed_at }: QrCodeRow): QrCode =>
  readQrCode({ id, name, medium, target, createdAt: created_at, closedAt: closed_at })

/** QR codes. */
export function sqliteQrCodeStore(database: SqliteDatabase): QrCodeStore {
  const writeAudit = auditWriter(database)
  return {
    async add({ id, name, medium, target, createdAt, closedAt }, audit) {
      return transact(database, () => {
        const { changes } = database
          .prepare('INSERT OR IGNORE INTO qr_codes (id, name, medium, target, created_at, closed_at) VALUES (?, ?, ?, ?, ?, ?)')
          .run(id, name, medium, target, createdAt.getTime(), closedAt?.getTime() ?? null)
        if (changes > 0) writeAudit(audit)
        return changes > 0
      })
    },
    async find(id) {
      return read(() => {
        const row = database.prepare('SELECT * FROM qr_codes WHERE id = ?').get(id) as QrCodeRow | undefined
        return row ? toQrCode(row) : null
      })
    },
    async list(limit) {
      return read(() => {
        const rows = database.prepare('SELECT * FROM qr_codes ORDER BY created_at DESC, id DESC LIMIT ?').all(limit) as QrCodeRow[]
        return rows.map((row) => ({ ...toQrCode(row), scans: row.visits }))
      })
    },
    async close(id, at, audit) {
      return transact(database, () => {
        const { changes } = database.prepare('UPDATE qr_codes SET closed_at = ? WHERE id = ? AND closed_at IS NULL').run(at.getTime(), id)
        if (changes > 0) writeAudit(audit)
        return changes > 0
      })
    },
    async addScans(counts) {
      if (counts.size === 0) return
      await transact(database, () => {
        const add = database.prepare('UPDATE qr_codes SET visits = visits + ? WHERE id = ?')
        for (const [id, count] of counts) add.run(count, id)
      })
    },
  }
}
