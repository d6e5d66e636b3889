import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { InvalidInputError } from '@/lib/errors'
import { cleanLine } from '@/lib/clean-text'
import type { Services } from '@/lib/services'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'
import { officeBulkWords } from '@/lib/messages/ko/office-bulk'

const FILTERS_MAX = 20
const NAME_MAX = 30
const VALUE_MAX = 60
/** Parameters of a filter. The search text is not one: it must not be stored. */
const PARAMETERS = ['status', 'source', 'channel', 'mark', 'result', 'tag', 'wish', 'assignee', 'from', 'to'] as const

/** @returns the list's query string without unknown values; '' if nothing is left */
export function filterQuery(typed: string): string {
  const given = new URLSearchParams(typed.slice(0, 1000))
  return new URLSearchParams(
    PARAMETERS.flatMap((name) => {
      const value = given.get(name)
      return value && value.length <= VALUE_MAX ? [[name, value]] : []
    }),
  ).toString()
}

/**
 * Saves a list's filters under a name, for the account alone.
 * @throws InvalidInputError, StoreUnavailableError
 */
export async function saveFilter(
  { store, now }: Pick<Services, 'store' | 'now'>,
  account: Pick<Account, 'id'>,
  typed: { name: string; query: string },
): Promise<void> {
  const name = cleanLine(typed.name.slice(0, NAME_MAX * 4))
  if (name === '' || name.length > NAME_MAX) throw new InvalidInputError({ name: words.filterName(NAME_MAX) })
  const query = filterQuery(typed.query)
  if (query === '') throw new InvalidInputError({ query: officeBulkWords.refused.unfiltered })
  if (!(await store.savedFilters.save(account.id, { name, query, createdAt: now() }, FILTERS_MAX)))
    throw new InvalidInputError({ name: words.filters(FILTERS_MAX) })
}

/** Removes one of the account's own filters, if it exists. */
export const removeFilter = ({ store }: Pick<Services, 'store'>, account: Pick<Account, 'id'>, name: string): Promise<boolean> =>
  store.savedFilters.remove(account.id, name)
