import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readKey, readOrCreateKey } from '@/lib/store/key-file'
import type { Env } from '@/lib/env'
import type { Log } from '@/lib/log'
import { DATA_KEY_FILE } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'

type KeyEnvironment = Pick<Env, 'DATA_KEY' | 'DATA_DIR' | 'AUTH_SECRET'>

/**
 * DATA_KEY, or the file beside the store, to read what is stored; creates none.
 * @throws Error in Korean that says where the key belongs
 */
export function existingDataKey({ DATA_KEY, DATA_DIR }: KeyEnvironment): Uint8Array {
  const key = DATA_KEY ? Buffer.from(DATA_KEY, 'base64') : readKey(DATA_DIR, DATA_KEY_FILE)
  if (!key) throw new Error(`데이터 키가 없습니다. DATA_KEY를 정하거나, 보관해 둔 ${DATA_KEY_FILE} 파일을 ${DATA_DIR}에 넣은 뒤 다시 실행해 주세요.`)
  return key
}

/**
 * DATA_KEY, or the file beside the store, created together with a new store. A store without its key gets no new one, because
 * nobody could read its data.
 * @throws Error in Korean that says where the key of an existing store belongs
 */
export function dataKey(environment: KeyEnvironment, log: Log): Uint8Array {
  const { DATA_KEY, DATA_DIR } = environment
  // The key is created first: if the store exists, another process that starts at the same time has created its key already.
  if (DATA_KEY || existsSync(join(DATA_DIR, STORE_FILE))) return existingDataKey(environment)
  return readOrCreateKey(DATA_DIR, DATA_KEY_FILE, (path) =>
    log.warn({ path }, 'a data key was made; without this file no registration can be read, so keep a copy apart from the backups'),
  )
}

export const AUTH_SECRET_FILE = 'auth-secret'

/** AUTH_SECRET, or a file in DATA_DIR, created on first use: signs and encrypts session cookies. */
export const authSecret = ({ AUTH_SECRET, DATA_DIR }: KeyEnvironment, log: Log): string =>
  AUTH_SECRET ?? readOrCreateKey(DATA_DIR, AUTH_SECRET_FILE, (path) => log.info({ path }, 'made the secret of session cookies')).toString('base64')
