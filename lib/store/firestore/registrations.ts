import 'server-only'
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/crypto/vault'
import { QUARANTINE_REASONS, SUSPICIONS, type QuarantineReason, type Suspicion } from '@/lib/registrations/stored-registration'
import { STATUSES, type RegistrationStatus } from '@/lib/registrations/statuses'
import type { RegistrationQuery, RegistrationStore } from '../registration-store'
import { phoneHash, termHash } from '../sealed-fields'
import { withDeadline, BULK_DEADLINE_MS } from './deadline'
import { assignments } from './assignments'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { Connected, FirestoreConnection } from './connection'
import { findConsentText, publishConsentTexts } from './consent-texts'
import { moveToQuarantine, release } from './quarantine'
import { SORTED_QUERIES, sortedQuery } from './queries'
import { registrationChannel } from './registration-channel'
import { openNoteDocument, openRegistration, toNoteDocument, type NoteDocument, type RegistrationDocument } from './registration-documents'
import { deleteByQuery } from './delete-by-query'
import { registrationEvents } from './registration-events'
import { removeRegistrations } from './remove-registrations'
import { outcomeOfClaim, registrationSaver } from './save-registration'

/** A page of the inbox: it continues after a position, so it costs the same wherever it is. */
function inboxQuery(
  connected: Connected,
  { quarantined = false, reason, suspicions, result, status, source, assignee, site, channel, term, from, until, after, limit }: RegistrationQuery,
  vault: Vault,
) {
  const terms = term === undefined || term === '' ? undefined : termHash(vault, term)
  let query = reason
    ? sortedQuery(connected, SORTED_QUERIES.quarantine, { quarantine: reason })
    : suspicions
      ? sortedQuery(connected, SORTED_QUERIES.suspected, { quarantined: false, suspicion: suspicions })
      : result
        ? sortedQuery(connected, SORTED_QUERIES.byResult, { quarantined: false, result })
        : assignee
          ? sortedQuery(connected, SORTED_QUERIES.assigned, { quarantined: false, assignee, status, terms })
          : channel
            ? sortedQuery(connected, SORTED_QUERIES.ofChannel, { quarantined: false, channel, status, terms })
            : sortedQuery(connected, SORTED_QUERIES.registrations, {
                quarantined,
                status,
                source,
                site,
                terms,
              })
  if (from) query = query.where('createdAt', '>=', from.getTime())
  if (until) query = query.where('createdAt', '<', until.getTime())
  if (after) query = query.startAfter(after.createdAt.getTime(), after.id)
  return query.limit(limit)
}

