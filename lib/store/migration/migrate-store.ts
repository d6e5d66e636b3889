import 'server-only'
import type { Firestore } from 'firebase-admin/firestore'
import { koreanIsoDay } from '@/lib/korean-time'
import type { Connected, FirestoreConnection } from '../firestore/connection'
import { COLLECTIONS } from '../firestore/collections'
import type { SqliteDatabase } from '../sqlite/driver'
import { withRecordKeys } from '../sqlite/record-keys'
import { CollectionFingerprint } from './fingerprint'
import type { MigratedTable } from './migrated-table'
import { MIGRATED_TABLES } from './tables'

/** Writes a batch; Firestore takes 10 MiB a commit, and an article has at most some 80 kB. */
const BATCH_SIZE = 100
const READ_PAGE = 300

export interface Progress {
  readonly collection: string
  readonly copied: number
}
export interface Verified {
  readonly collection: string
  readonly expected: number
  readonly found: number
  readonly equal: boolean
}

class TargetNotEmptyError extends Error {
  override name = 'TargetNotEmptyError'
}
class TargetInUseError extends Error {
  override name = 'TargetInUseError'
}

type Row = Readonly<Record<string, unknown>>
const rowsAfter = (database: SqliteDatabase, { sql }: MigratedTable, key: string | number, limit: number): Row[] =>
  database.prepare(sql).all(key, limit) as Row[]

function* allRows(database: SqliteDatabase, table: MigratedTable): Generator<Row> {
  let key = table.start
  for (;;) {
    const rows = rowsAfter(database, table, key, table.batch ?? READ_PAGE)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < (table.batch ?? READ_PAGE)) return
    key = table.key(last)
  }
}

const progressOf = (db: Firestore, { collection }: MigratedTable) => db.collection(COLLECTIONS.meta).doc(`migration-${collection}`)

const migrationMark = (db: Firestore) => db.collection(COLLECTIONS.meta).doc('migration')

/** Firestore is the store that the site lives on: what is copied over it from now on undoes what happened since. */
export interface Takeover {
  /** When a comparison found the copy equal; null where a site has run on a copy that none did. */
  readonly finishedAt: Date | null
}

async function takeoverOf(db: Firestore): Promise<Takeover | null> {
  const [mark, retention] = await Promise.all([migrationMark(db).get(), db.collection(COLLECTIONS.meta).doc('retention').get()])
  if (!mark.exists) return null
  const finishedAt = mark.get('finishedAt') as number | undefined
  if (finishedAt !== undefined) return { finishedAt: new Date(finishedAt) }
  // Written by every site that runs, and never copied. By the database's own clock, as a former try may have left one.
  const ranSince = retention.updateTime && mark.createTime && retention.updateTime.toMillis() > mark.createTime.toMillis()
  return ranSince ? { finishedAt: null } : null
}

/** @returns null while the move has not begun, or is under way */
export async function readTakeover(connection: FirestoreConnection): Promise<Takeover | null> {
  return takeoverOf((await connection.open()).db)
}

/** @returns the sentence that says since when nothing may be copied */
export const takeoverWords = ({ finishedAt }: Takeover): string =>
  finishedAt
    ? `${koreanIsoDay(finishedAt)}에 옮기기를 마쳤고, 이제 Firestore가 사이트의 저장소입니다.`
    : '옮긴 뒤에 이 Firestore로 사이트를 운영한 적이 있어, 이제 Firestore가 사이트의 저장소입니다.'

async function requireNoTakeover(db: Firestore): Promise<void> {
  const takeover = await takeoverOf(db)
  if (!takeover) return
  throw new TargetInUseError(
    `${takeoverWords(takeover)} 다시 옮기면 그 뒤의 등록과 처리 내용을 덮어쓰고 보낸 문자가 다시 나갈 수 있어 옮기지 않았습니다. ` +
      'STORE=firestore 로 시작해 주세요. 비교만 하려면 npm run site -- migrate-store --verify 를 쓰되, 사이트가 Firestore로 운영되면 다른 것이 정상입니다. ' +
      '운영한 적 없는 시험용 사본이면 빈 데이터베이스에 옮겨 주세요.',
  )
}

