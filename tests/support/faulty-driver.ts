import Database from 'libsql'

/** Number of statements that still succeed; null without a failure. */
let left: number | null = null

function beforeStatement(sql: string): void {
  // SQLite can always roll back: https://www.sqlite.org/rescode.html#full
  if (left === null || sql.startsWith('ROLLBACK') || left-- > 0) return
  throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
}

/** Lets connections opened from now on fail on demand: see {@link fillDisk}. @returns restores the driver */
export function instrumentDriver(): () => void {
  const { prototype } = Database
  const real = { prepare: prototype.prepare, exec: prototype.exec }
  prototype.exec = function exec(sql) {
    beforeStatement(sql)
    return real.exec.call(this, sql)
  }
  prototype.prepare = function prepare(this: InstanceType<typeof Database>, sql: string) {
    const statement = real.prepare.call(this, sql)
    for (const method of ['run', 'get', 'all'] as const) {
      const call = statement[method].bind(statement) as (...values: unknown[]) => never
      statement[method] = (...values: unknown[]) => {
        beforeStatement(sql)
        return call(...values)
      }
    }
    return statement
  } as typeof prototype.prepare
  return () => void Object.assign(prototype, real)
}

/** Every statement after the next `count` finds the disk full. @returns frees it, and tells whether any statement failed */
export function fillDisk(count: number): () => boolean {
  left = count
  return () => {
    const reached = left !== null && left < 0
    left = null
    return reached
  }
}
