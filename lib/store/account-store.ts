import type { Account } from '@/lib/auth/account'

export interface AccountWithPassword extends Account {
  readonly passwordHash: string
}

/** The second factor of an account. */
export interface StoredTotp {
  /** Base32; sealed at rest. */
  readonly secret: string
  /** The latest time step whose code was used: it, and those before it, are worth nothing any more. */
  readonly usedStep: number | null
}

/** What a sign-in is compared with. */
export interface AccountWithSecrets extends AccountWithPassword {
  readonly totp: StoredTotp | null
}

/** Embedded accounts; with Firebase Authentication the vendor keeps them. Addresses come normalised. */
export interface AccountStore {
  find(id: string): Promise<Account | null>
  findByEmail(email: string): Promise<AccountWithSecrets | null>
  list(): Promise<Account[]>
  /** @returns false when the address is taken. @throws StoreUnavailableError */
  add(account: AccountWithPassword): Promise<boolean>
  /** Sets the hash and ends every session of the account, in one transaction. @returns false when there is none */
  setPassword(id: string, passwordHash: string): Promise<boolean>
  /** Disables (a time) or enables (null) the account and ends its sessions, in one transaction. */
  setDisabled(id: string, at: Date | null): Promise<boolean>
  /** Sets or removes (null) the second factor and ends every session of the account, in one transaction. */
  setTotp(id: string, totp: StoredTotp | null): Promise<boolean>
  /** Uses up the code of a time step. @returns false when it or a later one was used before, even a moment ago by another instance */
  spendTotpStep(id: string, step: number): Promise<boolean>
}
