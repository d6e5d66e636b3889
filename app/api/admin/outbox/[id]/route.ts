import { adminPost } from '@/lib/admin/admin-post'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { retryMessage } from '@/lib/admin/inbox/message-actions'
import { decodeParameter } from '@/lib/http/decode-parameter'
import { redirectAfterPost } from '@/lib/http/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

/** Queues a message anew. */
export const POST = adminPost<{ id: string }>('message.retry', async ({ admin, params }) => {
  await retryMessage(services(), await actorOf(admin), decodeParameter(params.id))
  return redirectAfterPost(`${adminPaths.outbox}?done=retry`)
})
