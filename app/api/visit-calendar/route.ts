import { content } from '@/lib/content/load'
import { siteUrl } from '@/lib/env'
import { NotFoundError } from '@/lib/errors'
import { parseLocalTime } from '@/lib/korean-time'
import { clientAddress } from '@/lib/requests/client-address'
import { withErrorResponses } from '@/lib/requests/error-response'
import { services } from '@/lib/services'
import { isVisitAhead } from '@/lib/visits/day-slots'
import { requestedVisitCalendar } from '@/lib/visits/visit-calendar'

/** Ids of registrations. */
const ID = /^[\w-]{1,64}$/

/** Key of the hours among the answers that networks over their limit share. */
const HOURS = 'hours'

/**
 * A time that was asked for as an iCalendar file, tentative: it says nothing that its address does not, and only of times at which
 * visits begin. The entry has the id of the one behind the SMS link, which replaces it.
 */
export const GET = withErrorResponses(async (request: Request) => {
  const { searchParams } = new URL(request.url)
  const at = parseLocalTime(searchParams.get('at') ?? '')
  const id = searchParams.get('id') ?? ''
  const { visits, visitTimesLimits, env, now } = services()
  if (!visits || !at || Number.isNaN(at.getTime()) || !ID.test(id)) throw new NotFoundError('no such visit')
  const { hours } = await visitTimesLimits.readFor(clientAddress(request.headers, env.TRUST_PROXY), HOURS, visits.hours)
  if (!isVisitAhead(hours, at, now())) throw new NotFoundError('no visit begins then')
  const { name: site, phone, modelHouse } = content.site
  const facts = { site, phone, address: modelHouse.address, host: new URL(siteUrl()).hostname, visitMinutes: hours.visitMinutes }
  return new Response(requestedVisitCalendar({ registrationId: id, at }, facts, now()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visit.ics"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
})
