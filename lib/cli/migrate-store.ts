/**
 * `npm run site -- migrate-store [--verify | --restart] [--with-unreadable]`: copies the embedded store of DATA_DIR to the
 * Firestore of FIREBASE_PROJECT_ID and compares the two. Stop the site first; an interrupted run resumes where it stopped. Once
 * the two were equal, it only compares. Refuses a store with unreadable records and lists their ids before copying anything;
 * `--with-unreadable` copies them as they are.
 */
import 'server-only'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { differenceNotice } from '@/lib/cli/difference-notice'
import { missingStoreFile } from '@/lib/cli/stored'
import { createVault, type Vault } from '@/lib/vault'
import { env } from '@/lib/env'
import { firebaseAppOf } from '@/lib/accounts/firebase/app'
import { unreadableLines } from '@/lib/registrations/office/unreadable-text'
import { existingDataKey } from '@/lib/store/keys'
import { connectFirestore } from '@/lib/store/firestore/connection'
import { copyStore, finishMigration, readTakeover, restartCopy, verifyStore } from '@/lib/store/migration/migrate-store'
import { removeErased } from '@/lib/store/sqlite'
import { checkDataKey } from '@/lib/store/sqlite/data-key-check'
import { checkCopy } from '@/lib/store/sqlite/check-copy'
import { openDatabase, STORE_FILE } from '@/lib/store/sqlite/database'
import { formatCount } from '@/lib/messages/format-count'

const { values: options } = parseArgs({
  options: {
    verify: { type: 'boolean', default: false },
    restart: { type: 'boolean', default: false },
    'with-unreadable': { type: 'boolean', default: false },
  },
})

/** @throws Error that lists unreadable records */
async function requireReadable(vault: Vault): Promise<void> {
  const { DATA_DIR } = env()
  const checked = await checkCopy(join(DATA_DIR, STORE_FILE), vault, DATA_DIR)
  if (!checked || checked.unreadable.length === 0) return
  throw new Error(
    [
      ...unreadableLines(checked),
      '그대로 옮기면 새 저장소에서도 열 수 없어 옮기지 않았습니다. 백업에서 되살리거나 관리자 화면에서 지운 뒤 다시 실행해 주세요. 열 수 없는 채로 옮기려면 --with-unreadable을 붙여 주세요.',
    ].join('\n'),
  )
}

/** @returns how to resolve a difference; null where there is none */
async function run(): Promise<string | null> {
  const { DATA_DIR } = env()
  const missing = missingStoreFile(DATA_DIR)
  if (missing !== null) throw new Error(missing)
  const app = firebaseAppOf(env())
  const vault = createVault(existingDataKey(env()))
  // Does not copy the remains of an interrupted removal.
  removeErased(DATA_DIR, vault)
  const database = openDatabase(DATA_DIR)
  checkDataKey(database, vault)
  const connection = connectFirestore(app, vault)
  try {
    if (!options.verify && !options['with-unreadable']) await requireReadable(vault)
    if (options.restart) await restartCopy(connection)
    if (!options.verify)
      await copyStore(database, connection, ({ collection, copied }) => void process.stdout.write(`  ${collection}: ${formatCount(copied)}건\n`))
    const verified = await verifyStore(database, connection)
    for (const { collection, expected, found, equal } of verified) process.stdout.write(`${equal ? '일치' : '다름'}  ${collection}: ${expected} -> ${found}\n`)
    if (!verified.every(({ equal }) => equal)) return differenceNotice(verified, await readTakeover(connection))
    await finishMigration(connection, new Date())
    return null
  } finally {
    await connection.close()
    database.close()
  }
}

try {
  const difference = await run()
  if (difference === null) process.stdout.write('두 저장소가 같습니다. 이제 STORE=firestore 로 시작하세요.\n')
  else {
    process.stderr.write(`${difference}\n`)
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
