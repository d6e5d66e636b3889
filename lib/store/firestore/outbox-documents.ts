import 'server-only'
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { RecordVault, Vault } from '@/lib/vault'
import { ALREADY_SENT, isKeptWhenTaken, type MessageKind, type MessageState, type OutboxMessage, type StoredMessage } from '@/lib/messaging/message'
import { openMessageFields, phoneHash, sealMessage } from '../sealed-fields'
import { openStoredMessage } from '../stored-message'
import { COLLECTIONS } from './collections'

export interface MessageDocument {
  readonly registrationId: string
  readonly kind: MessageKind
  readonly sealed: Buffer
  readonly phoneHash: string
  readonly advertisement: boolean
  readonly nightConsent: boolean
  readonly createdAt: number
  readonly state: MessageState
  readonly attempts: number
  /** pending: not tried before this; sending: when the claim expires; otherwise null. */
  readonly dueAt: number | null
  readonly claim: string | null
  readonly lastError: string | null
  /** Absent in older documents. */
  readonly vendor?: string | null
  readonly vendorId: string | null
  readonly settledAt: number | null
  /** Set if the message occupies its number's period; absent in older documents. */
  readonly period?: string | null
  /** Null, or absent in older documents: the message concerns no visit. */
  readonly visitVersion?: number | null
}

/** The document whose existence says that a number has its message of a kind and period. */
export const periodRef = (
  db: Firestore,
  { phoneHash: hash, kind, period }: Pick<MessageDocument, 'phoneHash' | 'kind'> & { readonly period: string },
): DocumentReference => db.collection(COLLECTIONS.messagePeriods).doc(`${hash}:${kind}:${period}`)

/** @returns ids of the messages' periods that are taken already */
export async function takenPeriods(
  db: Firestore,
  get: (...refs: DocumentReference[]) => Promise<DocumentSnapshot[]>,
  messages: readonly OutboxMessage[],
  vault: Vault,
): Promise<Set<string>> {
  const periods = messages.flatMap(({ to, kind, period }) => (period === null ? [] : [periodRef(db, { phoneHash: phoneHash(vault, to), kind, period })]))
  const found = periods.length > 0 ? await get(...periods) : []
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id))
}

/**
 * Adds messages to the caller's transaction or batch; ids that are queued already must have been left out. Each takes its period
 * by creating a document, which fails if another one did so first.
 * @param taken periods known to be taken: their messages are stored as cancelled
 * @returns number of messages waiting to be sent
 */
export function writeMessages(
  db: Firestore,
  writes: Pick<Transaction | WriteBatch, 'create'>,
  messages: readonly OutboxMessage[],
  vault: RecordVault,
  taken: ReadonlySet<string>,
): number {
  const own = new Set(taken)
  let added = 0
  for (const message of messages) {
    const { id, registrationId, kind, to, advertisement, nightConsent, createdAt, dueAt, period, visitVersion = null } = message
    const periodDocument = period === null ? null : periodRef(db, { phoneHash: phoneHash(vault, to), kind, period })
    const isTaken = periodDocument !== null && own.has(periodDocument.id)
    if (isTaken && !isKeptWhenTaken(message)) continue
    if (periodDocument && !isTaken) {
      own.add(periodDocument.id)
      writes.create(periodDocument, { messageId: id })
    }
    const document: MessageDocument = {
      registrationId,
      kind,
      sealed: sealMessage(message, vault.of(registrationId)),
      phoneHash: phoneHash(vault, to),
      advertisement,
      nightConsent,
      createdAt: createdAt.getTime(),
      state: isTaken ? 'cancelled' : 'pending',
      attempts: 0,
      dueAt: isTaken ? null : dueAt.getTime(),
      claim: null,
      lastError: isTaken ? ALREADY_SENT : null,
      vendor: null,
      vendorId: null,
      settledAt: isTaken ? createdAt.getTime() : null,
      period: isTaken ? null : period,
      visitVersion,
    }
    writes.create(db.collection(COLLECTIONS.outbox).doc(id), { ...document })
    if (!isTaken) added += 1
  }
  return added
}

export function openMessage(id: string, document: MessageDocument, vault: RecordVault): StoredMessage {
  const { sealed, phoneHash: _phoneHash, claim: _claim, vendor = null, period = null, visitVersion = null, ...plain } = document
  const sealer = vault.of(String(plain.registrationId))
  return openStoredMessage({ ...plain, id, vendor, period, visitVersion }, () => openMessageFields(sealed, id, sealer))
}
