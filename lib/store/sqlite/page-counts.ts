import 'server-only'
import type { PageCount, PageCountStore } from '@/lib/attribution/page-count-store'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

/** Sums of events on pages. */
export function sqlitePageCountStore(database: SqliteDatabase): PageCountStore {
  return {
    async add(counts) {
      if (counts.length === 0) return
      await transact(database, () => {
        const add = database.prepare(`
          INSERT INTO page_counts (day, page, channel, views, popups, registrations) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (day, page, channel) DO UPDATE
          SET views = views + excluded.views, popups = popups + excluded.popups, registrations = registrations + excluded.registrations`)
        for (const { day, page, channel, views, popups, registrations } of counts) add.run(day, page, channel, views, popups, registrations)
      })
    },
    async list(from, until) {
      return read(
        () =>
          database
            .prepare('SELECT day, page, channel, views, popups, registrations FROM page_counts WHERE day >= ? AND day < ? ORDER BY day, page, channel')
            .all(from, until) as PageCount[],
      )
    },
    async removeBefore(day) {
      await transact(database, () => database.prepare('DELETE FROM page_counts WHERE day < ?').run(day))
    },
  }
}
