import { adminPost } from '@/lib/requests/admin-post'
import { actorOf } from '@/lib/requests/current-actor'
import { retryMessage } from '@/lib/messaging/office/message-actions'
import { decodeParameter } from '@/lib/requests/decode-parameter'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

/** Queues a message again. */
export const POST = adminPost<{ id: string }>('message.retry', async ({ admin, params }) => {
  await retryMessage(services(), await actorOf(admin), decodeParameter(params.id))
  return redirectAfterPost(`${adminPaths.outbox}?done=retry`)
})
