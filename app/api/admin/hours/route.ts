import { adminPost } from '@/lib/requests/admin-post'
import { sendNotices } from '@/lib/visits/office/call-list'
import { expireStalePages } from '@/lib/requests/expire-stale-pages'
import { removeException, saveWeeklyHours, setException } from '@/lib/visits/office/hours-actions'
import { NotFoundError } from '@/lib/errors'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = { weekly: 'visit.hours', exception: 'visit.hours', 'remove-exception': 'visit.hours', notify: 'visit.hours' } as const

const WORK = { weekly: saveWeeklyHours, exception: setException, 'remove-exception': removeException } as const

/** Changes the model house's opening hours: the week, exceptions, booking rules, and messages to visitors who booked earlier. */
export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ actor, action, typed }) => {
  const { store, now, visits, policy, outboxWorker } = services()
  if (!visits) throw new NotFoundError('no visits are booked here')
  if (action === 'notify') {
    const queued = await sendNotices({ store, now, policy, visits }, actor)
    if (queued > 0) outboxWorker.wake()
    return redirectAfterPost(`${adminPaths.hours}?done=${queued > 0 ? action : 'notified'}`)
  }
  await WORK[action]({ store, now, visits }, actor, typed)
  await expireStalePages()
  return redirectAfterPost(`${adminPaths.hours}?done=${action}`)
})
