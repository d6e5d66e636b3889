/**
 * `npm run site -- backup [--keep 14]`: a consistent copy of the embedded store under DATA_DIR/backups, while the site runs. Exit
 * code 1 where the backup failed; 2 where it holds records that cannot be decrypted, or could not be checked.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createVault } from '@/lib/vault'
import { env } from '@/lib/env'
import { unreadableLines } from '@/lib/registrations/office/unreadable-text'
import { existingDataKey } from '@/lib/store/keys'
import { RECORDS_UNREADABLE } from '@/lib/store/sqlite/backup-process'
import { checkCopy } from '@/lib/store/sqlite/check-copy'
import { backUp, keysCopyOf } from '@/lib/store/sqlite/backup'
import { DATA_KEY_FILE } from '@/lib/store/sqlite'
import { backupFailureText } from './backup-failure'
import { embeddedStoreFault } from './embedded-store-only'
import { formatCount } from '@/lib/messages/format-count'

const { values: options } = parseArgs({ options: { keep: { type: 'string', default: '14' } } })
const keep = Math.max(1, Number.parseInt(options.keep, 10) || 14)
const { DATA_DIR, DATA_KEY, STORE } = env()

/** A copy with an unreadable record still counts as a copy; the operator must look at it while older ones exist. */
async function checkRecordsOf(path: string): Promise<void> {
  let lines: readonly string[]
  try {
    const checked = await checkCopy(path, createVault(existingDataKey(env())), DATA_DIR)
    lines = checked && checked.unreadable.length > 0 ? unreadableLines(checked) : []
  } catch (error) {
    lines = [`백업에 담긴 기록을 열 수 있는지 확인하지 못했습니다: ${error instanceof Error ? error.message : String(error)}`]
  }
  if (lines.length === 0) return
  for (const line of lines) console.error(`[고장] ${line}`)
  console.error('백업은 만들었습니다. 이 기록이 온전한 이전 백업이 지워지기 전에 다른 곳에 옮겨 두세요.')
  process.exitCode = RECORDS_UNREADABLE
}

try {
  const fault = embeddedStoreFault(STORE)
  if (fault) throw new Error(fault)
  const path = backUp(DATA_DIR, new Date(), keep)
  console.log(`백업했습니다: ${path} (${formatCount(statSync(path).size)}바이트)`)
  await checkRecordsOf(path)
  console.log(`등록의 키는 ${keysCopyOf(DATA_DIR)}에 있습니다. 다른 곳에 둘 때는 늘 덮어쓰고, 날짜별로 모으지 마세요.`)
  console.log(
    DATA_KEY ? '복원하려면 같은 DATA_KEY가 필요합니다.' : `복원하려면 ${DATA_DIR}/${DATA_KEY_FILE} 파일도 필요합니다. 백업과 다른 곳에 보관해 주세요.`,
  )
} catch (error) {
  console.error(backupFailureText(error, join(DATA_DIR, 'backups')))
  process.exitCode = 1
}
