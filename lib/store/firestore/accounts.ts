import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { AccountOverview, AccountStore, AccountWithSecrets, StoredTotp } from '../account-store'
import { openTotpSecret, recoveryHash, sealTotpSecret } from '../sealed-fields'
import { accountAdministration } from './account-administration'
import { emailKey, sessionsOf, toAccount, type AccountDocument } from './account-documents'
import { withDeadline, codeOf, GRPC } from './deadline'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'

const totpOf = (id: string, { totpSealed, totpUsedStep }: AccountDocument, vault: Vault): StoredTotp | null =>
  totpSealed ? { secret: openTotpSecret(totpSealed, id, vault), usedStep: totpUsedStep ?? null } : null

const toOverview = (id: string, document: AccountDocument): AccountOverview => ({
  ...toAccount(id, document),
  hasPassword: document.passwordHash !== '',
  hasSecondFactor: Boolean(document.totpSealed),
  invitationExpiresAt: typeof document.invitationExpiresAt === 'number' ? new Date(document.invitationExpiresAt) : null,
})

export function firestoreAccountStore(connection: FirestoreConnection, vault: Vault): AccountStore {
  const updateAndEndSessions = (id: string, change: Partial<AccountDocument>): Promise<boolean> =>
    withDeadline(async () => {
      const { db } = await connection.open()
      return db.runTransaction(async (transaction) => {
        const account = await transaction.get(db.collection(COLLECTIONS.accounts).doc(id))
        if (!account.exists) return false
        const endSessions = await sessionsOf(db, transaction, id)
        endSessions()
        transaction.update(account.ref, { ...change })
        return true
      })
    })

  return {
    ...accountAdministration(connection),
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
        return {
          ...toAccount(found.id, document),
          passwordHash: document.passwordHash,
          totp: totpOf(found.id, document, vault),
          recoveryCodesLeft: document.recoveryHashes?.length ?? 0,
        } satisfies AccountWithSecrets
      }),
    list: () =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const found = await db.collection(COLLECTIONS.accounts).orderBy('createdAt').get()
        return found.docs.map((snapshot) => toOverview(snapshot.id, snapshot.data() as AccountDocument))
      }),
    add: ({ id, email, name, passwordHash, role, createdAt, disabledAt }) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const document: AccountDocument = { email, name, passwordHash, role, createdAt: createdAt.getTime(), disabledAt: disabledAt?.getTime() ?? null }
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
    setPassword: (id, passwordHash) => updateAndEndSessions(id, { passwordHash, invitationHash: null, invitationExpiresAt: null }),
    setDisabled: (id, at) => updateAndEndSessions(id, { disabledAt: at?.getTime() ?? null }),
    setTotp: (id, totp, recoveryCodes = []) =>
      updateAndEndSessions(id, {
        totpSealed: totp && sealTotpSecret(totp.secret, id, vault),
        totpUsedStep: totp?.usedStep ?? null,
        recoveryHashes: totp && recoveryCodes.map((code) => recoveryHash(vault, id, code)),
      }),
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
    spendRecoveryCode: (id, code) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const hash = recoveryHash(vault, id, code)
        return db.runTransaction(async (transaction) => {
          const account = await transaction.get(db.collection(COLLECTIONS.accounts).doc(id))
          const { totpSealed, recoveryHashes } = (account.data() ?? {}) as Partial<AccountDocument>
          if (!totpSealed || !recoveryHashes?.includes(hash)) return false
          transaction.update(account.ref, { recoveryHashes: recoveryHashes.filter((other) => other !== hash) } satisfies Partial<AccountDocument>)
          return true
        })
      }),
  }
}
