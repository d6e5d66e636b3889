import 'server-only'
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { RecordVault } from '@/lib/vault'
import { standingContract } from '@/lib/registrations/contract'
import { appendEvent, hasMergedIn, type MergedProgress } from '@/lib/registrations/progress'
import { initialStatusEvent, type EventCore, type NewEvent, type Progress, type RegistrationEvent } from '@/lib/registrations/registration-event'
import type { EventStore, RecordOutcome } from '@/lib/registrations/work-store'
import { sealEvent } from '../sealed-fields'
import { openEvent, readEventCore } from '../stored-event'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { inChunks } from './in-chunks'
import { findOptOut, writeOptOut } from './opt-outs'
import type { RecordKeys } from './record-keys'
import type { RegistrationDocument } from './registration-documents'
import { registrationsMergedInto, progressById, reading, READING_NOW, type Reader } from './merged-registrations'

/** Its id is `{registrationId}:{number}`, so that of two writers of one number one fails. */
export interface EventDocument extends Pick<RegistrationEvent, 'id' | 'registrationId' | 'number' | 'actor' | 'kind' | 'subject'> {
  readonly at: number
  readonly dueAt: number | null
  readonly sealed: Buffer | null
}

const toDocument = ({ at, dueAt, text, contract, isTextUnreadable: _isTextUnreadable, ...event }: RegistrationEvent, vault: RecordVault): EventDocument => ({
  ...event,
  at: at.getTime(),
  dueAt: dueAt?.getTime() ?? null,
  sealed: sealEvent({ text, ...(contract && { contract }) }, event.registrationId, vault.of(event.registrationId)),
})

export const openEventDocument = ({ registrationId, sealed, ...document }: EventDocument, vault: RecordVault): RegistrationEvent =>
  openEvent(registrationId, document, sealed, vault)

/** The progress, as stored in a registration's document. */
const progressFields = ({ status, result, absences, callbackAt, appointmentAt, tags, contactedAt, preference, mergedInto }: Progress) =>
  ({
    status,
    result,
    absences,
    callbackAt: callbackAt?.getTime() ?? null,
    appointmentAt: appointmentAt?.getTime() ?? null,
    tags: [...tags],
    contactedAt: contactedAt?.getTime() ?? null,
    wishedUnit: preference.unit,
    wishedComplex: preference.complex,
    mergedInto,
  }) satisfies Partial<RegistrationDocument>

/** Kept once used, because Firestore counts no distinct values. A tag may have characters that an id may not. */
const tagName = (db: Firestore, tag: string) => db.collection(COLLECTIONS.tagNames).doc(Buffer.from(tag).toString('base64url'))

export const createEvent = (db: Firestore, writes: Pick<Transaction | WriteBatch, 'create'>, event: RegistrationEvent, vault: RecordVault): void =>
  void writes.create(db.collection(COLLECTIONS.events).doc(`${event.registrationId}:${event.number}`), { ...toDocument(event, vault) })

const eventsOf = (db: Firestore, registrationId: string) => db.collection(COLLECTIONS.events).where('registrationId', '==', registrationId)

/** Sorts events. There are a handful of them, so sorting here saves an index. */
const inOrder = (docs: readonly QueryDocumentSnapshot[], vault: RecordVault): RegistrationEvent[] =>
  docs.map((snapshot) => openEventDocument(snapshot.data() as EventDocument, vault)).toSorted((a, b) => a.number - b.number)

/** Events of a registration without their notes, in order. */
export const eventCores = async (db: Firestore, registrationId: string, reader: Reader = READING_NOW): Promise<EventCore[]> =>
  (await reader.list(eventsOf(db, registrationId)))
    .map((snapshot) => snapshot.data() as EventDocument)
    .toSorted((a, b) => a.number - b.number)
    .map((document) => readEventCore(registrationId, document))

/** For a registration older than events, its status as a first event: see migration 012 of the embedded store. */
function carried(registration: DocumentSnapshot): RegistrationEvent[] {
  const { status, updatedAt } = registration.data() as RegistrationDocument
  return status === 'new' ? [] : [initialStatusEvent(registration.id, status, new Date(updatedAt))]
}

/** The state before an event is added: transactions read before they write. */
export interface EventsBefore {
  readonly registration: DocumentSnapshot
  readonly stored: readonly RegistrationEvent[]
  /** Progress of the registrations merged into it. */
  readonly merged: MergedProgress
  /** Has the registration's key. */
  readonly vault: RecordVault
}

/** Reads merged registrations only if the events say that there were some. */
export async function readEvents(db: Firestore, transaction: Transaction, registration: DocumentSnapshot, keys: RecordKeys): Promise<EventsBefore> {
  const vault = await keys.load(db, [registration.id])
  const stored = inOrder((await transaction.get(eventsOf(db, registration.id))).docs, vault)
  const mergedRegistrations = hasMergedIn(stored) ? await registrationsMergedInto(db, reading(transaction), [registration.id]) : []
  return { registration, stored, merged: progressById(mergedRegistrations), vault }
}

/**
 * Adds events of one registration inside the caller's transaction, and updates its progress.
 * @param fields of the registration that change with it
 * @param after events that follow from the progress
 * @returns the progress; null if none of the events was new, and nothing is written
 */
