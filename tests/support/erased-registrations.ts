import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { createRecordSealer, type Sealer, type Vault } from '@/lib/vault'
import { contextOf, openRecordKey } from '@/lib/store/sealed-fields'

/* Searches for remains of erased registrations, as a person with the disk and the data key could. */

interface SealedValue {
  readonly bytes: Buffer
  readonly context: string
}

/** Traces of registrations on the disk, collected before they are erased. */
export interface Traces {
  readonly sealed: readonly SealedValue[]
  /** Wrapped keys. */
  readonly keys: readonly Buffer[]
  /** Keyed hashes of numbers and of contracted homes. */
  readonly hashes: readonly string[]
}

const KEYS_FILE = 'record-keys.sqlite'
const TABLES = [
  ['registrations', 'id', contextOf.registration],
  ['registration_notes', 'registration_id', contextOf.note],
  ['registration_events', 'registration_id', contextOf.event],
  ['outbox', 'registration_id', contextOf.message],
] as const

function read<Row>(path: string, sql: string, ...values: string[]): Row[] {
  const database = new Database(path)
  try {
    return database.prepare(sql).all(...values) as Row[]
  } finally {
    database.close()
  }
}

/** @param ids of registrations that are stored */
export function tracesOf(directory: string, ids: readonly string[]): Traces {
  const [json, store] = [JSON.stringify(ids), join(directory, 'store.sqlite')]
  const sealed = TABLES.flatMap(([table, owner, context]) =>
    read<{ id: string; owner: string; sealed: ArrayBuffer }>(
      store,
      `SELECT id, ${owner} AS owner, sealed FROM ${table} WHERE sealed IS NOT NULL AND ${owner} IN (SELECT value FROM json_each(?))`,
      json,
    ).map((row) => ({ bytes: Buffer.from(row.sealed), context: context(row.owner, row.id) })),
  )
  const keys = existsSync(join(directory, KEYS_FILE))
    ? read<{ wrapped: ArrayBuffer }>(
        join(directory, KEYS_FILE),
        'SELECT wrapped FROM record_keys WHERE wrapped IS NOT NULL AND registration_id IN (SELECT value FROM json_each(?))',
        json,
      ).map(({ wrapped }) => Buffer.from(wrapped))
    : []
  const hashes = read<{ hash: string }>(
    store,
    `SELECT phone_hash AS hash FROM registrations WHERE id IN (SELECT value FROM json_each(?1))
     UNION SELECT subject FROM registration_events WHERE kind = 'contract' AND subject IS NOT NULL AND registration_id IN (SELECT value FROM json_each(?1))`,
    json,
  ).map(({ hash }) => hash)
  return { sealed, keys, hashes }
}

function filesUnder(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name)
    return statSync(path).isDirectory() ? filesUnder(path) : [path]
  })
}

/** Every key that the data key can still unwrap. */
function keysLeft(directory: string, vault: Vault): Sealer[] {
  const files = filesUnder(directory).filter((path) => path.endsWith(KEYS_FILE))
  return files.flatMap((path) =>
    read<{ id: string; wrapped: ArrayBuffer }>(path, 'SELECT registration_id AS id, wrapped FROM record_keys WHERE wrapped IS NOT NULL').map(
      ({ id, wrapped }) => createRecordSealer(openRecordKey(new Uint8Array(wrapped), id, vault), vault),
    ),
  )
}

const opens =
  ({ bytes, context }: SealedValue) =>
  (sealer: Sealer) => {
    try {
      sealer.open(bytes, context)
      return true
    } catch {
      return false
    }
  }

export interface Findings {
  /** Searched files of the data directory, and their bytes. */
  readonly files: number
  readonly bytes: number
  /** Encrypted values that the data key, or a remaining key, opens. */
  readonly opened: number
  /** Plain text values. */
  readonly plain: number
  /** Wrapped keys in any file. */
  readonly keys: number
  /** In the store itself, its log and its journal: remaining encrypted values, although nothing opens them. */
  readonly sealed: number
  /** In any file: keyed hashes of numbers and homes, which the data key makes guessable. */
  readonly hashes: number
}

/** A piece is enough, because freed space may be cut anywhere. */
const piece = (bytes: Buffer): Buffer => bytes.subarray(29, 61)

/**
 * Searches every byte under a data directory.
 * @param plain the visitors' input
 */
export function searchErased(directory: string, { sealed, keys, hashes }: Traces, plain: readonly string[], vault: Vault): Findings {
  const paths = filesUnder(directory)
  const all = Buffer.concat(paths.map((path) => readFileSync(path)))
  const store = Buffer.concat(paths.filter((path) => /^store\.sqlite(-\w+)?$/.test(path.slice(directory.length + 1))).map((path) => readFileSync(path)))
  const sealers = [vault, ...keysLeft(directory, vault)]
  return {
    files: paths.length,
    bytes: all.length,
    opened: sealed.filter((value) => sealers.some(opens(value))).length,
    plain: plain.filter((text) => all.includes(text)).length,
    keys: keys.filter((wrapped) => all.includes(piece(wrapped))).length,
    sealed: sealed.filter(({ bytes }) => store.includes(piece(bytes))).length,
    hashes: hashes.filter((hash) => all.includes(hash)).length,
  }
}