export function firestoreRegistrationStore(connection: FirestoreConnection, vault: Vault): RegistrationStore {
  const save = registrationSaver(vault)
  const withDatabase = <T>(work: (connected: Connected) => Promise<T>, deadlineMs?: number): Promise<T> =>
    withDeadline(async () => work(await connection.open()), deadlineMs)
  const open = (snapshot: DocumentSnapshot) => openRegistration(snapshot.id, snapshot.data() as RegistrationDocument, vault)

  return {
    save: (registration, messages, texts, request) => withDatabase((connected) => save(connected, registration, messages, texts, request)),
    findClaim: (request) => withDatabase(async ({ db }) => outcomeOfClaim(await db.collection(COLLECTIONS.claims).doc(request.key).get(), request)),
    find: (id) =>
      withDatabase(async ({ db }) => {
        const found = await db.collection(COLLECTIONS.registrations).doc(id).get()
        return found.exists ? open(found) : null
      }),
    ...assignments(connection, vault),
    ...registrationEvents(connection, vault),
    ...registrationChannel(connection, vault),
    list: (query) => withDatabase(async (connected) => (await inboxQuery(connected, query, vault).get()).docs.map(open)),
    listByPhone: (phone, limit) =>
      withDatabase(async (connected) =>
        (
          await sortedQuery(connected, SORTED_QUERIES.registrationsOfPhone, { phoneHash: phoneHash(vault, phone) })
            .limit(limit)
            .get()
        ).docs.map(open),
      ),
    count: () =>
      withDatabase(async ({ db }) => {
        const registrations = db.collection(COLLECTIONS.registrations)
        const inbox = registrations.where('quarantined', '==', false)
        const counted = async <T extends string>(values: readonly T[], query: (value: T) => Query) =>
          Object.fromEntries(await Promise.all(values.map(async (value) => [value, (await query(value).count().get()).data().count] as const))) as Record<
            T,
            number
          >
        const [byStatus, byReason] = await Promise.all([
          counted<RegistrationStatus>(STATUSES, (status) => inbox.where('status', '==', status)),
          counted<QuarantineReason>(QUARANTINE_REASONS, (reason) => registrations.where('quarantine', '==', reason)),
        ])
        return { byStatus, byReason, quarantined: Object.values(byReason).reduce((sum, count) => sum + count, 0) }
      }),
    countSuspected: () =>
      withDatabase(async ({ db }) => {
        const untouched = db
          .collection(COLLECTIONS.registrations)
          .where('quarantined', '==', false)
          .where('status', '==', 'new' satisfies RegistrationStatus)
        const counts = await Promise.all(
          SUSPICIONS.map(async (suspicion) => [suspicion, (await untouched.where('suspicion', '==', suspicion).count().get()).data().count] as const),
        )
        return Object.fromEntries(counts) as Record<Suspicion, number>
      }),
    newestAt: () =>
      withDatabase(async (connected) => {
        const { docs } = await sortedQuery(connected, SORTED_QUERIES.registrations, { quarantined: false }).select('createdAt').limit(1).get()
        return docs[0] ? new Date(docs[0].get('createdAt') as number) : null
      }),
    countQuarantinedSince: (at) =>
      withDatabase(
        async (connected) =>
          (await sortedQuery(connected, SORTED_QUERIES.registrations, { quarantined: true }).where('createdAt', '>=', at.getTime()).count().get()).data().count,
      ),
    notes: (registrationId) =>
      withDatabase(async ({ db }) => {
        const { docs } = await db.collection(COLLECTIONS.notes).where('registrationId', '==', registrationId).get()
        const notes = docs.map((snapshot) => openNoteDocument(snapshot.id, snapshot.data() as NoteDocument, vault))
        // A handful each: sorted here, which spares an index.
        return notes.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
      }),
    consentText: (hash) => withDatabase(({ db }) => findConsentText(db, hash)),
    publishConsentTexts: (texts, at) => withDatabase(({ db }) => publishConsentTexts(db, texts, at)),
    addNote: (note, audit) =>
      withDatabase(({ db }) =>
        db.runTransaction(async (transaction) => {
          const found = await transaction.get(db.collection(COLLECTIONS.registrations).doc(note.registrationId))
          if (!found.exists) return false
          transaction.create(db.collection(COLLECTIONS.notes).doc(note.id), { ...toNoteDocument(note, vault) })
          writeAudit(db, transaction, audit)
          return true
        }),
      ),
    quarantine: (ids, reason, at, audit) =>
      withDatabase(({ db }) => db.runTransaction((transaction) => moveToQuarantine(db, transaction, [...new Set(ids)], reason, at, audit)), BULK_DEADLINE_MS),
    release: (released, at, audit) =>
      withDatabase(({ db }) => db.runTransaction((transaction) => release(db, transaction, released, at, audit, vault)), BULK_DEADLINE_MS),
    remove: (ids, audit) =>
      withDatabase(
        ({ db }) =>
          db.runTransaction(async (transaction) => {
            const removed = await removeRegistrations(db, transaction, [...new Set(ids)])
            if (removed > 0) writeAudit(db, transaction, audit)
            return removed
          }),
        BULK_DEADLINE_MS,
      ),
    listIdsBefore: (at, limit) =>
      withDatabase(async ({ db }) => {
        const { docs } = await db.collection(COLLECTIONS.registrations).where('createdAt', '<', at.getTime()).orderBy('createdAt').limit(limit).select().get()
        return docs.map(({ id }) => id)
      }),
    countBefore: (at) =>
      withDatabase(async ({ db }) => (await db.collection(COLLECTIONS.registrations).where('createdAt', '<', at.getTime()).count().get()).data().count),
    removeClaimsBefore: (at) =>
      withDatabase(async ({ db }) => {
        await deleteByQuery(db, db.collection(COLLECTIONS.claims).where('at', '<', at.getTime()))
      }, BULK_DEADLINE_MS),
  }
}
