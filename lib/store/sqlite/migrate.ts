import 'server-only'
import type { SqliteDatabase } from './database'
import { migrations } from './migrations'

/** Applies what is missing, each in its own transaction; `user_version` counts what is applied. */
export function migrate(database: SqliteDatabase): void {
  const [row] = database.prepare('PRAGMA user_version').all() as { user_version: number }[]
  const applied = row?.user_version ?? 0
  if (applied > migrations.length) {
    throw new Error(`the store is of a newer version (${applied}) than this program knows (${migrations.length})`)
  }
  migrations.slice(applied).forEach((sql, index) => {
    database.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${applied + index + 1}; COMMIT;`)
  })
}
