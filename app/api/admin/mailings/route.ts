import { adminPost } from '@/lib/requests/admin-post'
import { redirectAfterPost, withQuery } from '@/lib/requests/form-response'
import { approveMailing, requestMailing, returnMailing, saveMailing, stopMailing } from '@/lib/registrations/office/mailings/manage-mailings'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = {
  save: 'mailing.write',
  request: 'mailing.write',
  stop: 'mailing.write',
  approve: 'mailing.approve',
  return: 'mailing.approve',
} as const

export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ actor, action, typed }) => {
  const shown = { id: typed('id'), revision: typed('revision') }
  let { id } = shown
  if (action === 'save') id = await saveMailing(services(), actor, { ...shown, text: typed('text'), form: typed('form') })
  else if (action === 'request') await requestMailing(services(), actor, shown)
  else if (action === 'return') await returnMailing(services(), actor, { ...shown, reason: typed('reason') })
  else if (action === 'stop') await stopMailing(services(), actor, id)
  else {
    await approveMailing(services(), actor, shown)
    services().outboxWorker.wake()
  }
  return redirectAfterPost(withQuery(adminPaths.mailing(id), { done: action }))
})
