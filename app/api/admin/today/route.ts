import { recentAlarms } from '@/lib/requests/admin-layout-state'
import { requireWatchingAdmin } from '@/lib/requests/current-admin'
import { qrNames } from '@/lib/attribution/office/channel-view'
import { actorOf } from '@/lib/requests/current-actor'
import { recordViewing } from '@/lib/accounts/office/staff-audit'
import type { WorkQueueResponse } from '@/lib/registrations/office/work-queue/find-work-queue'
import { workQueueState } from '@/lib/registrations/office/work-queue/work-queue-state'
import { workQueueView } from '@/lib/registrations/office/work-queue/work-queue-view'
import { notShownLately } from '@/lib/registrations/office/work-queue/shown-lately'
import { alarmLines } from '@/lib/registrations/office/alarm-places'
import { withErrorResponses } from '@/lib/requests/error-response'
import { services } from '@/lib/services'

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } })

/**
 * Polled by an open page to learn whether it is stale: `{"version","fresh":[{"id","at"}],"more","alarms":[{"text","href"}]}`,
 * with `?view` also its new content. Polling does not extend the session.
 */
export const GET = withErrorResponses(async (request: Request) => {
  const admin = await requireWatchingAdmin('registration.work')
  if (!new URL(request.url).searchParams.has('view')) {
    const [state, alarms] = await Promise.all([workQueueState(services(), admin), recentAlarms()])
    return answer({ ...state, alarms: alarmLines(alarms, admin) } satisfies WorkQueueResponse)
  }
  const { view, registrations } = await workQueueView(services(), admin, await qrNames(services()))
  await recordViewing(services(), await actorOf(admin), 'registration.list', notShownLately(admin.id, registrations, services().now()))
  return answer(view)
})
