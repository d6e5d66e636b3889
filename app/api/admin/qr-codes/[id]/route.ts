import { adminPost } from '@/lib/requests/admin-post'
import { closeQrCode, qrCodeFile } from '@/lib/attribution/office/manage-qr-codes'
import { siteUrl } from '@/lib/env'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = { svg: 'qr-code.manage', pdf: 'qr-code.manage', close: 'qr-code.manage' } as const

export const POST = adminPost<{ id: string }, keyof typeof ACTIONS>(ACTIONS, async ({ actor, action, params: { id } }) => {
  if (action === 'close') {
    await closeQrCode(services(), actor, id)
    return redirectAfterPost(`${adminPaths.qrCodes}?done=close`)
  }
  const { name, type, text } = await qrCodeFile(services(), id, action, siteUrl())
  return new Response(text, { headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' } })
})
