import type { SearchTermStore } from '@/lib/registrations/upkeep-store'

/** In steps of some milliseconds, so that a site that runs meanwhile waits for none of them: 200 held the main thread for 110 to 200 ms. */
const STEP = 20

/**
 * Lets every registration be found by the search terms of this version, also those that an earlier one stored.
 * @throws StoreUnavailableError; what was added stays, and the next run goes on from there
 */
export async function indexSearchTerms(registrations: Pick<SearchTermStore, 'addSearchTerms' | 'noteSearchTerms'>): Promise<void> {
  let after: string | null = null
  do {
    after = await registrations.addSearchTerms(after, STEP)
    // Of a store in this process a step ends without a pause: whoever waits is answered first.
    await new Promise((resolve) => setImmediate(resolve))
  } while (after !== null)
  await registrations.noteSearchTerms()
}
