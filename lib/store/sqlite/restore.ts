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
  /** The file with the keys of the backup's registrations; by default the one made with it. */
  readonly keys?: string | null
  /** The operator states that the site is stopped: a damaged store cannot be tested for being in use. */
  readonly isStopped?: boolean
}

/**
 * Replaces the store by a backup; keeps the replaced store and its log beside it. The site must be stopped.
 * @returns path of the replaced store, or null if there was none
 * @throws Error if the backup is unsound, of another key or of a newer version, or the store is in use or damaged; nothing is
 * changed then
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
      // Migrates an older backup's schema, and refuses a newer one, before anything is replaced.
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

/** Adds the backup's keys to the existing ones, which win: what was erased here stays erased, whatever the backup's age. */
function bringKeys(backup: SqliteDatabase, directory: string, keys: string | null): void {
  const path = join(directory, RECORD_KEYS_FILE)
  const needsKeys = backup.prepare("SELECT 1 FROM record_key_marks WHERE name = 'file'").all().length > 0
  if (needsKeys && !keys && !existsSync(path))
    throw new Error(`등록의 키가 없습니다. 보관해 둔 ${RECORD_KEYS_FILE} 파일을 ${directory}에 넣은 뒤 다시 실행해 주세요.`)
  const id = mergeRecordKeys(path, keys)
  backup.prepare("INSERT OR REPLACE INTO record_key_marks (name, value) VALUES ('file', ?)").run(id)
  // The next opening compares this, and deletes what was erased since the backup.
  backup.prepare("DELETE FROM record_key_marks WHERE name = 'erasures'").run()
}

/** Leaving WAL mode requires exclusive access, and folds the log into the file. */
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
 * Moves the store away with its log: a log left behind would be applied to the backup, so it is moved even without a store.
 * @returns where the store is now; null if there was nothing
 */
function moveAway(path: string, at: Date, isStopped: boolean): string | null {
  if (existsSync(path)) foldLog(path, isStopped)
  const moved = `${path}.replaced-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const targets = databaseFiles(moved)
  const files = databaseFiles(path).flatMap((file, index) => (existsSync(file) ? [[file, targets[index] ?? moved] as const] : []))
  for (const [from, to] of files) renameSync(from, to)
  return files.length > 0 ? moved : null
}
