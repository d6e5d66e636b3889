import 'server-only'
import type { RecordVault } from '@/lib/vault'
import type { RegistrationNote } from '@/lib/registrations/stored-registration'
import type { NoteStore } from '@/lib/registrations/work-store'
import { sealNote } from '../sealed-fields'
import { openStoredNote } from '../stored-event'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

interface NoteRow {
  id: string
  registration_id: string
  at: number
  actor: string
  sealed: ArrayBuffer
}

/** Writes a note inside the caller's transaction. @returns number written: 0 if its registration does not exist */
export function noteWriter(database: SqliteDatabase, vault: RecordVault): (note: RegistrationNote) => number {
  const insert = database.prepare(
    'INSERT INTO registration_notes (id, registration_id, at, actor, sealed) SELECT ?, id, ?, ?, ? FROM registrations WHERE id = ?',
  )
  return ({ id, registrationId, at, actor, text }) =>
    insert.run(id, at.getTime(), actor, sealNote(text ?? '', registrationId, vault.of(registrationId)), registrationId).changes
}

/** Remarks of the office about a registration. */
export function registrationNotes(database: SqliteDatabase, vault: RecordVault): NoteStore {
  const writeAudit = auditWriter(database)
  const writeNote = noteWriter(database, vault)
  return {
    async notes(registrationId) {
      return read(() => {
        const rows = database.prepare('SELECT * FROM registration_notes WHERE registration_id = ? ORDER BY at, id').all(registrationId) as NoteRow[]
        return rows.map(({ sealed, ...row }) => openStoredNote({ ...row, registrationId }, new Uint8Array(sealed), vault))
      })
    },
    async addNote(note, audit) {
      return transact(database, () => {
        const written = writeNote(note) > 0
        if (written) writeAudit(audit)
        return written
      })
    },
  }
}
