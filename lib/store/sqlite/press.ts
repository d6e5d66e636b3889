import 'server-only'
import type { Article, ArticlePosition, ArticleStatus, ArticleSummary } from '@/lib/press/article'
import type { ArticleQuery, ArticleToAdd, ArticleUpdate, PressStore } from '../press-store'
import { coverFrom, storedCover } from '../stored-cover'
import { read, transact } from './transaction'
import type { SqliteDatabase } from './driver'
import { replaceMedia } from './media'

interface SummaryRow {
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
interface ArticleRow extends SummaryRow {
  content: string
}

const SUMMARY_COLUMNS = 'a.id, a.site_id, a.number, a.title, a.summary, a.status, a.date, a.updated_at, COALESCE(v.views, 0) AS views, a.cover, a.cover_alt'
const FROM = 'FROM articles a LEFT JOIN article_views v ON v.article_id = a.id'

const toSummary = (row: SummaryRow): ArticleSummary => ({
  id: row.id,
  siteId: row.site_id,
  number: row.number,
  title: row.title,
  summary: row.summary,
  status: row.status,
  date: new Date(row.date),
  updatedAt: new Date(row.updated_at),
  views: row.views,
  cover: coverFrom({ cover: row.cover, alt: row.cover_alt }, row.id),
})

const toArticle = (row: ArticleRow): Article => ({
  ...toSummary(row),
  content: row.content,
})

export function sqlitePressStore(database: SqliteDatabase): PressStore {
  function list({ siteId, status, after, limit }: ArticleQuery): ArticleSummary[] {
    // The status is written out where it is 'published', so that the partial index serves the public list.
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

  function nextNumber(siteId: string): number {
    const row = database
      .prepare(
        'INSERT INTO press_sites (site_id, last_number) VALUES (?, 1) ON CONFLICT (site_id) DO UPDATE SET last_number = last_number + 1 RETURNING last_number AS number',
      )
      .get(siteId) as { number: number }
    return row.number
  }

  function insert(article: ArticleToAdd): number {
    const number = nextNumber(article.siteId)
    const { cover, alt } = storedCover(article.cover?.cover)
    database
      .prepare(
        'INSERT INTO articles (id, site_id, number, title, summary, content, cover, cover_alt, status, date, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        article.id,
        article.siteId,
        number,
        article.title,
        article.summary,
        article.content,
        cover,
        alt,
        article.status,
        article.date.getTime(),
        article.updatedAt.getTime(),
      )
    if (article.cover) replaceMedia(database, article.id, article.cover)
    return number
  }

  function update(id: string, { title, summary, content, status, date, cover, coverAlt, updatedAt }: ArticleUpdate): boolean {
    const { changes } = database
      .prepare(
        `UPDATE articles SET title = COALESCE(?, title), summary = COALESCE(?, summary), content = COALESCE(?, content),
         cover_alt = COALESCE(?, cover_alt), status = COALESCE(?, status), date = COALESCE(?, date), updated_at = ? WHERE id = ?`,
      )
      .run(title ?? null, summary ?? null, content ?? null, coverAlt ?? null, status ?? null, date?.getTime() ?? null, updatedAt.getTime(), id)
    if (changes === 0 || cover === undefined) return changes > 0
    const stored = storedCover(cover?.cover)
    database.prepare('UPDATE articles SET cover = ?, cover_alt = ? WHERE id = ?').run(stored.cover, stored.alt, id)
    replaceMedia(database, id, cover)
    return true
  }

  return {
    async list(query) {
      return read(() => list(query))
    },
    async find(id) {
      return read(() => {
        const row = database.prepare(`SELECT ${SUMMARY_COLUMNS}, a.content ${FROM} WHERE a.id = ?`).get(id) as ArticleRow | undefined
        return row ? toArticle(row) : null
      })
    },
    async neighbours(siteId, position) {
      return read(() => {
        const [older] = list({ siteId, status: 'published', after: position, limit: 1 })
        return { older: older ?? null, newer: newerThan(siteId, position) }
      })
    },
    async add(article) {
      return transact(database, () => insert(article))
    },
    async update(id, changes) {
      return transact(database, () => update(id, changes))
    },
    async remove(id) {
      const { changes } = await transact(database, () => database.prepare('DELETE FROM articles WHERE id = ?').run(id))
      return changes > 0
    },
    async addViews(counts) {
      await transact(database, () => {
        const add = database.prepare(
          'INSERT INTO article_views (article_id, views) SELECT id, ? FROM articles WHERE id = ? ON CONFLICT (article_id) DO UPDATE SET views = views + excluded.views',
        )
        for (const [id, count] of counts) add.run(count, id)
      })
    },
    async seedOnce(siteId, articles) {
      return transact(database, () => {
        const site = database.prepare('SELECT seeded_at FROM press_sites WHERE site_id = ?').get(siteId) as { seeded_at: number | null } | undefined
        if (site?.seeded_at) return false
        for (const article of articles) insert(article)
        database
          .prepare(
            'INSERT INTO press_sites (site_id, last_number, seeded_at) VALUES (?, 0, ?) ON CONFLICT (site_id) DO UPDATE SET seeded_at = excluded.seeded_at',
          )
          .run(siteId, Date.now())
        return true
      })
    },
  }
}
