import { recentAlarms } from '@/lib/requests/admin-layout-state'
import { requireWatchingAdmin } from '@/lib/requests/current-admin'
import { qrNames } from '@/lib/attribution/office/channel-view'
import { actorOf } from '@/lib/requests/current-actor'
import { recordViewing } from '@/lib/accounts/office/staff-audit'
import type { TodayAnswer } from '@/lib/registrations/office/today/find-today'
import { todayState } from '@/lib/registrations/office/today/today-state'
import { todayView } from '@/lib/registrations/office/today/today-view'
import { notShownLately } from '@/lib/registrations/office/today/shown-lately'
import { seesOwnOnly } from '@/lib/accounts/permissions'
import { withErrorResponses } from '@/lib/requests/error-response'
import { services } from '@/lib/services'

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } })

/**
 * For a page that is open: whether what it shows is still so, `{"version","fresh":[{"id","at"}],"more","alarms":[texts]}`, and with
 * `?view` what it is to show instead. Being asked keeps no session alive.
 */
export const GET = withErrorResponses(async (request: Request) => {
  const admin = await requireWatchingAdmin('registration.work')
  if (!new URL(request.url).searchParams.has('view')) {
    // Alarms are of the whole office, for those who see the whole of it.
    const [state, alarms] = await Promise.all([todayState(services(), admin), seesOwnOnly(admin) ? [] : recentAlarms()])
    return answer({ ...state, alarms } satisfies TodayAnswer)
  }
  const { view, registrations } = await todayView(services(), admin, await qrNames(services()))
  await recordViewing(services(), await actorOf(admin), 'registration.list', notShownLately(admin.id, registrations, services().now()))
  return answer(view)
})
