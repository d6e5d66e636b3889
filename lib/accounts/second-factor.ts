import type { AccountStore, AccountWithSecrets } from '@/lib/accounts/account-store'
import { parseRecoveryCode } from './recovery-codes'
import { totpStep } from './totp'

/** How the second factor was given; `none`: the account has none. */
export type SecondFactor = 'none' | 'app' | 'recovery-code'

/**
 * Judges a code and uses it up: each is worth one sign-in, also where several arrive at once. What it costs is nothing
 * beside the password's hash, so that a wrong one takes as long as a wrong password.
 * @param typed code of the authenticator app, or a recovery code
 * @returns null when it is wrong, or was used before
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
