import { adminPost, textField } from '@/lib/admin/admin-post'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { createQrCode } from '@/lib/admin/qr-codes/manage-qr-codes'
import { redirectAfterPost } from '@/lib/http/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

/** Makes a code to be printed; the list shows it first. */
export const POST = adminPost('qr-code.manage', async ({ admin, values }) => {
  await createQrCode(services(), await actorOf(admin), {
    name: textField(values, 'name'),
    medium: textField(values, 'medium'),
    target: textField(values, 'target'),
  })
  return redirectAfterPost(`${adminPaths.qrCodes}?done=create`)
})
