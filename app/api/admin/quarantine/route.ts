import { adminPost, textField } from '@/lib/requests/admin-post'
import { actorOf } from '@/lib/requests/current-actor'
import { deleteQuarantine, releaseQuarantine, quarantineSuspected } from '@/lib/registrations/office/quarantine-actions'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = { quarantine: 'quarantine.move', release: 'quarantine.move', delete: 'registration.delete' } as const

/** Releases or deletes all registrations quarantined for one reason, and quarantines all that are flagged with one suspicion. */
export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ admin, action, values }) => {
  const actor = await actorOf(admin)
  if (action === 'quarantine') {
    await quarantineSuspected(services(), actor, textField(values, 'suspicion'))
    return redirectAfterPost(`${adminPaths.inbox}?done=quarantine`)
  }
  const reason = textField(values, 'quarantine')
  if (action === 'release') {
    await releaseQuarantine(services(), actor, reason)
    services().outboxWorker.wake()
  } else await deleteQuarantine(services(), actor, reason, textField(values, 'reason'))
  return redirectAfterPost(`${adminPaths.quarantine}?done=${action}-all`)
})
