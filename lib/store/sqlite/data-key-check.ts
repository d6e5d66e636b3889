import 'server-only'
import type { Vault } from '@/lib/vault'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SqliteDatabase } from './driver'
import { RECORD_KEYS_FILE, type RecordKeys } from './record-keys'

/**
 * Rejects a store that was written with another data key, because earlier registrations would silently become unreadable and
 * unsearchable. A new store records the key's fingerprint.
 */
export function checkDataKey(database: SqliteDatabase, vault: Vault): void {
  const known = () => (database.prepare("SELECT value FROM meta WHERE key = 'data_key'").all() as { value: string }[])[0]?.value
  // Written once, so that later openings need no lock for it.
  if (!known()) database.prepare("INSERT OR IGNORE INTO meta (key, value) VALUES ('data_key', ?)").run(vault.fingerprint)
  if (known() !== vault.fingerprint) {
    throw new Error('데이터 키가 이 저장소를 만든 키와 다릅니다. DATA_KEY 또는 DATA_DIR의 data.key 파일을 원래 것으로 되돌려 주세요.')
  }
}

/**
 * Rejects a store without its file of keys, or with that of another one: nothing in it could be read, and a new file would make
 * all of it look deleted or damaged.
 * @param open opens the file, creating it if needed
 */
export function checkRecordKeys(database: SqliteDatabase, directory: string, open: () => RecordKeys): RecordKeys {
  const known = () => (database.prepare("SELECT value FROM record_key_marks WHERE name = 'file'").all() as { value: string }[])[0]?.value
  if (known() && !existsSync(join(directory, RECORD_KEYS_FILE)))
    throw new Error(`등록의 키가 없습니다. 보관해 둔 ${RECORD_KEYS_FILE} 파일을 ${directory}에 넣은 뒤 다시 실행해 주세요.`)
  const keys = open()
  if (!known()) database.prepare("INSERT OR IGNORE INTO record_key_marks (name, value) VALUES ('file', ?)").run(keys.id)
  if (known() === keys.id) return keys
  keys.close()
  throw new Error(`${directory}의 ${RECORD_KEYS_FILE} 파일은 다른 저장소의 것입니다. 이 저장소의 것으로 되돌려 주세요.`)
}
