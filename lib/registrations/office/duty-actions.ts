import 'server-only'
import { shownName, type Account } from '@/lib/accounts/account'
import { can } from '@/lib/accounts/permissions'
import { InvalidInputError } from '@/lib/errors'
import { startOfKoreanDay } from '@/lib/korean-time'
import type { Services } from '@/lib/services'
import { assignableAccounts, assigneeNames } from './assignment-actions'
import { auditEntry, type Actor } from '@/lib/accounts/office/staff-audit'

/* Who takes new registrations: duty is begun by hand and ends by hand, or with the Korean day. */

type Dependencies = Pick<Services, 'store' | 'now'>
interface Staff extends Actor {
  readonly account: Account
}

export interface DutyView {
  readonly onDuty: readonly { readonly id: string; readonly name: string; readonly since: Date }[]
  /** Whether the account that looks is among them. */
  readonly own: boolean
  /** Those who are not on duty and may be put there; null where the account may not do it for others. */
  readonly others: readonly { readonly id: string; readonly name: string }[] | null
}

/** What the page of waiting registrations shows of duty. */
export async function dutyView(dependencies: Dependencies, account: Account): Promise<DutyView> {
  const present = await dependencies.store.duty.list(startOfKoreanDay(dependencies.now()))
  const ids = new Set(present.map(({ accountId }) => accountId))
  const names = await assigneeNames(
    dependencies,
    [...ids].map((assignee) => ({ assignee })),
  )
  const nameOf = (id: string) => names[id] ?? (id === account.id ? shownName(account) : '다른 사람')
  return {
    onDuty: present.map(({ accountId, since }) => ({ id: accountId, name: nameOf(accountId), since })),
    own: ids.has(account.id),
    others: can(account, 'duty.manage')
      ? (await assignableAccounts(dependencies)).filter(({ id }) => !ids.has(id) && id !== account.id).map((one) => ({ id: one.id, name: shownName(one) }))
      : null,
  }
}

/**
 * Begins duty of the own account, or of a colleague's.
 * @throws InvalidInputError for an account that works on no registrations; StoreUnavailableError
 */
export async function startDuty(dependencies: Dependencies, actor: Staff, accountId: string): Promise<void> {
  const known = accountId === actor.account.id || (await assignableAccounts(dependencies)).some(({ id }) => id === accountId)
  if (!known) throw new InvalidInputError({ account: '근무할 사람을 골라 주세요.' })
  await dependencies.store.duty.start(accountId, dependencies.now(), auditEntry(dependencies, actor, 'duty.start', accountId))
}

/** Ends duty; of whoever is not on duty it changes nothing. */
export const endDuty = (dependencies: Dependencies, actor: Staff, accountId: string): Promise<boolean> =>
  dependencies.store.duty.end(accountId, auditEntry(dependencies, actor, 'duty.end', accountId))
