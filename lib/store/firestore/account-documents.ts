import 'server-only'
import { createHash } from 'node:crypto'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { Account } from '@/lib/accounts/account'
import { readAccount } from '../stored-account'
import { COLLECTIONS } from './collections'

export interface AccountDocument {
  readonly email: string
  /** Absent in documents of earlier releases, as are those below. */
  readonly name?: string | null
  readonly passwordHash: string
  readonly role: Account['role']
  readonly createdAt: number
  readonly disabledAt: number | null
  readonly totpSealed?: Buffer | null
  readonly totpUsedStep?: number | null
  readonly recoveryHashes?: readonly string[] | null
  readonly invitationHash?: string | null
  readonly invitationExpiresAt?: number | null
}

/**
 * Document id that enforces unique addresses: Firestore has no unique constraint except document ids, which do not
 * allow every character of an address.
 */
export const emailKey = (email: string): string => createHash('sha256').update(email).digest('hex')

export const toAccount = (id: string, { email, name = null, role, createdAt, disabledAt }: AccountDocument): Account =>
  readAccount({ id, email, name, role, createdAt, disabledAt })

/** Reads the account's sessions in the caller's transaction, before it writes. @returns a function that ends them */
export async function sessionsOf(db: Firestore, transaction: Transaction, accountId: string): Promise<() => void> {
  const sessions = await transaction.get(db.collection(COLLECTIONS.sessions).where('accountId', '==', accountId))
  return () => {
    for (const { ref } of sessions.docs) transaction.delete(ref)
  }
}
