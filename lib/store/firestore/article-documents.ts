import 'server-only'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { Article, ArticleStatus, ArticleSummary } from '@/lib/press/article'
import type { ArticleToAdd, ArticleUpdate } from '@/lib/press/press-store'
import { readSummary } from '../stored-article'
import { picturesFrom, storedCover, storedPictures } from '../stored-pictures'

/** Views have documents of their own, so that readers do not write the article's. */
export interface ArticleDocument {
  readonly siteId: string
  readonly number: number
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly status: ArticleStatus
  readonly date: number
  readonly updatedAt: number
  /** Absent in documents older than covers. */
  readonly cover?: string | null
  readonly coverAlt?: string | null
  /** JSON; absent in documents older than pictures in texts. */
  readonly pictures?: string | null
}

export const toSummary = (
  id: string,
  { siteId, number, title, summary, status, date, updatedAt, cover, coverAlt }: ArticleDocument,
  views: number,
): ArticleSummary => readSummary({ id, siteId, number, title, summary, status, date, updatedAt, views, cover, coverAlt })

export const toArticle = (id: string, document: ArticleDocument, views: number): Article => ({
  ...toSummary(id, document, views),
  content: typeof document.content === 'string' ? document.content : '',
  pictures: picturesFrom(document.pictures, id),
})

export const viewsOf = (snapshot: DocumentSnapshot | undefined): number => (snapshot?.get('views') as number | undefined) ?? 0

export function newArticleDocument(
  { siteId, title, summary, content, status, date, updatedAt, cover, pictures }: ArticleToAdd,
  number: number,
): ArticleDocument {
  const stored = storedCover(cover?.cover)
  return {
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
    pictures: storedPictures(pictures?.pictures),
  }
}

/** @returns the fields that an update changes, as stored */
export function changedFields({ cover, coverAlt, date, pictures, updatedAt, ...texts }: ArticleUpdate): Partial<ArticleDocument> {
  const stored = cover === undefined ? { coverAlt } : { cover: storedCover(cover?.cover).cover, coverAlt: storedCover(cover?.cover).alt }
  const given = { ...texts, ...stored, pictures: pictures && storedPictures(pictures.pictures), date: date?.getTime(), updatedAt: updatedAt.getTime() }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
