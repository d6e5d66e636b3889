import { stoppedRecruiting } from '@/lib/recruiting'
import type { Legal } from '@/lib/content/schemas/legal'
import type { ShownValues } from '@/lib/facts/stale-tags'
import { koreanIsoDay } from '@/lib/korean-time'

/** Cache tag of every page with the form or the popup; the front server reads it from the build's record of a page. */
export const RECRUITING_TAG = 'recruiting'

type LegalNumbers = Pick<Legal, 'items' | 'recruiting'>

/**
 * What pages say of the rule about recruiting, for lib/facts/stale-tags.ts; it changes at midnight and with the legal numbers.
 * @param written legal numbers with which the build rendered its pages
 * @param current asked at each check
 */
export function shownRecruiting(written: LegalNumbers, current: () => LegalNumbers, now: () => Date): ShownValues {
  const noticeOf = (legal: LegalNumbers) => stoppedRecruiting(legal, koreanIsoDay(now()))?.missing.join(' ') ?? ''
  return {
    // The build's day is unknown. Days only pass, so where nothing is stopped now, nothing was then; otherwise all pages are rendered once.
    written: new Map([[RECRUITING_TAG, noticeOf(written) === '' ? '' : 'unknown']]),
    read: async () => new Map([[RECRUITING_TAG, noticeOf(current())]]),
  }
}
