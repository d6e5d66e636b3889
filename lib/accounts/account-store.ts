import type { Account, Role } from '@/lib/accounts/account'
import type { AuditEntry } from './audit-store'

export interface AccountWithPassword extends Account {
  /** Empty: no password is set yet. */
  readonly passwordHash: string
}

/** The second factor of an account. */
interface StoredTotp {
  /** Base32; sealed at rest. */
  readonly secret: string
  /** The latest time step whose code was used: codes of it and of earlier steps are invalid. */
  readonly usedStep: number | null
}

/** The stored second factor: `secret` is null where it cannot be decrypted; then only recovery codes are accepted. */
export type ReadTotp = Omit<StoredTotp, 'secret'> & { readonly secret: string | null }

/** What a sign-in is checked against. */
export interface AccountWithSecrets extends AccountWithPassword {
  readonly totp: ReadTotp | null
  /** Number of unused recovery codes. */
  readonly recoveryCodesLeft: number
}

/** An account in the list of accounts. */
export interface AccountOverview extends Account {
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
  /** Expiry of the latest unused invitation; may be past. */
  readonly invitationExpiresAt: Date | null
}

/** A stored invitation link; reading the store does not allow using it. */
export interface StoredInvitation {
  /** SHA-256 of the token in the link. */
  readonly tokenHash: string
  readonly expiresAt: Date
}

/** A change of an account by an administrator. */
export interface AccessChange {
  readonly role?: Role
  /** Disables (a time) or enables (null). */
  readonly disabledAt?: Date | null
  /** The expected present role; absent: any. */
  readonly roleUntilNow?: Role
}
/** `moved`: its role is not the expected one. `last-administrator`: no administrator who can sign in would be left. Neither changes anything. */
export type AccessOutcome = 'changed' | 'not-found' | 'moved' | 'last-administrator'

/** Embedded accounts (with `IDENTITY=firebase` the vendor keeps them). Addresses are normalised by the caller. */
export interface AccountStore {
  find(id: string): Promise<Account | null>
  findByEmail(email: string): Promise<AccountWithSecrets | null>
  /** Ordered by creation. */
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
  /** Uses the code of a time step. @returns false when it or a later one was already used, by any instance */
  spendTotpStep(id: string, step: number): Promise<boolean>
  /** Uses a recovery code. @returns false when it is not this account's or was already used, by any instance */
  spendRecoveryCode(id: string, code: string): Promise<boolean>

  /** Adds an invited account without a password. @returns false when the address is taken */
  invite(account: Account, invitation: StoredInvitation, audit: AuditEntry): Promise<boolean>
  /** Replaces the invitation of an enabled account. @returns false when there is no such account */
  renewInvitation(id: string, invitation: StoredInvitation, audit: AuditEntry): Promise<boolean>
  /** @returns the enabled account of an unused invitation that has not expired by `at` */
  findInvited(tokenHash: string, at: Date): Promise<Account | null>
  /**
   * Sets the password of {@link findInvited}'s account, consumes the invitation and ends the account's sessions, in one
   * transaction: of concurrent calls one succeeds.
   * @param audit gets the account's id as subject and its address as actor
   * @returns null when the invitation is no longer valid
   */
  acceptInvitation(tokenHash: string, passwordHash: string, audit: AuditEntry): Promise<Account | null>
  /** Changes role or state and ends the account's sessions, in one transaction. Always leaves one administrator who is neither disabled nor only invited. */
  changeAccess(id: string, change: AccessChange, audit: AuditEntry): Promise<AccessOutcome>
  /**
   * Adopts a role that the identity vendor assigned and ends the account's duty, in one transaction. Sessions stay valid: they
   * already have the vendor's role. Does not check for a last administrator: the vendor decides.
   * @returns false when there is no such account or it already has the role
   */
  followRole(id: string, role: Role, audit: AuditEntry): Promise<boolean>
}
