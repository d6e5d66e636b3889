import 'server-only'
import { nextTurn } from '@/lib/next-turn'
import { shownName, type Account } from '@/lib/accounts/account'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { officeBulkWords as words } from '@/lib/messages/ko/office-bulk'
import { EVENT_LABELS, isResult, type Result } from '@/lib/registrations/registration-event'
import type { Registration, StoredRegistration } from '@/lib/registrations/stored-registration'
import { cleanTag } from '@/lib/registrations/tag'
import type { Services } from '@/lib/services'
import { assignableAccounts, assignOne, isVisible } from './assignment-actions'
import type { Bulk } from './bulk-undo'
import { recordResult, withdrawResult } from './record-result'
import { changeTag } from './tag-actions'
import { requiredReason, type Staff } from '@/lib/accounts/office/staff-audit'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'

/* One action on the ticked registrations of a page, or on all that its filter finds. Each gets its own event and its own line of the audit trail, as if done
   alone. Registrations that are another counsellor's, quarantined or merged are skipped and counted. */

type Dependencies = Pick<Services, 'store' | 'now'>

/** One page of the list. */
const TICKED_MAX = 20
/** Of all that a filter finds, as many are done in one press: their undo fits into a browser's cookies. */
export const FOUND_MAX = 200
/** Looked at in one press; the next one goes on behind them. */
const SEEN_MAX = 5000
/** Results that can be given to many: none that needs a time, and no 수신거부, which only a visitor can revoke. */
export const BULK_RESULTS = ['absent', 'wrong-number', 'declined', 'duplicate'] as const satisfies readonly Result[]

type Done = Bulk['done'][number]
/** Ids: ticked ones, or all that a filter finds. */
type Chosen = readonly string[] | AsyncIterable<string>
const isFound = (chosen: Chosen): chosen is AsyncIterable<string> => Symbol.asyncIterator in chosen

/** @throws InvalidInputError for no id, or more than a page */
function requiredIds(ids: readonly string[]): readonly string[] {
  const chosen = [...new Set(ids)]
  if (chosen.length === 0) throw new InvalidInputError({ id: words.refused.none })
  if (chosen.length > TICKED_MAX) throw new InvalidInputError({ id: words.refused.tooMany(TICKED_MAX) })
  return chosen
}

/** Applies an action to each in turn, and skips those that refuse it. Other requests are answered between two. */
async function each(
  { store, now }: Dependencies,
  account: Account,
  chosen: Chosen,
  label: string,
  work: (registration: Registration) => Promise<Done | null>,
): Promise<Bulk> {
  const done: Done[] = []
  let seen = 0
  let next: StoredRegistration | null = null
  let more = false
  for await (const id of isFound(chosen) ? chosen : requiredIds(chosen)) {
    more = done.length === FOUND_MAX || seen === SEEN_MAX
    if (more) {
      next = await store.registrations.find(id)
      break
    }
    seen += 1
    await nextTurn()
    const registration = await store.registrations.find(id)
    if (!registration || registration.unreadable || registration.quarantine || registration.mergedInto !== null || !isVisible(account, registration)) continue
    try {
      const one = await work(registration)
      if (one) done.push(one)
    } catch (error) {
      if (!(error instanceof InvalidInputError || error instanceof NotFoundError)) throw error
    }
  }
  return { label, at: now().getTime(), skipped: seen - done.length, more, ...(next ? { rest: next.createdAt.getTime() + 1 } : {}), done }
}

/** The oldest registration of the same phone that the account may see. */
async function firstOfPhone({ store }: Dependencies, account: Account, { id, phone, createdAt }: Registration): Promise<string | null> {
  const SAME_PHONE = 20
  const earlier = (await store.registrations.listByPhone(phone, SAME_PHONE)).filter(
    (other) => other.id !== id && other.createdAt <= createdAt && !other.quarantine && other.mergedInto === null && isVisible(account, other),
  )
  return earlier.at(-1)?.id ?? null
}

/**
 * Records the same result for several; of all that a filter finds, those that have it already are skipped. 중복 names the oldest registration of the same phone, and skips those that have none.
 * @param form made with the page, so that one that is sent twice counts once
 * @throws InvalidInputError, StoreUnavailableError
 */
export async function bulkResult(dependencies: Dependencies, actor: Staff, chosen: Chosen, result: string, form: string): Promise<Bulk> {
  if (!isResult(result) || !(BULK_RESULTS as readonly Result[]).includes(result)) throw new InvalidInputError({ result: words.refused.result })
  return each(dependencies, actor.account, chosen, EVENT_LABELS[result], async (registration) => {
    if (isFound(chosen) && registration.result === result) return null
    const other = result === 'duplicate' ? await firstOfPhone(dependencies, actor.account, registration) : ''
    if (other === null) return null
    await recordResult(dependencies, actor, registration.id, { result, due: '', note: '', form, other })
    return { id: registration.id, event: `${form}:${result}` }
  })
}

/**
 * Adds a tag to several; skips those that have it.
 * @throws InvalidInputError for no tag; StoreUnavailableError
 */
export async function bulkTag(dependencies: Dependencies, actor: Staff, chosen: Chosen, typed: string): Promise<Bulk> {
  const tag = cleanTag(typed)
  return each(dependencies, actor.account, chosen, words.tagged(tag), async ({ id }) =>
    (await changeTag(dependencies, actor, id, 'tagged', tag)) ? { id, tag } : null,
  )
}

/**
 * Assigns several to one account; skips those assigned to it already.
 * @throws InvalidInputError without a reason, or for an account that cannot be assigned; StoreUnavailableError
 */
export async function bulkAssign(
  dependencies: Dependencies,
  actor: Staff,
  chosen: Chosen,
  typed: { readonly assignee: string; readonly reason: string },
): Promise<Bulk> {
  const reason = requiredReason(typed.reason)
  const to = (await assignableAccounts(dependencies)).find((candidate) => candidate.id === typed.assignee)
  if (!to) throw new InvalidInputError({ assignee: words.refused.assignee })
  return each(dependencies, actor.account, chosen, words.assignedTo(shownName(to)), async ({ id, assignee }) => {
    if (assignee === to.id) return null
    const outcome = await assignOne(dependencies, actor, id, { to: to.id, from: assignee, reason, detail: registrationAuditWords.assigned(to.id, reason) })
    return outcome.kind === 'assigned' ? { id, from: assignee, to: to.id } : null
  })
}

/**
 * Undoes an action on several, for each unless something was recorded after it. Other requests are answered between two.
 * @returns number of registrations undone
 * @throws StoreUnavailableError
 */
export async function undoBulk(dependencies: Dependencies, actor: Staff, { done }: Bulk): Promise<number> {
  let undone = 0
  for (const one of done) {
    await nextTurn()
    try {
      if ('tag' in one) {
        if (!(await changeTag(dependencies, actor, one.id, 'untagged', one.tag))) continue
      } else if ('event' in one) await withdrawResult(dependencies, actor, one.id, one.event)
      else {
        const { noAssignee, undone: reason, assigned } = registrationAuditWords
        const outcome = await assignOne(dependencies, actor, one.id, { to: one.from, from: one.to, reason, detail: assigned(one.from ?? noAssignee, reason) })
        if (outcome.kind !== 'assigned') continue
      }
      undone += 1
    } catch (error) {
      if (!(error instanceof InvalidInputError || error instanceof NotFoundError)) throw error
    }
  }
  return undone
}
