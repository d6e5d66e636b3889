import type { AccountStore } from '@/lib/accounts/account-store'
import { ROLE_LABELS, type Account, type Role } from '../account'

/**
 * Stores the account's current Firebase role if it changed. Queries about the office's accounts (possible assignees,
 * who is on duty, whether an administrator is left) read the stored role.
 * @throws StoreUnavailableError
 */
export async function followRole(
  { store, now }: { readonly store: { readonly accounts: Pick<AccountStore, 'followRole'> }; readonly now: () => Date },
  account: Pick<Account, 'id' | 'role'>,
  role: Role,
): Promise<void> {
  if (account.role === role) return
  // No actor: the role was changed at the vendor.
  const by = { actor: null, address: null, action: 'account.role' } as const
  await store.accounts.followRole(account.id, role, { at: now(), ...by, subject: account.id, detail: `Firebase: ${ROLE_LABELS[role]}` })
}
