import { adminPost, textField } from '@/lib/requests/admin-post'
import { actorOf } from '@/lib/requests/current-actor'
import { chosenExport, exportFormPath } from '@/lib/registrations/office/export/export-choice'
import { exportRegistrations } from '@/lib/registrations/office/export/export-registrations'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { streamBody } from '@/lib/requests/stream-body'
import { services } from '@/lib/services'

/** Streams the export file; shows the form again, with the choices kept, while another export runs. */
export const POST = adminPost('registration.export', async ({ admin, values }) => {
  const choice = chosenExport((name) => textField(values, name))
  const outcome = await exportRegistrations(services(), await actorOf(admin), { ...choice, reason: textField(values, 'reason') })
  if (outcome.kind === 'busy') return redirectAfterPost(exportFormPath(choice, { busy: '1' }))
  return new Response(streamBody(outcome.bytes), {
    headers: { 'content-type': outcome.type, 'content-disposition': `attachment; filename="${outcome.name}"`, 'cache-control': 'no-store' },
  })
})
