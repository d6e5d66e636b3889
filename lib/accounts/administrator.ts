import { randomUUID } from 'node:crypto'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import type { AccountStore } from '@/lib/accounts/account-store'
import type { AuditAction, AuditEntry } from '@/lib/accounts/audit-store'
import { normaliseEmail } from './account'
import { generatePassword, hashPassword, PASSWORD_MAX, PASSWORD_MIN } from './password'
import { totpStep } from './totp'
import { accountRefusalWords as words } from '@/lib/messages/ko/account-refusals'
import { accountAuditWords } from '@/lib/messages/ko/account-office'

interface Dependencies {
  readonly store: { readonly accounts: AccountStore }
  readonly now: () => Date
}

/** Address of the administrator that a new store gets when the environment names none. */
const DEFAULT_ADMIN_EMAIL = 'admin@localhost'

const looksLikeEmail = (email: string) => /^[^\s@]{1,64}@[^\s@]{1,189}$/.test(email)

/** @returns the address, normalised. @throws InvalidInputError */
export function requireEmail(typed: string): string {
  const address = normaliseEmail(typed)
  if (!looksLikeEmail(address)) throw new InvalidInputError({ email: words.email })
  return address
}

/** @throws InvalidInputError when it is too short or too long */
export function requirePassword(password: string): void {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX)
    throw new InvalidInputError({ password: words.passwordLength(PASSWORD_MIN, PASSWORD_MAX) })
}

/**
 * @param origin where the account was created, for the audit trail; by default the command line
 * @throws InvalidInputError when the address is invalid or taken, or the password too short; StoreUnavailableError
 */
export async function createAdministrator(dependencies: Dependencies, email: string, password: string, origin?: string): Promise<void> {
  const address = requireEmail(email)
  requirePassword(password)
  const passwordHash = await hashPassword(password)
  const id = randomUUID()
  const audit = byCommand(dependencies, 'account.create', id, origin)
  const account = { id, email: address, name: null, role: 'administrator', createdAt: audit.at, disabledAt: null, passwordHash } as const
  const added = await dependencies.store.accounts.add(account, audit)
  if (!added) throw new InvalidInputError({ email: words.taken })
}

async function idOf({ store }: Pick<Dependencies, 'store'>, email: string): Promise<string> {
  const account = await store.accounts.findByEmail(normaliseEmail(email))
  if (!account) throw new NotFoundError('no such account')
  return account.id
}

/** The audit entry of a command, where nobody is signed in. */
const byCommand = ({ now }: Pick<Dependencies, 'now'>, action: AuditAction, subject: string, detail = accountAuditWords.byCommand): AuditEntry => ({
  at: now(),
  actor: null,
  address: null,
  action,
  subject,
  detail,
})

/** Every session of the account ends. @throws NotFoundError, InvalidInputError, StoreUnavailableError */
export async function changePassword(dependencies: Dependencies, email: string, password: string): Promise<void> {
  requirePassword(password)
  const id = await idOf(dependencies, email)
  await dependencies.store.accounts.setPassword(id, await hashPassword(password), byCommand(dependencies, 'account.password', id))
}

/** Disabling ends every session of the account. @throws NotFoundError, StoreUnavailableError */
export async function setAdministratorDisabled(dependencies: Dependencies, email: string, disabled: boolean): Promise<void> {
  const id = await idOf(dependencies, email)
  const audit = byCommand(dependencies, disabled ? 'account.disable' : 'account.enable', id)
  await dependencies.store.accounts.setDisabled(id, disabled ? audit.at : null, audit)
}

/**
 * Turns the second factor on. The code proves that the app has the secret, which keeps the owner from being locked out;
 * it is used up.
 * @param secret of {@link newTotpSecret}
 * @throws NotFoundError; InvalidInputError when the code is wrong; StoreUnavailableError
 */
export async function enableTotp(dependencies: Dependencies, email: string, secret: string, code: string): Promise<void> {
  const id = await idOf(dependencies, email)
  const usedStep = totpStep(secret, code, dependencies.now())
  if (usedStep === null) throw new InvalidInputError({ code: words.wrongCodeAtTerminal })
  await dependencies.store.accounts.setTotp(id, { secret, usedStep }, byCommand(dependencies, 'account.second-factor-on', id))
}

/**
 * For a person who lost the phone. Every session of the account ends.
 * @throws NotFoundError, StoreUnavailableError
 */
export async function disableTotp(dependencies: Dependencies, email: string): Promise<void> {
  const id = await idOf(dependencies, email)
  await dependencies.store.accounts.setTotp(id, null, byCommand(dependencies, 'account.second-factor-off', id))
}

/**
 * Ensures that somebody can sign in: creates the environment's administrator if missing (and never changes it), and an
 * account in an empty store.
 * @returns the generated password, which the operator must be shown once; null if none was generated
 */
export async function ensureAdministrator(
  dependencies: Dependencies,
  named: { email?: string | undefined; password?: string | undefined },
): Promise<{ email: string; password: string } | null> {
  const { store } = dependencies
  const email = named.email ?? ((await store.accounts.list()).length === 0 ? DEFAULT_ADMIN_EMAIL : null)
  if (!email || (await store.accounts.findByEmail(normaliseEmail(email)))) return null
  const password = named.password ?? generatePassword()
  try {
    await createAdministrator(dependencies, email, password, accountAuditWords.firstStart)
  } catch (error) {
    // Another process that started at the same moment created it first.
    if (error instanceof InvalidInputError && 'email' in error.fields && (await store.accounts.findByEmail(normaliseEmail(email)))) return null
    throw error
  }
  return named.password ? null : { email: normaliseEmail(email), password }
}
