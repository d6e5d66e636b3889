import 'server-only'
import type { Hasher } from '@/lib/vault'
import type { OutboxStore } from '@/lib/messaging/outbox-store'
import { phoneHash } from '../sealed-fields'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { PHONES_OF_ONE } from './merged-registrations'
import { read, transact } from './transaction'

/**
 * Records an opt-out inside the caller's transaction, for every number of registrations merged with one of this number, and
 * cancels waiting advertisements.
 * @returns number cancelled
 */
export function stopAdvertisements(database: SqliteDatabase): (phoneHash: string, at: Date) => number {
  const insert = database.prepare('INSERT OR IGNORE INTO opt_outs (phone_hash, at) VALUES (?, ?)')
  const cancel = database.prepare(
    "UPDATE outbox SET state = 'cancelled', due_at = NULL, last_error = 'opted-out', settled_at = ? WHERE phone_hash = ? AND advertisement = 1 AND state = 'pending'",
  )
  const phones = database.prepare(PHONES_OF_ONE)
  return (hash, at) => {
    const others = (phones.all(hash) as { phone_hash: string }[]).map(({ phone_hash }) => phone_hash)
    return [...new Set([hash, ...others])].reduce((stopped, one) => {
      insert.run(one, at.getTime())
      return stopped + cancel.run(at.getTime(), one).changes
    }, 0)
  }
}

/** Phone numbers that opted out of advertisements. */
export function optOuts(database: SqliteDatabase, vault: Hasher): Pick<OutboxStore, 'optOut' | 'hasOptedOut'> {
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
      const hash = phoneHash(vault, phone)
      return read(() => database.prepare(`SELECT 1 FROM opt_outs WHERE phone_hash = ? OR phone_hash IN (${PHONES_OF_ONE}) LIMIT 1`).all(hash, hash).length > 0)
    },
  }
}
