import 'server-only'
import type { RecordVault } from '@/lib/vault'
import type { RegistrationStore } from '@/lib/registrations/registration-store'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { noteWriter } from './registration-notes'
import { transact } from './transaction'

/** Channels of registrations. */
export function registrationChannel(database: SqliteDatabase, vault: RecordVault): Pick<RegistrationStore, 'setChannel'> {
  const writeAudit = auditWriter(database)
  const writeNote = noteWriter(database, vault)
  return {
    async setChannel(id, channel, note, at, audit, from) {
      return transact(database, () => {
        const [row] = database.prepare('SELECT channel FROM registrations WHERE id = ?').all(id) as { channel: string | null }[]
        if (row && from !== undefined && row.channel !== from) return 'changed'
        const { changes } = database.prepare('UPDATE registrations SET channel = ?, updated_at = ? WHERE id = ?').run(channel, at.getTime(), id)
        if (changes === 0) return false
        writeNote(note)
        writeAudit(audit)
        return true
      })
    },
  }
}
