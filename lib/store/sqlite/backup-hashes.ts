import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { homeOf, homeHash } from '@/lib/registrations/contract'
import { openEventValues, phoneHash } from '../sealed-fields'
import type { SqliteDatabase } from './driver'
import { mergeWriter } from './merges'
import { openMessage, type OutboxRow } from './outbox-rows'
import { openRegistration, type RegistrationRow } from './registration-rows'
import { transactOnce } from './transaction'

/* A backup holds no keyed hashes of names, numbers and contracted homes: whoever has the data key could find a number or a home by
   trying all of them, even that of a registration whose own key is destroyed. They are rebuilt when a backup is restored. */

const PAGE = 500

/** @param copy of a store; one of an earlier version stays as it is, as its registrations have no keys of their own */
export function leaveOutHashes(copy: SqliteDatabase): void {
  if (copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'record_key_marks'").all().length === 0) return
  transactOnce(copy, () =>
    // One message for each number, kind and period: ids are as unique as the numbers were.
    copy.exec(`
      DELETE FROM registration_terms;
      UPDATE registrations SET phone_hash = '';
      UPDATE outbox SET phone_hash = id;
      UPDATE visits SET phone_hash = '';
      UPDATE registration_events SET subject = NULL WHERE kind = 'contract';
      INSERT OR REPLACE INTO record_key_marks (name, value) VALUES ('hashes left out', '')
    `),
  )
  // Rewritten pages keep remains of their former content.
  copy.exec('VACUUM')
}

/** An unreadable registration or contract gets no hashes. */
function openOrNull<T>(open: () => T): T | null {
  try {
    return open()
  } catch {
    return null
  }
}

/** Rebuilds the hashes of a restored backup; does nothing in any other store. */
export function makeHashes(database: SqliteDatabase, vault: RecordVault): void {
  if (database.prepare("SELECT 1 FROM record_key_marks WHERE name = 'hashes left out'").all().length === 0) return
  const registrations = database.prepare('SELECT * FROM registrations WHERE id > ? ORDER BY id LIMIT ?')
  const setPhone = database.prepare('UPDATE registrations SET phone_hash = ? WHERE id = ?')
  const messages = database.prepare('SELECT * FROM outbox WHERE id > ? ORDER BY id LIMIT ?')
  const setReceiver = database.prepare('UPDATE outbox SET phone_hash = ? WHERE id = ?')
  const contracts = database.prepare(
    "SELECT registration_id, number, sealed FROM registration_events WHERE kind = 'contract' AND subject IS NULL AND sealed IS NOT NULL",
  )
  const setHome = database.prepare('UPDATE registration_events SET subject = ? WHERE registration_id = ? AND number = ?')
  const write = mergeWriter(database, vault)

  /** There are few contracts. */
  function hashHomes(): void {
    for (const { registration_id: id, number, sealed } of contracts.all() as { registration_id: string; number: number; sealed: ArrayBuffer }[]) {
      const home = openOrNull(() => homeOf(openEventValues(new Uint8Array(sealed), id, vault.of(id)).contract ?? {}))
      if (home !== null) setHome.run(homeHash(vault, home), id, number)
    }
  }

  function forEach<Row extends { id: string }>(pages: typeof registrations, work: (row: Row) => void): void {
    for (let after = ''; ;) {
      const rows = pages.all(after, PAGE) as Row[]
      for (const row of rows) work(row)
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) return
      after = last.id
    }
  }

  transactOnce(database, () => {
    forEach<RegistrationRow>(registrations, (row) => {
      const registration = openRegistration(row, vault)
      if (registration.unreadable) return
      setPhone.run(phoneHash(vault, registration.phone), row.id)
      openOrNull(() => write.indexTerms(row.id))
    })
    forEach<OutboxRow>(messages, (row) => {
      const message = openMessage(row, vault)
      if (!message.unreadable) setReceiver.run(phoneHash(vault, message.to), row.id)
    })
    hashHomes()
    database.exec(`
      UPDATE visits SET phone_hash = (SELECT phone_hash FROM registrations WHERE id = registration_id);
      DELETE FROM record_key_marks WHERE name = 'hashes left out'
    `)
  })
}
