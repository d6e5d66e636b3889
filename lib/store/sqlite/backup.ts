import 'server-only'
import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import type { Vault } from '@/lib/crypto/vault'
import { checkDataKey } from './data-key-check'
import { openDatabase, STORE_FILE } from './database'

const BACKUP_NAME = /^store-\d{8}T\d{6}Z\.sqlite$/

const sync = (path: string) => {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

/** @throws Error when the file is no sound database */
function verify(path: string): void {
  const database = new Database(path)
  try {
    const [row] = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
    if (row?.integrity_check !== 'ok') throw new Error(`${path}: ${row?.integrity_check ?? 'unreadable'}`)
  } finally {
    database.close()
  }
}

/** Backups of a data directory, the newest first. */
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

function copyInto(store: string, draft: string): void {
  const database = new Database(store)
  try {
    database.pragma('busy_timeout = 10000')
    database.exec(`VACUUM INTO '${draft.replaceAll("'", "''")}'`)
  } finally {
    database.close()
  }
}

/**
 * Copies the store as it is at one moment, while the site runs; the copy is checked before it gets its name.
 * Sealed values stay sealed: without the data key a backup opens nothing.
 * @param keep how many backups remain, the oldest go
 * @returns the backup's path
 * @throws Error when there is no store, or the copy could not be made or is unsound: nothing is left of it then
 */
export function backUp(directory: string, at: Date, keep: number): string {
  const name = `store-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.sqlite`
  const path = join(directory, 'backups', name)
  const draft = `${path}.draft`
  const store = join(directory, STORE_FILE)
  // Opening would make one.
  if (!existsSync(store)) throw new Error(`저장소가 없습니다: ${store}. DATA_DIR을 확인해 주세요.`)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  rmSync(draft, { force: true })
  try {
    copyInto(store, draft)
    verify(draft)
    sync(draft)
    renameSync(draft, path)
  } finally {
    // On a full disk half a copy would take the room that is left.
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(`${draft}${suffix}`, { force: true })
  }
  sync(dirname(path))
  // The one just made stays, even where a clock that was wrong has named others later.
  for (const old of listBackups(directory).slice(keep)) if (old.path !== path) rmSync(old.path)
  return path
}

/**
 * Puts a backup in the store's place; what was there is kept beside it. The site must be stopped.
 * @param vault must hold the key that the backup was written with
 * @returns where the replaced store lies, or null when there was none
 * @throws Error when the backup is unsound, of another key, or the store is in use
 */
export function restore(directory: string, backup: string, vault: Vault, at: Date): string | null {
  const path = join(directory, STORE_FILE)
  const draft = `${path}.restoring`
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  copyFileSync(backup, draft)
  try {
    verify(draft)
    const copy = new Database(draft)
    try {
      checkDataKey(copy, vault)
    } finally {
      copy.close()
    }
    sync(draft)
    const replaced = existsSync(path) ? moveAway(path, at) : null
    renameSync(draft, path)
    sync(directory)
    // Brings an older backup's schema up to date, and shows that it opens.
    openDatabase(directory).close()
    return replaced
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Leaving WAL mode needs the store for itself, and folds the log into the file. */
function moveAway(path: string, at: Date): string {
  const database = new Database(path)
  try {
    database.pragma('journal_mode = DELETE')
  } catch (cause) {
    throw new Error('저장소가 사용 중입니다. 사이트를 멈춘 뒤 다시 실행해 주세요.', { cause })
  } finally {
    database.close()
  }
  const moved = `${path}.replaced-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`
  renameSync(path, moved)
  for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true })
  return moved
}
