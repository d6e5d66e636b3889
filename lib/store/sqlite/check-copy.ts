import 'server-only'
import { dirname } from 'node:path'
import Database from 'libsql'
import type { Vault } from '@/lib/vault'
import { checkRecords, type CheckedAll } from '@/lib/store/check-records'
import { keysCopyOf } from './backup'
import { guardTexts } from './guard-texts'
import { migrations } from './migrations'
import { openRecordKeys } from './record-keys'
import { sqliteRecordStore } from './records'

/**
 * Decrypts every record of a store's file with the registration keys in its data directory. Writes nothing to it.
 * @param directory the data directory, whose keys of registrations decrypt the file
 * @returns null for a file of an earlier version, which this one reads only after migrating it
 */
export async function checkCopy(path: string, vault: Vault, directory = dirname(path)): Promise<CheckedAll | null> {
  const database = guardTexts(new Database(path, { readonly: true }))
  try {
    const [row] = database.prepare('PRAGMA user_version').all() as { user_version: number }[]
    if (row?.user_version !== migrations.length) return null
    const keys = openRecordKeys(directory, vault, keysCopyOf(directory))
    try {
      return await checkRecords(sqliteRecordStore(database, { records: keys.vault, store: vault }))
    } finally {
      keys.close()
    }
  } finally {
    database.close()
  }
}
