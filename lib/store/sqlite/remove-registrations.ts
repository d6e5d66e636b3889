import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { keptStatusEvent, removalStep, separatedOutEvent } from '../merge-events'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { RemovalStore } from '@/lib/registrations/removal-store'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import type { Erasure } from './erasure'
import { mergeWriter, type StateRow } from './merges'
import { transact } from './transaction'

/**
 * Deletes registrations inside the caller's transaction, and writes the successors of primary ones.
 * @returns (ids, audit) number deleted
 */
export function removal(database: SqliteDatabase, vault: RecordVault): (ids: readonly string[], audit: AuditEntry) => number {
  const write = mergeWriter(database, vault)
  const writeAudit = auditWriter(database)
  const remove = database.prepare('DELETE FROM registrations WHERE id IN (SELECT value FROM json_each(?))')
  const setAssignee = database.prepare('UPDATE registrations SET assignee = ? WHERE id = ?')
  const primariesOf = database.prepare('SELECT DISTINCT merged_into AS id FROM registrations WHERE merged_into IN (SELECT value FROM json_each(?))')
  const primaryOfMerged = database.prepare('SELECT id, merged_into FROM registrations WHERE merged_into IS NOT NULL AND id IN (SELECT value FROM json_each(?))')

  function keepStatus(id: string, { status }: Pick<StateRow, 'status'>, removedId: string, at: Date): void {
    if (write.stateOf(id)?.status !== status) write.writeEvent(keptStatusEvent(id, status, removedId, at))
    write.indexTerms(id)
  }

  /** The oldest merged registration replaces the deleted primary one. */
  function goOn(primary: StateRow, [successor, ...rest]: readonly StateRow[], actor: string | null, at: Date): void {
    if (!successor) return
    const step = removalStep(primary.id, actor)
    write.separate(successor.id, primary.id, step, at)
    setAssignee.run(primary.assignee, successor.id)
    for (const mergedOne of rest) write.merge(mergedOne.id, successor.id, step, at)
    keepStatus(successor.id, primary, primary.id, at)
  }

  return (ids, audit) => {
    const removed = new Set(ids)
    const json = JSON.stringify(ids)
    const orphaned = (primariesOf.all(json) as { id: string }[]).flatMap(({ id }) => {
      const primary = write.stateOf(id)
      return primary ? [{ primary, mergedRegistrations: write.registrationsMergedInto(id).filter((mergedOne) => !removed.has(mergedOne.id)) }] : []
    })
    const lost = (primaryOfMerged.all(json) as { id: string; merged_into: string }[]).flatMap((mergedOne) => {
      const primary = removed.has(mergedOne.merged_into) ? undefined : write.stateOf(mergedOne.merged_into)
      return primary ? [{ id: mergedOne.id, primary }] : []
    })
    const { changes } = remove.run(json)
    if (changes === 0) return 0
    const { actor, at } = audit
    for (const { primary, mergedRegistrations } of orphaned) goOn(primary, mergedRegistrations, actor, at)
    for (const { id, primary } of lost) {
      write.writeEvent(separatedOutEvent(primary.id, id, removalStep(id, actor), at))
      keepStatus(primary.id, primary, id, at)
    }
    writeAudit(audit)
    return changes
  }
}

/** Destroys registrations: what was removed cannot be opened any more, wherever it was written, once this resolves. */
export function registrationRemover(database: SqliteDatabase, vault: RecordVault, erasing: Erasure): Pick<RemovalStore, 'remove'> {
  const remove = removal(database, vault)
  return {
    async remove(ids, audit) {
      const removed = await transact(database, () => {
        const count = remove(ids, audit)
        if (count > 0) erasing.destroyKeys(ids)
        return count
      })
      if (removed > 0) erasing.clearLog()
      return removed
    },
  }
}
