/**
 * `npm run migrate-store [-- --verify | --restart]`: copies the embedded store of DATA_DIR to the Firestore of
 * FIREBASE_PROJECT_ID and compares the two. Stop the site first; a run that was broken off goes on where it stopped.
 */
import 'server-only'
import { parseArgs } from 'node:util'
import { createVault } from '@/lib/crypto/vault'
import { env } from '@/lib/env'
import { firebaseAppOf } from '@/lib/firebase/app'
import { existingDataKey } from '@/lib/services/keys'
import { connectFirestore } from '@/lib/store/firestore/connection'
import { copyStore, restartCopy, verifyStore } from '@/lib/store/migration/migrate-store'
import { checkDataKey } from '@/lib/store/sqlite/data-key-check'
import { openDatabase } from '@/lib/store/sqlite/database'
import { formatCount } from '@/lib/format-count'

const { values: options } = parseArgs({ options: { verify: { type: 'boolean', default: false }, restart: { type: 'boolean', default: false } } })

async function run(): Promise<boolean> {
  const { DATA_DIR } = env()
  const app = firebaseAppOf(env())
  const vault = createVault(existingDataKey(env()))
  const database = openDatabase(DATA_DIR)
  checkDataKey(database, vault)
  const connection = connectFirestore(app, vault)
  try {
    if (options.restart) await restartCopy(connection)
    if (!options.verify)
      await copyStore(database, connection, ({ collection, copied }) => void process.stdout.write(`  ${collection}: ${formatCount(copied)}건\n`))
    const verified = await verifyStore(database, connection)
    for (const { collection, expected, found, equal } of verified) process.stdout.write(`${equal ? '일치' : '다름'}  ${collection}: ${expected} -> ${found}\n`)
    return verified.every(({ equal }) => equal)
  } finally {
    await connection.close()
    database.close()
  }
}

try {
  if (await run()) process.stdout.write('두 저장소가 같습니다. 이제 STORE=firestore 로 시작하세요.\n')
  else {
    process.stderr.write('두 저장소가 다릅니다. 사이트를 멈추었는지 확인하고 npm run migrate-store -- --restart 로 다시 옮겨 주세요.\n')
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
