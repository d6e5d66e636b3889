import { StoreUnavailableError } from '@/lib/errors'
import { koreanIsoDay } from '@/lib/korean-time'
import { OPENING_HOURS_TAG, WEEKLY_HOURS_TAG, type HoursTag } from './hours-tag'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { publicHours } from './public-hours'
import type { VisitBooking } from './visit-booking'

/*
 * Visitors' pages are made by the build, with the hours that content states. Here it is noticed when they no longer say
 * what holds: after an edit, here or in another process, after a start with hours that the office saved, and at midnight,
 * when a day that differs is over.
 */

interface ShownHoursServices {
  readonly visits: Pick<VisitBooking, 'hours'>
  /** Content's, as the build's pages have them. */
  readonly stated: OpeningHours
  readonly now: () => Date
  /** Has every page with a tag rendered anew at its next visit; where those of the build hold, these are shown again. */
  readonly expirePages: (tag: HoursTag, buildHolds: boolean) => void
}

export interface ShownHours {
  /** The hours for a page. Where the store does not answer, content's: a page that needs no store is shown without one. */
  readonly read: () => Promise<OpeningHours>
  /** Compares what pages say with what holds. @throws StoreUnavailableError: asked again later */
  readonly check: () => Promise<void>
}

export function createShownHours({ visits, stated, now, expirePages }: ShownHoursServices): ShownHours {
  const told = (hours: OpeningHours) => publicHours(hours, koreanIsoDay(now()))
  /** The build was made on an earlier day perhaps, and names what is over since. */
  const isAnyOver = () => stated.exceptions.some(({ day }) => day < koreanIsoDay(now()))
  /** What pages with each tag say of the hours. */
  const parts: readonly { tag: HoursTag; textOf: (hours: OpeningHours) => string; isOver?: () => boolean }[] = [
    { tag: WEEKLY_HOURS_TAG, textOf: (hours) => told(hours).weekly },
    { tag: OPENING_HOURS_TAG, textOf: (hours) => JSON.stringify(told(hours)), isOver: isAnyOver },
  ]
  /** What pages with a tag say; nothing: that of the build, as it was made. */
  const shown = new Map<HoursTag, string>()
  return {
    async read() {
      try {
        return (await visits.hours()).hours
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error
        // The page that is rendered now stays: the next check has it rendered once more.
        for (const { tag } of parts) shown.set(tag, '')
        return stated
      }
    },
    async check() {
      const { hours } = await visits.hours()
      for (const { tag, textOf, isOver } of parts) {
        const text = textOf(hours)
        const holds = text === textOf(stated) && !isOver?.()
        if ((holds ? undefined : text) === shown.get(tag)) continue
        expirePages(tag, holds)
        if (holds) shown.delete(tag)
        else shown.set(tag, text)
      }
    },
  }
}
