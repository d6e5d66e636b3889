import { adminPost, textField } from '@/lib/requests/admin-post'
import { actorOf } from '@/lib/requests/current-actor'
import { createQrCode } from '@/lib/attribution/office/manage-qr-codes'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

/** Creates a QR code for printing; the list shows it first. */
export const POST = adminPost('qr-code.manage', async ({ admin, values }) => {
  await createQrCode(services(), await actorOf(admin), {
    name: textField(values, 'name'),
    medium: textField(values, 'medium'),
    target: textField(values, 'target'),
  })
  return redirectAfterPost(`${adminPaths.qrCodes}?done=create`)
})
