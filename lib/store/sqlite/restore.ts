import 'server-only'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import type { Vault } from '@/lib/vault'
import { keysOfBackup } from './backup'
import { mergeRecordKeys } from './copy-record-keys'
import { checkDataKey } from './data-key-check'
import { openDatabase, STORE_FILE } from './database'
import { databaseFiles, syncToDisk, verifyDatabase } from './database-files'
import type { SqliteDatabase } from './driver'
import { migrate } from './migrate'
import { RECORD_KEYS_FILE } from './record-keys'
import { copyPrivately } from './private-files'
import { isBusy, isDamaged } from './sqlite-errors'

interface RestoreOptions {
  /** The data directory. */
  readonly directory: string
  /** Path of the backup. */
  readonly backup: string
  /** Must hold the key that the backup was written with. */
  readonly vault: Vault
  readonly at: Date
  /** The file with the keys of the backup's registrations; by default the one that was made with it. */
  readonly keys?: string | null
  /** The operator says that the site is stopped: of a damaged store nobody can be asked whether it is in use. */
  readonly isStopped?: boolean
}

/**
 * Puts a backup in the store's place; what was there is kept beside it, its log too. The site must be stopped.
 * @returns where the replaced store lies, or null when there was none
 * @throws Error when the backup is unsound, of another key or of a newer version, or the store is in use or damaged: nothing is changed then
 */
export function restore({ directory, backup, vault, at, keys = keysOfBackup(backup), isStopped = false }: RestoreOptions): string | null {
  const path = join(directory, STORE_FILE)
  const draft = `${path}.restoring`
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  for (const file of databaseFiles(draft)) rmSync(file, { force: true })
  try {
    copyPrivately(backup, draft)
    verifyDatabase(draft)
    const copy = new Database(draft)
    try {
      checkDataKey(copy, vault)
      // An older backup's schema is brought up to date, and a newer one is refused, before anything is replaced.
      migrate(copy)
      bringKeys(copy, directory, keys)
    } finally {
      copy.close()
    }
    syncToDisk(draft)
    const replaced = moveAway(path, at, isStopped)
    renameSync(draft, path)
    syncToDisk(directory)
    openDatabase(directory).close()
    return replaced
  } finally {
    for (const file of databaseFiles(draft)) rmSync(file, { force: true })
  }
}

/**
 * Adds the keys that came with a backup to those that are here, which win: what was erased here stays erased, also of a
 * backup from before.
 */
function bringKeys(backup: SqliteDatabase, directory: string, keys: string | null): void {
  const path = join(directory, RECORD_KEYS_FILE)
  const needsKeys = backup.prepare("SELECT 1 FROM record_key_marks WHERE name = 'file'").all().length > 0
  if (needsKeys && !keys && !existsSync(path))
    throw new Error(`등록의 키가 없습니다. 보관해 둔 ${RECORD_KEYS_FILE} 파일을 ${directory}에 넣은 뒤 다시 실행해 주세요.`)
  const id = mergeRecordKeys(path, keys)
  backup.prepare("INSERT OR REPLACE INTO record_key_marks (name, value) VALUES ('file', ?)").run(id)
  // Compared at the next opening: what was erased since the backup is removed from it.
  backup.prepare("DELETE FROM record_key_marks WHERE name = 'erasures'").run()
}

/** Leaving WAL mode needs the store for itself, and folds the log into the file. */
function foldLog(path: string, isStopped: boolean): void {
  const database = new Database(path)
  try {
    database.pragma('journal_mode = DELETE')
  } catch (cause) {
    if (isBusy(cause)) throw new Error('저장소가 사용 중입니다. 사이트를 멈춘 뒤 다시 실행해 주세요.', { cause })
    if (!isDamaged(cause)) throw cause
    if (!isStopped)
      throw new Error(
        '저장소가 손상되어 사용 중인지 알 수 없습니다. 사이트가 멈춰 있는지 확인한 뒤 --stopped를 붙여 다시 실행해 주세요. 손상된 파일은 지우지 않고 옆에 둡니다.',
        { cause },
      )
  } finally {
    database.close()
  }
}

/**
 * A log that stayed behind would be applied to the backup: it goes with the store that it belongs to, whether that is there or not.
 * @returns where the store is now; null where there was nothing
 */
function moveAway(path: string, at: Date, isStopped: boolean): string | null {
  if (existsSync(path)) foldLog(path, isStopped)
  const moved = `${path}.replaced-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const targets = databaseFiles(moved)
  const files = databaseFiles(path).flatMap((file, index) => (existsSync(file) ? [[file, targets[index] ?? moved] as const] : []))
  for (const [from, to] of files) renameSync(from, to)
  return files.length > 0 ? moved : null
}
