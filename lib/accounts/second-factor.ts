import type { AccountStore, AccountWithSecrets } from '@/lib/accounts/account-store'
import { parseRecoveryCode } from './recovery-codes'
import { totpStep } from './totp'

/** The kind of second factor that was used; `none`: the account has none. */
export type SecondFactor = 'none' | 'app' | 'recovery-code'

/**
 * Verifies a code and uses it up: each is valid for one sign-in, even if several arrive concurrently. Its cost is
 * negligible beside the password's hash, so a wrong code takes as long as a wrong password.
 * @param typed code of the authenticator app, or a recovery code
 * @returns null when it is wrong or was used before
 * @throws StoreUnavailableError
 */
export async function spendSecondFactor(
  accounts: AccountStore,
  { id, totp }: Pick<AccountWithSecrets, 'id' | 'totp'>,
  typed: string,
  at: Date,
): Promise<SecondFactor | null> {
  if (!totp) return 'none'
  const step = totp.secret === null ? null : totpStep(totp.secret, typed, at)
  if (step !== null) return (await accounts.spendTotpStep(id, step)) ? 'app' : null
  const code = parseRecoveryCode(typed)
  return code !== null && (await accounts.spendRecoveryCode(id, code)) ? 'recovery-code' : null
}
