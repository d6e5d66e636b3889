import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { MERGED_MAX } from '@/lib/registrations/progress'
import { searchTerms } from '@/lib/registrations/search-terms'
import { readableOf } from '@/lib/registrations/stored-registration'
import { mergedEvent, mergedInEvent, separatedEvent, separatedOutEvent } from '../merge-events'
import type { MergeOutcome, MergeStep, MergeStore } from '@/lib/registrations/merge-store'
import { termHash } from '../sealed-fields'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { eventWriter } from './registration-events'
import { MERGED, openRegistration, type RegistrationRow } from './registration-rows'
import { read, transact } from './transaction'

export type StateRow = Pick<RegistrationRow, 'id' | 'quarantine' | 'merged_into' | 'status' | 'assignee'>

const MERGED_INTO = 'FROM registrations WHERE merged_into = ? ORDER BY created_at, id'

/** Steps of a merge, inside the caller's transaction. */
export function mergeWriter(database: SqliteDatabase, vault: RecordVault) {
  const writeEvent = eventWriter(database, vault)
  const state = database.prepare('SELECT id, quarantine, merged_into, status, assignee FROM registrations WHERE id = ?')
  const mergedRegistrations = database.prepare(`SELECT id, quarantine, merged_into, status, assignee ${MERGED_INTO}`)
  const point = database.prepare(`UPDATE registrations SET merged_into = ?, quarantine = '${MERGED}' WHERE id = ?`)
  const clear = database.prepare('UPDATE registrations SET merged_into = NULL, quarantine = NULL WHERE id = ?')
  const whole = database.prepare('SELECT * FROM registrations WHERE id = ? OR merged_into = ?')
  const clearTerms = database.prepare('DELETE FROM registration_terms WHERE registration_id = ?')
  const insertTerm = database.prepare(
    'INSERT OR IGNORE INTO registration_terms (term, created_at, registration_id) SELECT ?, created_at, id FROM registrations WHERE id = ?',
  )
  return {
    stateOf: (id: string) => state.get(id) as StateRow | undefined,
    registrationsMergedInto: (id: string) => mergedRegistrations.all(id) as StateRow[],
    /** @param former its primary registration until now */
    merge(id: string, into: string, step: MergeStep, at: Date, former?: string): void {
      writeEvent(mergedEvent(id, into, step, at))
      point.run(into, id)
      if (former !== undefined) writeEvent(separatedOutEvent(former, id, step, at))
      writeEvent(mergedInEvent(into, id, step, at))
    },
    /** @param from no longer exists if it was deleted */
    separate(id: string, from: string, step: MergeStep, at: Date): void {
      clear.run(id)
      writeEvent(separatedEvent(id, from, step, at))
      if (state.get(from)) writeEvent(separatedOutEvent(from, id, step, at))
    },
    writeEvent,
    /** Adds the search terms of the merged registrations to the primary one. */
    indexTerms(id: string): void {
      const registrations = (whole.all(id, id) as RegistrationRow[]).map((row) => openRegistration(row, vault))
      const readable = readableOf(registrations)
      // The terms of an unreadable registration cannot be derived again, so they are kept.
      if (readable.length === registrations.length) clearTerms.run(id)
      for (const registration of readable) for (const term of searchTerms(registration)) insertTerm.run(termHash(vault, term), id)
    },
  }
}

/** Merging of registrations. */
export function merges(database: SqliteDatabase, vault: RecordVault): MergeStore {
  const write = mergeWriter(database, vault)
  const writeAudit = auditWriter(database)

  function refusal(one: StateRow | undefined, other: StateRow | undefined, mergedRegistrations: number): MergeOutcome | null {
    if (!one || !other) return 'not-found'
    if (one.merged_into === other.id) return 'repeated'
    if (one.id === other.id || one.merged_into !== null || other.merged_into !== null) return 'moved'
    if (one.quarantine !== null || other.quarantine !== null) return 'quarantined'
    return mergedRegistrations > MERGED_MAX ? 'too-many' : null
  }

  return {
    async merge(id, into, step, at, audit) {
      return transact(database, (): MergeOutcome => {
        const moving = write.registrationsMergedInto(id).map((mergedOne) => mergedOne.id)
        const refused = refusal(write.stateOf(id), write.stateOf(into), moving.length + 1 + write.registrationsMergedInto(into).length)
        if (refused) return refused
        // Merged ones first: the registration's progress is then its own again.
        for (const mergedOne of moving) write.merge(mergedOne, into, step, at, id)
        if (moving.length > 0) write.indexTerms(id)
        write.merge(id, into, step, at)
        write.indexTerms(into)
        writeAudit(audit)
        return 'merged'
      })
    },
    async separate(id, step, at, audit) {
      return transact(database, () => {
        const from = write.stateOf(id)?.merged_into
        if (!from) return false
        write.separate(id, from, step, at)
        write.indexTerms(from)
        writeAudit(audit)
        return true
      })
    },
    async listMerged(id) {
      return read(() => (database.prepare(`SELECT * ${MERGED_INTO}`).all(id) as RegistrationRow[]).map((row) => openRegistration(row, vault)))
    },
  }
}
