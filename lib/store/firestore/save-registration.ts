import 'server-only'
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore'
import type { OutboxMessage } from '@/lib/messaging/message'
import type { ConsentText } from '@/lib/registrations/consent'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { PlaceToTake } from '@/lib/visits/booking'
import type { ClaimOutcome, RequestClaim, SaveOutcome } from '@/lib/registrations/save-store'
import { assignedEvent } from '../assigned-event'
import { phoneHash } from '../sealed-fields'
import { withheldVisitEvent } from '../visit-event'
import type { Connected } from './connection'
import { pickAssignee, type PickedAssignee } from './duty'
import { createEvent } from './registration-events'
import { codeOf, GRPC } from './deadline'
import { COLLECTIONS } from './collections'
import { takenPeriods, writeMessages } from './outbox-documents'
import type { RecordKeys } from './record-keys'
import { toRegistrationDocument, type ClaimDocument, type RegistrationDocument } from './registration-documents'
import { placeQueue } from './place-queue'
import type { FreePlace } from './places'

/** Two equal requests settle in the second round; more are needed only if several compete for an old claim. */
const MAX_ATTEMPTS = 5
/** Rounds in which a turn taken by someone else meanwhile is picked anew. After these a fast response matters more than the order of turns. */
const STRICT_ATTEMPTS = 3

/** The outcome that an earlier claim states for a request; null if none or expired. */
export function outcomeOfClaim(snapshot: DocumentSnapshot, { body, validFrom }: RequestClaim): ClaimOutcome | null {
  const claim = snapshot.data() as ClaimDocument | undefined
  if (!claim || claim.at < validFrom.getTime()) return null
  return claim.body === body ? { kind: 'replayed', id: claim.registrationId } : { kind: 'conflict' }
}

/**
 * Writes registration, messages, claim and consent texts in one atomic batch. No transaction: nothing is locked, and each write
 * has the precondition that the document does not exist (optimistic concurrency). A request whose precondition fails came second
 * and returns the result of the first. Of those that want a place of the same visit, one gets it in each round.
 */
export function registrationSaver(keys: RecordKeys) {
  /** Texts known to be stored. They are never changed or removed, so each is written once. */
  const storedTexts = new Set<string>()
  const places = placeQueue(keys.vault)

  async function missingTexts(db: Firestore, texts: readonly ConsentText[]): Promise<ConsentText[]> {
    const unconfirmed = texts.filter(({ hash }) => !storedTexts.has(hash))
    if (unconfirmed.length === 0) return []
    const found = await db.getAll(...unconfirmed.map(({ hash }) => db.collection(COLLECTIONS.consentTexts).doc(hash)))
    return unconfirmed.filter((_text, index) => !found[index]?.exists)
  }

  function writeClaim(batch: WriteBatch, before: DocumentSnapshot, request: RequestClaim, registration: Registration): void {
    const document: ClaimDocument = { body: request.body, registrationId: registration.id, at: registration.createdAt.getTime() }
    if (before.exists && before.updateTime) batch.update(before.ref, { ...document }, { lastUpdateTime: before.updateTime })
    else batch.create(before.ref, { ...document })
  }

  async function commit(
    db: Firestore,
    unassigned: Registration,
    picked: PickedAssignee | null,
    messages: readonly OutboxMessage[],
    taken: ReadonlySet<string>,
    texts: readonly ConsentText[],
    claim: { request: RequestClaim; before: DocumentSnapshot } | null,
    place: FreePlace | null,
    withheld: PlaceToTake | null,
  ): Promise<boolean> {
    const registration = picked ? { ...unassigned, assignee: picked.accountId } : unassigned
    const batch = db.batch()
    const { id, createdAt } = registration
    const vault = keys.create(db, batch, id)
    const own = db.collection(COLLECTIONS.registrations).doc(id)
    batch.create(own, { ...toRegistrationDocument(registration, vault), booked: place !== null } satisfies RegistrationDocument)
    if (picked) {
      createEvent(db, batch, { ...assignedEvent(id, { to: picked.accountId, actor: null }, createdAt), number: 1 }, vault)
      picked.takeTurn(batch)
    }
    writeMessages(db, batch, messages, vault, taken)
    // Equal hashes have equal texts, so writing one twice changes nothing.
    for (const { hash, kind, version, text } of await missingTexts(db, texts))
      batch.set(db.collection(COLLECTIONS.consentTexts).doc(hash), { kind, version, text })
    if (claim) writeClaim(batch, claim.before, claim.request, registration)
    place?.take(batch, id)
    // It has no assignee, so this is its first event.
    if (withheld) createEvent(db, batch, { ...withheldVisitEvent({ ...withheld, registrationId: id }, { at: createdAt, actor: null }), number: 1 }, vault)
    try {
      await batch.commit()
    } catch (error) {
      const code = codeOf(error)
      if (code !== GRPC.alreadyExists && code !== GRPC.failedPrecondition && code !== GRPC.notFound) throw error
      // The client repeats a commit whose response was lost, and then finds its own registration, recognised by its id.
      return (await own.get()).exists
    }
    for (const { hash } of texts) storedTexts.add(hash)
    return true
  }

  const save = async (
    connected: Connected,
    registration: Registration,
    messages: readonly OutboxMessage[],
    texts: readonly ConsentText[],
    request: RequestClaim | null,
    asked: PlaceToTake | null,
    arrived: number,
  ): Promise<SaveOutcome> => {
    const { db } = connected
    const { phone, createdAt, quarantine } = registration
    const [place, withheld] = quarantine === null ? [asked, null] : [null, asked]
    for (let round = 0; round < MAX_ATTEMPTS + (place?.groupsPerSlot ?? 0); round += 1) {
      const pick = () => (quarantine === null ? pickAssignee(connected, phoneHash(keys.vault, phone), createdAt, round < STRICT_ATTEMPTS) : null)
      const [before, pickedAtOnce] = await Promise.all([request && db.collection(COLLECTIONS.claims).doc(request.key).get(), place ? null : pick()])
      const earlier = request && before && outcomeOfClaim(before, request)
      if (earlier) return earlier
      const free = place && (await places.read(db, place, phoneHash(keys.vault, phone), arrived))
      if (typeof free === 'string') return { kind: 'not-booked', reason: free }
      // If many want the last places, most end before this.
      const picked = place ? await pick() : pickedAtOnce
      // Usually nothing is taken, so this is checked only after a conflict.
      const told = (free?.heldUntil && place?.hold?.messages) || messages
      const taken = round === 0 ? new Set<string>() : await takenPeriods(db, (...refs) => db.getAll(...refs), told, keys.vault)
      if (await commit(db, registration, picked, told, taken, texts, request && before ? { request, before } : null, free, withheld))
        return { kind: 'created', id: registration.id }
    }
    throw new Error('the claim of a request, or the messages of its number, kept changing')
  }

  return (
    connected: Connected,
    registration: Registration,
    messages: readonly OutboxMessage[],
    texts: readonly ConsentText[],
    request: RequestClaim | null,
    place: PlaceToTake | null,
  ): Promise<SaveOutcome> => {
    const work = (arrived = 0) => save(connected, registration, messages, texts, request, place, arrived)
    return place && registration.quarantine === null ? places.inTurn(place.at, work) : work()
  }
}
