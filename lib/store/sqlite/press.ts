import 'server-only'
import type { PressStore } from '@/lib/press/press-store'
import type { SqliteDatabase } from './driver'
import { readArticles } from './read-articles'
import { transact } from './transaction'
import { writeArticles } from './write-articles'

export function sqlitePressStore(database: SqliteDatabase): PressStore {
  return {
    ...readArticles(database),
    ...writeArticles(database),
    async addViews(counts) {
      await transact(database, () => {
        const add = database.prepare(
          'INSERT INTO article_views (article_id, views) SELECT id, ? FROM articles WHERE id = ? ON CONFLICT (article_id) DO UPDATE SET views = views + excluded.views',
        )
        for (const [id, count] of counts) add.run(count, id)
      })
    },
  }
}
