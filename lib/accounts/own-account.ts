import { InvalidInputError } from '@/lib/errors'
import type { AccountStore, AccountWithSecrets } from '@/lib/accounts/account-store'
import type { AuditStore } from '@/lib/accounts/audit-store'
import { requirePassword } from './administrator'
import { hashPassword, PASSWORD_MAX, verifyPassword } from './password'
import { newRecoveryCodes } from './recovery-codes'
import { spendSecondFactor } from './second-factor'
import { accountAudit, type StaffActor } from './staff-actor'
import { totpStep } from './totp'
import { accountRefusalWords as words } from '@/lib/messages/ko/account-refusals'

/*
 * Changes that people make to their own account. Each asks for the password again, because an unattended session is not
 * enough.
 */

interface Dependencies {
  readonly store: { readonly accounts: AccountStore; readonly audit: AuditStore }
  readonly now: () => Date
}

async function requireOwnPassword({ store }: Dependencies, { account }: StaffActor, password: string): Promise<AccountWithSecrets> {
  const own = await store.accounts.findByEmail(account.email)
  if (!own || own.passwordHash === '' || password.length > PASSWORD_MAX || !(await verifyPassword(password, own.passwordHash)))
    throw new InvalidInputError({ password: words.wrongPassword })
  return own
}

/**
 * Ends every session of the account, including the caller's.
 * @throws InvalidInputError when the current password is wrong, or the new one too short, too long, or its repetition
 *   differs; StoreUnavailableError
 */
export async function changeOwnPassword(
  dependencies: Dependencies,
  actor: StaffActor,
  typed: { readonly password: string; readonly next: string; readonly repeated: string },
): Promise<void> {
  const own = await requireOwnPassword(dependencies, actor, typed.password)
  requirePassword(typed.next)
  if (typed.next !== typed.repeated) throw new InvalidInputError({ repeated: words.notRepeated })
  await dependencies.store.accounts.setPassword(own.id, await hashPassword(typed.next), accountAudit(dependencies.now, actor, 'account.password', own.id))
}

/**
 * Turns the second factor on. The code proves that the app has the secret; it is used up. Ends every session of the
 * account, including the caller's.
 * @param typed.secret of `newTotpSecret`
 * @returns recovery codes, shown once; only their hashes are stored
 * @throws InvalidInputError when there is a second factor already, or the password or the code is wrong;
 *   StoreUnavailableError
 */
export async function setUpSecondFactor(
  dependencies: Dependencies,
  actor: StaffActor,
  typed: { readonly password: string; readonly secret: string; readonly code: string },
): Promise<readonly string[]> {
  const own = await requireOwnPassword(dependencies, actor, typed.password)
  if (own.totp) throw new InvalidInputError({ code: words.alreadyOn })
  const usedStep = totpStep(typed.secret, typed.code, dependencies.now())
  if (usedStep === null) throw new InvalidInputError({ code: words.wrongCode })
  const codes = newRecoveryCodes()
  const audit = accountAudit(dependencies.now, actor, 'account.second-factor-on', own.id)
  await dependencies.store.accounts.setTotp(own.id, { secret: typed.secret, usedStep }, audit, codes)
  return codes
}

/**
 * Ends every session of the account, including the caller's.
 * @param typed.code of the app, or a recovery code; it is used up
 * @throws InvalidInputError when the password or the code is wrong; StoreUnavailableError
 */
export async function turnOffSecondFactor(
  dependencies: Dependencies,
  actor: StaffActor,
  typed: { readonly password: string; readonly code: string },
): Promise<void> {
  const own = await requireOwnPassword(dependencies, actor, typed.password)
  if (!(await spendSecondFactor(dependencies.store.accounts, own, typed.code, dependencies.now()))) throw new InvalidInputError({ code: words.wrongCode })
  await dependencies.store.accounts.setTotp(own.id, null, accountAudit(dependencies.now, actor, 'account.second-factor-off', own.id))
}
