import 'server-only'
import type { MergedProgress } from '@/lib/registrations/progress'
import type { SqliteDatabase } from './driver'
import { progressOfRow, PROGRESS_COLUMNS, type RegistrationRow } from './registration-rows'

/** Reads, inside the caller's transaction, the progress of the registrations merged into one. */
export function mergedProgressReader(database: SqliteDatabase): (primaryId: string) => MergedProgress {
  const mergedRegistrations = database.prepare(`SELECT id, ${PROGRESS_COLUMNS.join(', ')} FROM registrations WHERE merged_into = ?`)
  return (primaryId) => new Map((mergedRegistrations.all(primaryId) as RegistrationRow[]).map((row) => [row.id, progressOfRow(row)]))
}

/** Phones of registrations merged with one of the given phone (once as `?`), including the phone itself. */
export const PHONES_OF_ONE = `
  WITH leads (id) AS (SELECT coalesce(merged_into, id) FROM registrations WHERE phone_hash = ?)
  SELECT phone_hash FROM registrations WHERE id IN (SELECT id FROM leads)
  UNION SELECT phone_hash FROM registrations WHERE merged_into IN (SELECT id FROM leads)`
