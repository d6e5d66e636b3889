import { requireWatchingAdmin } from '@/lib/admin/current-admin'
import { qrNames } from '@/lib/admin/inbox/channel-view'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { recordViewing } from '@/lib/admin/inbox/staff-audit'
import { todayState, todayView } from '@/lib/admin/today/today-view'
import { notShownLately } from '@/lib/admin/today/shown-lately'
import { withErrorResponses } from '@/lib/http/error-response'
import { services } from '@/lib/services'

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } })

/**
 * For a page that is open: whether what it shows is still so, `{"version","fresh":[ids]}`, and with `?view` what it is to
 * show instead. Being asked keeps no session alive.
 */
export const GET = withErrorResponses(async (request: Request) => {
  const admin = await requireWatchingAdmin('registration.work')
  if (!new URL(request.url).searchParams.has('view')) return answer(await todayState(services(), admin))
  const { view, registrations } = await todayView(services(), admin, await qrNames(services()))
  await recordViewing(services(), await actorOf(admin), 'registration.list', notShownLately(admin.id, registrations, services().now()))
  return answer(view)
})
