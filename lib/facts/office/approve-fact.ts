import 'server-only'
import { auditEntry, isReason, reasonLine, type Actor } from '@/lib/accounts/office/staff-audit'
import type { FactDraft } from '@/lib/fact-version'
import { clauseFaults, getFact } from './edited-fact'
import { hasFaults, type FactDependencies, type FactOutcome } from './fact-actions'

/*
 * A second person decides about a requested draft. Only what that person has seen counts: whatever its author changed meanwhile is
 * not requested any more.
 */

type Typed = (name: string) => string

const isSamePerson = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** @returns the requested draft as the page showed it; undefined where it is no longer requested as it was */
async function shownRequest({ store }: FactDependencies, typed: Typed): Promise<FactDraft | undefined> {
  const { path } = getFact(typed('path'))
  const drafts = await store.facts.listDrafts()
  return drafts.find(
    (draft) => draft.path === path && draft.actor === typed('draftOf') && draft.requestedAt !== null && String(draft.savedAt.getTime()) === typed('savedAt'),
  )
}

/**
 * Says whether a requested draft can be seen on the real pages (preview-fact.ts). Changes nothing.
 * @throws NotFoundError, StoreUnavailableError
 */
export async function previewRequest(dependencies: FactDependencies, _approver: Actor, typed: Typed): Promise<FactOutcome> {
  const draft = await shownRequest(dependencies, typed)
  if (!draft) return 'not-requested'
  return (await hasFaults(dependencies, draft, dependencies.now())) ? 'faulty' : 'previewed'
}

/**
 * Approves what another person wrote: it is published then, or at the time its author wished.
 * @throws NotFoundError, StoreUnavailableError
 */
export async function approveFact(dependencies: FactDependencies, approver: Actor, typed: Typed): Promise<FactOutcome> {
  const { store, now } = dependencies
  const draft = await shownRequest(dependencies, typed)
  if (!draft) return 'not-requested'
  const { path, json, reason, source, basedOn, requestedFor, actor: author } = draft
  const { email } = approver.account
  if (isSamePerson(author, email)) return 'own-text'
  const at = now()
  if (await hasFaults(dependencies, draft, at)) return 'faulty'
  const effectiveAt = requestedFor !== null && requestedFor > at ? requestedFor : at
  if ((await clauseFaults(store, draft, effectiveAt)).length > 0) return 'faulty'
  const publication = { path, json, publishedAt: at, effectiveAt, actor: email, author, reason, source }
  const audit = auditEntry(dependencies, approver, 'fact.approve', path, `${author}: ${reason}`)
  const version = await store.facts.publish(publication, basedOn, [author], audit, draft)
  if (!version) return 'changed'
  return effectiveAt > at ? 'approved-later' : 'approved'
}

/**
 * Sends a requested draft back to its author, with a reason.
 * @throws NotFoundError, StoreUnavailableError
 */
export async function returnFact(dependencies: FactDependencies, approver: Actor, typed: Typed): Promise<FactOutcome> {
  const draft = await shownRequest(dependencies, typed)
  if (!draft) return 'not-requested'
  const reason = reasonLine(typed('returnReason'))
  if (!isReason(reason)) return 'no-return-reason'
  const audit = auditEntry(dependencies, approver, 'fact.return', draft.path, `${draft.actor}: ${reason}`)
  const isReturned = await dependencies.store.facts.returnDraft(draft, { actor: approver.account.email, reason }, audit)
  return isReturned ? 'returned' : 'not-requested'
}
