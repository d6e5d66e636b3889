import 'server-only'
import type { EventStore } from '@/lib/registrations/work-store'
import type { SqliteDatabase } from './driver'
import { read } from './transaction'

/** Writes a registration's tags to the table that lists are filtered by, inside the caller's transaction. */
export function tagWriter(database: SqliteDatabase): (registrationId: string, tags: readonly string[]) => void {
  const clear = database.prepare('DELETE FROM registration_tags WHERE registration_id = ?')
  const insert = database.prepare('INSERT INTO registration_tags (tag, created_at, registration_id) SELECT ?, created_at, id FROM registrations WHERE id = ?')
  return (registrationId, tags) => {
    clear.run(registrationId)
    for (const tag of tags) insert.run(tag, registrationId)
  }
}

/** Jumps from one tag to the next, instead of reading a million tagged registrations. */
const TAGS = `
  WITH RECURSIVE known (tag) AS (
    SELECT min(tag) FROM registration_tags
    UNION ALL
    SELECT (SELECT min(tag) FROM registration_tags WHERE tag > known.tag) FROM known WHERE known.tag IS NOT NULL
  ) SELECT tag FROM known WHERE tag IS NOT NULL LIMIT ?`

/** Words that the office puts on registrations. */
export const registrationTags = (database: SqliteDatabase): Pick<EventStore, 'listTags'> => ({
  async listTags(limit) {
    return read(() => (database.prepare(TAGS).all(limit) as { tag: string }[]).map(({ tag }) => tag))
  },
})