export function addEvents(
  db: Firestore,
  transaction: Transaction,
  { registration, stored, merged, vault }: EventsBefore,
  events: readonly NewEvent[],
  fields: Partial<RegistrationDocument> = {},
  after: (progress: Progress) => readonly NewEvent[] = () => [],
): Progress | null {
  const missing = stored.length === 0 ? carried(registration) : []
  const log = [...missing, ...stored]
  let progress: Progress | null = null
  function add(event: NewEvent): void {
    const appended = appendEvent(log, event, merged)
    if (!appended) return
    const numbered = { ...event, number: appended.number }
    log.push(numbered)
    createEvent(db, transaction, numbered, vault)
    if (event.kind === 'tagged' && event.subject !== null) transaction.set(tagName(db, event.subject), { tag: event.subject })
    progress = appended.progress
  }
  for (const event of events) add(event)
  if (!progress) return null
  for (const event of after(progress)) add(event)
  for (const earlier of missing) createEvent(db, transaction, earlier, vault)
  const at = Math.max(...events.map((event) => event.at.getTime()))
  transaction.update(registration.ref, { ...progressFields(progress), ...fields, updatedAt: at })
  return progress
}

/** As {@link addEvents}. @returns false if the event exists already */
export const addEvent = (db: Firestore, transaction: Transaction, before: EventsBefore, event: NewEvent, fields: Partial<RegistrationDocument> = {}): boolean =>
  addEvents(db, transaction, before, [event], fields) !== null

/** Whether the contract of a registration, or of one merged into it, is of the home. */
async function hasContractOf(db: Firestore, reader: Reader, id: string, home: string): Promise<boolean> {
  const mergedRegistrations = await registrationsMergedInto(db, reader, [id], ['mergedInto'])
  const [events, ...others] = await Promise.all([id, ...mergedRegistrations.map((one) => one.id)].map((one) => eventCores(db, one, reader)))
  return standingContract(events ?? [], new Map(mergedRegistrations.map((one, index) => [one.id, others[index] ?? []])))?.subject === home
}

/** Whether a contract's home has a contract that holds, of a registration that is not merged with its own. There are few contracts. */
async function isHomeTaken(db: Firestore, transaction: Transaction, { kind, subject, registrationId }: NewEvent): Promise<boolean> {
  if (kind !== 'contract' || subject === null) return false
  const reader = reading(transaction)
  const contracts = await reader.list(db.collection(COLLECTIONS.events).where('kind', '==', kind).where('subject', '==', subject))
  const ids = new Set(contracts.map((snapshot) => snapshot.get('registrationId') as string))
  const holders = await Promise.all([...ids].map((id) => reader.find(db.collection(COLLECTIONS.registrations).doc(id))))
  const others = new Set(holders.filter(({ exists }) => exists).map((one) => (one.get('mergedInto') as string | null | undefined) ?? one.id))
  others.delete(registrationId)
  return (await Promise.all([...others].map((id) => hasContractOf(db, reader, id, subject)))).includes(true)
}

/** What happened to registrations. */
export function registrationEvents(connection: FirestoreConnection, keys: RecordKeys): EventStore {
  return {
    listTags: (limit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return (await db.collection(COLLECTIONS.tagNames).orderBy('tag').limit(limit).get()).docs.map((snapshot) => snapshot.get('tag') as string)
      }),
    listContracted: () =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const { docs } = await db
          .collection(COLLECTIONS.events)
          .where('kind', '==', 'contract' satisfies RegistrationEvent['kind'])
          .select('registrationId')
          .get()
        const ids = new Set(docs.map((snapshot) => snapshot.get('registrationId') as string))
        const registrations = await Promise.all(
          inChunks([...ids]).map((some) => db.getAll(...some.map((id) => db.collection(COLLECTIONS.registrations).doc(id)), { fieldMask: ['mergedInto'] })),
        )
        return registrations
          .flat()
          .filter(({ exists }) => exists)
          .map((one) => ({ id: one.id, mergedInto: (one.get('mergedInto') as string | null | undefined) ?? null }))
      }),
    record: (event, audit, isSecondContractMeant = false) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction): Promise<RecordOutcome> => {
          const registration = await transaction.get(db.collection(COLLECTIONS.registrations).doc(event.registrationId))
          if (!registration.exists) return 'not-found'
          const { phoneHash, mergedInto = null } = registration.data() as RegistrationDocument
          if (mergedInto !== null && event.kind !== 'call') return 'merged'
          const before = await readEvents(db, transaction, registration, keys)
          const isKnown = before.stored.some(({ id }) => id === event.id)
          if (!isSecondContractMeant && !isKnown && (await isHomeTaken(db, transaction, event))) return 'home-taken'
          const optOut = event.kind === 'opt-out' ? await findOptOut(db, transaction, phoneHash) : null
          if (!addEvent(db, transaction, before, event)) return 'repeated'
          if (optOut) writeOptOut(transaction, optOut, event.at)
          writeAudit(db, transaction, audit)
          return 'recorded'
        })
      }),
    events: (registrationId) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const [vault, { docs }] = await Promise.all([keys.load(db, [registrationId]), eventsOf(db, registrationId).get()])
        const stored = inOrder(docs, vault)
        if (stored.length > 0) return stored
        const registration = await db.collection(COLLECTIONS.registrations).doc(registrationId).get()
        return registration.exists ? carried(registration) : []
      }),
    eventsOf: (registrationIds) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const [vault, ...found] = await Promise.all([
          keys.load(db, registrationIds),
          ...inChunks(registrationIds).map((some) => db.collection(COLLECTIONS.events).where('registrationId', 'in', some).get()),
        ])
        const docs = found.flatMap((each) => each.docs)
        return new Map(
          registrationIds.map((id) => [
            id,
            inOrder(
              docs.filter((snapshot) => snapshot.get('registrationId') === id),
              vault,
            ),
          ]),
        )
      }),
  }
}
