import { adminPost } from '@/lib/requests/admin-post'
import { sealSearch } from '@/lib/registrations/office/list-registrations'
import { redirectAfterPost, safeRedirectPath, withQuery } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { cutAt } from '@/lib/cut-text'

const SEARCH_MAX = 60

/** Searches the inbox, or the page that sent the form. Uses POST so that no name or number appears in an address. */
export const POST = adminPost('registration.view', async ({ values, typed }) => {
  const search = cutAt(typed('search'), SEARCH_MAX)
  const page = safeRedirectPath(values.returnTo, adminPaths.inbox)
  return redirectAfterPost(search ? withQuery(page, { search: sealSearch(search, services().vault) }) : page)
})
