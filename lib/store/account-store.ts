import type { Account } from '@/lib/auth/account'

export interface AccountWithPassword extends Account {
  readonly passwordHash: string
}

/** Embedded accounts; with Firebase Authentication the vendor keeps them. Addresses come normalised. */
export interface AccountStore {
  find(id: string): Promise<Account | null>
  findByEmail(email: string): Promise<AccountWithPassword | null>
  list(): Promise<Account[]>
  /** @returns false when the address is taken. @throws StoreUnavailableError */
  add(account: AccountWithPassword): Promise<boolean>
  /** Sets the hash and ends every session of the account, in one transaction. @returns false when there is none */
  setPassword(id: string, passwordHash: string): Promise<boolean>
  /** Disables (a time) or enables (null) the account and ends its sessions, in one transaction. */
  setDisabled(id: string, at: Date | null): Promise<boolean>
}
