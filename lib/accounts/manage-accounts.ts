import { randomUUID } from 'node:crypto'
import { ChangedMeanwhileError, InvalidInputError, NotFoundError } from '@/lib/errors'
import type { AccessChange, AccountStore } from '@/lib/accounts/account-store'
import type { AuditEntry, AuditStore } from '@/lib/accounts/audit-store'
import { ROLE_LABELS, roleOf, type Account } from './account'
import { requireEmail, requirePassword } from './administrator'
import { INVITATION_MS, invitationHash, newInvitation, PASSWORD_LINK_MS } from './invitation'
import { hashPassword } from './password'
import { GRANTED_ROLES } from './permissions'
import { accountAudit, type StaffActor } from './staff-actor'
import { cleanLine } from '@/lib/clean-text'
import { accountRefusalWords as words } from '@/lib/messages/ko/account-refusals'

/* Administration of other people's accounts, and acceptance of invitations. */

interface Dependencies {
  readonly store: { readonly accounts: AccountStore; readonly audit: AuditStore }
  readonly now: () => Date
}

/** The secret of a link, returned once; only its hash is stored. */
export interface NewLink {
  readonly token: string
  readonly expiresAt: Date
  readonly account: Pick<Account, 'id' | 'email' | 'name'>
}

export const ACCOUNT_NAME_MAX = 30

function requireName(typed: string): string {
  const name = cleanLine(typed.slice(0, 4 * ACCOUNT_NAME_MAX))
    .normalize('NFKC')
    .trim()
  if (name === '') throw new InvalidInputError({ name: words.name })
  if (name.length > ACCOUNT_NAME_MAX) throw new InvalidInputError({ name: words.nameLength(ACCOUNT_NAME_MAX) })
  return name
}

/**
 * Refuses the caller's own account: own-account.ts asks for the password, because an unattended session is not enough.
 * @param instead what to do there
 */
function requireAnother({ account }: StaffActor, id: string, instead: string): void {
  if (account.id === id) throw new InvalidInputError({ account: instead })
}

function requireRole(typed: string) {
  const role = roleOf(typed)
  if (!role || !GRANTED_ROLES.includes(role)) throw new InvalidInputError({ role: words.role })
  return role
}

/**
 * Creates an account without a password, and the link with which its owner sets one.
 * @throws InvalidInputError when the address is invalid or taken, the name empty or too long, or the role unknown;
 *   StoreUnavailableError
 */
export async function inviteAccount(
  { store, now }: Dependencies,
  actor: StaffActor,
  typed: { readonly name: string; readonly email: string; readonly role: string },
): Promise<NewLink> {
  const name = requireName(typed.name)
  const email = requireEmail(typed.email)
  const role = requireRole(typed.role)
  const account: Account = { id: randomUUID(), email, name, role, createdAt: now(), disabledAt: null }
  const { token, stored } = newInvitation(now(), INVITATION_MS)
  if (!(await store.accounts.invite(account, stored, accountAudit(now, actor, 'account.invite', account.id, ROLE_LABELS[role]))))
    throw new InvalidInputError({ email: words.known })
  return { token, expiresAt: stored.expiresAt, account }
}

/**
 * Creates a link with which the account's owner sets a new password; it replaces any earlier link. The current password
 * and sessions stay valid until then, a second factor also afterwards.
 * @throws InvalidInputError for the caller's own account; NotFoundError when there is no such account or it is
 *   disabled; StoreUnavailableError
 */
export async function createPasswordLink({ store, now }: Dependencies, actor: StaffActor, id: string): Promise<NewLink> {
  requireAnother(actor, id, words.ownPassword)
  const account = await store.accounts.find(id)
  const { token, stored } = newInvitation(now(), PASSWORD_LINK_MS)
  if (!account || !(await store.accounts.renewInvitation(id, stored, accountAudit(now, actor, 'account.password-link', id))))
    throw new NotFoundError('no such account')
  return { token, expiresAt: stored.expiresAt, account }
}

/**
 * @returns the account of a link; null if the link is forged, used, replaced or expired, or the account disabled
 * @throws StoreUnavailableError
 */
export async function findInvitedAccount({ store, now }: Dependencies, token: string): Promise<Account | null> {
  const hash = invitationHash(token)
  return hash ? store.accounts.findInvited(hash, now()) : null
}

/**
 * Sets the password of a link's account once, even if several requests try concurrently. Every session of the account
 * ends.
 * @returns null where {@link findInvitedAccount} returns null
 * @throws InvalidInputError when the password is too short or too long, or its repetition differs;
 *   StoreUnavailableError
 */
export async function acceptInvitation(
  dependencies: Dependencies,
  input: { readonly token: string; readonly password: string; readonly repeated: string; readonly address: string },
): Promise<Account | null> {
  const hash = invitationHash(input.token)
  if (!hash || !(await findInvitedAccount(dependencies, input.token))) return null
  requirePassword(input.password)
  if (input.password !== input.repeated) throw new InvalidInputError({ repeated: words.passwordNotRepeated })
  const passwordHash = await hashPassword(input.password)
  const audit = { at: dependencies.now(), actor: null, address: input.address, action: 'account.accept', subject: null, detail: null } as const
  return dependencies.store.accounts.acceptInvitation(hash, passwordHash, audit)
}

async function change({ store }: Dependencies, id: string, changes: AccessChange, audit: AuditEntry): Promise<void> {
  const outcome = await store.accounts.changeAccess(id, changes, audit)
  if (outcome === 'not-found') throw new NotFoundError('no such account')
  if (outcome === 'moved') throw new ChangedMeanwhileError(words.roleMoved)
  if (outcome === 'last-administrator') throw new InvalidInputError({ account: words.lastAdministrator })
}

/**
 * Ends the account's sessions.
 * @param was the role that the form showed
 * @throws InvalidInputError for an unknown role, or for the last administrator; ChangedMeanwhileError if the role has
 *   changed since; NotFoundError; StoreUnavailableError
 */
export async function changeRole(dependencies: Dependencies, actor: StaffActor, id: string, typed: string, was?: string): Promise<void> {
  const role = requireRole(typed)
  const roleUntilNow = was === undefined ? undefined : roleOf(was)
  await change(
    dependencies,
    id,
    { role, ...(roleUntilNow ? { roleUntilNow } : {}) },
    accountAudit(dependencies.now, actor, 'account.role', id, ROLE_LABELS[role]),
  )
}

/**
 * Ends the account's sessions.
 * @throws InvalidInputError for the last administrator; NotFoundError; StoreUnavailableError
 */
export async function setAccountDisabled(dependencies: Dependencies, actor: StaffActor, id: string, disabled: boolean): Promise<void> {
  const { now } = dependencies
  await change(dependencies, id, { disabledAt: disabled ? now() : null }, accountAudit(now, actor, disabled ? 'account.disable' : 'account.enable', id))
}

/**
 * For a person who lost the phone. Ends the account's sessions.
 * @throws InvalidInputError for the caller's own account; NotFoundError; StoreUnavailableError
 */
export async function removeSecondFactor({ store, now }: Dependencies, actor: StaffActor, id: string): Promise<void> {
  requireAnother(actor, id, words.ownSecondFactor)
  if (!(await store.accounts.setTotp(id, null, accountAudit(now, actor, 'account.second-factor-off', id)))) throw new NotFoundError('no such account')
}
