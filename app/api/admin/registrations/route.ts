import { cookies } from 'next/headers'
import { adminPost } from '@/lib/requests/admin-post'
import { requirePermission } from '@/lib/requests/current-admin'
import { bulkAssign, bulkResult, bulkTag, undoBulk } from '@/lib/registrations/office/bulk-actions'
import { bulkCookies, openBulk, sealBulk } from '@/lib/registrations/office/bulk-undo'
import { isSecureSite } from '@/lib/requests/session-token'
import { askedFilter, chosenUntil, foundOf } from '@/lib/registrations/office/inbox-view'
import { InvalidInputError } from '@/lib/errors'
import { officeBulkWords as words } from '@/lib/messages/ko/office-bulk'
import { redirectAfterPost, safeRedirectPath, withQuery } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = { result: 'registration.work', assign: 'registration.assign', tag: 'registration.work', undo: 'registration.work' } as const
/** Each ticked row has its own name, `id-ID`, because fields of the same name would overwrite each other. */
const PREFIX = 'id-'

/** Bulk actions on ticked registrations, or on all that the filter `found` finds, and their undo. */
export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ admin, actor, action, values, typed }) => {
  const back = safeRedirectPath(values.returnTo, adminPaths.inbox)
  if (action === 'undo') {
    const bulk = openBulk(typed('bulk'), admin.id, services().vault, services().now())
    if (!bulk) throw new InvalidInputError({ bulk: words.refused.late })
    if (bulk.done.some((one) => 'to' in one)) await requirePermission(admin, 'registration.assign')
    const undone = await undoBulk(services(), actor, bulk)
    services().bulkForms.forget(admin.id)
    return redirectAfterPost(withQuery(back, { done: undone === bulk.done.length ? 'undone' : 'undone-partly' }))
  }
  const ticked = Object.keys(values).flatMap((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []))
  const asked = askedFilter(Object.fromEntries(new URLSearchParams(typed('found'))))
  const found = values.found === undefined ? null : foundOf(services(), admin, asked, chosenUntil(typed('until'), services().now()))
  if (values.found !== undefined && !found) throw new InvalidInputError({ id: words.refused.unfiltered })
  const ids = found?.ids() ?? ticked
  const act = () => {
    if (action === 'result') return bulkResult(services(), actor, ids, typed('result'), typed('form'))
    if (action === 'tag') return bulkTag(services(), actor, ids, typed('tag'))
    return bulkAssign(services(), actor, ids, { assignee: typed('assignee'), reason: typed('reason') })
  }
  const bulk = await services().bulkForms.once(admin.id, values, act)
  const jar = await cookies()
  for (const cookie of bulkCookies(sealBulk(bulk, admin.id, services().vault), isSecureSite())) jar.set(cookie)
  return redirectAfterPost(withQuery(back, { done: 'bulk', ...(found && bulk.rest !== undefined ? { rest: `${bulk.rest}` } : {}) }))
})
