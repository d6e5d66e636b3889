import 'server-only'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import { assignedEvent } from '../assigned-event'
import type { AssignOutcome, AssignmentStore } from '@/lib/registrations/work-store'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { pickAssignee } from './duty'
import { SORTED_QUERIES, sortedQuery } from './queries'
import { addEvent, readEvents } from './registration-events'
import { openRegistrations, type RecordKeys } from './record-keys'
import type { RegistrationDocument } from './registration-documents'

/** Maximum documents read for new ones that are older than assignees: new ones that are assigned are read and dropped. */
const READ_MAX = 300

/** Who looks after which registration. */
export function assignments(connection: FirestoreConnection, keys: RecordKeys): AssignmentStore {
  return {
    assign: (id, { to, from, actor, reason }, at, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction): Promise<AssignOutcome> => {
          const found = await transaction.get(db.collection(COLLECTIONS.registrations).doc(id))
          const { quarantined, assignee = null } = (found.data() ?? { quarantined: true }) as Pick<RegistrationDocument, 'quarantined' | 'assignee'>
          if (quarantined) return { kind: 'not-found' }
          if (from !== undefined && assignee !== from) return assignee === null ? { kind: 'not-found' } : { kind: 'taken', assignee }
          const before = await readEvents(db, transaction, found, keys)
          addEvent(db, transaction, before, assignedEvent(id, { to, actor, reason: reason ?? null }, at), { assignee: to })
          writeAudit(db, transaction, audit)
          return { kind: 'assigned' }
        })
      }),
    assignByTurn: (id, actor, at, audit) =>
      withDeadline(async () => {
        const connected = await connection.open()
        const { db } = connected
        const ref = db.collection(COLLECTIONS.registrations).doc(id)
        const phoneHash = (await ref.get()).get('phoneHash') as string | undefined
        const picked = phoneHash === undefined ? null : await pickAssignee(connected, phoneHash, at, false)
        if (!picked) return false
        return db.runTransaction(async (transaction) => {
          const found = await transaction.get(ref)
          const { quarantined, assignee = null } = (found.data() ?? { quarantined: true }) as Pick<RegistrationDocument, 'quarantined' | 'assignee'>
          if (quarantined || assignee !== null) return false
          const before = await readEvents(db, transaction, found, keys)
          addEvent(db, transaction, before, assignedEvent(id, { to: picked.accountId, actor, reason: null }, at), { assignee: picked.accountId })
          picked.takeTurn(transaction)
          writeAudit(db, transaction, audit)
          return true
        })
      }),
    listWaiting: (limit) =>
      withDeadline(async () => {
        if (limit === 0) return []
        const connected = await connection.open()
        const isNew = { quarantined: false, status: 'new' satisfies RegistrationStatus }
        const { docs } = await sortedQuery(connected, SORTED_QUERIES.longestWaiting, { ...isNew, assignee: null })
          .limit(limit)
          .get()
        // No query finds documents that lack a field, and older ones have no assignee.
        const rest = docs.length < limit ? (await sortedQuery(connected, SORTED_QUERIES.registrations, isNew).limit(READ_MAX).get()).docs : []
        const old = rest.filter((snapshot) => (snapshot.data() as RegistrationDocument).assignee === undefined).toReversed()
        return openRegistrations(connected.db, [...old, ...docs].slice(0, limit), keys)
      }),
  }
}
