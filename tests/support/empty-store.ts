import { existsSync, renameSync, rmSync } from 'node:fs'

/** Variable with the directory of a jest run's empty store: see jest-global-setup.ts. */
export const EMPTY_STORE = 'SHARED_EMPTY_STORE'

/**
 * The directory of a jest run's empty store, for tests to copy, because creating one runs every migration. The first test makes
 * it.
 * @param make writes an empty store into a directory
 * @returns undefined outside of jest
 */
export function emptyStore(make: (directory: string) => void): string | undefined {
  const shared = process.env[EMPTY_STORE]
  if (!shared || existsSync(shared)) return shared
  const own = `${shared}-${process.pid}`
  make(own)
  try {
    renameSync(own, shared)
  } catch {
    // Another worker was faster.
    rmSync(own, { recursive: true })
  }
  return shared
}
