import 'server-only'
import { chmodSync, closeSync, openSync, readdirSync, readSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/* Only the owner may read the store's files, whatever the folder's mode or the umask: a data directory made by hand, or
   mounted, is often readable by everyone. */

const PRIVATE = 0o600
/** Databases and SQLite's files beside them, also replaced and half-made ones; keys; the first password. */
const IS_OURS = /\.sqlite(?:[-.]|$)|^(?:data\.key|auth-secret)(?:\.|$)|^first-password\.txt$/
const COPIED_AT_ONCE = 1024 * 1024

/** A file stays as it is if it belongs to another user, or the disk is read-only or has no modes: `npm run site -- doctor` reports it. */
function makePrivate(path: string): void {
  try {
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, PRIVATE)
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/**
 * Creates an empty file that only its owner may read and write, unless it exists. SQLite takes an empty file for a new database,
 * and gives the files beside it the same mode. Errors are ignored, because SQLite then fails on the same file and reports it.
 */
export function createPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'ax', PRIVATE))
  } catch {
    makePrivate(path)
  }
}

/** @returns paths of the store's files in a data directory; none if there is no directory */
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

/** Removes other users' rights from every file of the store, including those of an earlier version and copied ones. */
export function makeStorePrivate(directory: string): void {
  for (const path of filesOfStore(directory)) makePrivate(path)
}

/**
 * Copies a file to a new place, private from its first byte; `copyFile` would give it the original's mode.
 * @throws Error if the place is taken
 */
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
