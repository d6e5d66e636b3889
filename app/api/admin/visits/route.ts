import { adminPost, textField } from '@/lib/requests/admin-post'
import { sealSearch } from '@/lib/registrations/office/list-registrations'
import { redirectAfterPost, withQuery } from '@/lib/requests/form-response'
import { adminPaths, adminVisitsPath } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { isCalendarDay } from '@/lib/korean-time'
import { cutAt } from '@/lib/cut-text'

const SEARCH_MAX = 60

/** Searches the visits of a day. Uses POST so that no name or number appears in an address. */
export const POST = adminPost('visit.view', async ({ values }) => {
  const day = textField(values, 'day')
  const typed = cutAt(textField(values, 'search'), SEARCH_MAX)
  const page = isCalendarDay(day) ? adminVisitsPath(day) : adminPaths.visits
  return redirectAfterPost(typed ? withQuery(page, { search: sealSearch(typed, services().vault) }) : page)
})
