import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { OutboxStore } from '../outbox-store'
import { phoneHash } from '../sealed-fields'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

/**
 * Notes a refusal inside the caller's transaction and cancels the advertisements that wait.
 * @returns how many there were
 */
export function stopAdvertisements(database: SqliteDatabase): (phoneHash: string, at: Date) => number {
  const insert = database.prepare('INSERT OR IGNORE INTO opt_outs (phone_hash, at) VALUES (?, ?)')
  const cancel = database.prepare(
    "UPDATE outbox SET state = 'cancelled', due_at = NULL, last_error = 'opted-out', settled_at = ? WHERE phone_hash = ? AND advertisement = 1 AND state = 'pending'",
  )
  return (hash, at) => {
    insert.run(hash, at.getTime())
    return cancel.run(at.getTime(), hash).changes
  }
}

/** Phone numbers that get no advertisements any more. */
export function optOuts(database: SqliteDatabase, vault: Vault): Pick<OutboxStore, 'optOut' | 'hasOptedOut'> {
  const writeAudit = auditWriter(database)
  const stop = stopAdvertisements(database)
  return {
    async optOut(phone, at, audit) {
      return transact(database, () => {
        const stopped = stop(phoneHash(vault, phone), at)
        writeAudit(audit)
        return stopped
      })
    },
    async hasOptedOut(phone) {
      return read(() => database.prepare('SELECT 1 FROM opt_outs WHERE phone_hash = ?').all(phoneHash(vault, phone)).length > 0)
    },
  }
}
