import { cookies } from 'next/headers'
import { adminPost, textField } from '@/lib/requests/admin-post'
import { requirePermission } from '@/lib/requests/current-admin'
import { bulkAssign, bulkResult, bulkTag, undoBulk } from '@/lib/registrations/office/bulk-actions'
import { bulkCookie, openBulk, sealBulk } from '@/lib/registrations/office/bulk-undo'
import { actorOf } from '@/lib/requests/current-actor'
import { isSecureSite } from '@/lib/requests/session-token'
import { InvalidInputError } from '@/lib/errors'
import { redirectAfterPost, safeRedirectPath, withQuery } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = { result: 'registration.work', assign: 'registration.assign', tag: 'registration.work', undo: 'registration.work' } as const
/** Each ticked row has its own name, `id-ID`, because fields of the same name would overwrite each other. */
const PREFIX = 'id-'

/** Bulk actions on registrations, and their undo. */
export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ admin, action, values }) => {
  const actor = { ...(await actorOf(admin)), account: admin }
  const back = safeRedirectPath(values.returnTo, adminPaths.inbox)
  if (action === 'undo') {
    const bulk = openBulk(textField(values, 'bulk'), admin.id, services().vault, services().now())
    if (!bulk) throw new InvalidInputError({ bulk: '되돌릴 수 있는 시간이 지났습니다.' })
    if (bulk.done.some((one) => 'to' in one)) await requirePermission(admin, 'registration.assign')
    const undone = await undoBulk(services(), actor, bulk)
    return redirectAfterPost(withQuery(back, { done: undone === bulk.done.length ? 'undone' : 'undone-partly' }))
  }
  const ids = Object.keys(values).flatMap((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []))
  const bulk =
    action === 'result'
      ? await bulkResult(services(), actor, ids, textField(values, 'result'), textField(values, 'form'))
      : action === 'tag'
        ? await bulkTag(services(), actor, ids, textField(values, 'tag'))
        : await bulkAssign(services(), actor, ids, { assignee: textField(values, 'assignee'), reason: textField(values, 'reason') })
  ;(await cookies()).set(bulkCookie(sealBulk(bulk, admin.id, services().vault), isSecureSite()))
  return redirectAfterPost(withQuery(back, { done: 'bulk' }))
})
