import 'server-only'
import { isAnotherVersion } from '@/lib/press/article-version'
import type { ArticleToAdd, ArticleUpdate, PressStore } from '@/lib/press/press-store'
import type { Article } from '@/lib/press/article'
import { mediaOf, storedCover, storedPictures } from '../stored-pictures'
import { ARTICLE_COLUMNS, FROM, toArticle, type ArticleRow } from './article-rows'
import type { SqliteDatabase } from './driver'
import { replaceMedia } from './media'
import { transact } from './transaction'

/** Creation, change and deletion of articles, each with its running number and the files of its pictures. */
export function writeArticles(database: SqliteDatabase): Pick<PressStore, 'add' | 'update' | 'remove' | 'seedOnce'> {
  function nextNumber(siteId: string): number {
    const row = database
      .prepare(
        'INSERT INTO press_sites (site_id, last_number) VALUES (?, 1) ON CONFLICT (site_id) DO UPDATE SET last_number = last_number + 1 RETURNING last_number AS number',
      )
      .get(siteId) as { number: number }
    return row.number
  }

  function find(id: string): Article | null {
    const row = database.prepare(`SELECT ${ARTICLE_COLUMNS} ${FROM} WHERE a.id = ?`).get(id) as ArticleRow | undefined
    return row ? toArticle(row) : null
  }

  const filesOf = (id: string): string[] => {
    const article = find(id)
    return article ? mediaOf(article) : []
  }

  function insert(article: ArticleToAdd): number {
    const number = nextNumber(article.siteId)
    const { cover, alt } = storedCover(article.cover?.cover)
    database
      .prepare(
        'INSERT INTO articles (id, site_id, number, title, summary, content, cover, cover_alt, pictures, status, date, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
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
        storedPictures(article.pictures?.pictures),
        article.status,
        article.date.getTime(),
        article.updatedAt.getTime(),
      )
    replaceMedia(database, article.id, { added: [...(article.cover?.media ?? []), ...(article.pictures?.media ?? [])] })
    return number
  }

  /** Whether the article exists in another version. */
  function isAnother(id: string, basedOn: string | undefined): boolean {
    if (basedOn === undefined) return false
    const article = find(id)
    return article !== null && isAnotherVersion(article, basedOn)
  }

  function update(id: string, { title, summary, content, status, date, cover, coverAlt, pictures, updatedAt }: ArticleUpdate): boolean {
    const before = cover !== undefined || pictures ? filesOf(id) : []
    const { changes } = database
      .prepare(
        `UPDATE articles SET title = COALESCE(?, title), summary = COALESCE(?, summary), content = COALESCE(?, content),
         cover_alt = COALESCE(?, cover_alt), status = COALESCE(?, status), date = COALESCE(?, date), updated_at = ? WHERE id = ?`,
      )
      .run(title ?? null, summary ?? null, content ?? null, coverAlt ?? null, status ?? null, date?.getTime() ?? null, updatedAt.getTime(), id)
    if (changes === 0) return false
    if (cover !== undefined) {
      const stored = storedCover(cover?.cover)
      database.prepare('UPDATE articles SET cover = ?, cover_alt = ? WHERE id = ?').run(stored.cover, stored.alt, id)
    }
    if (pictures) database.prepare('UPDATE articles SET pictures = ? WHERE id = ?').run(storedPictures(pictures.pictures), id)
    if (cover !== undefined || pictures) {
      replaceMedia(database, id, { before, named: filesOf(id), added: [...(cover?.media ?? []), ...(pictures?.media ?? [])] })
    }
    return true
  }

  return {
    async add(article) {
      return transact(database, () => insert(article))
    },
    async update(id, changes, basedOn) {
      return transact(database, () => (isAnother(id, basedOn) ? 'changed' : update(id, changes)))
    },
    async remove(id, basedOn) {
      return transact(database, () => (isAnother(id, basedOn) ? 'changed' : database.prepare('DELETE FROM articles WHERE id = ?').run(id).changes > 0))
    },
    async seedOnce(siteId, articles, at) {
      return transact(database, () => {
        const site = database.prepare('SELECT seeded_at FROM press_sites WHERE site_id = ?').get(siteId) as { seeded_at: number | null } | undefined
        if (site?.seeded_at) return false
        for (const article of articles) insert(article)
        database
          .prepare(
            'INSERT INTO press_sites (site_id, last_number, seeded_at) VALUES (?, 0, ?) ON CONFLICT (site_id) DO UPDATE SET seeded_at = excluded.seeded_at',
          )
          .run(siteId, at.getTime())
        return true
      })
    },
  }
}
