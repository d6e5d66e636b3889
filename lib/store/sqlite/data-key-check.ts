import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { SqliteDatabase } from './driver'

/**
 * Rejects a store that was written with another data key, because earlier registrations would silently become
 * unreadable and unsearchable. A new store records the key's fingerprint.
 */
export function checkDataKey(database: SqliteDatabase, vault: Vault): void {
  const known = () => (database.prepare("SELECT value FROM meta WHERE key = 'data_key'").all() as { value: string }[])[0]?.value
  // Written once: whoever opens a store later needs no lock for it.
  if (!known()) database.prepare("INSERT OR IGNORE INTO meta (key, value) VALUES ('data_key', ?)").run(vault.fingerprint)
  if (known() !== vault.fingerprint) {
    throw new Error('데이터 키가 이 저장소를 만든 키와 다릅니다. DATA_KEY 또는 DATA_DIR의 data.key 파일을 원래 것으로 되돌려 주세요.')
  }
}
