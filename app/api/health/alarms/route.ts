import { withErrorResponses } from '@/lib/requests/error-response'
import { requireBearer } from '@/lib/requests/bearer'
import { decideAlarms, STORE_UNUSABLE, type Alarm } from '@/lib/registrations/office/alarms'
import { readFacts } from '@/lib/registrations/office/read-alarm-facts'
import { services } from '@/lib/services'

/** The alarms that `/admin` shows above every page; an unreadable store is an alarm itself. */
async function currentAlarms(): Promise<readonly Alarm[]> {
  const opened = services()
  try {
    return decideAlarms(await readFacts(opened))
  } catch (error) {
    opened.log.error({ err: error }, 'the alarms could not be read')
    return [STORE_UNUSABLE]
  }
}

const statusOf = (alarms: readonly Alarm[]) => (alarms.some(({ level }) => level === 'critical') ? 'critical' : alarms.length > 0 ? 'warning' : 'ok')

/**
 * The alarms for the operator's monitoring, `Authorization: Bearer MONITORING_SECRET`:
 * `{"status":"ok"|"warning"|"critical", "alarms":[{"kind","level","count","text"}]}`, without personal data. Responds
 * 200 for every status, because monitors look for `"status":"ok"`.
 */
export const GET = withErrorResponses(async (request: Request) => {
  requireBearer(request, services().env.MONITORING_SECRET)
  const alarms = await currentAlarms()
  return Response.json({ status: statusOf(alarms), alarms }, { headers: { 'cache-control': 'no-store' } })
})
