import { adminPost, textField } from '@/lib/admin/admin-post'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { removeException, saveWeeklyHours, setException } from '@/lib/admin/visits/hours-actions'
import { NotFoundError } from '@/lib/errors'
import { redirectAfterPost } from '@/lib/http/form-response'
import { adminPaths } from '@/lib/routes'
import { services } from '@/lib/services'

const ACTIONS = { weekly: 'visit.hours', exception: 'visit.hours', 'remove-exception': 'visit.hours' } as const

const WORK = { weekly: saveWeeklyHours, exception: setException, 'remove-exception': removeException } as const

/** Opening hours of the model house: the week, exceptions, and how visits are booked. */
export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ admin, action, values }) => {
  const { store, now, visits } = services()
  if (!visits) throw new NotFoundError('no visits are booked here')
  await WORK[action]({ store, now, visits }, await actorOf(admin), (name) => textField(values, name))
  return redirectAfterPost(`${adminPaths.hours}?done=${action}`)
})
