import 'server-only'
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a secret of 32 bytes from a file (base64, mode 0600), making it at first use.
 * Written beside and linked into place, so that two processes that start together agree on one key.
 * @param onCreated called once, when the file was made now
 */
export function readOrCreateKey(directory: string, name: string, onCreated: (path: string) => void): Buffer {
  const path = join(directory, name)
  const existing = readKey(path)
  if (existing) return existing

  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeSync(file, `${randomBytes(32).toString('base64')}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  try {
    linkSync(draft, path)
    onCreated(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  const made = readKey(path)
  if (!made) throw new Error(`the key file ${name} vanished while it was made`)
  return made
}

function readKey(path: string): Buffer | null {
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
    if (key.length !== 32) throw new Error(`${path} does not hold 32 bytes of base64`)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
