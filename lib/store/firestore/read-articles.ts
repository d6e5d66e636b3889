import 'server-only'
import type { Firestore, Query } from 'firebase-admin/firestore'
import type { ArticlePosition, ArticleStatus, ArticleSummary } from '@/lib/press/article'
import type { ArticleQuery, PressStore } from '@/lib/press/press-store'
import { toArticle, toSummary, viewsOf, type ArticleDocument } from './article-documents'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'

/** Fields that a list shows, so that a page of ten does not load ten whole texts. */
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

async function summaries(db: Firestore, query: Query): Promise<ArticleSummary[]> {
  const { docs } = await query.select(...SUMMARY_FIELDS).get()
  if (docs.length === 0) return []
  const views = await db.getAll(...docs.map(({ id }) => db.collection(COLLECTIONS.views).doc(id)))
  return docs.map((snapshot, index) => toSummary(snapshot.id, snapshot.data() as ArticleDocument, viewsOf(views[index])))
}

/** Lists of articles, and single articles. */
export function readArticles(connection: FirestoreConnection): Pick<PressStore, 'list' | 'find' | 'neighbours'> {
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

  return {
    list: (query) => withDeadline(() => list(query)),
    find: (id) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const [article, views] = await db.getAll(db.collection(COLLECTIONS.articles).doc(id), db.collection(COLLECTIONS.views).doc(id))
        if (!article?.exists) return null
        return toArticle(id, article.data() as ArticleDocument, viewsOf(views))
      }),
    neighbours: (siteId, position) =>
      withDeadline(async () => {
        const [older, newer] = await Promise.all([list({ siteId, status: 'published', after: position, limit: 1 }), newerThan(siteId, position)])
        return { older: older[0] ?? null, newer }
      }),
  }
}
