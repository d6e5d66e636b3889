import 'server-only'
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StoreUnavailableError } from '@/lib/errors'

/**
 * Reads a secret of 32 bytes from a file (base64, mode 0600), creating it on first use. Written to a temporary file and
 * hard-linked into place, which is atomic: two processes that start together agree on one key.
 * @param onCreated called once, if the file was created now
 * @throws StoreUnavailableError on a full disk; Error if the file cannot be created, or holds something else
 */
export function readOrCreateKey(directory: string, name: string, onCreated: (path: string) => void): Buffer {
  const existing = readKey(directory, name)
  if (existing) return existing

  const path = join(directory, name)
  const temporaryPath = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    writeKey(temporaryPath)
    linkSync(temporaryPath, path)
    onCreated(path)
  } catch (cause) {
    const code = codeOf(cause)
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new StoreUnavailableError(`there is no room for ${path}`, { cause })
    if (code !== 'EEXIST') throw cause
  } finally {
    rmSync(temporaryPath, { force: true })
  }
  const key = readKey(directory, name)
  if (!key) throw new Error(`the key file ${name} vanished while it was made`)
  return key
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

function writeKey(path: string): void {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, `${randomBytes(32).toString('base64')}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** @returns the secret that {@link readOrCreateKey} once created; null if there is none, and creates none */
export function readKey(directory: string, name: string): Buffer | null {
  const path = join(directory, name)
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
    if (key.length !== 32) throw new Error(`${path} does not hold 32 bytes of base64`)
    return key
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}
