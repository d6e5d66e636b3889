import { adminPaths } from '@/lib/admin-routes'
import { approveFact, previewRequest, returnFact } from '@/lib/facts/office/approve-fact'
import { announceClosedDay } from '@/lib/facts/office/closed-day'
import { discardFactDraft, draftForPreview, publishFact, requestApproval, restoreFact, saveFactDraft, type FactOutcome } from '@/lib/facts/office/fact-actions'
import { factPage } from '@/lib/facts/office/preview-fact'
import { adminPost } from '@/lib/requests/admin-post'
import { expireStalePages } from '@/lib/requests/expire-stale-pages'
import { redirectAfterPost, withQuery } from '@/lib/requests/form-response'
import { endedPreviewCookie, previewCookie } from '@/lib/requests/preview'
import { services } from '@/lib/services'

const ACTIONS = {
  draft: 'fact.draft',
  discard: 'fact.draft',
  restore: 'fact.draft',
  request: 'fact.draft',
  preview: 'fact.draft',
  'preview-request': 'fact.draft',
  'leave-preview': 'fact.draft',
  publish: 'fact.publish',
  approve: 'fact.approve',
  return: 'fact.approve',
  'closed-day': 'fact.publish',
  'closed-day-draft': 'fact.draft',
} as const
const WORK = {
  draft: saveFactDraft,
  discard: discardFactDraft,
  restore: restoreFact,
  request: requestApproval,
  preview: draftForPreview,
  'preview-request': previewRequest,
  // Changes nothing stored.
  'leave-preview': async (): Promise<FactOutcome> => 'previewed',
  publish: publishFact,
  approve: approveFact,
  return: returnFact,
  'closed-day': (...[dependencies, actor, typed]: Parameters<typeof publishFact>) => announceClosedDay(dependencies, actor, typed, true),
  'closed-day-draft': (...[dependencies, actor, typed]: Parameters<typeof publishFact>) => announceClosedDay(dependencies, actor, typed, false),
}

/** Outcomes that leave a request as it is. */
const WAITING: ReadonlySet<FactOutcome> = new Set(['own-text', 'no-return-reason', 'faulty', 'changed'] as const)
const DECISIONS: ReadonlySet<keyof typeof ACTIONS> = new Set(['approve', 'return', 'preview-request'] as const)
/** Outcomes that leave nothing to publish: whatever else comes back to the form keeps the time that was typed, which no draft has. */
const DONE: ReadonlySet<FactOutcome> = new Set(['published', 'scheduled', 'discarded', 'restored'] as const)
/** `2026-11-28T10:30`. Longer ones are no time. */
const TIME_LENGTH = 16

export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ admin, actor, action, typed }) => {
  const { store, now, env } = services()
  const outcome = await WORK[action]({ store, now, env }, actor, typed)
  if (outcome === 'published' || outcome === 'approved') await expireStalePages()
  const { email } = admin
  const at = DONE.has(outcome) ? '' : typed('at').slice(0, TIME_LENGTH)
  if (outcome === 'previewed' && action !== 'leave-preview')
    return redirectAfterPost(factPage(typed('path')), { 'set-cookie': previewCookie(typed('path'), action === 'preview' ? email : typed('draftOf'), at) })
  // Who decides about another's draft sees it again where it still waits.
  const draftOf = WAITING.has(outcome) && DECISIONS.has(action) ? typed('draftOf') || undefined : undefined
  const cookies: Readonly<Record<string, string>> = action === 'leave-preview' ? { 'set-cookie': endedPreviewCookie() } : {}
  const shownDraft = action === 'leave-preview' && typed('draftOf') !== email ? typed('draftOf') || undefined : draftOf
  const page = adminPaths.fact(action.startsWith('closed-day') ? 'notices' : typed('path'), shownDraft)
  return redirectAfterPost(withQuery(page, { done: outcome, ...(at && { at }) }), cookies)
})
