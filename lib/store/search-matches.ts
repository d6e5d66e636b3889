import { hasTerm, indexedTerms } from '@/lib/registrations/search-terms'
import type { StoredRegistration } from '@/lib/registrations/stored-registration'
import type { RegistrationQuery } from '@/lib/registrations/read-store'

/** Some results of the index for a long term, in the order of the query. */
export interface SearchedPage {
  /** Those that have all n-grams of it. */
  readonly candidates: readonly StoredRegistration[]
  /** Where the next page begins; null after the last. */
  readonly next: RegistrationQuery['after'] | null
}

/** Results read at once: most that have all n-grams of a name have the whole name. */
const READ_AT_ONCE = 50

/** Whether a term is longer than an n-gram, so that results have to be checked in decrypted names. */
export const isFoundByNgrams = (term: string | undefined): term is string => term !== undefined && term !== '' && indexedTerms(term).length > 1

/**
 * A page of the results for a long term: only the decrypted name shows whether its n-grams are adjacent.
 * @param read see {@link SearchedPage}
 * @param mergedInto the registrations merged into one, by whose names it is found, too
 */
export async function readMatches(
  query: RegistrationQuery,
  term: string,
  read: (query: RegistrationQuery) => Promise<SearchedPage>,
  mergedInto: (id: string) => Promise<readonly StoredRegistration[]>,
): Promise<StoredRegistration[]> {
  const found: StoredRegistration[] = []
  // One that cannot be opened may be whoever is looked for: the index says so.
  const has = (one: StoredRegistration) => one.unreadable || hasTerm(one, term)
  const limit = Math.max(query.limit, READ_AT_ONCE)
  for (let after: SearchedPage['next'] = query.after ?? null; ;) {
    const { candidates, next } = await read({ ...query, limit, ...(after ? { after } : {}) })
    for (const one of candidates) {
      const isFound = has(one) || (await mergedInto(one.id)).some(has)
      if (isFound && found.push(one) === query.limit) return found
    }
    if (!next) return found
    after = next
  }
}
