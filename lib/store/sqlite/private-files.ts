import 'server-only'
import { chmodSync, closeSync, openSync, readdirSync, readSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Files of the store are the owner's alone, whatever the folder's mode or the umask is: a data directory that was made by hand, or
 * mounted, is often open to everybody.
 */

const PRIVATE = 0o600
/** Databases with what SQLite keeps beside them, replaced and half-made ones too; keys; the first password. */
const IS_OURS = /\.sqlite(?:[-.]|$)|^(?:data\.key|auth-secret)(?:\.|$)|^first-password\.txt$/
const COPIED_AT_ONCE = 1024 * 1024

/** Where a file belongs to somebody else, or the disk is read-only or knows no modes, it stays as it is: `npm run site -- doctor` says so. */
function makePrivate(path: string): void {
  try {
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, PRIVATE)
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/**
 * Makes a file, empty, that only its owner may read and write, unless it is there. SQLite takes an empty file for a new database, and
 * gives what it keeps beside it the same mode. What keeps the file from being made keeps SQLite from it too, which says so in its way.
 */
export function createPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'ax', PRIVATE))
  } catch {
    makePrivate(path)
  }
}

/** @returns paths of the files in a data directory that belong to the store; none where there is no directory */
export function filesOfStore(directory: string): string[] {
  const entries = (folder: string) => {
    try {
      return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && IS_OURS.test(entry.name))
    } catch {
      return []
    }
  }
  return [directory, join(directory, 'backups'), join(directory, 'backup-keys')].flatMap((folder) => entries(folder).map(({ name }) => join(folder, name)))
}

/** Takes other users' rights from every file of the store: those of an earlier version too, and those that somebody copied there. */
export function makeStorePrivate(directory: string): void {
  for (const path of filesOfStore(directory)) makePrivate(path)
}

/** Copies a file to a new place, private from its first byte on: `copyFile` would give it the mode of the other. @throws Error where the place is taken */
export function copyPrivately(from: string, to: string): void {
  const source = openSync(from, 'r')
  try {
    const target = openSync(to, 'wx', PRIVATE)
    try {
      const chunk = Buffer.alloc(COPIED_AT_ONCE)
      for (let length = readSync(source, chunk); length > 0; length = readSync(source, chunk)) {
        for (let written = 0; written < length;) written += writeSync(target, chunk, written, length - written)
      }
    } finally {
      closeSync(target)
    }
  } finally {
    closeSync(source)
  }
}
