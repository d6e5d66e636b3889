import 'server-only'
import { NotFoundError } from '@/lib/errors'
import { services } from '@/lib/services'

/** Korean, where accounts, passwords and roles are kept by a vendor; null where they are ours. */
export const vendorAccountsNotice = (): string | null => services().identity.tokens?.vendorAccountsNotice ?? null

/** @throws NotFoundError where a vendor keeps passwords and roles: changing ours would change nothing */
export function requireOwnAccounts(): void {
  if (!services().identity.passwords) throw new NotFoundError('accounts are kept elsewhere')
}
