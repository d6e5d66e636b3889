import 'server-only'
import type { Article, ArticleStatus, ArticleSummary } from '@/lib/press/article'
import { readSummary } from '../stored-article'
import { picturesFrom } from '../stored-pictures'

export interface SummaryRow {
  id: string
  site_id: string
  number: number
  title: string
  summary: string
  status: ArticleStatus
  date: number
  updated_at: number
  views: number
  cover: string | null
  cover_alt: string | null
}
export interface ArticleRow extends SummaryRow {
  content: string
  pictures: string | null
}

/** Columns and tables of a {@link SummaryRow}. */
export const SUMMARY_COLUMNS =
  'a.id, a.site_id, a.number, a.title, a.summary, a.status, a.date, a.updated_at, COALESCE(v.views, 0) AS views, a.cover, a.cover_alt'
/** Columns of an {@link ArticleRow}. */
export const ARTICLE_COLUMNS = `${SUMMARY_COLUMNS}, a.content, a.pictures`
export const FROM = 'FROM articles a LEFT JOIN article_views v ON v.article_id = a.id'

export const toSummary = ({ site_id, updated_at, cover_alt, ...row }: SummaryRow): ArticleSummary =>
  readSummary({ ...row, siteId: site_id, updatedAt: updated_at, coverAlt: cover_alt })

export const toArticle = (row: ArticleRow): Article => ({
  ...toSummary(row),
  content: row.content,
  pictures: picturesFrom(row.pictures, row.id),
})
