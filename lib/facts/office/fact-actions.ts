import 'server-only'
import { auditEntry, isReason, reasonLine, type Actor } from '@/lib/accounts/office/staff-audit'
import { InvalidInputError } from '@/lib/errors'
import { parseLocalTime } from '@/lib/korean-time'
import type { Services } from '@/lib/services'
import { NOT_REQUESTED, type FactDraft } from '@/lib/fact-version'
import { needsApproval } from '@/lib/fact-approval'
import { areFaults, clauseFaults, draftFaults, getFact, isWritten, readHeld, storedValue } from './edited-fact'
import { typedValue } from './fact-fields'
import { factRefusalWords as words } from '@/lib/messages/ko/fact-refusals'
import { officeFactWords } from '@/lib/messages/ko/office-facts'

/* Changes of facts by staff. Whatever is typed is kept as a draft first: a refused publication loses nothing. */

export interface FactDependencies extends Pick<Services, 'store' | 'now'> {
  readonly env: Pick<Services['env'], 'FACT_APPROVAL'>
}
type Dependencies = FactDependencies
type Typed = (name: string) => string

/** What became of a request for approval, see approve-fact.ts. */
type ApprovalOutcome = 'needs-approval' | 'requested' | 'approved' | 'approved-later' | 'returned' | 'own-text' | 'no-return-reason' | 'not-requested'

/** What became of a form; the page says it (app/(admin)/admin/(signed-in)/facts). */
export type FactOutcome =
  | 'saved'
  | 'discarded'
  | 'restored'
  | 'previewed'
  | 'published'
  | 'scheduled'
  | 'faulty'
  | 'changed'
  | 'no-reason'
  | 'past'
  | 'no-time'
  | ApprovalOutcome

const versionNumber = (text: string): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0) throw new InvalidInputError({ version: words.oldForm })
  return number
}

async function typedDraft({ store, now }: Dependencies, actor: Actor, typed: Typed): Promise<FactDraft> {
  const fact = getFact(typed('path'))
  const { values } = await readHeld(store, now())
  const value = typedValue(fact.schema, typed)
  return {
    path: fact.path,
    actor: actor.account.email,
    json: isWritten(fact, value, values) ? null : JSON.stringify(storedValue(fact, value, values) ?? null),
    basedOn: versionNumber(typed('basedOn')),
    savedAt: now(),
    reason: reasonLine(typed('reason')),
    source: reasonLine(typed('source')),
    ...NOT_REQUESTED,
  }
}

async function saveDraft(dependencies: Dependencies, actor: Actor, draft: FactDraft): Promise<FactDraft> {
  await dependencies.store.facts.saveDraft(draft, auditEntry(dependencies, actor, 'fact.draft', draft.path))
  return draft
}

const saveTyped = async (dependencies: Dependencies, actor: Actor, typed: Typed): Promise<FactDraft> =>
  saveDraft(dependencies, actor, await typedDraft(dependencies, actor, typed))

const isSameText = (one: FactDraft, other: FactDraft): boolean =>
  one.path === other.path && one.actor === other.actor && one.json === other.json && one.reason === other.reason && one.source === other.source

