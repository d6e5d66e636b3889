import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files below the given paths, sorted; a path that does not exist counts as empty.
 * @param {string} root absolute directory that the paths are relative to
 * @param {readonly string[]} paths files or directories
 * @returns {string[]} paths relative to `root`
 */
export function listFiles(root, paths) {
  /** @type {string[]} */
  const found = []
  /** @param {string} path */
  const visit = (path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    if (stats?.isFile()) found.push(path)
    else if (stats?.isDirectory()) for (const entry of readdirSync(join(root, path)).sort()) visit(join(path, entry))
  }
  for (const path of paths) visit(path)
  return found
}

/**
 * One hash over names and bytes: equal fingerprints mean that a step made from these files need not run again.
 * @param {string} root
 * @param {readonly string[]} paths files or directories, relative to `root`
 * @param {readonly string[]} [extra] whatever else the step depends on
 * @returns {string} 32 hexadecimal digits
 */
export function fingerprint(root, paths, extra = []) {
  const hash = createHash('sha256')
  for (const file of listFiles(root, paths))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  for (const part of extra) hash.update(`${part}\0`)
  return hash.digest('hex').slice(0, 32)
}
