import { adminPost } from '@/lib/requests/admin-post'
import { createQrCode } from '@/lib/attribution/office/manage-qr-codes'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

export const POST = adminPost('qr-code.manage', async ({ actor, typed }) => {
  await createQrCode(services(), actor, {
    name: typed('name'),
    medium: typed('medium'),
    target: typed('target'),
  })
  return redirectAfterPost(`${adminPaths.qrCodes}?done=create`)
})
