import 'server-only'
import type { Vault } from '@/lib/vault'
import type { AccountOverview, AccountStore, AccountWithSecrets } from '@/lib/accounts/account-store'
import { timeOrEpoch } from '../stored-time'
import { accountAdministration } from './account-administration'
import { emailKey, toAccount, type AccountDocument } from './account-documents'
import { writeAudit } from './audit'
import { createAll } from './create-all'
import { withDeadline } from './deadline'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { secondFactors, totpOf } from './second-factors'
import { updateAndEndSessions } from './update-account'

const toOverview = (id: string, document: AccountDocument): AccountOverview => ({
  ...toAccount(id, document),
  hasPassword: document.passwordHash !== '',
  hasSecondFactor: Boolean(document.totpSealed),
  invitationExpiresAt: typeof document.invitationExpiresAt === 'number' ? timeOrEpoch(document.invitationExpiresAt) : null,
})

export function firestoreAccountStore(connection: FirestoreConnection, vault: Vault): AccountStore {
  return {
    ...accountAdministration(connection),
    ...secondFactors(connection, vault),
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
          passwordHash: typeof document.passwordHash === 'string' ? document.passwordHash : '',
          totp: totpOf(found.id, document, vault),
          recoveryCodesLeft: Array.isArray(document.recoveryHashes) ? document.recoveryHashes.length : 0,
        } satisfies AccountWithSecrets
      }),
    list: () =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const found = await db.collection(COLLECTIONS.accounts).orderBy('createdAt').get()
        return found.docs.map((snapshot) => toOverview(snapshot.id, snapshot.data() as AccountDocument))
      }),
    add: ({ id, email, name, passwordHash, role, createdAt, disabledAt }, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const document: AccountDocument = { email, name, passwordHash, role, createdAt: createdAt.getTime(), disabledAt: disabledAt?.getTime() ?? null }
        const batch = db.batch()
        batch.create(db.collection(COLLECTIONS.accountEmails).doc(emailKey(email)), { accountId: id })
        batch.create(db.collection(COLLECTIONS.accounts).doc(id), { ...document })
        if (audit) writeAudit(db, batch, audit)
        return createAll(batch)
      }),
    setPassword: (id, passwordHash, audit) => updateAndEndSessions(connection, id, { passwordHash, invitationHash: null, invitationExpiresAt: null }, audit),
    setDisabled: (id, at, audit) => updateAndEndSessions(connection, id, { disabledAt: at?.getTime() ?? null }, audit),
  }
}
