import 'server-only'
import type { RecordVault } from '@/lib/crypto/vault'
import type { RegistrationNote } from '@/lib/registrations/stored-registration'
import type { RegistrationStore } from '../registration-store'
import { openNote, sealNote } from '../sealed-fields'
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

/** Writes a note within the caller's transaction. @returns how many were written: none where its registration is not there */
export function noteWriter(database: SqliteDatabase, vault: RecordVault): (note: RegistrationNote) => number {
  const insert = database.prepare(
    'INSERT INTO registration_notes (id, registration_id, at, actor, sealed) SELECT ?, id, ?, ?, ? FROM registrations WHERE id = ?',
  )
  return ({ id, registrationId, at, actor, text }) =>
    insert.run(id, at.getTime(), actor, sealNote(text, registrationId, vault.of(registrationId)), registrationId).changes
}

/** Remarks of the office about a registration. */
export function registrationNotes(database: SqliteDatabase, vault: RecordVault): Pick<RegistrationStore, 'notes' | 'addNote'> {
  const writeAudit = auditWriter(database)
  const writeNote = noteWriter(database, vault)
  return {
    async notes(registrationId) {
      return read(() => {
        const rows = database.prepare('SELECT * FROM registration_notes WHERE registration_id = ? ORDER BY at, id').all(registrationId) as NoteRow[]
        return rows.map((row) => ({
          id: row.id,
          registrationId: row.registration_id,
          at: new Date(row.at),
          actor: row.actor,
          text: openNote(new Uint8Array(row.sealed), row.registration_id, vault.of(row.registration_id)),
        }))
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
