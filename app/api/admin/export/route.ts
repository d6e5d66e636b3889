import { adminPost } from '@/lib/requests/admin-post'
import { chosenExport, exportFormPath } from '@/lib/registrations/office/export/export-choice'
import { exportRegistrations } from '@/lib/registrations/office/export/export-registrations'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { streamBody } from '@/lib/requests/stream-body'
import { services } from '@/lib/services'

/** Streams the export file; shows the form again, with the choices kept, while another export runs. */
export const POST = adminPost('registration.export', async ({ actor, typed }) => {
  const choice = chosenExport(typed)
  const outcome = await exportRegistrations(services(), actor, { ...choice, reason: typed('reason') })
  if (outcome.kind === 'busy') return redirectAfterPost(exportFormPath(choice, { busy: '1' }))
  return new Response(streamBody(outcome.bytes), {
    headers: { 'content-type': outcome.type, 'content-disposition': `attachment; filename="${outcome.name}"`, 'cache-control': 'no-store' },
  })
})
