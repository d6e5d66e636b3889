import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { can, seesOwnOnly } from '@/lib/accounts/permissions'
import { NotFoundError } from '@/lib/errors'
import { startOfKoreanDay } from '@/lib/korean-time'
import { findWithPrimary, isVisible } from '@/lib/registrations/office/assignment-actions'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'

/* Who receives which visitors: whoever stands at the reception receives everybody's. */

type Dependencies = Pick<Services, 'store' | 'now'>

/**
 * Whether an account receives the visitors of all: roles that see the whole office, the reception, and a counsellor while on duty.
 * @throws StoreUnavailableError
 */
export async function receivesAll({ store, now }: Dependencies, account: Account): Promise<boolean> {
  if (!seesOwnOnly(account)) return true
  if (!can(account, 'visit.receive')) return false
  if (!can(account, 'duty.own')) return true
  return (await store.duty.list(startOfKoreanDay(now()))).some(({ accountId }) => accountId === account.id)
}

/**
 * The registration of a visitor whom the account may receive.
 * @throws NotFoundError if it does not exist, cannot be decrypted, or belongs to a colleague; StoreUnavailableError
 */
export async function getReceivable(dependencies: Dependencies, account: Account, id: string): Promise<Registration> {
  const found = await findWithPrimary(dependencies, id)
  const isReceivable = found && (isVisible(account, found.primary) || (await receivesAll(dependencies, account)))
  if (!isReceivable || found.registration.unreadable) throw new NotFoundError('no such registration')
  return found.registration
}
