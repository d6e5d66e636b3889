import 'server-only'
import type { ArticlePosition, ArticleSummary } from '@/lib/press/article'
import type { ArticleQuery, PressStore } from '@/lib/press/press-store'
import { ARTICLE_COLUMNS, FROM, SUMMARY_COLUMNS, toArticle, toSummary, type ArticleRow, type SummaryRow } from './article-rows'
import type { SqliteDatabase } from './driver'
import { read } from './transaction'

/** Lists of articles, and single articles. */
export function readArticles(database: SqliteDatabase): Pick<PressStore, 'list' | 'find' | 'neighbours'> {
  function list({ siteId, status, after, limit }: ArticleQuery): ArticleSummary[] {
    // The status 'published' is a literal, so that the partial index serves the public list.
    const conditions = [
      'a.site_id = ?',
      ...(status === 'published' ? ["a.status = 'published'"] : status ? ['a.status = ?'] : []),
      ...(after ? ['(a.date, a.id) < (?, ?)'] : []),
    ]
    const values = [siteId, ...(status && status !== 'published' ? [status] : []), ...(after ? [after.date.getTime(), after.id] : []), limit]
    const rows = database.prepare(`SELECT ${SUMMARY_COLUMNS} ${FROM} WHERE ${conditions.join(' AND ')} ORDER BY a.date DESC, a.id DESC LIMIT ?`).all(...values)
    return (rows as SummaryRow[]).map(toSummary)
  }

  function newerThan(siteId: string, { date, id }: ArticlePosition): ArticleSummary | null {
    const row = database
      .prepare(
        `SELECT ${SUMMARY_COLUMNS} ${FROM} WHERE a.site_id = ? AND a.status = 'published' AND (a.date, a.id) > (?, ?) ORDER BY a.date ASC, a.id ASC LIMIT 1`,
      )
      .get(siteId, date.getTime(), id) as SummaryRow | undefined
    return row ? toSummary(row) : null
  }

  return {
    async list(query) {
      return read(() => list(query))
    },
    async find(id) {
      return read(() => {
        const row = database.prepare(`SELECT ${ARTICLE_COLUMNS} ${FROM} WHERE a.id = ?`).get(id) as ArticleRow | undefined
        return row ? toArticle(row) : null
      })
    },
    async neighbours(siteId, position) {
      return read(() => {
        const [older] = list({ siteId, status: 'published', after: position, limit: 1 })
        return { older: older ?? null, newer: newerThan(siteId, position) }
      })
    },
  }
}
