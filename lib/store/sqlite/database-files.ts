import 'server-only'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import Database from 'libsql'

/** Files that SQLite keeps beside a database (https://www.sqlite.org/tempfiles.html). */
const COMPANIONS = ['-journal', '-wal', '-shm'] as const

/** Every file that a database at `path` may consist of. */
export const databaseFiles = (path: string): string[] => ['', ...COMPANIONS].map((suffix) => `${path}${suffix}`)

/** @param path of a file, or of a folder whose entries have to survive a power loss */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

/** @throws Error if the file is no sound database */
export function verifyDatabase(path: string): void {
  const database = new Database(path)
  try {
    const [row] = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
    if (row?.integrity_check !== 'ok') throw new Error(`${path}: ${row?.integrity_check ?? 'unreadable'}`)
  } finally {
    database.close()
  }
}
