import type { SearchTermStore } from '@/lib/registrations/upkeep-store'

/**
 * Registrations a step, which takes some milliseconds, so that a running site stays responsive: steps of 200 held the main thread
 * for 110 to 200 ms.
 */
const STEP = 20

/**
 * Adds the current version's search terms to registrations stored by an earlier one.
 * @throws StoreUnavailableError; the terms added so far stay, and the next run continues from there
 */
export async function indexSearchTerms(registrations: Pick<SearchTermStore, 'addSearchTerms' | 'noteSearchTerms'>): Promise<void> {
  let after: string | null = null
  do {
    after = await registrations.addSearchTerms(after, STEP)
    // A step on an embedded store ends without a pause, so this lets waiting requests go first.
    await new Promise((resolve) => setImmediate(resolve))
  } while (after !== null)
  await registrations.noteSearchTerms()
}
