import 'server-only'
import type { RecordVault } from '@/lib/vault'
import {
  ALREADY_SENT,
  isKeptWhenTaken,
  unconfirmed,
  VISIT_CHANGED,
  type MessageKind,
  type MessageState,
  type OutboxMessage,
  type StoredMessage,
} from '@/lib/messaging/message'
import { openMessageFields, phoneHash, sealMessage } from '../sealed-fields'
import { openStoredMessage } from '../stored-message'
import type { SqliteDatabase } from './driver'

export interface OutboxRow {
  id: string
  registration_id: string
  kind: MessageKind
  sealed: ArrayBuffer
  phone_hash: string
  advertisement: number
  night_consent: number
  created_at: number
  state: MessageState
  attempts: number
  due_at: number | null
  last_error: string | null
  vendor: string | null
  vendor_id: string | null
  settled_at: number | null
  period: string | null
  visit_version: number | null
}

/** For a message whose last try has a known outcome; one that may have been sent must stay marked as such. */
export const CONFIRMED = `(last_error IS NULL OR last_error NOT GLOB '${unconfirmed(0).slice(0, -1)}*')`

/**
 * Adds messages inside the caller's transaction; existing ones stay as they are. A unique index allows one message for each
 * number, kind and period; those it refuses are stored as cancelled.
 * @returns a function that adds some and returns the number newly waiting to be sent
 */
export function messageWriter(database: SqliteDatabase, vault: RecordVault): (messages: readonly OutboxMessage[]) => number {
  const insert = database.prepare(
    `INSERT OR IGNORE INTO outbox (id, registration_id, kind, sealed, phone_hash, advertisement, night_consent, created_at, state, attempts, due_at, last_error, visit_version, settled_at, period)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)`,
  )
  return (messages) => {
    let added = 0
    for (const message of messages) {
      const { id, registrationId, kind, to, advertisement, nightConsent, createdAt, dueAt, period, visitVersion = null } = message
      const common = [
        id,
        registrationId,
        kind,
        sealMessage(message, vault.of(registrationId)),
        phoneHash(vault, to),
        Number(advertisement),
        Number(nightConsent),
        createdAt.getTime(),
      ] as const
      const { changes } = insert.run(...common, 'pending', dueAt.getTime(), null, visitVersion, null, period)
      added += changes
      if (changes === 0 && period !== null && isKeptWhenTaken(message))
        insert.run(...common, 'cancelled', null, ALREADY_SENT, visitVersion, createdAt.getTime(), null)
    }
    return added
  }
}

/**
 * Cancels, inside the caller's transaction, messages about an earlier version of a visit that have certainly not been sent.
 * @returns (at, registration's id, version that it has now)
 */
export function staleMessageCanceller(database: SqliteDatabase): (at: Date, registrationId: string, version: number) => void {
  const cancel = database.prepare(
    `UPDATE outbox SET state = 'cancelled', due_at = NULL, last_error = '${VISIT_CHANGED}', settled_at = ?
     WHERE registration_id = ? AND visit_version < ? AND state = 'pending' AND ${CONFIRMED}`,
  )
  return (at, registrationId, version) => void cancel.run(at.getTime(), registrationId, version)
}

export function openMessage(row: OutboxRow, vault: RecordVault): StoredMessage {
  const { id, registration_id, kind, sealed, advertisement, night_consent, created_at, due_at, state, attempts, last_error, vendor, vendor_id } = row
  const { settled_at, period, visit_version } = row
  // Outside of the try: a failure to read keys now does not make the record unreadable.
  const sealer = vault.of(String(registration_id))
  return openStoredMessage(
    {
      id,
      registrationId: registration_id,
      kind,
      advertisement: advertisement === 1,
      nightConsent: night_consent === 1,
      createdAt: created_at,
      dueAt: due_at,
      state,
      attempts,
      period,
      visitVersion: visit_version,
      lastError: last_error,
      vendor,
      vendorId: vendor_id,
      settledAt: settled_at,
    },
    () => openMessageFields(new Uint8Array(sealed), id, sealer),
  )
}
