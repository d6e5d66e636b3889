import 'server-only'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/crypto/vault'
import { QUARANTINE_REASONS } from '@/lib/registrations/stored-registration'
import type { RegistrationQuery, RegistrationStore } from '../registration-store'
import { phoneHash, termHash } from '../sealed-fields'
import { withDeadline, BULK_DEADLINE_MS } from './deadline'
import { assignments } from './assignments'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { Connected, FirestoreConnection } from './connection'
import { findConsentText, publishConsentTexts } from './consent-texts'
import { dueRegistrations } from './due-registrations'
import { merges } from './merges'
import { moveToQuarantine, release } from './quarantine'
import { SORTED_QUERIES, sortedQuery } from './queries'
import { registrationChannel } from './registration-channel'
import { openRegistration, termHashes, type RegistrationDocument } from './registration-documents'
import { deleteByQuery } from './delete-by-query'
import { registrationCounts } from './registration-counts'
import { registrationEvents } from './registration-events'
import { registrationNotes } from './registration-notes'
import { registrationScan } from './registration-scan'
import { removeRegistrations } from './remove-registrations'
import { outcomeOfClaim, registrationSaver } from './save-registration'

/** A page of the inbox: it continues after a position, so it costs the same wherever it is. Without a limit it is all of it. */
function inboxQuery(
  connected: Connected,
  {
    quarantined = false,
    reason,
    suspicions,
    result,
    status,
    source,
    assignee,
    site,
    channel,
    tag,
    wishedUnit,
    term,
    from,
    until,
    after,
    limit,
  }: Omit<RegistrationQuery, 'limit'> & { readonly limit?: number },
  vault: Vault,
) {
  const terms = term === undefined || term === '' ? undefined : termHash(vault, term)
  // What is part of another one stands outside of the inbox like what is quarantined, and says no reason.
  let query =
    quarantined || reason
      ? sortedQuery(connected, SORTED_QUERIES.quarantine, { quarantine: reason ?? QUARANTINE_REASONS })
      : suspicions
        ? sortedQuery(connected, SORTED_QUERIES.suspected, { quarantined: false, suspicion: suspicions })
        : result
          ? sortedQuery(connected, SORTED_QUERIES.byResult, { quarantined: false, result })
          : wishedUnit
            ? sortedQuery(connected, SORTED_QUERIES.wished, { quarantined: false, wishedUnit, assignee })
            : tag
              ? sortedQuery(connected, SORTED_QUERIES.tagged, { quarantined: false, tags: tag, assignee })
              : assignee
                ? sortedQuery(connected, SORTED_QUERIES.assigned, { quarantined: false, assignee, status, terms })
                : channel
                  ? sortedQuery(connected, SORTED_QUERIES.ofChannel, { quarantined: false, channel, status, terms })
                  : sortedQuery(connected, SORTED_QUERIES.registrations, {
                      quarantined: false,
                      status,
                      source,
                      site,
                      terms,
                    })
  if (from) query = query.where('createdAt', '>=', from.getTime())
  if (until) query = query.where('createdAt', '<', until.getTime())
  if (after) query = query.startAfter(after.createdAt.getTime(), after.id)
  return limit === undefined ? query : query.limit(limit)
}

export function firestoreRegistrationStore(connection: FirestoreConnection, vault: Vault): RegistrationStore {
  const save = registrationSaver(vault)
  const withDatabase = <T>(work: (connected: Connected) => Promise<T>, deadlineMs?: number): Promise<T> =>
    withDeadline(async () => work(await connection.open()), deadlineMs)
  const open = (snapshot: DocumentSnapshot) => openRegistration(snapshot.id, snapshot.data() as RegistrationDocument, vault)

  return {
    save: (registration, messages, texts, request, place = null) => withDatabase((connected) => save(connected, registration, messages, texts, request, place)),
    findClaim: (request) => withDatabase(async ({ db }) => outcomeOfClaim(await db.collection(COLLECTIONS.claims).doc(request.key).get(), request)),
    find: (id) =>
      withDatabase(async ({ db }) => {
        const found = await db.collection(COLLECTIONS.registrations).doc(id).get()
        return found.exists ? open(found) : null
      }),
    ...assignments(connection, vault),
    ...dueRegistrations(connection, vault),
    ...registrationEvents(connection, vault),
    ...registrationChannel(connection, vault),
    ...registrationNotes(connection, vault),
    ...registrationCounts(connection),
    ...registrationScan(connection, (connected, query) => inboxQuery(connected, query, vault), open),
    ...merges(connection, vault),
    list: (query) => withDatabase(async (connected) => (await inboxQuery(connected, query, vault).get()).docs.map(open)),
    addSearchTerms: (after, limit) =>
      withDatabase(async ({ db, FieldPath }) => {
        const all = db.collection(COLLECTIONS.registrations).orderBy(FieldPath.documentId())
        const { docs } = await (after === null ? all : all.startAfter(after)).limit(limit).get()
        // Only what is as it was read: one that changes or goes meanwhile makes the batch fail, and the step is taken anew.
        const batch = db.batch()
        for (const snapshot of docs) {
          const known = new Set((snapshot.data() as RegistrationDocument).terms)
          const terms = termHashes(open(snapshot), vault)
          if (terms.some((term) => !known.has(term)))
            batch.update(snapshot.ref, { terms: [...new Set([...known, ...terms])] }, snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {})
        }
        await batch.commit()
        return docs.length < limit ? null : (docs.at(-1)?.id ?? null)
      }),
    listByPhone: (phone, limit) =>
      withDatabase(async (connected) =>
        (
          await sortedQuery(connected, SORTED_QUERIES.registrationsOfPhone, { phoneHash: phoneHash(vault, phone) })
            .limit(limit)
            .get()
        ).docs.map(open),
      ),
    consentText: (hash) => withDatabase(({ db }) => findConsentText(db, hash)),
    publishConsentTexts: (texts, at) => withDatabase(({ db }) => publishConsentTexts(db, texts, at)),
    quarantine: (ids, reason, at, audit) =>
      withDatabase(
        ({ db }) => db.runTransaction((transaction) => moveToQuarantine(db, transaction, [...new Set(ids)], reason, at, audit, vault)),
        BULK_DEADLINE_MS,
      ),
    release: (released, at, audit) =>
      withDatabase(({ db }) => db.runTransaction((transaction) => release(db, transaction, released, at, audit, vault)), BULK_DEADLINE_MS),
    remove: (ids, audit) =>
      withDatabase(
        ({ db }) =>
          db.runTransaction(async (transaction) => {
            const removed = await removeRegistrations(db, transaction, [...new Set(ids)], vault, audit)
            if (removed > 0) writeAudit(db, transaction, audit)
            return removed
          }),
        BULK_DEADLINE_MS,
      ),
    removeClaimsBefore: (at) =>
      withDatabase(async ({ db }) => {
        await deleteByQuery(db, db.collection(COLLECTIONS.claims).where('at', '<', at.getTime()))
      }, BULK_DEADLINE_MS),
  }
}
