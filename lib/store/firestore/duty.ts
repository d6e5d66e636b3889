import 'server-only'
import type { DocumentReference, Firestore, Precondition, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { startOfKoreanDay } from '@/lib/korean-time'
import type { DutyStore } from '@/lib/registrations/duty-store'
import { writeAudit } from './audit'
import type { AccountDocument } from './account-documents'
import { COLLECTIONS } from './collections'
import type { Connected, FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'

/** Its id is the account's. */
interface DutyDocument {
  readonly since: number | null
  readonly turn?: number
}

const dutyOf = (snapshot: QueryDocumentSnapshot) => snapshot.data() as DutyDocument
const onDutyFrom = (db: Firestore, from: Date) => db.collection(COLLECTIONS.duty).where('since', '>=', from.getTime()).orderBy('since')

export function firestoreDutyStore(connection: FirestoreConnection): DutyStore {
  return {
    list: (from) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return (await onDutyFrom(db, from).get()).docs.map((one) => ({ accountId: one.id, since: new Date(dutyOf(one).since ?? 0) }))
      }),
    start: (accountId, at, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const batch = db.batch()
        batch.set(db.collection(COLLECTIONS.duty).doc(accountId), { since: at.getTime() } satisfies DutyDocument, { merge: true })
        writeAudit(db, batch, audit)
        await batch.commit()
      }),
    end: (accountId, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const duty = await transaction.get(db.collection(COLLECTIONS.duty).doc(accountId))
          if (((duty.data() as DutyDocument | undefined)?.since ?? null) === null) return false
          transaction.update(duty.ref, { since: null } satisfies DutyDocument)
          writeAudit(db, transaction, audit)
          return true
        })
      }),
  }
}

/** A batch or a transaction. */
interface Writes {
  update(ref: DocumentReference, data: Pick<DutyDocument, 'turn'>, precondition?: Precondition): unknown
}

/** The assignee of a new registration. */
export interface PickedAssignee {
  readonly accountId: string
  /** Adds the turn to the registration's writes; they then fail if another instance took a turn meanwhile. */
  readonly takeTurn: (writes: Writes) => void
}

/** Maximum documents read of one phone to find its assignee. */
const SAME_PHONE_READ = 20

/** @returns the accounts that are not disabled; with Firebase Authentication none has a document here */
async function enabled(db: Firestore, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const accounts = await db.getAll(...ids.map((id) => db.collection(COLLECTIONS.accounts).doc(id)))
  return ids.filter((_id, index) => ((accounts[index]?.data() as AccountDocument | undefined)?.disabledAt ?? null) === null)
}

async function assigneesOfPhone(connected: Connected, phoneHash: string): Promise<string[]> {
  const query = sortedQuery(connected, SORTED_QUERIES.registrationsOfPhone, { phoneHash })
  const { docs } = await query.select('assignee', 'quarantined', 'mergedInto').limit(SAME_PHONE_READ).get()
  // For a merged registration, the assignee of its primary one.
  const primaries = await Promise.all(
    docs.map(async (one) => {
      const primary = one.get('mergedInto') as string | null | undefined
      return primary ? connected.db.collection(COLLECTIONS.registrations).doc(primary).get() : one
    }),
  )
  const assignees = primaries.flatMap((one) => (one.get('quarantined') ? [] : ((one.get('assignee') as string | null | undefined) ?? [])))
  return [...new Set(assignees)]
}

/**
 * Picks the assignee of a new registration: that of the latest registration of the same phone, otherwise the next in turn of
 * those who went on duty on the same Korean day.
 * @param strict false: takes the turn even if another instance took one meanwhile, so that a crowd is not kept waiting
 * @returns null if nobody is on duty
 */
export async function pickAssignee(connected: Connected, phoneHash: string, at: Date, strict: boolean): Promise<PickedAssignee | null> {
  const { db } = connected
  const [assignees, { docs }] = await Promise.all([assigneesOfPhone(connected, phoneHash), onDutyFrom(db, startOfKoreanDay(at)).get()])
  const [known] = await enabled(db, assignees)
  if (known) return { accountId: known, takeTurn: () => undefined }
  const turnOf = (one: QueryDocumentSnapshot) => dutyOf(one).turn ?? 0
  const present = new Set(
    await enabled(
      db,
      docs.map(({ id }) => id),
    ),
  )
  const next = docs.filter(({ id }) => present.has(id)).toSorted((a, b) => turnOf(a) - turnOf(b))[0]
  if (!next) return null
  const turn = Math.max(...docs.map(turnOf)) + 1
  return {
    accountId: next.id,
    takeTurn: (writes) =>
      void (strict
        ? writes.update(next.ref, { turn }, { lastUpdateTime: next.updateTime })
        : writes.update(next.ref, { turn } satisfies Pick<DutyDocument, 'turn'>)),
  }
}
