import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

const STORE_FILE = 'store.sqlite'
const PAGE_BYTES = 4096

/** Another connection to the embedded store, which waits while the site writes. */
function openStore(directory: string): Database.Database {
  const other = new Database(join(directory, STORE_FILE))
  other.pragma('busy_timeout = 10000')
  return other
}

/** Another process that holds the write lock of the embedded store until it is released. */
export function holdLock(directory: string): { release: () => void } {
  const other = openStore(directory)
  other.exec('BEGIN IMMEDIATE')
  return {
    release() {
      other.exec('ROLLBACK')
      other.close()
    },
  }
}

/** Overwrites every page of the embedded store except the first, which holds the schema, under open connections. */
export function damagePages(directory: string): void {
  const path = join(directory, STORE_FILE)
  const other = openStore(directory)
  // A write of another connection makes them drop their cached pages.
  other.exec("INSERT OR REPLACE INTO meta (key, value) VALUES ('damaged', 'yes')")
  other.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
  other.close()
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(statSync(path).size - PAGE_BYTES, 7), 0, null, PAGE_BYTES)
  closeSync(file)
}

/** One value of the embedded store that can be changed without the site's knowledge. */
export interface StoredCell {
  readonly table: string
  readonly column: string
  readonly type: string
  /** SQL that selects the row. */
  readonly row: string
}

/** A way in which a value may have changed on the disk, with the SQL of the new value. */
const WAYS: Readonly<Record<string, Readonly<Record<string, (column: string) => string>>>> = {
  TEXT: {
    'a byte that is no UTF-8': (column) => `CAST(CAST(x'c3' AS TEXT) || substr(${column}, 2) AS TEXT)`,
    'another letter': (column) => `'~' || substr(${column}, 2)`,
    'nothing in it': () => `''`,
  },
  INTEGER: {
    'a number beyond every date': () => '4611686018427387904',
    'a number below zero': (column) => `-1 - abs(${column})`,
    'a far date': () => '8640000000000001',
  },
  BLOB: {
    'another last byte': (column) =>
      `CAST(substr(${column}, 1, length(${column}) - 1) || CASE substr(${column}, -1) WHEN x'00' THEN x'01' ELSE x'00' END AS BLOB)`,
    'nothing in it': () => `x''`,
    'another first byte': (column) => `CAST(CASE substr(${column}, 1, 1) WHEN x'7f' THEN x'7e' ELSE x'7f' END || substr(${column}, 2) AS BLOB)`,
  },
}
export const waysOf = ({ type }: StoredCell): readonly string[] => Object.keys(WAYS[type] ?? {})

/** Every value of one row of each table that has any. @param row SQL that selects the row of a table; absent: any */
export function storedCells(directory: string, row: Readonly<Record<string, string>> = {}): StoredCell[] {
  const other = openStore(directory)
  const tables = other.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name").all() as { name: string }[]
  const cells = tables.flatMap(({ name }) =>
    (other.prepare(`PRAGMA table_info(${name})`).all() as { name: string; type: string }[]).map((column) => ({
      table: name,
      column: column.name,
      type: column.type,
      row: `${row[name] ?? '1 = 1'} AND ${column.name} IS NOT NULL`,
    })),
  )
  const present = cells.filter((cell) => (other.prepare(`SELECT count(*) AS n FROM ${cell.table} WHERE ${cell.row}`).get() as { n: number }).n > 0)
  other.close()
  return present
}

/** As {@link damageCell}, without a way back: closes its connection. */
export const damageForGood = (directory: string, cell: StoredCell, way: string): void => changeCell(directory, cell, way).close()

/**
 * Changes one value of a store in use, as a disk error does: without constraints.
 * @returns restores it
 */
export function damageCell(directory: string, cell: StoredCell, way: string): () => void {
  const { putBack, close } = changeCell(directory, cell, way)
  return () => {
    putBack()
    close()
  }
}

function changeCell(directory: string, { table, column, type, row }: StoredCell, way: string): { readonly putBack: () => void; readonly close: () => void } {
  const damaged = WAYS[type]?.[way]
  if (!damaged) throw new Error(`${type} is not damaged by ${way}`)
  const other = openStore(directory)
  other.pragma('ignore_check_constraints = ON')
  other.pragma('foreign_keys = OFF')
  const columns = other.prepare(`PRAGMA table_info(${table})`).all() as { name: string; pk: number }[]
  const list = columns.map(({ name }) => name).join(', ')
  const keyed = columns.some(({ pk }) => pk > 0)
  const isRowOf = (copy: string) =>
    columns.flatMap(({ name, pk }, index) => (pk > 0 || !keyed ? [`${name} IS (SELECT c${index} FROM ${copy})`] : [])).join(' AND ')
  other.exec(`CREATE TEMP TABLE kept AS SELECT ${columns.map(({ name }, index) => `${name} AS c${index}`).join(', ')} FROM ${table} WHERE ${row} LIMIT 1`)
  const harmed = columns.map(({ name }, index) => (name === column ? `${damaged(`c${index}`)} AS c${index}` : `c${index}`))
  other.exec(`CREATE TEMP TABLE harmed AS SELECT ${harmed.join(', ')} FROM kept`)
  other.exec(`UPDATE ${table} SET (${list}) = (SELECT * FROM harmed) WHERE ${isRowOf('kept')}`)
  return {
    putBack: () => void other.exec(`UPDATE OR REPLACE ${table} SET (${list}) = (SELECT * FROM kept) WHERE ${isRowOf('harmed')}`),
    close: () => void other.close(),
  }
}
