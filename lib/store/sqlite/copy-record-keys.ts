import 'server-only'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { databaseFiles, syncToDisk } from './database-files'
import { createPrivate } from './private-files'
import { openKeysDatabase, quoted, RECORD_KEYS_FILE, withOther } from './record-keys'

/** Replaces the copy of the registrations' keys by the current ones. */
export function copyRecordKeys(directory: string, copy: string): void {
  const draft = `${copy}.draft`
  mkdirSync(dirname(copy), { recursive: true, mode: 0o700 })
  rmSync(draft, { force: true })
  createPrivate(draft)
  const database = openKeysDatabase(join(directory, RECORD_KEYS_FILE))
  try {
    database.pragma('busy_timeout = 10000')
    database.exec(`VACUUM INTO ${quoted(draft)}`)
    syncToDisk(draft)
    renameSync(draft, copy)
    syncToDisk(dirname(copy))
    // Deletes keys destroyed while the copy was being made.
    withOther(database, copy, () =>
      database.exec(`UPDATE other.record_keys SET wrapped = NULL WHERE wrapped IS NOT NULL
        AND registration_id IN (SELECT registration_id FROM main.record_keys WHERE wrapped IS NULL)`),
    )
  } finally {
    database.close()
    for (const file of databaseFiles(draft)) rmSync(file, { force: true })
  }
}

/**
 * Adds keys that are missing in the file at `path`, creating it if needed; existing and destroyed ones stay as they are.
 * @param from another file of keys; null: none
 * @returns the id of the file
 */
export function mergeRecordKeys(path: string, from: string | null): string {
  const database = openKeysDatabase(path)
  try {
    if (from && existsSync(from))
      withOther(database, from, () =>
        database.exec(`
          BEGIN IMMEDIATE;
          INSERT OR IGNORE INTO main.record_keys SELECT registration_id, wrapped FROM other.record_keys;
          UPDATE main.identity SET erasures = (SELECT count(*) FROM main.record_keys WHERE wrapped IS NULL);
          COMMIT
        `),
      )
    return (database.prepare('SELECT id FROM identity').get() as { id: string }).id
  } finally {
    database.close()
  }
}
