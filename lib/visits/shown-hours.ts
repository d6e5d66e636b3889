import { StoreUnavailableError } from '@/lib/errors'
import type { ShownValues } from '@/lib/facts/stale-tags'
import { koreanIsoDay } from '@/lib/korean-time'
import { OPENING_HOURS_TAG, WEEKLY_HOURS_TAG, type HoursTag } from './hours-tag'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { publicHours } from './public-hours'
import type { VisitBooking } from './visit-booking'

/* The build renders visitors' pages with the content's opening hours. This says what they show, and what holds. */

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
  /** For lib/facts/stale-tags.ts, by the tags of hours-tag.ts. Changes at midnight, too, when an exception is over. */
  readonly values: ShownValues
}

/** What pages with each tag say of the hours. @param today `2026-11-28` */
const TEXTS: readonly { readonly tag: HoursTag; readonly textOf: (hours: OpeningHours, today: string) => string }[] = [
  { tag: WEEKLY_HOURS_TAG, textOf: (hours, today) => publicHours(hours, today).weekly },
  { tag: OPENING_HOURS_TAG, textOf: (hours, today) => JSON.stringify(publicHours(hours, today)) },
]

export function createShownHours({ visits, stated, now }: ShownHoursServices): ShownHours {
  /** Renderings with the content's hours because the store did not answer: each makes its pages stale. */
  let fallbacks = 0
  const texts = (hours: OpeningHours, today: string) =>
    new Map(TEXTS.map(({ tag, textOf }) => [tag, fallbacks === 0 ? textOf(hours, today) : `${textOf(hours, today)} ${fallbacks}`]))
  return {
    async read() {
      try {
        return (await visits.hours()).hours
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error
        // The page that is rendered now stays: the next check has it rendered once more.
        fallbacks += 1
        return stated
      }
    },
    values: {
      /** With every day that content names: the build was made on an earlier day perhaps, and names what is over since. */
      written: texts(stated, ''),
      read: async () => texts((await visits.hours()).hours, koreanIsoDay(now())),
    },
  }
}
