import 'server-only'
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/crypto/vault'
import type { MessageKind, MessageState, OutboxMessage, QueuedMessage } from '@/lib/outbox/message'
import { openMessageFields, phoneHash, sealMessage } from '../sealed-fields'
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
  /** pending: not tried before; sending: when the claim runs out; otherwise null. */
  readonly dueAt: number | null
  readonly claim: string | null
  readonly lastError: string | null
  readonly vendorId: string | null
  readonly settledAt: number | null
}

/** Adds messages to the caller's transaction or batch; ids that are queued already must have been left out. */
export function writeMessages(db: Firestore, writes: Pick<Transaction | WriteBatch, 'create'>, messages: readonly OutboxMessage[], vault: Vault): void {
  for (const message of messages) {
    const { id, registrationId, kind, to, advertisement, nightConsent, createdAt, dueAt } = message
    const document: MessageDocument = {
      registrationId,
      kind,
      sealed: sealMessage(message, vault),
      phoneHash: phoneHash(vault, to),
      advertisement,
      nightConsent,
      createdAt: createdAt.getTime(),
      state: 'pending',
      attempts: 0,
      dueAt: dueAt.getTime(),
      claim: null,
      lastError: null,
      vendorId: null,
      settledAt: null,
    }
    writes.create(db.collection(COLLECTIONS.outbox).doc(id), { ...document })
  }
}

export function openMessage(id: string, document: MessageDocument, vault: Vault): QueuedMessage {
  const { registrationId, kind, sealed, advertisement, nightConsent, createdAt, dueAt, state, attempts, lastError, vendorId, settledAt } = document
  return {
    ...openMessageFields(sealed, id, vault),
    id,
    registrationId,
    kind,
    advertisement,
    nightConsent,
    createdAt: new Date(createdAt),
    dueAt: new Date(dueAt ?? settledAt ?? createdAt),
    state,
    attempts,
    lastError,
    vendorId,
    settledAt: settledAt === null ? null : new Date(settledAt),
  }
}
