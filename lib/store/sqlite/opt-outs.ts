import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { OutboxStore } from '../outbox-store'
import { phoneHash } from '../sealed-fields'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

/** Phone numbers that get no advertisements any more. */
export function optOuts(database: SqliteDatabase, vault: Vault): Pick<OutboxStore, 'optOut' | 'hasOptedOut'> {
  const writeAudit = auditWriter(database)
  return {
    async optOut(phone, at, audit) {
      return transact(database, () => {
        const hash = phoneHash(vault, phone)
        database.prepare('INSERT OR IGNORE INTO opt_outs (phone_hash, at) VALUES (?, ?)').run(hash, at.getTime())
        const { changes } = database
          .prepare(
            "UPDATE outbox SET state = 'cancelled', due_at = NULL, last_error = 'opted-out', settled_at = ? WHERE phone_hash = ? AND advertisement = 1 AND state = 'pending'",
          )
          .run(at.getTime(), hash)
        writeAudit(audit)
        return changes
      })
    },
    async hasOptedOut(phone) {
      return read(() => database.prepare('SELECT 1 FROM opt_outs WHERE phone_hash = ?').all(phoneHash(vault, phone)).length > 0)
    },
  }
}
