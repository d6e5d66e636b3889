import { adminPost, textField } from '@/lib/admin/admin-post'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { deleteQuarantine, releaseQuarantine, quarantineSuspected } from '@/lib/admin/inbox/quarantine-actions'
import { InvalidInputError } from '@/lib/errors'
import { redirectAfterPost } from '@/lib/http/form-response'
import { adminPaths } from '@/lib/routes'
import { services } from '@/lib/services'

/** What staff do with all that was quarantined for one reason (release, delete), and with all that carry a mark (quarantine). */
export const POST = adminPost(async ({ admin, values }) => {
  const actor = await actorOf(admin)
  const [action, reason] = [textField(values, 'action'), textField(values, 'quarantine')]
  if (action === 'quarantine') {
    await quarantineSuspected(services(), actor, textField(values, 'suspicion'))
    return redirectAfterPost(`${adminPaths.inbox}?done=quarantine`)
  }
  if (action === 'release') {
    await releaseQuarantine(services(), actor, reason)
    services().outboxWorker.wake()
  } else if (action === 'delete') await deleteQuarantine(services(), actor, reason, textField(values, 'reason'))
  else throw new InvalidInputError({ action: '할 일을 알 수 없습니다.' })
  return redirectAfterPost(`${adminPaths.quarantine}?done=${action}-all`)
})
