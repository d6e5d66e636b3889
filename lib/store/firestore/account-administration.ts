import 'server-only'
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot, QuerySnapshot, Transaction } from 'firebase-admin/firestore'
import type { AccessOutcome, AccountStore } from '@/lib/accounts/account-store'
import { emailKey, sessionsOf, toAccount, type AccountDocument } from './account-documents'
import { writeAudit } from './audit'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { createAll } from './create-all'
import { withDeadline } from './deadline'

const documentOf = (snapshot: DocumentSnapshot) => snapshot.data() as AccountDocument

/** An invited account without a password cannot sign in. Firebase's accounts have neither password nor invitation here. */
const canSignIn = ({ disabledAt, passwordHash, invitationHash }: AccountDocument) =>
  disabledAt === null && !(passwordHash === '' && typeof invitationHash === 'string')

const byInvitation = (db: Firestore, tokenHash: string) => db.collection(COLLECTIONS.accounts).where('invitationHash', '==', tokenHash).limit(1)

const endDuty = (db: Firestore, transaction: Transaction, id: string) =>
  transaction.set(db.collection(COLLECTIONS.duty).doc(id), { since: null }, { merge: true })

/** @returns the account, if its invitation is valid */
function invited(found: QuerySnapshot, at: Date): QueryDocumentSnapshot | null {
  const [snapshot] = found.docs
  if (!snapshot) return null
  const { invitationExpiresAt, disabledAt } = documentOf(snapshot)
  return disabledAt === null && (invitationExpiresAt ?? 0) > at.getTime() ? snapshot : null
}

/** Administration of accounts, and acceptance of invitations. */
export function accountAdministration(
  connection: FirestoreConnection,
): Pick<AccountStore, 'invite' | 'renewInvitation' | 'findInvited' | 'acceptInvitation' | 'changeAccess' | 'followRole'> {
  return {
    invite: ({ id, email, name, role, createdAt, disabledAt }, { tokenHash, expiresAt }, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const document: AccountDocument = {
          email,
          name,
          passwordHash: '',
          role,
          createdAt: createdAt.getTime(),
          disabledAt: disabledAt?.getTime() ?? null,
          invitationHash: tokenHash,
          invitationExpiresAt: expiresAt.getTime(),
        }
        const batch = db.batch()
        batch.create(db.collection(COLLECTIONS.accountEmails).doc(emailKey(email)), { accountId: id })
        batch.create(db.collection(COLLECTIONS.accounts).doc(id), { ...document })
        writeAudit(db, batch, audit)
        return createAll(batch)
      }),
    renewInvitation: (id, { tokenHash, expiresAt }, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const account = await transaction.get(db.collection(COLLECTIONS.accounts).doc(id))
          if (!account.exists || documentOf(account).disabledAt !== null) return false
          transaction.update(account.ref, { invitationHash: tokenHash, invitationExpiresAt: expiresAt.getTime() } satisfies Partial<AccountDocument>)
          writeAudit(db, transaction, audit)
          return true
        })
      }),
    findInvited: (tokenHash, at) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        const account = invited(await byInvitation(db, tokenHash).get(), at)
        return account && toAccount(account.id, documentOf(account))
      }),
    acceptInvitation: (tokenHash, passwordHash, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const account = invited(await transaction.get(byInvitation(db, tokenHash)), audit.at)
          if (!account) return null
          const endSessions = await sessionsOf(db, transaction, account.id)
          endSessions()
          transaction.update(account.ref, { passwordHash, invitationHash: null, invitationExpiresAt: null } satisfies Partial<AccountDocument>)
          const accepted = toAccount(account.id, documentOf(account))
          writeAudit(db, transaction, { ...audit, actor: accepted.email, subject: accepted.id })
          return accepted
        })
      }),
    changeAccess: (id, { role, disabledAt, roleUntilNow }, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction): Promise<AccessOutcome> => {
          const account = await transaction.get(db.collection(COLLECTIONS.accounts).doc(id))
          if (!account.exists) return 'not-found'
          const before = documentOf(account)
          if (roleUntilNow !== undefined && before.role !== roleUntilNow) return 'moved'
          const changed = { role: role ?? before.role, disabledAt: disabledAt === undefined ? before.disabledAt : (disabledAt?.getTime() ?? null) }
          if (changed.role !== 'administrator' || changed.disabledAt !== null) {
            const administrators = await transaction.get(db.collection(COLLECTIONS.accounts).where('role', '==', 'administrator'))
            if (!administrators.docs.some((other) => other.id !== id && canSignIn(documentOf(other)))) return 'last-administrator'
          }
          const endSessions = await sessionsOf(db, transaction, id)
          endSessions()
          endDuty(db, transaction, id)
          // Expired instead of deleted: it shows that this account never had a password.
          const expired = changed.disabledAt !== null && before.invitationHash ? { invitationExpiresAt: 0 } : {}
          transaction.update(account.ref, { ...changed, ...expired } satisfies Partial<AccountDocument>)
          writeAudit(db, transaction, audit)
          return 'changed'
        })
      }),
    followRole: (id, role, audit) =>
      withDeadline(async () => {
        const { db } = await connection.open()
        return db.runTransaction(async (transaction) => {
          const account = await transaction.get(db.collection(COLLECTIONS.accounts).doc(id))
          if (!account.exists || documentOf(account).role === role) return false
          endDuty(db, transaction, id)
          transaction.update(account.ref, { role } satisfies Partial<AccountDocument>)
          writeAudit(db, transaction, audit)
          return true
        })
      }),
  }
}
