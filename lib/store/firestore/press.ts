import 'server-only'
import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore'
import type { Article, ArticlePosition, ArticleStatus, ArticleSummary } from '@/lib/press/article'
import type { ArticleQuery, ArticleToAdd, ArticleUpdate, PressStore } from '../press-store'
import { coverFrom, mediaOf, storedCover } from '../stored-cover'
import { withDeadline, codeOf, GRPC } from './deadline'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { replaceMedia } from './media'
import { SORTED_QUERIES, sortedQuery } from './queries'

/** Views are kept apart: an article's document is not written by its readers. */
interface ArticleDocument {
  readonly siteId: string
  readonly number: number
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly status: ArticleStatus
  readonly date: number
  readonly updatedAt: number
  /** Absent in documents that were written before there were covers. */
  readonly cover?: string | null
  readonly coverAlt?: string | null
}
interface PressSiteDocument {
  readonly lastNumber: number
  readonly seededAt: number | null
}

/** All that a list shows, so that a page of ten does not carry ten whole texts. */
const SUMMARY_FIELDS = [
  'siteId',
  'number',
  'title',
  'summary',
  'status',
  'date',
  'updatedAt',
  'cover',
  'coverAlt',
] as const satisfies readonly (keyof ArticleDocument)[]

const coverOf = (id: string, { cover = null, coverAlt = null }: ArticleDocument): Article['cover'] => coverFrom({ cover, alt: coverAlt }, id)

const toSummary = (id: string, document: ArticleDocument, views: number): ArticleSummary => {
  const { siteId, number, title, summary, status, date, updatedAt } = document
  return { id, siteId, number, title, summary, status, date: new Date(date), updatedAt: new Date(updatedAt), views, cover: coverOf(id, document) }
}

const viewsOf = (snapshot: DocumentSnapshot | undefined): number => (snapshot?.get('views') as number | undefined) ?? 0

async function summaries(db: Firestore, query: Query): Promise<ArticleSummary[]> {
  const { docs } = await query.select(...SUMMARY_FIELDS).get()
  if (docs.length === 0) return []
  const views = await db.getAll(...docs.map(({ id }) => db.collection(COLLECTIONS.views).doc(id)))
  return docs.map((snapshot, index) => toSummary(snapshot.id, snapshot.data() as ArticleDocument, viewsOf(views[index])))
}

