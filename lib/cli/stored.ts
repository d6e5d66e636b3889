import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { env, type Env } from '@/lib/env'
import { createServices, type Services } from '@/lib/services'
import { existingDataKey } from '@/lib/store/keys'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { STORES } from '@/lib/stores'

/** @returns in Korean that DATA_DIR holds no embedded store; null where it does */
export function missingStoreFile(directory: string): string | null {
  const store = join(directory, STORE_FILE)
  return existsSync(store) ? null : `저장소가 없습니다: ${store}. DATA_DIR을 확인해 주세요.`
}

/**
 * What keeps a command from the stored data. Opening the store would create a store or a key where there is none, in the wrong
 * folder or in place of a lost one.
 * @returns in Korean what is missing; null where both exist
 */
export function missingStore({ STORE, DATA_DIR, DATA_KEY, AUTH_SECRET }: Pick<Env, 'STORE' | 'DATA_DIR' | 'DATA_KEY' | 'AUTH_SECRET'>): string | null {
  const missing = STORES[STORE].inDataDirectory ? missingStoreFile(DATA_DIR) : null
  if (missing !== null) return missing
  try {
    existingDataKey({ DATA_KEY, DATA_DIR, AUTH_SECRET })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Ends the process with instructions where nothing is stored. */
export function requireStore(): void {
  const missing = missingStore(env())
  if (missing === null) return
  console.error(missing)
  process.exit(1)
}

/** Opens the store for commands that only read or change stored data: creates no store, no data key and no session secret. */
export function storedServices(): Services {
  requireStore()
  return createServices({ ...env(), AUTH_SECRET: env().AUTH_SECRET ?? randomBytes(32).toString('base64') })
}
