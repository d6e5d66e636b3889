import 'server-only'
import type { CollectionName } from '../firestore/collections'

/** Numbers by name, by name. */
type Table = Readonly<Record<string, Readonly<Record<string, number>>>>
/** A document as Firestore stores it: numbers, strings, booleans, null, bytes, lists of strings and maps of numbers. */
export type DocumentData = Readonly<Record<string, string | number | boolean | null | Buffer | readonly string[] | Table>>
export type Row = Readonly<Record<string, unknown>>

/** How a table of the embedded store becomes a collection. */
export interface MigratedTable {
  readonly collection: CollectionName
  /** Selects rows in the order of `key`, after the key given first; `limit` comes second. */
  readonly sql: string
  /** A key smaller than any, to begin after it. */
  readonly start: string | number
  readonly key: (row: Row) => string | number
  /** Rows in each commit of the copy, if they are large. */
  readonly batch?: number
  readonly toDocument: (row: Row) => { readonly id: string; readonly data: DocumentData }
}

export const text = (row: Row, column: string): string => row[column] as string
export const textOrNull = (row: Row, column: string): string | null => (row[column] ?? null) as string | null
export const number = (row: Row, column: string): number => row[column] as number
export const numberOrNull = (row: Row, column: string): number | null => (row[column] ?? null) as number | null
export const boolean = (row: Row, column: string): boolean => row[column] === 1
/**
 * Encrypted values and wrapped keys are copied unchanged: both stores encrypt with the same key and the same contexts
 * (lib/store/sealed-fields.ts).
 */
export const bytes = (row: Row, column: string): Buffer => Buffer.from(new Uint8Array(row[column] as ArrayBuffer))

export const bytesOrNull = (row: Row, column: string): Buffer | null => (row[column] === null ? null : bytes(row, column))

type Options = Omit<MigratedTable, 'sql' | 'start' | 'key'> & {
  readonly from: string
  readonly keyColumn?: string
  readonly columns?: string
  readonly numeric?: boolean
}

export const table = ({ collection, from, keyColumn = 'id', columns = '*', numeric = false, batch, toDocument }: Options): MigratedTable => ({
  collection,
  sql: `SELECT ${columns} FROM ${from} WHERE ${keyColumn} > ? ORDER BY ${keyColumn} LIMIT ?`,
  start: numeric ? -1 : '',
  key: (row) => row[keyColumn] as string | number,
  ...(batch ? { batch } : {}),
  toDocument,
})
