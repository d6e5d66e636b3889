import { adminPost, textField } from '@/lib/admin/admin-post'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { moveByDesk } from '@/lib/admin/visits/move-by-desk'
import { NotFoundError } from '@/lib/errors'
import { redirectAfterPost, withQuery } from '@/lib/http/form-response'
import { adminVisitsPath } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { visitAtValue } from '@/lib/visits/visit-text'

const ACTIONS = { move: 'registration.work' } as const

/** What the office does with one booked visit. Another's is like none. */
export const POST = adminPost<{ id: string }, keyof typeof ACTIONS>(ACTIONS, async ({ admin, values, params: { id } }) => {
  const { store, now, policy, visits, outboxWorker } = services()
  if (!visits) throw new NotFoundError('no visits are booked here')
  const at = textField(values, 'at')
  const actor = { ...(await actorOf(admin)), account: admin }
  const { from, fresh } = await moveByDesk({ store, now, policy, visits }, actor, id, {
    at,
    reason: textField(values, 'reason'),
    version: textField(values, 'version'),
  })
  if (fresh) outboxWorker.wake()
  return redirectAfterPost(withQuery(adminVisitsPath(at.slice(0, 10)), { done: 'move', ...(from && { moved: id, from: visitAtValue(from) }) }))
})
