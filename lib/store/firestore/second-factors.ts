import 'server-only'
import type { Vault } from '@/lib/vault'
import type { AccountStore, ReadTotp } from '@/lib/accounts/account-store'
import { recoveryHash, sealTotpSecret } from '../sealed-fields'
import { readTotpSecret } from '../stored-account'
import type { AccountDocument } from './account-documents'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { updateAndEndSessions } from './update-account'

export const totpOf = (id: string, { totpSealed, totpUsedStep }: AccountDocument, vault: Vault): ReadTotp | null =>
  totpSealed === undefined || totpSealed === null ? null : { secret: readTotpSecret(totpSealed, id, vault), usedStep: totpUsedStep ?? null }

/** Second factors of accounts: each code of TOTP and each recovery code works once. */
export function secondFactors(connection: FirestoreConnection, vault: Vault): Pick<AccountStore, 'setTotp' | 'spendTotpStep' | 'spendRecoveryCode'> {
  return {
    setTotp: (id, totp, audit, recoveryCodes = []) =>
      updateAndEndSessions(
        connection,
        id,
        {
          totpSealed: totp && sealTotpSecret(totp.secret, id, vault),
          totpUsedStep: totp?.usedStep ?? null,
          recoveryHashes: totp && recoveryCodes.map((code) => recoveryHash(vault, id, code)),
        },
        audit,
      ),
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
          if (!totpSealed || !Array.isArray(recoveryHashes) || !recoveryHashes.includes(hash)) return false
          transaction.update(account.ref, { recoveryHashes: recoveryHashes.filter((other) => other !== hash) } satisfies Partial<AccountDocument>)
          return true
        })
      }),
  }
}
