import { requireWatchingAdmin } from '@/lib/requests/current-admin'
import { exportSlot } from '@/lib/registrations/office/export/export-slot'
import { withErrorResponses } from '@/lib/requests/error-response'

/**
 * Progress of this process's export, for the open page that polls it: `{"state","read","total"}`. Polling does not
 * extend the session.
 */
export const GET = withErrorResponses(async (_request: Request) => {
  await requireWatchingAdmin('registration.export')
  return Response.json(exportSlot().progress(), { headers: { 'cache-control': 'no-store' } })
})
