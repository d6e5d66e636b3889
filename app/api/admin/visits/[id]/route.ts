import { adminPost } from '@/lib/requests/admin-post'
import { recordResult, withdrawResult } from '@/lib/registrations/office/record-result'
import { confirmByStaff } from '@/lib/visits/office/confirm-by-staff'
import { bookByStaff, cancelByStaff } from '@/lib/visits/office/book-by-staff'
import { getReceivable } from '@/lib/visits/office/reception'
import { NotFoundError } from '@/lib/errors'
import { redirectAfterPost, safeRedirectPath, withQuery } from '@/lib/requests/form-response'
import { adminPaths, adminVisitsPath } from '@/lib/admin-routes'
import { koreanIsoDay } from '@/lib/korean-time'
import { services } from '@/lib/services'
import { visitAtValue } from '@/lib/visits/visit-text'

const ACTIONS = {
  book: 'visit.receive',
  cancel: 'visit.receive',
  confirm: 'visit.receive',
  visited: 'visit.receive',
  'no-show': 'visit.receive',
  withdraw: 'visit.receive',
} as const

/** Actions of staff on one visitor's visit. Responds to a visitor whom the account may not receive as if there were none. */
export const POST = adminPost<{ id: string }, keyof typeof ACTIONS>(ACTIONS, async ({ admin, actor, action, values, typed, params: { id } }) => {
  const { store, now, policy, visits, outboxWorker } = services()
  if (!visits) throw new NotFoundError('no visits are booked here')
  const dependencies = { store, now, policy, visits }
  const [version, reason] = [typed('version'), typed('reason')]
  if (action === 'book') {
    const at = typed('at')
    const { was, fresh } = await bookByStaff(dependencies, actor, id, { at, people: typed('people'), reason, version })
    if (fresh) outboxWorker.wake()
    return redirectAfterPost(
      withQuery(adminVisitsPath(at.slice(0, 10)), { done: was ? 'move' : 'book', visit: id, ...(was && { from: visitAtValue(was.at) }) }),
    )
  }
  if (action === 'cancel') {
    if ((await cancelByStaff(dependencies, actor, id, { reason, version })).fresh) outboxWorker.wake()
    const cancelled = await store.visits.find(id)
    return redirectAfterPost(withQuery(adminVisitsPath(koreanIsoDay(cancelled?.at ?? now())), { done: action, visit: id }))
  }
  const back = withQuery(safeRedirectPath(values.returnTo, adminPaths.visits), { done: action, visit: id })
  if (action === 'confirm') {
    if ((await confirmByStaff(dependencies, actor, id)).fresh) outboxWorker.wake()
    return redirectAfterPost(back)
  }
  // Results belong to the primary registration.
  const primary = (await getReceivable(dependencies, admin, id)).mergedInto ?? id
  const form = typed('form')
  if (action === 'withdraw') await withdrawResult(dependencies, actor, primary, typed('event'), getReceivable)
  else await recordResult(dependencies, actor, primary, { result: action, due: '', note: '', form, other: '', visit: id }, getReceivable)
  return redirectAfterPost(back)
})
