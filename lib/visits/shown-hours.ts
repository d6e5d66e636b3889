import { StoreUnavailableError } from '@/lib/errors'
import { koreanIsoDay } from '@/lib/korean-time'
import { OPENING_HOURS_TAG, WEEKLY_HOURS_TAG, type HoursTag } from './hours-tag'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { publicHours } from './public-hours'
import type { VisitBooking } from './visit-booking'

/*
 * The build renders visitors' pages with the content's opening hours. This detects when they are stale: after an edit,
 * in this or another process, after a start with hours that the office saved, and at midnight, when an exception is
 * over.
 */

interface ShownHoursServices {
  readonly visits: Pick<VisitBooking, 'hours'>
  /** The content's hours, with which the build rendered its pages. */
  readonly stated: OpeningHours
  readonly now: () => Date
}

export interface ShownHours {
  /**
   * The hours for a page. Falls back to the content's if the store is unavailable, so that pages which need no store
   * are shown without one.
   */
  readonly read: () => Promise<OpeningHours>
  /**
   * Compares what pages say with what holds.
   * @returns tags of the pages that are stale, each once: whoever asks expires them
   * @throws StoreUnavailableError: asked again later
   */
  readonly check: () => Promise<HoursTag[]>
}

/** What pages with each tag say of the hours. @param today `2026-11-28` */
const TEXTS: readonly { readonly tag: HoursTag; readonly textOf: (hours: OpeningHours, today: string) => string }[] = [
  { tag: WEEKLY_HOURS_TAG, textOf: (hours, today) => publicHours(hours, today).weekly },
  { tag: OPENING_HOURS_TAG, textOf: (hours, today) => JSON.stringify(publicHours(hours, today)) },
]

export function createShownHours({ visits, stated, now }: ShownHoursServices): ShownHours {
  /** Of the build with every day that content names: it was made on an earlier day perhaps, and names what is over since. */
  const shown = new Map(TEXTS.map(({ tag, textOf }) => [tag, textOf(stated, '')]))
  return {
    async read() {
      try {
        return (await visits.hours()).hours
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error
        // The page that is rendered now stays: the next check has it rendered once more.
        shown.clear()
        return stated
      }
    },
    async check() {
      const { hours } = await visits.hours()
      const today = koreanIsoDay(now())
      const stale = TEXTS.filter(({ tag, textOf }) => textOf(hours, today) !== shown.get(tag))
      for (const { tag, textOf } of stale) shown.set(tag, textOf(hours, today))
      return stale.map(({ tag }) => tag)
    },
  }
}
