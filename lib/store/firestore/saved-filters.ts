import 'server-only'
import type { SavedFilterStore } from '@/lib/registrations/saved-filter-store'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'

interface FilterDocument {
  readonly accountId: string
  readonly name: string
  readonly query: string
  readonly createdAt: number
}

/** A name may have characters that an id may not. */
export const filterId = (accountId: string, name: string): string => `${accountId}:${Buffer.from(name).toString('base64url')}`

/** Filters that accounts saved. There are a handful of them, so sorting here saves an index. */
export const firestoreSavedFilterStore = (connection: FirestoreConnection): SavedFilterStore => ({
  list: (accountId) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      const { docs } = await db.collection(COLLECTIONS.savedFilters).where('accountId', '==', accountId).get()
      return docs
        .map((snapshot) => snapshot.data() as FilterDocument)
        .map(({ name, query, createdAt }) => ({ name, query, createdAt: new Date(createdAt) }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    }),
  save: (accountId, { name, query, createdAt }, limit) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      const filters = db.collection(COLLECTIONS.savedFilters)
      return db.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(filters.where('accountId', '==', accountId))
        if (docs.filter((snapshot) => (snapshot.data() as FilterDocument).name !== name).length >= limit) return false
        const document: FilterDocument = { accountId, name, query, createdAt: createdAt.getTime() }
        transaction.set(filters.doc(filterId(accountId, name)), document)
        return true
      })
    }),
  remove: (accountId, name) =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return db.runTransaction(async (transaction) => {
        const found = await transaction.get(db.collection(COLLECTIONS.savedFilters).doc(filterId(accountId, name)))
        if (found.exists) transaction.delete(found.ref)
        return found.exists
      })
    }),
})
