import type { Account, Role } from '@/lib/accounts/account'
import type { AuditEntry } from './audit-store'

export interface AccountWithPassword extends Account {
  /** Empty: nobody can sign in with a password yet. */
  readonly passwordHash: string
}

/** The second factor of an account. */
interface StoredTotp {
  /** Base32; sealed at rest. */
  readonly secret: string
  /** The latest time step whose code was used: it, and those before it, are worth nothing any more. */
  readonly usedStep: number | null
}

/** The second factor as it is read: `secret` is null where it cannot be opened, and no code of an app is right; recovery codes are. */
export type ReadTotp = Omit<StoredTotp, 'secret'> & { readonly secret: string | null }

/** What a sign-in is compared with. */
export interface AccountWithSecrets extends AccountWithPassword {
  readonly totp: ReadTotp | null
  /** How many recovery codes have not been used. */
  readonly recoveryCodesLeft: number
}

/** What a list of accounts tells of each. */
export interface AccountOverview extends Account {
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
  /** Of the link that was made last and has not been used; perhaps past. */
  readonly invitationExpiresAt: Date | null
}

/** A link to set a password, as it is kept: whoever reads the store cannot use it. */
export interface StoredInvitation {
  /** SHA-256 of the token in the link. */
  readonly tokenHash: string
  readonly expiresAt: Date
}

/** What an administrator changes of another account. */
export interface AccessChange {
  readonly role?: Role
  /** Disables (a time) or enables (null). */
  readonly disabledAt?: Date | null
  /** The role that it must have until now; absent: whatever it is. */
  readonly roleUntilNow?: Role
}
/** `moved`: it has another role than was expected. `last-administrator`: nobody who may administer and can sign in would be left; nothing was changed. */
export type AccessOutcome = 'changed' | 'not-found' | 'moved' | 'last-administrator'

/** Embedded accounts; with Firebase Authentication the vendor keeps them. Addresses come normalised. */
export interface AccountStore {
  find(id: string): Promise<Account | null>
  findByEmail(email: string): Promise<AccountWithSecrets | null>
  /** In the order in which they were made. */
  list(): Promise<AccountOverview[]>
  /**
   * Adds an account and writes to the audit trail, in one transaction.
   * @returns false when the address is taken; nothing was written then
   * @throws StoreUnavailableError
   */
  add(account: AccountWithPassword, audit?: AuditEntry): Promise<boolean>
  /**
   * Sets the hash, uses up any invitation, ends every session of the account and writes to the audit trail, in one transaction.
   * @returns false when there is none; nothing was written then
   */
  setPassword(id: string, passwordHash: string, audit: AuditEntry): Promise<boolean>
  /** Disables (a time) or enables (null) the account, ends its sessions and writes to the audit trail, in one transaction. */
  setDisabled(id: string, at: Date | null, audit: AuditEntry): Promise<boolean>
  /**
   * Sets or removes (null) the second factor with its recovery codes, ends every session of the account and writes to the
   * audit trail, in one transaction.
   * @param recoveryCodes kept as keyed hashes
   */
  setTotp(id: string, totp: StoredTotp | null, audit: AuditEntry, recoveryCodes?: readonly string[]): Promise<boolean>
  /** Uses up the code of a time step. @returns false when it or a later one was used before, even a moment ago by another instance */
  spendTotpStep(id: string, step: number): Promise<boolean>
  /** Uses up a recovery code. @returns false for one that is not this account's, or was used before, even a moment ago by another instance */
  spendRecoveryCode(id: string, code: string): Promise<boolean>

  /** Adds an account without a password that waits for its invitation to be accepted. @returns false when the address is taken */
  invite(account: Account, invitation: StoredInvitation, audit: AuditEntry): Promise<boolean>
  /** Gives an account that is not disabled an invitation, in place of any before it. @returns false when there is no such account */
  renewInvitation(id: string, invitation: StoredInvitation, audit: AuditEntry): Promise<boolean>
  /** @returns the account of an invitation that was not used, has not expired by `at`, and whose account is not disabled */
  findInvited(tokenHash: string, at: Date): Promise<Account | null>
  /**
   * Sets the password of {@link findInvited}'s account, uses the invitation up and ends the account's sessions, in one
   * transaction: of several at once one succeeds.
   * @param audit its subject becomes the account's id, its actor the account's address
   * @returns null when there is no such invitation any more
   */
  acceptInvitation(tokenHash: string, passwordHash: string, audit: AuditEntry): Promise<Account | null>
  /** Changes role or state and ends the account's sessions, in one transaction. One administrator who is neither disabled nor only invited is always left. */
  changeAccess(id: string, change: AccessChange, audit: AuditEntry): Promise<AccessOutcome>
  /**
   * Takes over a role that a vendor gave, and ends the account's duty, in one transaction. Sessions stay: theirs is the vendor's
   * role anyway. Whether an administrator is left is the vendor's to say.
   * @returns false when there is no such account, or the role is its own already; nothing was changed
   */
  followRole(id: string, role: Role, audit: AuditEntry): Promise<boolean>
}
