import { content } from '@/lib/content/load'
import { siteUrl } from '@/lib/env'
import { NotFoundError } from '@/lib/errors'
import { clientAddress } from '@/lib/requests/client-address'
import { withErrorResponses } from '@/lib/requests/error-response'
import { services } from '@/lib/services'
import { openVisit } from '@/lib/visits/manage-visit'
import { visitCalendar } from '@/lib/visits/visit-calendar'

/** The visit as an iCalendar file. */
export const GET = withErrorResponses(async (request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> => {
  const opened = services()
  const found = await openVisit(opened, { token: (await params).token, client: clientAddress(request.headers, opened.env.TRUST_PROXY) })
  if (!found) throw new NotFoundError('no visit has this link')
  const { name: site, phone, modelHouse } = content.site
  const facts = { site, phone, address: modelHouse.address, host: new URL(siteUrl()).hostname, visitMinutes: found.hours.visitMinutes }
  return new Response(visitCalendar(found.visit, facts, opened.now()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visit.ics"',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
})
