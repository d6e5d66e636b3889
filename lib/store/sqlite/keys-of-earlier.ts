import 'server-only'
import { isSealedByStore, type Sealer } from '@/lib/vault'
import type { RecordKeyStore } from '@/lib/registrations/upkeep-store'
import { contextOf } from '../sealed-fields'
import type { SqliteDatabase } from './driver'
import type { Erasure } from './erasure'
import type { RecordKeys } from './record-keys'
import { read, transact } from './transaction'

/** Where the last step ended; the row exists as long as there may be more. */
const MARK = 'earlier'

/** A damaged value stays as it is and stops no others. */
function openOrNull(sealer: Sealer, sealed: Uint8Array, context: string): string | null {
  try {
    return sealer.open(sealed, context)
  } catch {
    return null
  }
}

interface SealedRow {
  id: string
  sealed: ArrayBuffer
}

/** Registrations that an earlier version stored, sealed with the store's key. */
export function keysOfEarlier(database: SqliteDatabase, keys: RecordKeys, erasing: Erasure): RecordKeyStore {
  const mark = database.prepare('SELECT value FROM record_key_marks WHERE name = ?')
  const advance = database.prepare('UPDATE record_key_marks SET value = ? WHERE name = ?')
  const end = database.prepare('DELETE FROM record_key_marks WHERE name = ?')
  const next = database.prepare('SELECT id, sealed FROM registrations WHERE id > ? ORDER BY id LIMIT ?')
  const tables = (
    [
      ['registrations', 'id', 'id', contextOf.registration],
      ['registration_notes', 'id', 'registration_id', contextOf.note],
      ['registration_events', 'rowid', 'registration_id', contextOf.event],
      ['outbox', 'id', 'registration_id', contextOf.message],
    ] as const
  ).map(([table, key, owner, context]) => ({
    context,
    select: database.prepare(`SELECT ${key} AS id, sealed FROM ${table} WHERE ${owner} = ? AND sealed IS NOT NULL`),
    update: database.prepare(`UPDATE ${table} SET sealed = ? WHERE ${key} = ?`),
  }))

  function sealAnew(registrationId: string): void {
    keys.make(registrationId)
    const sealer = keys.vault.of(registrationId)
    for (const { context, select, update } of tables)
      for (const { id, sealed } of select.all(registrationId) as SealedRow[]) {
        const value = new Uint8Array(sealed)
        if (!isSealedByStore(value)) continue
        const bound = context(registrationId, id)
        const text = openOrNull(sealer, value, bound)
        if (text !== null) update.run(sealer.seal(text, bound), id)
      }
  }

  return {
    async addRecordKeys(limit) {
      if (!(await read(() => mark.get(MARK)))) return true
      const isDone = await transact(database, () => {
        const row = mark.get(MARK) as { value: string } | undefined
        const rows = row ? (next.all(row.value, limit) as SealedRow[]) : []
        for (const { id } of rows) sealAnew(id)
        const last = rows.at(-1)
        if (last) advance.run(last.id, MARK)
        else end.run(MARK)
        keys.flush()
        return !last
      })
      if (isDone) erasing.clearLog()
      return isDone
    },
  }
}
