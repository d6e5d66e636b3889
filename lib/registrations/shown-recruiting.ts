import { stoppedRecruiting } from '@/lib/content/recruiting'
import type { Legal } from '@/lib/content/schemas/legal'
import { koreanIsoDay } from '@/lib/korean-time'

/** Cache tag of every page with the form or the popup; the front server reads it from the build's record of a page. */
export const RECRUITING_TAG = 'recruiting'

export interface ShownRecruiting {
  /** @returns true once whenever pages show a form where a notice belongs, the other way round, or another notice */
  readonly check: () => boolean
}

/**
 * Finds pages that the rule about recruiting has made stale: the build rendered them on an earlier day perhaps.
 * @param legal asked at each check
 */
export function createShownRecruiting(legal: () => Pick<Legal, 'items' | 'recruiting'>, now: () => Date): ShownRecruiting {
  const notice = () => stoppedRecruiting(legal(), koreanIsoDay(now()))?.missing.join(' ') ?? ''
  // The build's day is unknown. Days only pass, so where nothing is stopped now, nothing was then; otherwise all pages are checked once.
  let shown: string | null = notice() === '' ? '' : null
  return {
    check() {
      const current = notice()
      const stale = current !== shown
      shown = current
      return stale
    },
  }
}
