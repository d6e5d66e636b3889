import { adminPost } from '@/lib/requests/admin-post'
import { deleteQuarantine, releaseQuarantine, quarantineSuspected } from '@/lib/registrations/office/quarantine-actions'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = { quarantine: 'quarantine.move', release: 'quarantine.move', delete: 'registration.delete' } as const

export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ actor, action, typed }) => {
  if (action === 'quarantine') {
    await quarantineSuspected(services(), actor, typed('suspicion'))
    return redirectAfterPost(`${adminPaths.inbox}?done=quarantine`)
  }
  const reason = typed('quarantine')
  if (action === 'release') {
    await releaseQuarantine(services(), actor, reason)
    services().outboxWorker.wake()
  } else await deleteQuarantine(services(), actor, reason, typed('reason'))
  return redirectAfterPost(`${adminPaths.quarantine}?done=${action}-all`)
})
