/**
 * `npm run restore -- FILE [--stopped]`: puts a backup in the store's place. Stop the site first; the replaced store is kept.
 * `--stopped` says that it is, where the store is too damaged to be asked.
 */
import { parseArgs } from 'node:util'
import { createVault } from '@/lib/crypto/vault'
import { env } from '@/lib/env'
import { existingDataKey } from '@/lib/services/keys'
import { listBackups } from '@/lib/store/sqlite/backup'
import { restore } from '@/lib/store/sqlite/restore'
import { embeddedStoreFault } from './embedded-store-only'
import { formatCount } from '@/lib/format-count'

const { DATA_DIR, STORE } = env()
const {
  positionals: [file],
  values: { stopped },
} = parseArgs({ allowPositionals: true, options: { stopped: { type: 'boolean', default: false } } })
const fault = embeddedStoreFault(STORE)

if (fault) {
  console.error(fault)
  process.exitCode = 1
} else if (!file) {
  const backups = listBackups(DATA_DIR)
  console.log('복원할 백업 파일을 적어 주세요: npm run restore -- 파일')
  for (const { path, at, bytes } of backups) console.log(`  ${path}  ${at.toISOString()}  ${formatCount(bytes)}바이트`)
  process.exitCode = 1
} else {
  try {
    const replaced = restore({ directory: DATA_DIR, backup: file, vault: createVault(existingDataKey(env())), at: new Date(), isStopped: stopped })
    console.log(`복원했습니다: ${file}`)
    if (replaced) console.log(`이전 저장소는 여기에 있습니다: ${replaced}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
