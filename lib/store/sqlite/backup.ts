import 'server-only'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Database from 'libsql'
import { STORE_FILE } from './database'
import { databaseFiles, syncToDisk, verifyDatabase } from './database-files'
import { leaveOutHashes } from './backup-hashes'
import { copyRecordKeys } from './copy-record-keys'
import { RECORD_KEYS_FILE } from './record-keys'
import { createPrivate, makeStorePrivate } from './private-files'

const BACKUP_NAME = /^store-\d{8}T\d{6}Z\.sqlite$/

const DRAFT_NAME = /^store-\d{8}T\d{6}Z\.sqlite\.draft/
/** Longer than any copy takes: the site's own is ended after ten minutes (backup-process.ts). */
const DRAFT_MAX_AGE_MS = 60 * 60 * 1000

/**
 * The one copy of the keys of registrations, for all backups of a data directory. It is always the newest, and in a folder of its
 * own: backups are copied to other machines by date, and keys kept by date would undo every deletion.
 */
export const keysCopyOf = (directory: string): string => join(directory, 'backup-keys', RECORD_KEYS_FILE)

/** Where a restore finds the keys of a backup: beside its folder, where they were made, or beside the file itself. */
export function keysOfBackup(backup: string): string | null {
  const places = [join(dirname(backup), RECORD_KEYS_FILE), keysCopyOf(dirname(dirname(resolve(backup))))]
  return places.find((path) => existsSync(path)) ?? null
}

/** Backups of a data directory, newest first. */
export function listBackups(directory: string): { path: string; at: Date; bytes: number }[] {
  const folder = join(directory, 'backups')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder)
    .filter((name) => BACKUP_NAME.test(name))
    .toSorted()
    .toReversed()
  return names.map((name) => {
    const { mtime, size } = statSync(join(folder, name))
    return { path: join(folder, name), at: mtime, bytes: size }
  })
}

/**
 * Backups from before each registration had its own key: the store's key alone decrypts them, so data deleted from the store can
 * be read in them.
 */
export function backupsWithoutRecordKeys(directory: string): string[] {
  const isOfBefore = (path: string): boolean => {
    const database = new Database(path)
    try {
      const hasTable = (name: string) => database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').all(name).length > 0
      if (hasTable('record_key_marks')) return database.prepare("SELECT 1 FROM record_key_marks WHERE name = 'earlier'").all().length > 0
      return hasTable('registrations') && database.prepare('SELECT 1 FROM registrations LIMIT 1').all().length > 0
    } catch {
      // Damaged, so it cannot be examined.
      return false
    } finally {
      database.close()
    }
  }
  return listBackups(directory)
    .map(({ path }) => path)
    .filter(isOfBefore)
}

/** A copy whose process was killed stays, and repeated tries would fill the disk. */
function removeAbandonedDrafts(folder: string, at: Date): void {
  for (const name of readdirSync(folder).filter((each) => DRAFT_NAME.test(each))) {
    const path = join(folder, name)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (at.getTime() - changed > DRAFT_MAX_AGE_MS) rmSync(path, { force: true })
  }
}

function copyInto(store: string, draft: string): void {
  const database = new Database(store)
  try {
    database.pragma('busy_timeout = 10000')
    database.exec(`VACUUM INTO '${draft.replaceAll("'", "''")}'`)
  } finally {
    database.close()
  }
}

function withoutHashes(draft: string): void {
  const database = new Database(draft)
  try {
    leaveOutHashes(database)
  } finally {
    database.close()
  }
}

/**
 * Copies the store as of one moment, while the site runs, and checks the copy before it gets its name. Encrypted values stay
 * encrypted: a backup cannot be read without the data key and the keys of registrations, of which only the newest copy is kept.
 * @param keep number of backups to keep; the oldest are deleted
 * @returns the backup's path
 * @throws Error if there is no store, or the copy could not be made or is unsound; the copy is then deleted
 */
export function backUp(directory: string, at: Date, keep: number): string {
  const name = `store-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.sqlite`
  const path = join(directory, 'backups', name)
  const draft = `${path}.draft`
  const store = join(directory, STORE_FILE)
  // Opening would create one.
  if (!existsSync(store)) throw new Error(`저장소가 없습니다: ${store}. DATA_DIR을 확인해 주세요.`)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  removeAbandonedDrafts(dirname(path), at)
  rmSync(draft, { force: true })
  makeStorePrivate(directory)
  try {
    createPrivate(draft)
    copyInto(store, draft)
    withoutHashes(draft)
    verifyDatabase(draft)
    syncToDisk(draft)
    renameSync(draft, path)
  } finally {
    // On a full disk half a copy would take the remaining space.
    for (const file of databaseFiles(draft)) rmSync(file, { force: true })
  }
  syncToDisk(dirname(path))
  copyRecordKeys(directory, keysCopyOf(directory))
  // Keeps the one just made, even if a wrong clock has dated others later.
  for (const old of listBackups(directory).slice(keep)) if (old.path !== path) rmSync(old.path)
  return path
}
