import 'server-only'
import { shownName, type Account } from '@/lib/accounts/account'
import { can } from '@/lib/accounts/permissions'
import { InvalidInputError } from '@/lib/errors'
import { startOfKoreanDay } from '@/lib/korean-time'
import type { Services } from '@/lib/services'
import { assignableAccounts, assigneeNames } from './assignment-actions'
import { auditEntry, type Actor } from '@/lib/accounts/office/staff-audit'

/* Duty decides who gets new registrations. It is started by hand and ends by hand, or with the Korean day. */

type Dependencies = Pick<Services, 'store' | 'now'>
interface Staff extends Actor {
  readonly account: Account
}

export interface DutyView {
  readonly onDuty: readonly { readonly id: string; readonly name: string; readonly since: Date }[]
  /** Whether the signed-in account is among them. */
  readonly own: boolean
  /** Accounts that are not on duty and can be put on it; null where the account may not do so for others. */
  readonly others: readonly { readonly id: string; readonly name: string }[] | null
}

/** Duty on the page of waiting registrations. */
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
 * Starts duty of the own account, or of a colleague's.
 * @throws InvalidInputError for an account that does not work on registrations; StoreUnavailableError
 */
export async function startDuty(dependencies: Dependencies, actor: Staff, accountId: string): Promise<void> {
  const known = accountId === actor.account.id || (await assignableAccounts(dependencies)).some(({ id }) => id === accountId)
  if (!known) throw new InvalidInputError({ account: '근무할 사람을 골라 주세요.' })
  await dependencies.store.duty.start(accountId, dependencies.now(), auditEntry(dependencies, actor, 'duty.start', accountId))
}

/** Ends duty; changes nothing for an account that is not on duty. */
export const endDuty = (dependencies: Dependencies, actor: Staff, accountId: string): Promise<boolean> =>
  dependencies.store.duty.end(accountId, auditEntry(dependencies, actor, 'duty.end', accountId))
