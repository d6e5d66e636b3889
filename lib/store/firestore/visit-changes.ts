import 'server-only'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { lookUpsMade, VISIT_CHANGED } from '@/lib/outbox/message'
import { isMovedAlready, isUnchanged, refusalOf, type Visit } from '@/lib/visits/booking'
import { visitEvent } from '../visit-event'
import type { CancelOutcome, MoveOutcome, VisitChange, VisitStore } from '../visit-store'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { takenPeriods, writeMessages, type MessageDocument } from './outbox-documents'
import { setTime } from './places'
import type { RecordKeys } from './record-keys'
import { addEvent, readEvents } from './registration-events'
import { findByRegistration } from './remove-registrations'
import { bookedOf, hoursRef, phoneRef, timeRef, toVisit, visitRef, type HoursDocument, type VisitDocument, type VisitPhoneDocument } from './visit-documents'

/** What is changed of a booked visit. */
export function visitChanges(connection: FirestoreConnection, keys: RecordKeys): Pick<VisitStore, 'move' | 'cancel'> {
  const transact = <T>(work: (db: Firestore, transaction: Transaction) => Promise<T>): Promise<T> =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return db.runTransaction((transaction) => work(db, transaction))
    })

  /** Reads what a change writes to besides. @returns what writes it: to be called once everything of the transaction was read */
  async function readRest(db: Firestore, transaction: Transaction, before: Visit, phoneHash: string, change: VisitChange) {
    const { at, messages, staff } = change
    const id = before.registrationId
    const phone = await transaction.get(phoneRef(db, phoneHash))
    const events = await readEvents(db, transaction, await transaction.get(db.collection(COLLECTIONS.registrations).doc(id)), keys)
    const queued = await findByRegistration(db, transaction, COLLECTIONS.outbox, [id], ['state', 'lastError', 'visitVersion'])
    const taken = await takenPeriods(db, (...refs) => transaction.getAll(...refs), messages, keys.vault)
    /** @param visit as it is from now on */
    return (visit: Visit): void => {
      const changed = { at: visit.at.getTime(), version: visit.version, moves: visit.moves, cancelledAt: visit.cancelledAt?.getTime() ?? null }
      transaction.update(visitRef(db, id), changed satisfies Partial<VisitDocument>)
      if ((phone.data() as VisitPhoneDocument | undefined)?.registrationId === id) {
        if (visit.cancelledAt) transaction.delete(phone.ref)
        else transaction.set(phone.ref, { at: visit.at.getTime(), registrationId: id } satisfies VisitPhoneDocument)
      }
      for (const message of queued) {
        const { state, lastError, visitVersion = null } = message.data() as Pick<MessageDocument, 'state' | 'lastError' | 'visitVersion'>
        if (visitVersion === null || visitVersion >= visit.version || state !== 'pending' || lookUpsMade(lastError) !== null) continue
        const cancelled = { state: 'cancelled', dueAt: null, lastError: VISIT_CHANGED, settledAt: at.getTime() } satisfies Partial<MessageDocument>
        transaction.update(message.ref, cancelled)
      }
      writeMessages(db, transaction, messages, events.vault, taken)
      addEvent(db, transaction, events, visitEvent(visit, change))
      if (staff) writeAudit(db, transaction, staff.audit)
    }
  }

  return {
    move: (registrationId, place, change) =>
      transact(async (db, transaction): Promise<MoveOutcome> => {
        const found = await transaction.get(visitRef(db, registrationId))
        const before = found.exists ? toVisit(found) : null
        if (before && isMovedAlready(before, place, change.basedOn)) return { kind: 'moved', visit: before, fresh: false }
        if (!before || !isUnchanged(before, change.basedOn)) return { kind: 'changed', visit: before }
        const [oldAt, newAt] = [before.at.getTime(), place.at.getTime()]
        const [hours, oldTime, newTime] = await transaction.getAll(hoursRef(db), timeRef(db, oldAt), timeRef(db, newAt))
        const booked = bookedOf(newTime)
        const reason = refusalOf(place, { hoursVersion: (hours?.data() as HoursDocument | undefined)?.version ?? 0, booked, bookedByPhone: null })
        if (reason !== null && reason !== 'phone') return { kind: 'not-moved', reason }
        const writeRest = await readRest(db, transaction, before, found.get('phoneHash') as string, change)
        const left = bookedOf(oldTime)
        setTime(transaction, timeRef(db, oldAt), { at: oldAt, groups: left.groups - 1, people: left.people - before.people })
        setTime(transaction, timeRef(db, newAt), { at: newAt, groups: booked.groups + 1, people: booked.people + place.people })
        const visit = { ...before, at: place.at, version: before.version + 1, moves: before.moves + Number(change.counts) }
        writeRest(visit)
        return { kind: 'moved', visit, fresh: true }
      }),
    cancel: (registrationId, change) =>
      transact(async (db, transaction): Promise<CancelOutcome> => {
        const found = await transaction.get(visitRef(db, registrationId))
        const before = found.exists ? toVisit(found) : null
        if (before?.cancelledAt) return { kind: 'cancelled', visit: before, fresh: false }
        if (!before || !isUnchanged(before, change.basedOn)) return { kind: 'changed', visit: before }
        const at = before.at.getTime()
        const left = bookedOf(await transaction.get(timeRef(db, at)))
        const writeRest = await readRest(db, transaction, before, found.get('phoneHash') as string, change)
        setTime(transaction, timeRef(db, at), { at, groups: left.groups - 1, people: left.people - before.people })
        const visit = { ...before, version: before.version + 1, cancelledAt: change.at }
        writeRest(visit)
        return { kind: 'cancelled', visit, fresh: true }
      }),
  }
}
