import 'server-only'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { isAnotherVersion } from '@/lib/press/article-version'
import type { ArticleToAdd, PressStore } from '@/lib/press/press-store'
import { mediaOf } from '../stored-pictures'
import { changedFields, newArticleDocument, toArticle, type ArticleDocument } from './article-documents'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { mediaIds, replaceMedia } from './media'

interface PressSiteDocument {
  readonly lastNumber: number
  readonly seededAt: number | null
}

async function readSite(db: Firestore, transaction: Transaction, siteId: string): Promise<PressSiteDocument> {
  const found = await transaction.get(db.collection(COLLECTIONS.pressSites).doc(siteId))
  return found.exists ? (found.data() as PressSiteDocument) : { lastNumber: 0, seededAt: null }
}

/** Writes an article with its count at 0, so that counting is an update and never revives a deleted article. */
function insert(db: Firestore, transaction: Transaction, article: ArticleToAdd, number: number): void {
  transaction.create(db.collection(COLLECTIONS.articles).doc(article.id), { ...newArticleDocument(article, number) })
  transaction.create(db.collection(COLLECTIONS.views).doc(article.id), { views: 0 })
  replaceMedia(db, transaction, article.id, { added: [...(article.cover?.media ?? []), ...(article.pictures?.media ?? [])] })
}

/** Creation, change and deletion of articles, each with its running number and the files of its pictures. */
export function writeArticles(connection: FirestoreConnection): Pick<PressStore, 'add' | 'update' | 'remove' | 'seedOnce'> {
  return {
    add: (article) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const site = await readSite(db, transaction, article.siteId)
          const number = site.lastNumber + 1
          insert(db, transaction, article, number)
          transaction.set(db.collection(COLLECTIONS.pressSites).doc(article.siteId), { ...site, lastNumber: number })
          return number
        })
      }),
    update: (id, changes, basedOn) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const ref = db.collection(COLLECTIONS.articles).doc(id)
          const found = await transaction.get(ref)
          if (!found.exists) return false
          const article = toArticle(id, found.data() as ArticleDocument, 0)
          if (isAnotherVersion(article, basedOn)) return 'changed'
          transaction.update(ref, changedFields(changes))
          const { cover, pictures } = changes
          const now = { cover: cover === undefined ? article.cover : (cover?.cover ?? null), pictures: pictures?.pictures ?? article.pictures }
          replaceMedia(db, transaction, id, { before: mediaOf(article), named: mediaOf(now), added: [...(cover?.media ?? []), ...(pictures?.media ?? [])] })
          return true
        })
      }),
    remove: (id, basedOn) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const ref = db.collection(COLLECTIONS.articles).doc(id)
          const found = await transaction.get(ref)
          if (!found.exists) return false
          const article = toArticle(id, found.data() as ArticleDocument, 0)
          if (isAnotherVersion(article, basedOn)) return 'changed'
          const files = await mediaIds(db, transaction, id)
          transaction.delete(ref)
          transaction.delete(db.collection(COLLECTIONS.views).doc(id))
          replaceMedia(db, transaction, id, { before: files })
          return true
        })
      }),
    seedOnce: (siteId, seeds, at) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const site = await readSite(db, transaction, siteId)
          if (site.seededAt !== null) return false
          seeds.forEach((seed, index) => insert(db, transaction, { ...seed, siteId }, site.lastNumber + 1 + index))
          const seeded: PressSiteDocument = { lastNumber: site.lastNumber + seeds.length, seededAt: at.getTime() }
          transaction.set(db.collection(COLLECTIONS.pressSites).doc(siteId), { ...seeded })
          return true
        })
      }),
  }
}