function changedFields({ cover, coverAlt, date, updatedAt, ...texts }: ArticleUpdate): Partial<ArticleDocument> {
  const stored = cover === undefined ? { coverAlt } : { cover: storedCover(cover?.cover).cover, coverAlt: storedCover(cover?.cover).alt }
  const given = { ...texts, ...stored, date: date?.getTime(), updatedAt: updatedAt.getTime() }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

export function firestorePressStore(connection: FirestoreConnection): PressStore {
  const articles = async () => (await connection.open()).db.collection(COLLECTIONS.articles)

  async function list({ siteId, status, after, limit }: ArticleQuery): Promise<ArticleSummary[]> {
    const connected = await connection.open()
    const query = sortedQuery(connected, SORTED_QUERIES.articles, { siteId, status })
    return summaries(connected.db, (after ? query.startAfter(after.date.getTime(), after.id) : query).limit(limit))
  }

  async function newerThan(siteId: string, { date, id }: ArticlePosition): Promise<ArticleSummary | null> {
    const connected = await connection.open()
    const query = sortedQuery(connected, SORTED_QUERIES.newerArticles, { siteId, status: 'published' satisfies ArticleStatus })
    const [newer] = await summaries(connected.db, query.startAfter(date.getTime(), id).limit(1))
    return newer ?? null
  }

  const seenSite = async (db: Firestore, transaction: Transaction, siteId: string): Promise<PressSiteDocument> => {
    const found = await transaction.get(db.collection(COLLECTIONS.pressSites).doc(siteId))
    return found.exists ? (found.data() as PressSiteDocument) : { lastNumber: 0, seededAt: null }
  }

  /** Each article with its count at 0, so that counting is an update and never revives a deleted article. */
  function insert(
    db: Firestore,
    transaction: Transaction,
    { id, siteId, title, summary, content, status, date, updatedAt, cover }: ArticleToAdd,
    number: number,
  ): void {
    const stored = storedCover(cover?.cover)
    const document: ArticleDocument = {
      siteId,
      number,
      title,
      summary,
      content,
      status,
      date: date.getTime(),
      updatedAt: updatedAt.getTime(),
      cover: stored.cover,
      coverAlt: stored.alt,
    }
    transaction.create(db.collection(COLLECTIONS.articles).doc(id), { ...document })
    transaction.create(db.collection(COLLECTIONS.views).doc(id), { views: 0 })
    if (cover) replaceMedia(db, transaction, id, [], cover.media)
  }

  async function increment(counts: readonly (readonly [string, number])[]): Promise<void> {
    const { db, FieldValue } = await connection.open()
    const batch = db.batch()
    for (const [id, count] of counts) batch.update(db.collection(COLLECTIONS.views).doc(id), { views: FieldValue.increment(count) })
    await batch.commit()
  }

  async function existingArticles(counts: readonly (readonly [string, number])[]): Promise<(readonly [string, number])[]> {
    const { db } = await connection.open()
    const found = await db.getAll(...counts.map(([id]) => db.collection(COLLECTIONS.views).doc(id)))
    return counts.filter((_count, index) => found[index]?.exists)
  }

  return {
    list: (query) => withDeadline(() => list(query)),
    find: (id) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const [article, views] = await db.getAll((await articles()).doc(id), db.collection(COLLECTIONS.views).doc(id))
        if (!article?.exists) return null
        const document = article.data() as ArticleDocument
        return { ...toSummary(id, document, viewsOf(views)), content: document.content } satisfies Article
      }),
    neighbours: (siteId, position) =>
      withDeadline(async () => {
        const [older, newer] = await Promise.all([list({ siteId, status: 'published', after: position, limit: 1 }), newerThan(siteId, position)])
        return { older: older[0] ?? null, newer }
      }),
    add: (article) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const site = await seenSite(db, transaction, article.siteId)
          const number = site.lastNumber + 1
          insert(db, transaction, article, number)
          transaction.set(db.collection(COLLECTIONS.pressSites).doc(article.siteId), { ...site, lastNumber: number })
          return number
        })
      }),
    update: (id, changes) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const ref = db.collection(COLLECTIONS.articles).doc(id)
          const found = await transaction.get(ref)
          if (!found.exists) return false
          transaction.update(ref, changedFields(changes))
          if (changes.cover !== undefined) replaceMedia(db, transaction, id, mediaOf(coverOf(id, found.data() as ArticleDocument)), changes.cover?.media ?? [])
          return true
        })
      }),
    remove: (id) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const ref = db.collection(COLLECTIONS.articles).doc(id)
          const found = await transaction.get(ref)
          if (!found.exists) return false
          transaction.delete(ref)
          transaction.delete(db.collection(COLLECTIONS.views).doc(id))
          replaceMedia(db, transaction, id, mediaOf(coverOf(id, found.data() as ArticleDocument)), [])
          return true
        })
      }),
    addViews: (counts) =>
      withDeadline(async () => {
        const all = [...counts]
        if (all.length === 0) return
        try {
          await increment(all)
        } catch (error) {
          if (codeOf(error) !== GRPC.notFound) throw error
          // One of them is gone, and a batch is all or nothing: look which, and count the others.
          const left = await existingArticles(all)
          if (left.length > 0) await increment(left)
        }
      }),
    seedOnce: (siteId, seeds) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const site = await seenSite(db, transaction, siteId)
          if (site.seededAt !== null) return false
          seeds.forEach((seed, index) => insert(db, transaction, { ...seed, siteId }, site.lastNumber + 1 + index))
          const seen: PressSiteDocument = { lastNumber: site.lastNumber + seeds.length, seededAt: Date.now() }
          transaction.set(db.collection(COLLECTIONS.pressSites).doc(siteId), { ...seen })
          return true
        })
      }),
  }
}
