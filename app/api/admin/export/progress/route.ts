import { requireWatchingAdmin } from '@/lib/requests/current-admin'
import { exportSlot } from '@/lib/registrations/office/export/export-slot'
import { withErrorResponses } from '@/lib/requests/error-response'

/** How far the export of this process is, for a page that is open: `{"state","read","total"}`. Being asked keeps no session alive. */
export const GET = withErrorResponses(async (_request: Request) => {
  await requireWatchingAdmin('registration.export')
  return Response.json(exportSlot().progress(), { headers: { 'cache-control': 'no-store' } })
})
