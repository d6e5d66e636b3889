import 'server-only'
import type { Vault } from '@/lib/vault'
import { QUARANTINE_REASONS } from '@/lib/registrations/stored-registration'
import { indexedTerms } from '@/lib/registrations/search-terms'
import type { RegistrationQuery } from '@/lib/registrations/read-store'
import type { RegistrationStore } from '@/lib/registrations/registration-store'
import { isFoundByNgrams, readMatches } from '../search-matches'
import { phoneHash, termHash } from '../sealed-fields'
import { withDeadline } from './deadline'
import { BULK_DEADLINE_MS } from './deadlines'
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
import { keysOfEarlier } from './keys-of-earlier'
import { openRegistrations, type RecordKeys } from './record-keys'
import type { RegistrationDocument } from './registration-documents'
import { deleteByQuery } from './delete-by-query'
import { registrationCounts } from './registration-counts'
import { registrationEvents } from './registration-events'
import { registrationNotes } from './registration-notes'
import { registrationsMergedInto, READING_NOW } from './merged-registrations'
import { registrationScan } from './registration-scan'
import { removeRegistrations } from './remove-registrations'
import { outcomeOfClaim, registrationSaver } from './save-registration'
import { searchTermIndex } from './search-term-index'

/** A page of the inbox. It continues after a position, so every page costs the same. Without a limit it is the whole inbox. */
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
  // Queries one term only, as an array query allows; the others are checked in its results.
  const terms = term ? termHash(vault, indexedTerms(term)[0]) : undefined
  // Merged registrations are outside the inbox like quarantined ones, but without a reason.
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

export function firestoreRegistrationStore(connection: FirestoreConnection, keys: RecordKeys): RegistrationStore {
  const { vault } = keys
  const save = registrationSaver(keys)
  const withDatabase = <T>(work: (connected: Connected) => Promise<T>, deadlineMs?: number): Promise<T> =>
    withDeadline(async () => work(await connection.open()), deadlineMs)

  return {
    save: (registration, messages, texts, request, place = null) => withDatabase((connected) => save(connected, registration, messages, texts, request, place)),
    findClaim: (request) => withDatabase(async ({ db }) => outcomeOfClaim(await db.collection(COLLECTIONS.claims).doc(request.key).get(), request)),
    find: (id) =>
      withDatabase(async ({ db }) => {
        const found = await db.collection(COLLECTIONS.registrations).doc(id).get()
        return found.exists ? ((await openRegistrations(db, [found], keys))[0] ?? null) : null
      }),
    ...assignments(connection, keys),
    ...dueRegistrations(connection, keys),
    ...registrationEvents(connection, keys),
    ...registrationChannel(connection, keys),
    ...registrationNotes(connection, keys),
    ...registrationCounts(connection),
    ...registrationScan(connection, (connected, query) => inboxQuery(connected, query, vault), keys),
    ...merges(connection, keys),
    ...keysOfEarlier(connection, keys),
    async list(query) {
      const { term } = query
      const read = async (asked: RegistrationQuery) =>
        withDatabase(async (connected) => ({ db: connected.db, docs: (await inboxQuery(connected, asked, vault).get()).docs }))
      if (!isFoundByNgrams(term)) {
        const { db, docs } = await read(query)
        return withDeadline(() => openRegistrations(db, docs, keys))
      }
      const wanted = indexedTerms(term).map((one) => termHash(vault, one))
      const page = async (asked: RegistrationQuery) => {
        const { db, docs } = await read(asked)
        const last = docs.length === asked.limit ? docs.at(-1) : undefined
        const has = ({ terms }: RegistrationDocument) => Array.isArray(terms) && wanted.every((hash) => terms.includes(hash))
        const having = docs.filter((one) => has(one.data() as RegistrationDocument))
        return {
          candidates: await withDeadline(() => openRegistrations(db, having, keys)),
          next: last ? { createdAt: new Date(last.get('createdAt') as number), id: last.id } : null,
        }
      }
      return readMatches(query, term, page, (id) =>
        withDatabase(async ({ db }) => openRegistrations(db, await registrationsMergedInto(db, READING_NOW, [id]), keys)),
      )
    },
    ...searchTermIndex(connection, keys),
    listByPhone: (phone, limit) =>
      withDatabase(async (connected) =>
        openRegistrations(
          connected.db,
          (
            await sortedQuery(connected, SORTED_QUERIES.registrationsOfPhone, { phoneHash: phoneHash(vault, phone) })
              .limit(limit)
              .get()
          ).docs,
          keys,
        ),
      ),
    consentText: (hash) => withDatabase(({ db }) => findConsentText(db, hash)),
    publishConsentTexts: (texts, at) => withDatabase(({ db }) => publishConsentTexts(db, texts, at)),
    quarantine: (ids, reason, at, audit) =>
      withDatabase(
        ({ db }) => db.runTransaction((transaction) => moveToQuarantine(db, transaction, [...new Set(ids)], reason, at, audit, keys)),
        BULK_DEADLINE_MS,
      ),
    release: (released, at, audit) =>
      withDatabase(({ db }) => db.runTransaction((transaction) => release(db, transaction, released, at, audit, keys)), BULK_DEADLINE_MS),
    remove: (ids, audit) =>
      withDatabase(
        ({ db }) =>
          db.runTransaction(async (transaction) => {
            const removed = await removeRegistrations(db, transaction, [...new Set(ids)], keys, audit)
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
