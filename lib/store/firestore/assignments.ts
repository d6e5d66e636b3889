import 'server-only'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import { assignedEvent } from '../assigned-event'
import type { AssignOutcome, AssignmentStore } from '@/lib/registrations/work-store'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'
import { addEvent, readEvents } from './registration-events'
import { openRegistrations, type RecordKeys } from './record-keys'
import type { RegistrationDocument } from './registration-documents'

/** Maximum documents read for the waiting list: new ones that are assigned are read and dropped. */
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
    listWaiting: (limit) =>
      withDeadline(async () => {
        // No query finds documents that lack a field, and older ones have no assignee.
        const connected = await connection.open()
        const fresh = sortedQuery(connected, SORTED_QUERIES.registrations, { quarantined: false, status: 'new' satisfies RegistrationStatus })
        const { docs } = await fresh.limit(READ_MAX).get()
        const waiting = docs.filter((snapshot) => !(snapshot.data() as RegistrationDocument).assignee).slice(0, limit)
        return openRegistrations(connected.db, waiting, keys)
      }),
  }
}
