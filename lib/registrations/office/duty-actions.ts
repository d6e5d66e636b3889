import 'server-only'
import { shownName, type Account } from '@/lib/accounts/account'
import { can } from '@/lib/accounts/permissions'
import { InvalidInputError } from '@/lib/errors'
import { dutyWords } from '@/lib/messages/ko/duty'
import { startOfKoreanDay } from '@/lib/korean-time'
import type { Services } from '@/lib/services'
import { assignableAccounts, assigneeNames, assignOne } from './assignment-actions'
import { auditEntry, type Staff } from '@/lib/accounts/office/staff-audit'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'

/* Duty decides who gets new registrations. It is started by hand and ends by hand, or with the Korean day. */

type Dependencies = Pick<Services, 'store' | 'now'>

export interface DutyView {
  readonly onDuty: readonly { readonly id: string; readonly name: string; readonly since: Date }[]
  /** Whether the signed-in account is among them. */
  readonly own: boolean
  /** How many registrations of the account nobody has called yet. */
  readonly ownNew: number
  /** How many wait to be dealt to those on duty; null where the account may not assign. */
  readonly waiting: number | null
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
  const nameOf = (id: string) => names[id] ?? (id === account.id ? shownName(account) : dutyWords.other)
  return {
    onDuty: present.map(({ accountId, since }) => ({ id: accountId, name: nameOf(accountId), since })),
    own: ids.has(account.id),
    ownNew: await dependencies.store.registrations.countNew({ assignee: account.id }),
    waiting: can(account, 'registration.assign') ? await dependencies.store.registrations.countWaiting() : null,
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
  if (!known) throw new InvalidInputError({ account: words.dutyAccount })
  await dependencies.store.duty.start(accountId, dependencies.now(), auditEntry(dependencies, actor, 'duty.start', accountId))
}

/** How many registrations one press deals; the rest stays in the list, for the next one. */
const DEALT_MAX = 2000
const READ_AT_ONCE = 100

/**
 * Deals the registrations that wait for an assignee to those on duty, in turn, the one that waits longest first; those of a known
 * phone go to who knows it. Each gets its own event and line of the audit trail.
 * @returns how many
 * @throws InvalidInputError if nobody is on duty; StoreUnavailableError
 */
export async function dealWaiting(dependencies: Dependencies, actor: Staff): Promise<number> {
  const { store, now } = dependencies
  if ((await store.duty.list(startOfKoreanDay(now()))).length === 0) throw new InvalidInputError({ duty: dutyWords.nobody })
  let dealt = 0
  for (let before = -1; dealt < DEALT_MAX && dealt > before;) {
    before = dealt
    for (const { id } of await store.registrations.listWaiting(READ_AT_ONCE)) {
      const audit = auditEntry(dependencies, actor, 'registration.assign', id, dutyWords.dealtAudit)
      if (await store.registrations.assignByTurn(id, actor.account.email, now(), audit)) dealt += 1
    }
  }
  return dealt
}

/**
 * Ends the own duty at closing time, and gives the new registrations that nobody has called yet back to those that wait.
 * @returns how many
 * @throws StoreUnavailableError
 */
export async function handOver(dependencies: Dependencies, actor: Staff): Promise<number> {
  const { id: from } = actor.account
  await endDuty(dependencies, actor, from)
  let given = 0
  for (const { id } of await dependencies.store.registrations.listNewVersions({ assignee: from }, DEALT_MAX)) {
    const outcome = await assignOne(dependencies, actor, id, { to: null, from, reason: dutyWords.handedOver, detail: dutyWords.handedOver })
    if (outcome.kind === 'assigned') given += 1
  }
  return given
}

/** Ends duty; changes nothing for an account that is not on duty. */
export const endDuty = (dependencies: Dependencies, actor: Staff, accountId: string): Promise<boolean> =>
  dependencies.store.duty.end(accountId, auditEntry(dependencies, actor, 'duty.end', accountId))
