import { randomUUID } from 'node:crypto'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import type { AccountStore } from '@/lib/accounts/account-store'
import type { AuditAction, AuditEntry } from '@/lib/accounts/audit-store'
import { normaliseEmail } from './account'
import { generatePassword, hashPassword, PASSWORD_MAX, PASSWORD_MIN } from './password'
import { totpStep } from './totp'

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
  if (!looksLikeEmail(address)) throw new InvalidInputError({ email: '이메일 주소를 확인해 주세요.' })
  return address
}

/** @throws InvalidInputError when it is too short or too long */
export function requirePassword(password: string): void {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX)
    throw new InvalidInputError({ password: `비밀번호는 ${PASSWORD_MIN}자 이상 ${PASSWORD_MAX}자 이하로 정해 주세요.` })
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
  if (!added) throw new InvalidInputError({ email: '이미 있는 계정입니다.' })
}

async function idOf({ store }: Pick<Dependencies, 'store'>, email: string): Promise<string> {
  const account = await store.accounts.findByEmail(normaliseEmail(email))
  if (!account) throw new NotFoundError('no such account')
  return account.id
}

/** The audit entry of a command, where nobody is signed in. */
const byCommand = ({ now }: Pick<Dependencies, 'now'>, action: AuditAction, subject: string, detail = '명령줄'): AuditEntry => ({
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
  if (usedStep === null)
    throw new InvalidInputError({ code: '인증 코드가 맞지 않아 아무것도 바꾸지 않았습니다. 휴대전화와 이 컴퓨터의 시각을 확인하고 다시 시도해 주세요.' })
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
    await createAdministrator(dependencies, email, password, '첫 시작')
  } catch (error) {
    // Another process that started at the same moment created it first.
    if (error instanceof InvalidInputError && 'email' in error.fields && (await store.accounts.findByEmail(normaliseEmail(email)))) return null
    throw error
  }
  return named.password ? null : { email: normaliseEmail(email), password }
}
