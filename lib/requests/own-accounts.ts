import 'server-only'
import { NotFoundError } from '@/lib/errors'
import { services } from '@/lib/services'

/** Korean text saying where a vendor keeps accounts, passwords and roles; null for local accounts. */
export const vendorAccountsNotice = (): string | null => services().identity.tokens?.vendorAccountsNotice ?? null

/** @throws NotFoundError if a vendor keeps passwords and roles, because changing local ones would have no effect */
export function requireOwnAccounts(): void {
  if (!services().identity.passwords) throw new NotFoundError('accounts are kept elsewhere')
}
