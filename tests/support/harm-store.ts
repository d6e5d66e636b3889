import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

const STORE_FILE = 'store.sqlite'
const PAGE_BYTES = 4096

/** Another connection to the embedded store. The site may be writing at this moment: it waits for that. */
function openStore(directory: string): Database.Database {
  const other = new Database(join(directory, STORE_FILE))
  other.pragma('busy_timeout = 10000')
  return other
}

/** Another process that writes to the embedded store: nobody else can commit until it is released. */
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

/** Overwrites every page of the embedded store but the first, which holds the schema, under the connections that are open. */
export function damagePages(directory: string): void {
  const path = join(directory, STORE_FILE)
  const other = openStore(directory)
  // Another connection's write makes the others forget the pages that they know.
  other.exec("INSERT OR REPLACE INTO meta (key, value) VALUES ('damaged', 'yes')")
  other.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
  other.close()
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(statSync(path).size - PAGE_BYTES, 7), 0, null, PAGE_BYTES)
  closeSync(file)
}