/** A target that a site already wrote to, and no earlier run of this, would end up as a mixture of two stores. */
async function requireEmptyOrResumable(db: Firestore): Promise<void> {
  await requireNoTakeover(db)
  if ((await migrationMark(db).get()).exists) return
  for (const { collection } of MIGRATED_TABLES) {
    if ((await db.collection(collection).limit(1).get()).size > 0)
      throw new TargetNotEmptyError(`Firestore의 ${collection} 컬렉션이 비어 있지 않습니다. 빈 데이터베이스에 옮겨 주세요.`)
  }
  await migrationMark(db).set({ startedAt: Date.now() })
  // What is copied may be of an earlier version, whatever this database has seen.
  await db.collection(COLLECTIONS.meta).doc('recordKeys').delete()
}

/**
 * Copies every table in batches. A batch and the mark of how far it reached are one commit: a run that was broken off
 * goes on where it stopped, and copying the same document twice changes nothing.
 * @param onProgress after each batch
 * @throws TargetNotEmptyError
 * @throws TargetInUseError
 */
export const copyStore = (database: SqliteDatabase, connection: FirestoreConnection, onProgress: (progress: Progress) => void): Promise<void> =>
  withRecordKeys(database, () => copyTables(database, connection, onProgress))

async function copyTables(database: SqliteDatabase, connection: FirestoreConnection, onProgress: (progress: Progress) => void): Promise<void> {
  const { db } = await connection.open()
  await requireEmptyOrResumable(db)
  for (const table of MIGRATED_TABLES) {
    const mark = progressOf(db, table)
    const before = await mark.get()
    let key = (before.get('after') as string | number | undefined) ?? table.start
    let copied = (before.get('copied') as number | undefined) ?? 0
    for (;;) {
      const rows = rowsAfter(database, table, key, table.batch ?? BATCH_SIZE)
      const last = rows.at(-1)
      if (!last) break
      const batch = db.batch()
      for (const row of rows) {
        const { id, data } = table.toDocument(row)
        batch.set(db.collection(table.collection).doc(id), { ...data })
      }
      key = table.key(last)
      copied += rows.length
      batch.set(mark, { after: key, copied })
      await batch.commit()
      onProgress({ collection: table.collection, copied })
    }
  }
}

/**
 * Forgets how far earlier runs reached: the next one copies everything again, over what is there. What only the target has
 * stays: were a site to live there unnoticed, it would be registrations that are nowhere else.
 * @throws TargetInUseError
 */
export async function restartCopy(connection: FirestoreConnection): Promise<void> {
  const { db } = await connection.open()
  await requireNoTakeover(db)
  await Promise.all(MIGRATED_TABLES.map((table) => progressOf(db, table).delete()))
}

async function fingerprintOf({ db, FieldPath }: Connected, { collection, batch = READ_PAGE }: MigratedTable): Promise<CollectionFingerprint> {
  const fingerprint = new CollectionFingerprint()
  let query = db.collection(collection).orderBy(FieldPath.documentId()).limit(batch)
  for (;;) {
    const { docs } = await query.get()
    for (const snapshot of docs) fingerprint.add(snapshot.id, snapshot.data())
    const last = docs.at(-1)
    if (!last || docs.length < batch) return fingerprint
    query = db.collection(collection).orderBy(FieldPath.documentId()).startAfter(last.id).limit(batch)
  }
}

/**
 * Reads both stores whole and compares numbers and contents.
 * @returns one line a collection
 */
export const verifyStore = (database: SqliteDatabase, connection: FirestoreConnection): Promise<Verified[]> =>
  withRecordKeys(database, () => compareTables(database, connection))

async function compareTables(database: SqliteDatabase, connection: FirestoreConnection): Promise<Verified[]> {
  const connected = await connection.open()
  const verified: Verified[] = []
  for (const table of MIGRATED_TABLES) {
    const expected = new CollectionFingerprint()
    for (const row of allRows(database, table)) {
      const { id, data } = table.toDocument(row)
      expected.add(id, data)
    }
    const found = await fingerprintOf(connected, table)
    verified.push({
      collection: table.collection,
      expected: expected.count,
      found: found.count,
      equal: expected.count === found.count && expected.hash === found.hash,
    })
  }
  return verified
}

/** Marks the move as finished, once a comparison found everything equal: from then on nothing is copied any more. */
export async function finishMigration(connection: FirestoreConnection, now: Date): Promise<void> {
  const { db } = await connection.open()
  const mark = await migrationMark(db).get()
  if (mark.exists && mark.get('finishedAt') === undefined) await mark.ref.update({ finishedAt: now.getTime() })
}
