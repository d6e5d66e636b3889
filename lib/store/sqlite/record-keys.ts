import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { createRecordSealer, type RecordVault, type Sealer, type Vault } from '@/lib/vault'
import { openRecordKey, sealRecordKey } from '../sealed-fields'
import { cacheStatements, checkpoint } from './database'
import type { SqliteDatabase } from './driver'
import { guardTexts } from './guard-texts'
import { createPrivate } from './private-files'
import { toStoreError } from './sqlite-errors'
import { transactOnce } from './transaction'

/**
 * The keys of registrations, wrapped by the store's key, in a file of their own. A backup of the store holds none, so destroying
 * a key here makes all data of its registration unreadable, wherever it was written. A registration without a row was stored by
 * an earlier version, with the store's key; one whose row has no key is erased.
 */
export const RECORD_KEYS_FILE = 'record-keys.sqlite'

const MAX_CACHED = 500

export interface RecordKeys {
  readonly vault: RecordVault
  /** Identifies this file: a store records the one that it was filled with. */
  readonly id: string
  /** Creates a key for a registration that has none. On the disk only after {@link flush}. */
  readonly make: (registrationId: string) => void
  /** Call before the commit of a transaction that writes data encrypted with new keys. */
  readonly flush: () => void
  /**
   * Destroys keys, and marks registrations without one as erased, too, so that a backup cannot bring them back. Afterwards
   * neither the file, nor its log, nor the backups' copy holds the keys.
   * @throws the driver's error, SQLITE_BUSY if another connection keeps them in the log: to be tried again
   */
  readonly destroy: (registrationIds: readonly string[]) => void
  /** Number of keys ever destroyed. */
  readonly erasures: () => number
  readonly erasedIds: () => string[]
  readonly close: () => void
}

const SCHEMA = `
  CREATE TABLE record_keys (registration_id TEXT PRIMARY KEY, wrapped BLOB) STRICT, WITHOUT ROWID;
  CREATE INDEX erased ON record_keys (registration_id) WHERE wrapped IS NULL;
  CREATE TABLE identity (id TEXT NOT NULL, erasures INTEGER NOT NULL) STRICT;
`

/** Opens a file of keys, creating it if needed. */
export function openKeysDatabase(path: string): SqliteDatabase {
  createPrivate(path)
  const database = guardTexts(new Database(path))
  try {
    database.pragma('busy_timeout = 0')
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('secure_delete = ON')
    const isFilled = () => database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'identity'").all().length > 0
    if (!isFilled())
      transactOnce(database, () => {
        if (isFilled()) return
        database.exec(SCHEMA)
        database.prepare('INSERT INTO identity (id, erasures) VALUES (?, 0)').run(randomUUID())
      })
    return database
  } catch (cause) {
    database.close()
    throw toStoreError(cause, `the keys of registrations ${path} cannot be opened`) ?? cause
  }
}

/** An SQL string literal. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Runs `work` with another file of keys attached as `other`. Prepared statements would keep it open afterwards. */
export function withOther(database: SqliteDatabase, path: string, work: () => void): void {
  database.exec(`ATTACH ${quoted(path)} AS other`)
  try {
    work()
  } finally {
    database.exec('DETACH other')
  }
}

/** Marks registrations as erased, also those without a key, so that a backup cannot bring them back. */
const eraseSql = (schema: 'main' | 'other', source: string) =>
  `INSERT INTO ${schema}.record_keys (registration_id, wrapped) ${source}
   ON CONFLICT (registration_id) DO UPDATE SET wrapped = NULL WHERE wrapped IS NOT NULL`

/** Runs `work` on an open store with its keys as `record_keys`. */
export async function withRecordKeys<T>(store: SqliteDatabase, work: () => Promise<T>): Promise<T> {
  const [main] = store.prepare('PRAGMA database_list').all() as { file: string }[]
  const path = join(dirname(main?.file ?? ''), RECORD_KEYS_FILE)
  openKeysDatabase(path).close()
  store.exec(`ATTACH ${quoted(path)} AS record_keys`)
  try {
    return await work()
  } finally {
    store.exec('DETACH record_keys')
  }
}

function refusing(error: Error): Sealer {
  const refuse = () => {
    throw error
  }
  return { seal: refuse, open: refuse }
}

/** @param copy the one copy that `npm run site -- backup` keeps; keys are destroyed in it, too */
export function openRecordKeys(directory: string, store: Vault, copy: string): RecordKeys {
  const database = openKeysDatabase(join(directory, RECORD_KEYS_FILE))
  cacheStatements(database)
  const select = database.prepare('SELECT wrapped FROM record_keys WHERE registration_id = ?')
  const insert = database.prepare('INSERT INTO record_keys (registration_id, wrapped) VALUES (?, ?)')
  const identity = database.prepare('SELECT id, erasures FROM identity')
  const identityNow = () => identity.get() as { id: string; erasures: number }
  const made = new Map<string, Buffer>()
  const cache = new Map<string, Sealer>()

  /** A damaged key fails when its registration is decrypted, and affects nothing else. */
  function unwrapped(wrapped: Uint8Array, id: string): Sealer {
    try {
      return createRecordSealer(openRecordKey(wrapped, id, store), store)
    } catch (cause) {
      return refusing(new Error(`the key of registration ${id} is damaged`, { cause }))
    }
  }

  function stored(id: string): Sealer | null {
    const row = select.get(id) as { wrapped: ArrayBuffer | null } | undefined
    if (!row) return null
    return row.wrapped ? unwrapped(new Uint8Array(row.wrapped), id) : refusing(new Error(`registration ${id} is erased`))
  }

  function of(id: string): Sealer {
    const cached = cache.get(id)
    if (cached) return cached
    const key = made.get(id)
    const sealer = key ? createRecordSealer(key, store) : stored(id)
    if (!sealer) return store
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(id, sealer)
    return sealer
  }

  return {
    vault: { digest: (purpose, value) => store.digest(purpose, value), of },
    id: identityNow().id,
    make(id) {
      // A repeated transaction finds the key that it created before.
      if (!made.has(id) && !stored(id)) made.set(id, randomBytes(32))
    },
    flush() {
      if (made.size === 0) return
      const keys = [...made]
      made.clear()
      try {
        transactOnce(database, () => {
          for (const [id, key] of keys) insert.run(id, sealRecordKey(key, id, store))
        })
      } catch (cause) {
        // A key that is not on the disk must not encrypt anything.
        for (const [id] of keys) cache.delete(id)
        throw cause
      }
    },
    destroy(ids) {
      for (const id of ids) cache.delete(id)
      const source = `SELECT value, NULL FROM json_each(${quoted(JSON.stringify(ids))}) WHERE true`
      transactOnce(database, () => {
        const { changes } = database.prepare(eraseSql('main', 'SELECT value, NULL FROM json_each(?) WHERE true')).run(JSON.stringify(ids))
        if (changes > 0) database.prepare('UPDATE identity SET erasures = erasures + ?').run(changes)
      })
      if (existsSync(copy)) withOther(database, copy, () => database.exec(eraseSql('other', source)))
      if (!checkpoint(database)) throw Object.assign(new Error('the log of the keys of registrations is in use'), { code: 'SQLITE_BUSY' })
    },
    erasures: () => identityNow().erasures,
    erasedIds: () => (database.prepare('SELECT registration_id AS id FROM record_keys WHERE wrapped IS NULL').all() as { id: string }[]).map(({ id }) => id),
    close() {
      if (!database.open) return
      try {
        checkpoint(database)
      } finally {
        database.close()
      }
    },
  }
}
