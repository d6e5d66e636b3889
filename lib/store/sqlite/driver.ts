import 'server-only'
import type Database from 'libsql'

/** An open connection to the embedded store. Its API is that of better-sqlite3. */
export type SqliteDatabase = InstanceType<typeof Database>
