import { adminPaths } from '@/lib/admin-routes'
import { announceClosedDay } from '@/lib/facts/office/closed-day'
import { discardFactDraft, publishFact, restoreFact, saveFactDraft } from '@/lib/facts/office/fact-actions'
import { adminPost, textField } from '@/lib/requests/admin-post'
import { actorOf } from '@/lib/requests/current-actor'
import { expireStalePages } from '@/lib/requests/expire-stale-pages'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { services } from '@/lib/services'

const ACTIONS = {
  draft: 'fact.draft',
  discard: 'fact.draft',
  restore: 'fact.draft',
  publish: 'fact.publish',
  'closed-day': 'fact.publish',
  'closed-day-draft': 'fact.draft',
} as const
const WORK = {
  draft: saveFactDraft,
  discard: discardFactDraft,
  restore: restoreFact,
  publish: publishFact,
  'closed-day': (...[dependencies, actor, typed]: Parameters<typeof publishFact>) => announceClosedDay(dependencies, actor, typed, true),
  'closed-day-draft': (...[dependencies, actor, typed]: Parameters<typeof publishFact>) => announceClosedDay(dependencies, actor, typed, false),
}

/** Changes what the site says: drafts, publications, and earlier values again. */
export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ admin, action, values }) => {
  const { store, now } = services()
  const typed = (name: string) => textField(values, name)
  const outcome = await WORK[action]({ store, now }, await actorOf(admin), typed)
  if (outcome === 'published') await expireStalePages()
  return redirectAfterPost(`${adminPaths.fact(action.startsWith('closed-day') ? 'notices' : typed('path'))}&done=${outcome}`)
})
