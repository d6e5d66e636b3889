import 'server-only'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { lookUpsMade, VISIT_CHANGED } from '@/lib/messaging/message'
import { confirmed, isBookable, isHeldOrFirm, isMovedAlready, isUnchanged, rebooked, refusalOf, type Visit } from '@/lib/visits/booking'
import { linkHash, phoneHash } from '../sealed-fields'
import { visitEvent } from '../visit-event'
import type { BookOutcome, CancelOutcome, ConfirmOutcome, MoveOutcome, VisitChange, VisitStore } from '@/lib/visits/visit-store'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { takenPeriods, writeMessages, type MessageDocument } from './outbox-documents'
import { readTimes, setTime } from './places'
import type { RecordKeys } from './record-keys'
import { addEvent, readEvents } from './registration-events'
import type { RegistrationDocument } from './registration-documents'
import { findByRegistration } from './remove-registrations'
import {
  bookedOf,
  hoursRef,
  phoneRef,
  timeCounts,
  timeRef,
  toVisit,
  visitRef,
  withoutPlace,
  withPlace,
  type HoursDocument,
  type VisitDocument,
  type VisitPhoneDocument,
} from './visit-documents'

/** Changes of booked visits. */
export function visitChanges(connection: FirestoreConnection, keys: RecordKeys): Pick<VisitStore, 'book' | 'move' | 'cancel' | 'confirm'> {
  const transact = <T>(work: (db: Firestore, transaction: Transaction) => Promise<T>): Promise<T> =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return db.runTransaction((transaction) => work(db, transaction))
    })

  /** Reads whatever else a change writes. @returns a function that writes it; call it after all reads of the transaction */
  async function readRest(db: Firestore, transaction: Transaction, id: string, numberHash: string, change: VisitChange) {
    const { at, messages, staff } = change
    const phone = await transaction.get(phoneRef(db, numberHash))
    const events = await readEvents(db, transaction, await transaction.get(db.collection(COLLECTIONS.registrations).doc(id)), keys)
    const queued = await findByRegistration(db, transaction, COLLECTIONS.outbox, [id], ['state', 'lastError', 'visitVersion'])
    const taken = await takenPeriods(db, (...refs) => transaction.getAll(...refs), messages, keys.vault)
    /**
     * @param visit its new state
     * @param booked it is new, and becomes the last visit of its number
     */
    return (visit: Visit, booked = false): void => {
      const changed = {
        at: visit.at.getTime(),
        people: visit.people,
        version: visit.version,
        moves: visit.moves,
        cancelledAt: visit.cancelledAt?.getTime() ?? null,
        heldUntil: null,
      } satisfies Partial<VisitDocument>
      transaction.set(visitRef(db, id), { ...changed, phoneHash: numberHash, linkHash: linkHash(keys.vault, id) } satisfies VisitDocument)
      if (booked || (phone.data() as VisitPhoneDocument | undefined)?.registrationId === id) {
        if (visit.cancelledAt) transaction.delete(phone.ref)
        else transaction.set(phone.ref, { at: visit.at.getTime(), registrationId: id, heldUntil: null } satisfies VisitPhoneDocument)
      }
      for (const message of queued) {
        const { state, lastError, visitVersion = null } = message.data() as Pick<MessageDocument, 'state' | 'lastError' | 'visitVersion'>
        if (visitVersion === null || visitVersion >= visit.version || state !== 'pending' || lookUpsMade(lastError) !== null) continue
        const cancelled = { state: 'cancelled', dueAt: null, lastError: VISIT_CHANGED, settledAt: at.getTime() } satisfies Partial<MessageDocument>
        transaction.update(message.ref, cancelled)
      }
      writeMessages(db, transaction, messages, events.vault, taken)
      addEvent(db, transaction, events, visitEvent(visit, change, booked ? 'booked' : undefined))
      if (staff) writeAudit(db, transaction, staff.audit)
    }
  }

  return {
    book: (registrationId, place, change) =>
      transact(async (db, transaction): Promise<BookOutcome> => {
        const hash = phoneHash(keys.vault, change.phone)
        const [found, registration, hours, phone] = await transaction.getAll(
          visitRef(db, registrationId),
          db.collection(COLLECTIONS.registrations).doc(registrationId),
          hoursRef(db),
          phoneRef(db, hash),
        )
        const before = found?.exists ? toVisit(found) : null
        if (before && isMovedAlready(before, place, change.basedOn)) return { kind: 'booked', visit: before, fresh: false }
        const isInInbox = registration?.exists && !(registration.data() as RegistrationDocument).quarantined
        if (!isInInbox || !isBookable(before, place, change.basedOn)) return { kind: 'changed', visit: before }
        const now = place.now.getTime()
        const last = phone?.data() as VisitPhoneDocument | undefined
        const isOther = last !== undefined && last.registrationId !== registrationId && (last.heldUntil ?? Infinity) > now
        const times = await readTimes(db, transaction, before?.at.getTime() ?? null, place.at.getTime())
        if (before && !before.cancelledAt) times.leave(registrationId, found?.data() as VisitDocument)
        const hoursVersion = (hours?.data() as HoursDocument | undefined)?.version ?? 0
        const reason = refusalOf(place, { hoursVersion, booked: times.bookedAtNew(now), bookedByPhone: isOther ? new Date(last.at) : null })
        if (reason !== null) return { kind: 'not-booked', reason }
        const writeRest = await readRest(db, transaction, registrationId, hash, change)
        times.take(registrationId, place.people, now)
        const visit = rebooked(registrationId, place, change.basedOn)
        writeRest(visit, true)
        return { kind: 'booked', visit, fresh: true }
      }),
    move: (registrationId, place, change) =>
      transact(async (db, transaction): Promise<MoveOutcome> => {
        const found = await transaction.get(visitRef(db, registrationId))
        const before = found.exists ? toVisit(found) : null
        if (before && isMovedAlready(before, place, change.basedOn)) return { kind: 'moved', visit: before, fresh: false }
        if (!before || !isUnchanged(before, change.basedOn)) return { kind: 'changed', visit: before }
        const hours = await transaction.get(hoursRef(db))
        const times = await readTimes(db, transaction, before.at.getTime(), place.at.getTime())
        times.leave(registrationId, found.data() as VisitDocument)
        const now = place.now.getTime()
        const booked = times.bookedAtNew(now)
        const reason = refusalOf(place, { hoursVersion: (hours.data() as HoursDocument | undefined)?.version ?? 0, booked, bookedByPhone: null })
        if (reason !== null && reason !== 'phone') return { kind: 'not-moved', reason }
        const writeRest = await readRest(db, transaction, registrationId, found.get('phoneHash') as string, change)
        times.take(registrationId, place.people, now)
        const visit = { ...confirmed(before), at: place.at, people: place.people, version: before.version + 1, moves: before.moves + Number(change.counts) }
        writeRest(visit)
        return { kind: 'moved', visit, fresh: true }
      }),
    confirm: (registrationId, place, change) =>
      transact(async (db, transaction): Promise<ConfirmOutcome> => {
        const found = await transaction.get(visitRef(db, registrationId))
        const before = found.exists ? toVisit(found) : null
        if (!before || before.cancelledAt) return { kind: 'changed', visit: before }
        if (before.heldUntil === undefined) return { kind: 'confirmed', visit: before, fresh: false }
        const document = found.data() as VisitDocument
        const [at, now] = [before.at.getTime(), change.at.getTime()]
        const [hours, time, phone] = await transaction.getAll(hoursRef(db), timeRef(db, at), phoneRef(db, document.phoneHash))
        const last = phone?.data() as VisitPhoneDocument | undefined
        const isOther = last !== undefined && last.registrationId !== registrationId && last.at > now && (last.heldUntil ?? Infinity) > now
        if (!isHeldOrFirm(before, change.at)) {
          const hoursVersion = (hours?.data() as HoursDocument | undefined)?.version ?? 0
          const reason = place ? refusalOf(place, { hoursVersion, booked: bookedOf(time, now), bookedByPhone: isOther ? new Date(last.at) : null }) : 'full'
          if (reason !== null) return { kind: 'not-confirmed', reason }
        }
        const taken = await takenPeriods(db, (...refs) => transaction.getAll(...refs), change.messages, keys.vault)
        const own = await keys.load(db, [registrationId])
        const left = withoutPlace(timeCounts(time), registrationId, document)
        setTime(transaction, timeRef(db, at), { at, ...withPlace(left, registrationId, { people: before.people, heldUntil: null }, now) })
        transaction.update(found.ref, { heldUntil: null } satisfies Partial<VisitDocument>)
        if (!isOther) transaction.set(phoneRef(db, document.phoneHash), { at, registrationId, heldUntil: null } satisfies VisitPhoneDocument)
        writeMessages(db, transaction, change.messages, own, taken)
        if (change.audit) writeAudit(db, transaction, change.audit)
        return { kind: 'confirmed', visit: confirmed(before), fresh: true }
      }),
    cancel: (registrationId, change) =>
      transact(async (db, transaction): Promise<CancelOutcome> => {
        const found = await transaction.get(visitRef(db, registrationId))
        const before = found.exists ? toVisit(found) : null
        if (before?.cancelledAt) return { kind: 'cancelled', visit: before, fresh: false }
        if (!before || !isUnchanged(before, change.basedOn)) return { kind: 'changed', visit: before }
        const at = before.at.getTime()
        const left = withoutPlace(timeCounts(await transaction.get(timeRef(db, at))), registrationId, found.data() as VisitDocument)
        const writeRest = await readRest(db, transaction, registrationId, found.get('phoneHash') as string, change)
        setTime(transaction, timeRef(db, at), { at, ...left })
        const visit = { ...confirmed(before), version: before.version + 1, cancelledAt: change.at }
        writeRest(visit)
        return { kind: 'cancelled', visit, fresh: true }
      }),
  }
}
