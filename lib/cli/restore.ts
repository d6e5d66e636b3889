/**
 * `npm run site -- restore FILE [--keys FILE] [--stopped]`: replaces the store by a backup and the keys of its registrations:
 * those of --keys, else the copy beside the backups. Stop the site first; the replaced store is kept. Exit code 1 where nothing
 * was restored; 2 where the restored store holds unreadable records. `--stopped` asserts that the site is stopped, where the
 * store is too damaged to be asked.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createVault } from '@/lib/vault'
import { env } from '@/lib/env'
import { unreadableLines } from '@/lib/registrations/office/unreadable-text'
import { existingDataKey } from '@/lib/store/keys'
import { removeErased } from '@/lib/store/sqlite'
import { listBackups } from '@/lib/store/sqlite/backup'
import { RECORDS_UNREADABLE } from '@/lib/store/sqlite/backup-process'
import { checkCopy } from '@/lib/store/sqlite/check-copy'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { restore } from '@/lib/store/sqlite/restore'
import { embeddedStoreFault } from './embedded-store-only'
import { formatCount } from '@/lib/messages/format-count'

const { DATA_DIR, STORE } = env()
const {
  positionals: [file],
  values: { stopped, keys },
} = parseArgs({ allowPositionals: true, options: { stopped: { type: 'boolean', default: false }, keys: { type: 'string' } } })
const fault = embeddedStoreFault(STORE)

if (fault) {
  console.error(fault)
  process.exitCode = 1
} else if (!file) {
  const backups = listBackups(DATA_DIR)
  console.log('복원할 백업 파일을 적어 주세요: npm run site -- restore 파일')
  for (const { path, at, bytes } of backups) console.log(`  ${path}  ${at.toISOString()}  ${formatCount(bytes)}바이트`)
  process.exitCode = 1
} else {
  try {
    const vault = createVault(existingDataKey(env()))
    const replaced = restore({ directory: DATA_DIR, backup: file, vault, at: new Date(), isStopped: stopped, ...(keys ? { keys } : {}) })
    const erased = removeErased(DATA_DIR, vault)
    console.log(`복원했습니다: ${file}`)
    if (erased > 0) console.log(`백업한 뒤에 삭제한 등록 ${formatCount(erased)}건은 되살리지 않고 다시 지웠습니다.`)
    const checked = await checkCopy(join(DATA_DIR, STORE_FILE), vault, DATA_DIR)
    if (checked && checked.unreadable.length > 0) {
      for (const line of unreadableLines(checked)) console.error(`[고장] ${line}`)
      process.exitCode = RECORDS_UNREADABLE
    }
    if (replaced) console.log(`이전 저장소는 여기에 있습니다: ${replaced}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
