import 'server-only'
import { createHash } from 'node:crypto'
import type { Account } from '@/lib/auth/account'
import type { Vault } from '@/lib/crypto/vault'
import type { AccountStore, AccountWithSecrets, StoredTotp } from '../account-store'
import { openTotpSecret, sealTotpSecret } from '../sealed-fields'
import { withDeadline, codeOf, GRPC } from './deadline'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'

export interface AccountDocument {
  readonly email: string
  readonly passwordHash: string
  readonly role: Account['role']
  readonly createdAt: number
  readonly disabledAt: number | null
  /** Both absent until somebody asks for a second factor. */
  readonly totpSealed?: Buffer | null
  readonly totpUsedStep?: number | null
}

/**
 * Document id that enforces unique addresses: Firestore has no unique constraint except document ids, which do not
 * allow every character of an address.
 */
export const emailKey = (email: string): string => createHash('sha256').update(email).digest('hex')

export const toAccount = (id: string, { email, role, createdAt, disabledAt }: AccountDocument): Account => ({
  id,
  email,
  role,
  createdAt: new Date(createdAt),
  disabledAt: disabledAt === null ? null : new Date(disabledAt),
})

const totpOf = (id: string, { totpSealed, totpUsedStep }: AccountDocument, vault: Vault): StoredTotp | null =>
  totpSealed ? { secret: openTotpSecret(totpSealed, id, vault), usedStep: totpUsedStep ?? null } : null

export function firestoreAccountStore(connection: FirestoreConnection, vault: Vault): AccountStore {
  const updateAndEndSessions = (id: string, change: Partial<AccountDocument>): Promise<boolean> =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return db.runTransaction(async (transaction) => {
        const account = await transaction.get(db.collection(COLLECTIONS.accounts).doc(id))
        if (!account.exists) return false
        const sessions = await transaction.get(db.collection(COLLECTIONS.sessions).where('accountId', '==', id))
        for (const { ref } of sessions.docs) transaction.delete(ref)
        transaction.update(account.ref, { ...change })
        return true
      })
    })

  return {
    find: (id) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const found = await db.collection(COLLECTIONS.accounts).doc(id).get()
        return found.exists ? toAccount(id, found.data() as AccountDocument) : null
      }),
    findByEmail: (email) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const [found] = (await db.collection(COLLECTIONS.accounts).where('email', '==', email).limit(1).get()).docs
        if (!found) return null
        const document = found.data() as AccountDocument
        return { ...toAccount(found.id, document), passwordHash: document.passwordHash, totp: totpOf(found.id, document, vault) } satisfies AccountWithSecrets
      }),
    list: () =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const found = await db.collection(COLLECTIONS.accounts).orderBy('createdAt').get()
        return found.docs.map((snapshot) => toAccount(snapshot.id, snapshot.data() as AccountDocument))
      }),
    add: ({ id, email, passwordHash, role, createdAt, disabledAt }) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const document: AccountDocument = { email, passwordHash, role, createdAt: createdAt.getTime(), disabledAt: disabledAt?.getTime() ?? null }
        const batch = db.batch()
        batch.create(db.collection(COLLECTIONS.accountEmails).doc(emailKey(email)), { accountId: id })
        batch.create(db.collection(COLLECTIONS.accounts).doc(id), { ...document })
        try {
          await batch.commit()
          return true
        } catch (error) {
          if (codeOf(error) === GRPC.alreadyExists) return false
          throw error
        }
      }),
    setPassword: (id, passwordHash) => updateAndEndSessions(id, { passwordHash }),
    setDisabled: (id, at) => updateAndEndSessions(id, { disabledAt: at?.getTime() ?? null }),
    setTotp: (id, totp) => updateAndEndSessions(id, { totpSealed: totp && sealTotpSecret(totp.secret, id, vault), totpUsedStep: totp?.usedStep ?? null }),
    spendTotpStep: (id, step) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const account = await transaction.get(db.collection(COLLECTIONS.accounts).doc(id))
          const { totpSealed, totpUsedStep } = (account.data() ?? {}) as Partial<AccountDocument>
          if (!totpSealed || (totpUsedStep ?? -1) >= step) return false
          transaction.update(account.ref, { totpUsedStep: step } satisfies Partial<AccountDocument>)
          return true
        })
      }),
  }
}
