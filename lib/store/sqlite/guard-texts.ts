import 'server-only'
import type { SqliteDatabase } from './driver'

type Statement = ReturnType<SqliteDatabase['prepare']>
type Row = Record<string, unknown>

/** Column with the texts of a row, each as hexadecimal digits or as {@link NONE}. */
const TEXTS = 'texts in hexadecimal'
const NONE = '-'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

interface Guarded {
  readonly sql: string
  /** Columns contained in {@link TEXTS}, in its order. */
  readonly texts: readonly string[]
  /** Columns of no declared type: a text in them is returned as hexadecimal digits, in place. */
  readonly expressions: readonly string[]
}

/** SQLite returns hexadecimal digits in ASCII, whatever bytes a text has. @returns null if no column may be a text */
function guard(sql: string, statement: Statement): Guarded | null {
  const columns = statement.columns()
  const returning = /^\s*(?:SELECT|WITH)\b/i.test(sql) ? -1 : sql.lastIndexOf(' RETURNING ')
  // The results of an expression have no column name yet.
  const source = new Map(columns.map(({ name, column }) => [name, quoted((returning === -1 ? null : column) ?? name)]))
  const texts = columns.filter(({ type }) => type === 'TEXT').map(({ name }) => name)
  const expressions = columns.filter(({ type }) => !type).map(({ name }) => name)
  if (texts.length + expressions.length === 0) return null
  const selected = columns.flatMap(({ name, type }) => {
    if (type === 'TEXT') return []
    const column = source.get(name)
    return `${type ? column : `CASE typeof(${column}) WHEN 'text' THEN hex(${column}) ELSE ${column} END`} AS ${quoted(name)}`
  })
  // One column for all of them: a further column costs the driver more time than the digits cost SQLite.
  if (texts.length > 0)
    selected.push(`${texts.map((name) => `iif(${source.get(name)} IS NULL, '${NONE}', hex(${source.get(name)}))`).join(` || ',' || `)} AS ${quoted(TEXTS)}`)
  const list = selected.join(', ')
  if (/^\s*(?:SELECT|WITH)\b/i.test(sql)) return { sql: `SELECT ${list} FROM (${sql})`, texts, expressions }
  return returning === -1 ? null : { sql: `${sql.slice(0, returning)} RETURNING ${list}`, texts, expressions }
}

const decoded = (digits: string) => Buffer.from(digits, 'hex').toString()

/** Bytes that UTF-8 never has: a separator between two texts, and a placeholder for NULL. */
const [END, NOTHING] = [0xff, 0xfe]

/** Converts all texts of a row at once, unless one of them may hold the separator's bytes. */
function decodeAll(values: string): (string | null)[] {
  if (/FF|FE/.test(values)) return values.split(',').map((digits) => (digits === NONE ? null : decoded(digits)))
  const bytes = Buffer.from(values.replaceAll(',', 'FF').replaceAll(NONE, 'FE'), 'hex')
  const texts: (string | null)[] = []
  for (let start = 0; start <= bytes.length;) {
    const found = bytes.indexOf(END, start)
    const end = found === -1 ? bytes.length : found
    texts.push(bytes[start] === NOTHING ? null : bytes.toString('utf8', start, end))
    start = end + 1
  }
  return texts
}

function decodeRow({ texts, expressions }: Guarded, row: Row): Row {
  for (const name of expressions) {
    const value = row[name]
    if (typeof value === 'string') row[name] = decoded(value)
  }
  const values = row[TEXTS]
  if (typeof values !== 'string') return row
  const answer: Row = {}
  decodeAll(values).forEach((text, index) => {
    const name = texts[index]
    if (name !== undefined) answer[name] = text
  })
  for (const name in row) if (name !== TEXTS) answer[name] = row[name]
  return answer
}

/**
 * Prepares statements whose results may hold any bytes: invalid UTF-8 is returned with replacement characters (U+FFFD). On
 * invalid UTF-8 libsql would end the whole process (0.5.29: `Utf8Error` in its value.rs), so that a single byte changed on the
 * disk would stop the site, and again after every restart.
 */
function prepareGuarded(prepare: (sql: string) => Statement): (sql: string) => Statement {
  return (sql) => {
    const plain = prepare(sql)
    const guarded = plain.reader ? guard(sql, plain) : null
    if (!guarded) return plain
    const statement = prepare(guarded.sql)
    const all = statement.all.bind(statement) as (...values: unknown[]) => Row[]
    const get = statement.get.bind(statement) as (...values: unknown[]) => Row | undefined
    return Object.assign(statement, {
      all: (...values: unknown[]) => all(...values).map((row) => decodeRow(guarded, row)),
      get: (...values: unknown[]) => {
        const row = get(...values)
        return row && decodeRow(guarded, row)
      },
    })
  }
}

/** Prepares all statements of a connection by {@link prepareGuarded}. @returns the connection */
export function guardTexts(database: SqliteDatabase): SqliteDatabase {
  const plain: (sql: string) => Statement = database.prepare.bind(database)
  database.prepare = prepareGuarded(plain) as typeof database.prepare
  return database
}
