import { adminPost } from '@/lib/requests/admin-post'
import { filterQuery, removeFilter, saveFilter } from '@/lib/registrations/office/saved-filters'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = { save: 'registration.view', remove: 'registration.view' } as const

export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ admin, action, typed }) => {
  const [name, query] = [typed('name'), typed('query')]
  if (action === 'save') await saveFilter(services(), admin, { name, query })
  else await removeFilter(services(), admin, name)
  return redirectAfterPost(`${adminPaths.inbox}?${new URLSearchParams([...new URLSearchParams(filterQuery(query)), ['done', `filter-${action}`]]).toString()}`)
})
