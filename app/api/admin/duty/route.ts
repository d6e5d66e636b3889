import { adminPost } from '@/lib/requests/admin-post'
import { dealWaiting, endDuty, handOver, startDuty } from '@/lib/registrations/office/duty-actions'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = {
  start: 'duty.own',
  end: 'duty.own',
  'start-other': 'duty.manage',
  'end-other': 'duty.manage',
  deal: 'registration.assign',
  'hand-over': 'duty.own',
} as const

/** Sets who takes new registrations: staff for themselves, a team leader also for colleagues. Deals those that wait. */
export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ admin, actor, action, typed }) => {
  const accountId = action.endsWith('-other') ? typed('account') : admin.id
  if (action === 'deal') await dealWaiting(services(), actor)
  else if (action === 'hand-over') await handOver(services(), actor)
  else if (action.startsWith('start')) await startDuty(services(), actor, accountId)
  else await endDuty(services(), actor, accountId)
  return redirectAfterPost(`${adminPaths.waiting}?done=${action}`)
})
