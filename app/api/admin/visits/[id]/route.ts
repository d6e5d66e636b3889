import { adminPost, textField } from '@/lib/requests/admin-post'
import { actorOf } from '@/lib/requests/current-actor'
import { confirmByStaff } from '@/lib/visits/office/confirm-by-staff'
import { moveByStaff } from '@/lib/visits/office/move-by-staff'
import { NotFoundError } from '@/lib/errors'
import { redirectAfterPost, safeRedirectPath, withQuery } from '@/lib/requests/form-response'
import { adminPaths, adminVisitsPath } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { visitAtValue } from '@/lib/visits/visit-text'

const ACTIONS = { move: 'registration.work', confirm: 'registration.work' } as const

/** Actions of staff on one booked visit. Responds to a colleague's visit as if it did not exist. */
export const POST = adminPost<{ id: string }, keyof typeof ACTIONS>(ACTIONS, async ({ admin, action, values, params: { id } }) => {
  const { store, now, policy, visits, outboxWorker } = services()
  if (!visits) throw new NotFoundError('no visits are booked here')
  const actor = { ...(await actorOf(admin)), account: admin }
  if (action === 'confirm') {
    if ((await confirmByStaff({ store, now, policy, visits }, actor, id)).fresh) outboxWorker.wake()
    return redirectAfterPost(withQuery(safeRedirectPath(values.returnTo, adminPaths.visits), { done: action }))
  }
  const at = textField(values, 'at')
  const { from, fresh } = await moveByStaff({ store, now, policy, visits }, actor, id, {
    at,
    reason: textField(values, 'reason'),
    version: textField(values, 'version'),
  })
  if (fresh) outboxWorker.wake()
  return redirectAfterPost(withQuery(adminVisitsPath(at.slice(0, 10)), { done: 'move', ...(from && { moved: id, from: visitAtValue(from) }) }))
})
