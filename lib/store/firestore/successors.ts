import 'server-only'
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import type { Progress } from '@/lib/registrations/registration-event'
import { keptStatusEvent, mergedEvent, mergedInEvent, removalStep, separatedEvent, separatedOutEvent } from '../merge-events'
import { COLLECTIONS } from './collections'
import { mergedIntoFields, termsOf } from './merges'
import type { RecordKeys } from './record-keys'
import type { RegistrationDocument } from './registration-documents'
import { addEvents, readEvents, type EventsBefore } from './registration-events'
import { registrationsMergedInto, progressById, reading } from './merged-registrations'

/** The remaining ones of merged registrations, some of which are deleted. */
interface Remaining {
  /** The deleted primary registration's status and assignee. */
  readonly primary: Pick<RegistrationDocument, 'status' | 'assignee'>
  /** The new primary registration first, then those merged into it. */
  readonly registrations: readonly EventsBefore[]
  /** Ids of deleted merged registrations; or of the deleted primary one alone, if the first replaces it. */
  readonly removed: readonly string[]
  readonly inherits: boolean
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const primaryOf = (mergedOne: DocumentSnapshot) => (mergedOne.get('mergedInto') as string | null | undefined) ?? ''

async function readRemaining(db: Firestore, transaction: Transaction, removed: readonly DocumentSnapshot[], keys: RecordKeys): Promise<Remaining[]> {
  const reader = reading(transaction)
  const gone = new Map(removed.map((one) => [one.id, one]))
  const staying = async (leadIds: readonly string[]) => (await registrationsMergedInto(db, reader, leadIds)).filter(({ id }) => !gone.has(id))
  const eventsOf = (some: readonly DocumentSnapshot[]) => Promise.all(some.map((one) => readEvents(db, transaction, one, keys)))

  const inheriting = [...grouped(await staying([...gone.keys()]), primaryOf)].map(async ([primaryId, mergedRegistrations]): Promise<Remaining> => ({
    primary: gone.get(primaryId)?.data() as RegistrationDocument,
    registrations: await eventsOf(mergedRegistrations),
    removed: [primaryId],
    inherits: true,
  }))
  const removedMerged = removed.filter((one) => primaryOf(one) !== '' && !gone.has(primaryOf(one)))
  const losing = [...grouped(removedMerged, primaryOf)].map(async ([primaryId, mergedRegistrations]): Promise<Remaining> => {
    const [primary, others] = await Promise.all([reader.find(db.collection(COLLECTIONS.registrations).doc(primaryId)), staying([primaryId])])
    return {
      primary: primary.data() as RegistrationDocument,
      registrations: await eventsOf([primary, ...others]),
      removed: mergedRegistrations.map(({ id }) => id),
      inherits: false,
    }
  })
  return Promise.all([...inheriting, ...losing])
}

/**
 * Reads, inside the caller's transaction, the registrations merged with those about to be deleted.
 * @param removed their documents, with status, assignee and primary registration
 * @returns writes the successors: if a primary registration is deleted, the oldest one merged into it replaces it, with assignee
 * and status
 */
export async function readSuccessors(
  db: Firestore,
  transaction: Transaction,
  removed: readonly DocumentSnapshot[],
  keys: RecordKeys,
): Promise<(actor: string | null, at: Date) => void> {
  const remaining = await readRemaining(db, transaction, removed, keys)
  const vault = await keys.load(
    db,
    remaining.flatMap(({ registrations }) => registrations.map(({ registration }) => registration.id)),
  )

  function goOn({ primary, registrations: [first, ...rest], removed: [removedId = '', ...others], inherits }: Remaining, actor: string | null, at: Date): void {
    if (!first) return
    const { id } = first.registration
    const step = removalStep(removedId, actor)
    const documents = rest.map(({ registration }) => registration)
    if (inherits)
      for (const mergedOne of rest) addEvents(db, transaction, mergedOne, [mergedEvent(mergedOne.registration.id, id, step, at)], mergedIntoFields(id))
    const noted = inherits
      ? [separatedEvent(id, removedId, step, at), ...documents.map((mergedOne) => mergedInEvent(id, mergedOne.id, step, at))]
      : [removedId, ...others].map((mergedOne) => separatedOutEvent(id, mergedOne, removalStep(mergedOne, actor), at))
    const keep = ({ status }: Progress) => (status === primary.status ? [] : [keptStatusEvent(id, primary.status, removedId, at)])
    const terms = termsOf([first.registration, ...documents], vault)
    const fields = inherits ? { ...mergedIntoFields(null), assignee: primary.assignee ?? null, terms } : { terms }
    addEvents(db, transaction, { ...first, merged: progressById(documents) }, noted, fields, keep)
  }

  return (actor, at) => {
    for (const one of remaining) goOn(one, actor, at)
  }
}
