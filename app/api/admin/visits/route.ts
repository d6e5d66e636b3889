import { adminPost } from '@/lib/requests/admin-post'
import { sealSearch } from '@/lib/registrations/office/list-registrations'
import { redirectAfterPost, withQuery } from '@/lib/requests/form-response'
import { adminPaths, adminVisitsPath } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { isCalendarDay } from '@/lib/korean-time'
import { cutAt } from '@/lib/cut-text'

const SEARCH_MAX = 60

/** Searches the visits of a day. Uses POST so that no name or number appears in an address. */
export const POST = adminPost('visit.view', async ({ typed }) => {
  const day = typed('day')
  const search = cutAt(typed('search'), SEARCH_MAX)
  const page = isCalendarDay(day) ? adminVisitsPath(day) : adminPaths.visits
  return redirectAfterPost(search ? withQuery(page, { search: sealSearch(search, services().vault) }) : page)
})
