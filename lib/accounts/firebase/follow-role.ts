import type { AccountStore } from '@/lib/accounts/account-store'
import { ROLE_LABELS, type Account, type Role } from '../account'

/**
 * Stores the role that Firebase gives an account now, where ours is another: whoever asks for the accounts of the office
 * (whom a registration may be given to, who is on duty, whether an administrator is left) reads the stored one.
 * @throws StoreUnavailableError
 */
export async function followRole(
  { store, now }: { readonly store: { readonly accounts: Pick<AccountStore, 'followRole'> }; readonly now: () => Date },
  account: Pick<Account, 'id' | 'role'>,
  role: Role,
): Promise<void> {
  if (account.role === role) return
  // Nobody's act here: the role was given at the vendor.
  const by = { actor: null, address: null, action: 'account.role' } as const
  await store.accounts.followRole(account.id, role, { at: now(), ...by, subject: account.id, detail: `Firebase: ${ROLE_LABELS[role]}` })
}