/**
 * Keeps what was typed as the account's draft, also what cannot be published.
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 */
export async function saveFactDraft(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<FactOutcome> {
  await saveTyped(dependencies, actor, typed)
  return 'saved'
}

/**
 * Keeps what was typed as the account's draft, to be seen on the real pages (preview-fact.ts). Whoever only looks changes nothing: a
 * request for approval goes on.
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 */
export async function draftForPreview(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<FactOutcome> {
  const draft = await typedDraft(dependencies, actor, typed)
  const drafts = await dependencies.store.facts.listDrafts()
  if (!drafts.some((one) => isSameText(one, draft))) await saveDraft(dependencies, actor, draft)
  return (await hasFaults(dependencies, draft, dependencies.now())) ? 'faulty' : 'previewed'
}

/** Whether a draft does not fit, alone or with what holds. @throws StoreUnavailableError */
export async function hasFaults({ store }: Dependencies, { path, json }: FactDraft, at: Date): Promise<boolean> {
  const { values } = await readHeld(store, at)
  return areFaults(await draftFaults(getFact(path), json, values, at))
}

/** @returns when it takes effect: now where no time was typed; the outcome where the time is none, or over */
function effectiveTime(typed: Typed, now: Date): Date | 'past' | 'no-time' {
  const text = typed('at')
  if (text === '') return now
  const at = parseLocalTime(text)
  return at === null ? 'no-time' : at <= now ? 'past' : at
}

/** @returns when a draft takes effect; the outcome where it cannot be published */
async function checkedTime(dependencies: Dependencies, draft: FactDraft, typed: Typed, at: Date): Promise<Date | FactOutcome> {
  if (await hasFaults(dependencies, draft, at)) return 'faulty'
  if (!isReason(draft.reason)) return 'no-reason'
  const effectiveAt = effectiveTime(typed, at)
  return effectiveAt instanceof Date && (await clauseFaults(dependencies.store, draft, effectiveAt)).length > 0 ? 'faulty' : effectiveAt
}

/**
 * Asks another person to approve what was typed. What its author changes afterwards is no longer requested.
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 */
export async function requestApproval(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<FactOutcome> {
  const { store, now } = dependencies
  const draft = await saveTyped(dependencies, actor, typed)
  const at = now()
  const effectiveAt = await checkedTime(dependencies, draft, typed, at)
  if (typeof effectiveAt === 'string') return effectiveAt
  const [newest] = await store.facts.listVersions({ path: draft.path, limit: 1 })
  if ((newest?.number ?? 0) !== draft.basedOn) return 'changed'
  const requested = { ...draft, requestedAt: at, requestedFor: effectiveAt > at ? effectiveAt : null }
  await store.facts.saveDraft(requested, auditEntry(dependencies, actor, 'fact.request', draft.path, draft.reason))
  return 'requested'
}

/**
 * Publishes what was typed, at once or at its time; where another person has to approve it, it stays a draft.
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 */
export async function publishFact(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<FactOutcome> {
  const { store, now, env } = dependencies
  const draft = await saveTyped(dependencies, actor, typed)
  const { path, json, reason, source, basedOn } = draft
  if (needsApproval(getFact(path), env.FACT_APPROVAL)) return 'needs-approval'
  const at = now()
  const effectiveAt = await checkedTime(dependencies, draft, typed, at)
  if (typeof effectiveAt === 'string') return effectiveAt
  const publication = { path, json, publishedAt: at, effectiveAt, actor: actor.account.email, author: null, reason, source }
  const audit = auditEntry(dependencies, actor, 'fact.publish', path, reason)
  // The draft that somebody else began is done, too, when it was taken over.
  const others = typed('draftOf') === '' ? [] : [typed('draftOf')]
  const version = await store.facts.publish(publication, basedOn, [actor.account.email, ...others], audit)
  if (!version) return 'changed'
  return effectiveAt > at ? 'scheduled' : 'published'
}

/** @throws NotFoundError, StoreUnavailableError */
export async function discardFactDraft(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<FactOutcome> {
  const { path } = getFact(typed('path'))
  await dependencies.store.facts.removeDraft(path, actor.account.email, auditEntry(dependencies, actor, 'fact.discard', path))
  return 'discarded'
}

/**
 * Makes a draft of an earlier version, or of the value of content/ (`number` is 0): published, it is a new version.
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 */
export async function restoreFact(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<FactOutcome> {
  const { store, now } = dependencies
  const fact = getFact(typed('path'))
  const number = versionNumber(typed('number'))
  const [version] = number === 0 ? [] : await store.facts.listVersions({ path: fact.path, before: number + 1, limit: 1 })
  const [newest] = await store.facts.listVersions({ path: fact.path, limit: 1 })
  const draft = {
    path: fact.path,
    actor: actor.account.email,
    json: version?.number === number ? version.json : null,
    basedOn: newest?.number ?? 0,
    savedAt: now(),
    reason: number === 0 ? officeFactWords.restoredFirst : officeFactWords.restored(number),
    source: '',
    ...NOT_REQUESTED,
  }
  await store.facts.saveDraft(draft, auditEntry(dependencies, actor, 'fact.draft', fact.path, draft.reason))
  return 'restored'
}
