import 'server-only'
import { shownName, type Account } from '@/lib/accounts/account'
import { can, seesOwnOnly } from '@/lib/accounts/permissions'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import type { Registration, StoredRegistration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { changedTo } from './require-unchanged'
import { auditEntry, requiredReason, type Staff } from '@/lib/accounts/office/staff-audit'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'
import { timelineWords } from '@/lib/messages/ko/registration-timeline'
import { officeBulkWords } from '@/lib/messages/ko/office-bulk'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'
import { dutyWords } from '@/lib/messages/ko/duty'

/* Assignees of registrations. */

type Dependencies = Pick<Services, 'store' | 'now'>

export interface AssignmentView {
  readonly assignee: { readonly id: string; readonly name: string } | null
  /** Accounts that can be assigned; null where the signed-in account may not assign. */
  readonly candidates: readonly { readonly id: string; readonly name: string }[] | null
  readonly canClaim: boolean
}

/** Whether an account may see a registration at all: a counsellor sees only assigned ones. */
export const isVisible = (account: Account, { assignee }: Pick<Registration, 'assignee'>): boolean => !seesOwnOnly(account) || assignee === account.id

/** @returns a registration, and the primary one that staff work on: the same unless it was merged; null if either does not exist */
export async function findWithPrimary({ store }: Pick<Dependencies, 'store'>, id: string) {
  const registration = await store.registrations.find(id)
  const primary = registration && registration.mergedInto !== null ? await store.registrations.find(registration.mergedInto) : registration
  return registration && primary && { registration, primary }
}

/**
 * @returns the registration, if the account may see it or its primary registration; null if it does not exist or belongs to
 * another counsellor
 */
export async function findVisibleStored(dependencies: Pick<Dependencies, 'store'>, account: Account, id: string): Promise<StoredRegistration | null> {
  const found = await findWithPrimary(dependencies, id)
  return found && isVisible(account, found.primary) ? found.registration : null
}

/** As {@link findVisibleStored}; also null for an unreadable registration, on which nobody can work. */
export async function findVisibleRegistration(dependencies: Pick<Dependencies, 'store'>, account: Account, id: string): Promise<Registration | null> {
  const stored = await findVisibleStored(dependencies, account, id)
  return stored && !stored.unreadable ? stored : null
}

/**
 * As {@link findVisibleRegistration}.
 * @throws NotFoundError if that returns null; StoreUnavailableError
 */
export async function getVisibleRegistration(dependencies: Pick<Dependencies, 'store'>, account: Account, id: string): Promise<Registration> {
  const registration = await findVisibleRegistration(dependencies, account, id)
  if (!registration) throw new NotFoundError('no such registration')
  return registration
}

/**
 * Assigns a registration, with its event and line of the audit trail.
 * @param change.from who must have it; undefined: whoever has it
 * @throws StoreUnavailableError
 */
export const assignOne = (
  dependencies: Dependencies,
  actor: Staff,
  id: string,
  { detail, ...change }: { readonly to: string | null; readonly from?: string | null; readonly reason?: string; readonly detail: string | null },
  action: 'registration.assign' | 'registration.claim' = 'registration.assign',
) =>
  dependencies.store.registrations.assign(
    id,
    { ...change, actor: actor.account.email },
    dependencies.now(),
    auditEntry(dependencies, actor, action, id, detail),
  )

/**
 * Assigns a registration without an assignee to the account itself. If two claim it at once, one gets it.
 * @throws InvalidInputError that names the assignee; NotFoundError; StoreUnavailableError
 */
export async function claimRegistration(dependencies: Dependencies, actor: Staff, id: string): Promise<void> {
  const { account } = actor
  const registration = await dependencies.store.registrations.find(id)
  // An account that sees only its own registrations may claim only those of the waiting list, whatever id is sent.
  const offered = registration && (registration.assignee !== null || registration.status === 'new' || !seesOwnOnly(account))
  if (!offered) throw new NotFoundError('no such registration')
  const outcome = await assignOne(dependencies, actor, id, { to: account.id, from: null, detail: null }, 'registration.claim')
  if (outcome.kind === 'not-found') throw new NotFoundError('no such registration')
  if (outcome.kind === 'taken' && outcome.assignee !== account.id)
    throw new InvalidInputError({ assignee: words.taken((await assigneeNames(dependencies, [outcome]))[outcome.assignee] ?? dutyWords.other) })
}

/** @returns names of the assignees by registration id; without deleted accounts */
export async function assigneeNames(
  { store }: Pick<Dependencies, 'store'>,
  registrations: readonly Pick<Registration, 'assignee'>[],
): Promise<Record<string, string>> {
  const ids = [...new Set(registrations.flatMap(({ assignee }) => assignee ?? []))]
  const accounts = await Promise.all(ids.map((id) => store.accounts.find(id)))
  return Object.fromEntries(accounts.flatMap((account) => (account ? [[account.id, shownName(account)] as const] : [])))
}

/** @returns accounts that can be assigned: all that may work on registrations and are not disabled */
export const assignableAccounts = async ({ store }: Pick<Dependencies, 'store'>): Promise<Account[]> =>
  (await store.accounts.list()).filter((account) => !account.disabledAt && can(account, 'registration.work'))

/** The assignment on the page of a registration; null for a one-person office, in quarantine, and for a merged registration. */
export async function assignmentView(
  dependencies: Pick<Dependencies, 'store'>,
  account: Account,
  registration: Pick<Registration, 'quarantine' | 'mergedInto' | 'assignee'>,
): Promise<AssignmentView | null> {
  if (registration.quarantine || registration.mergedInto !== null) return null
  const mayAssign = can(account, 'registration.assign')
  const candidates = mayAssign ? await assignableAccounts(dependencies) : []
  if (registration.assignee === null && candidates.length < 2 && mayAssign) return null
  const names = await assigneeNames(dependencies, [registration])
  return {
    assignee: registration.assignee === null ? null : { id: registration.assignee, name: names[registration.assignee] ?? timelineWords.formerAccount },
    candidates: mayAssign ? candidates.map((candidate) => ({ id: candidate.id, name: shownName(candidate) })) : null,
    canClaim: can(account, 'registration.claim'),
  }
}

/**
 * Assigns a registration to an account, whoever has it now.
 * @throws InvalidInputError without a reason, or for an account that cannot be assigned; NotFoundError; StoreUnavailableError
 */
export async function assignRegistration(
  dependencies: Dependencies,
  actor: Staff,
  id: string,
  typed: { readonly assignee: string; readonly reason: string; readonly was?: string | undefined },
): Promise<void> {
  const reason = requiredReason(typed.reason)
  const to = (await assignableAccounts(dependencies)).find((candidate) => candidate.id === typed.assignee)
  if (!to) throw new InvalidInputError({ assignee: officeBulkWords.refused.assignee })
  const expected = typed.was === undefined ? {} : { from: typed.was || null }
  const outcome = await assignOne(dependencies, actor, id, { to: to.id, reason, ...expected, detail: registrationAuditWords.assigned(to.id, reason) })
  if (outcome.kind === 'assigned') return
  const found = typed.was === undefined ? null : await dependencies.store.registrations.find(id)
  if (!found || found.quarantine !== null || found.mergedInto !== null || found.assignee === (typed.was || null))
    throw new NotFoundError('no such registration')
  if (found.assignee !== to.id) throw changedTo((await assigneeNames(dependencies, [found]))[found.assignee ?? ''] ?? timelineWords.nobody)
}
