import { hasTerm, indexedTerms } from '@/lib/registrations/search-terms'
import type { StoredRegistration } from '@/lib/registrations/stored-registration'
import type { RegistrationQuery } from '@/lib/registrations/read-store'

/** Some of what the index answers to a long term, in the order of the query. */
export interface SearchedPage {
  /** Those that have every part of it. */
  readonly candidates: readonly StoredRegistration[]
  /** Where the next page begins; null after the last. */
  readonly next: RegistrationQuery['after'] | null
}

/** So many are read at once: most of those that have every part of a name have the whole of it. */
const READ_AT_ONCE = 50

/** Whether a term is found by its parts, and has to be looked for in opened names. */
export const isFoundByParts = (term: string | undefined): term is string => term !== undefined && term !== '' && indexedTerms(term).length > 1

/**
 * A page of what a search finds by the parts of a long term: whether they stand together only the opened name says.
 * @param read see {@link SearchedPage}
 * @param partsOf registrations that are one with one, by whose names it is found too
 */
export async function readMatches(
  query: RegistrationQuery,
  term: string,
  read: (query: RegistrationQuery) => Promise<SearchedPage>,
  partsOf: (id: string) => Promise<readonly StoredRegistration[]>,
): Promise<StoredRegistration[]> {
  const found: StoredRegistration[] = []
  // One that cannot be opened may be whoever is looked for: the index says so.
  const has = (one: StoredRegistration) => one.unreadable || hasTerm(one, term)
  const limit = Math.max(query.limit, READ_AT_ONCE)
  for (let after: SearchedPage['next'] = query.after ?? null; ;) {
    const { candidates, next } = await read({ ...query, limit, ...(after ? { after } : {}) })
    for (const one of candidates) {
      const isFound = has(one) || (await partsOf(one.id)).some(has)
      if (isFound && found.push(one) === query.limit) return found
    }
    if (!next) return found
    after = next
  }
}
