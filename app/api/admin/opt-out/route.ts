import { adminPost } from '@/lib/requests/admin-post'
import { optOut } from '@/lib/messaging/office/message-actions'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

export const POST = adminPost('message.opt-out', async ({ actor, typed }) => {
  await optOut(services(), actor, typed('phone'))
  return redirectAfterPost(`${adminPaths.outbox}?done=opted-out`)
})
