import { adminPost } from '@/lib/requests/admin-post'
import { retryMessage } from '@/lib/messaging/office/message-actions'
import { decodeParameter } from '@/lib/requests/decode-parameter'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

export const POST = adminPost<{ id: string }>('message.retry', async ({ actor, params }) => {
  await retryMessage(services(), actor, decodeParameter(params.id))
  return redirectAfterPost(`${adminPaths.outbox}?done=retry`)
})
