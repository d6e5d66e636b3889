import 'server-only'
import { isMachineFault } from './sqlite-errors'
import { transactOnce } from './transaction'
import type { SqliteDatabase } from './driver'
import { migrations } from './migrations'

/**
 * Applies missing migrations, each in its own transaction; `user_version` counts those applied.
 * @throws Error that names the failed step; the driver's own error if the machine was the cause
 */
export function migrate(database: SqliteDatabase): void {
  const [row] = database.prepare('PRAGMA user_version').all() as { user_version: number }[]
  const applied = row?.user_version ?? 0
  if (applied > migrations.length) {
    throw new Error(`the store is of a newer version (${applied}) than this program knows (${migrations.length})`)
  }
  migrations.slice(applied).forEach((sql, index) => {
    const version = applied + index + 1
    try {
      transactOnce(database, () => database.exec(`${sql}; PRAGMA user_version = ${version};`))
    } catch (cause) {
      if (isMachineFault(cause)) throw cause
      throw new Error(`migration ${version} of the embedded store failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  })
}
