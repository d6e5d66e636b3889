import { firstScreenAnswers, type FirstScreenContent } from '@/lib/content/first-screen'
import { koreanInstant } from '@/lib/korean-time'
import type { ShownValues } from './stale-tags'

/** Cache tag of the page with the first screen: a month ends, and a model house opens or closes, without an edit. */
export const FIRST_SCREEN_TAG = 'first-screen'

/**
 * What the first screen answers, for stale-tags.ts.
 * @param written content with which the build rendered its pages
 * @param current asked at each check
 */
export function shownFirstScreen(written: FirstScreenContent, current: () => FirstScreenContent, now: () => Date): ShownValues {
  const textAt = (content: FirstScreenContent, at: Date) => JSON.stringify(firstScreenAnswers(content, at))
  return {
    // When the build was made is unknown: at the earliest on the day of the schedule. Where time changed an answer since, the page is
    // rendered once more than needed.
    written: new Map([[FIRST_SCREEN_TAG, written.schedule ? textAt(written, koreanInstant(written.schedule.updated)) : 'unknown']]),
    read: async () => new Map([[FIRST_SCREEN_TAG, textAt(current(), now())]]),
  }
}
