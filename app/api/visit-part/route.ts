import { createElement, Fragment } from 'react'
import { renderMarkup } from '@/components/static-markup/static-markup'
import { AppointmentFields } from '@/components/visits/appointment-fields'
import { AppointmentTimes } from '@/components/visits/appointment-times'
import { BesideAppointment } from '@/components/visits/visit-place'
import { readAskedChoice } from '@/lib/requests/visit-choice-of-request'
import { visitPlaceFacts } from '@/lib/requests/visit-place'
import { withErrorResponses } from '@/lib/requests/error-response'

/** Prefixes of ids are letters and digits. */
const PREFIX = /^[a-z0-9-]{1,40}$/

/**
 * The controls to choose a visit as HTML, for a form that is open in the browser: `form` is the prefix of its ids, `only=times` leaves
 * out the calendar. Empty if nothing can be booked. Not a contract: programs read /api/visit-times.
 */
export const GET = withErrorResponses(async (request: Request) => {
  const { searchParams } = new URL(request.url)
  const { choice, hours } = await readAskedChoice(request)
  const asked = searchParams.get('form') ?? ''
  const idPrefix = PREFIX.test(asked) ? asked : 'visit'
  return new Response(choice.day === null ? '' : renderMarkup(searchParams.get('only') === 'times' ? times() : part()), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })

  function times() {
    return createElement(AppointmentTimes, { times: choice.times, day: choice.day, idPrefix, chosen: undefined, error: undefined })
  }
  function part() {
    const fields = createElement(AppointmentFields, { choice, idPrefix, values: {}, errors: {} })
    return createElement(Fragment, null, fields, createElement(BesideAppointment, visitPlaceFacts(hours)))
  }
})
