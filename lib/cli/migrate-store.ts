/**
 * `npm run migrate-store [-- --verify | --restart]`: copies the embedded store of DATA_DIR to the Firestore of
 * FIREBASE_PROJECT_ID and compares the two. Stop the site first; a run that was broken off goes on where it stopped. Once
 * the two were found equal, it only compares.
 */
import 'server-only'
import { parseArgs } from 'node:util'
import { differenceNotice } from '@/lib/cli/difference-notice'
import { missingStoreFile } from '@/lib/cli/stored'
import { createVault } from '@/lib/crypto/vault'
import { env } from '@/lib/env'
import { firebaseAppOf } from '@/lib/firebase/app'
import { existingDataKey } from '@/lib/services/keys'
import { connectFirestore } from '@/lib/store/firestore/connection'
import { copyStore, finishMigration, readTakeover, restartCopy, verifyStore } from '@/lib/store/migration/migrate-store'
import { removeErased } from '@/lib/store/sqlite'
import { checkDataKey } from '@/lib/store/sqlite/data-key-check'
import { openDatabase } from '@/lib/store/sqlite/database'
import { formatCount } from '@/lib/format-count'

const { values: options } = parseArgs({ options: { verify: { type: 'boolean', default: false }, restart: { type: 'boolean', default: false } } })

/** @returns what is to be done about a difference; null where there is none */
async function run(): Promise<string | null> {
  const { DATA_DIR } = env()
  const missing = missingStoreFile(DATA_DIR)
  if (missing !== null) throw new Error(missing)
  const app = firebaseAppOf(env())
  const vault = createVault(existingDataKey(env()))
  // What a removal that was broken off has left is not moved.
  removeErased(DATA_DIR, vault)
  const database = openDatabase(DATA_DIR)
  checkDataKey(database, vault)
  const connection = connectFirestore(app, vault)
  try {
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
