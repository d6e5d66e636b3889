import 'server-only'
import { isMachineFault } from './sqlite-errors'
import { transactOnce } from './transaction'
import type { SqliteDatabase } from './driver'
import { migrations } from './migrations'

/**
 * Applies what is missing, each in its own transaction; `user_version` counts what is applied.
 * @throws Error that names the step which failed; the driver's own error when the machine was at fault
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
