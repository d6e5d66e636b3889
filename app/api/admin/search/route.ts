import { adminPost, textField } from '@/lib/admin/admin-post'
import { sealSearch } from '@/lib/admin/inbox/list-registrations'
import { redirectAfterPost } from '@/lib/http/form-response'
import { adminPaths } from '@/lib/routes'
import { services } from '@/lib/services'

const SEARCH_MAX = 60

/** The inbox's search. A post, so that the name or number stands in no address. */
export const POST = adminPost('registration.view', async ({ values }) => {
  const typed = textField(values, 'search').slice(0, SEARCH_MAX)
  return redirectAfterPost(typed ? `${adminPaths.inbox}?search=${sealSearch(typed, services().vault)}` : adminPaths.inbox)
})
