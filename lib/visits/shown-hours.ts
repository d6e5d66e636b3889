import { StoreUnavailableError } from '@/lib/errors'
import { koreanIsoDay } from '@/lib/korean-time'
import type { OpeningHours } from './opening-hours'
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
  /** Has every page that says the hours rendered anew at its next visit; where those of the build hold, these are shown again. */
  readonly expirePages: (buildHolds: boolean) => void
}

export interface ShownHours {
  /** The hours for a page. Where the store does not answer, content's: a page that needs no store is shown without one. */
  readonly read: () => Promise<OpeningHours>
  /** Compares what pages say with what holds. @throws StoreUnavailableError: asked again later */
  readonly check: () => Promise<void>
}

export function createShownHours({ visits, stated, now, expirePages }: ShownHoursServices): ShownHours {
  const textOf = (hours: OpeningHours) => JSON.stringify(publicHours(hours, koreanIsoDay(now())))
  /** The build was made on an earlier day perhaps, and names what is over since. */
  const isAnyOver = () => stated.exceptions.some(({ day }) => day < koreanIsoDay(now()))
  /** What pages say; null: that of the build, as it was made. */
  let shown: string | null = null
  return {
    async read() {
      try {
        return (await visits.hours()).hours
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error
        // The page that is rendered now stays: the next check has it rendered once more.
        shown = ''
        return stated
      }
    },
    async check() {
      const text = textOf((await visits.hours()).hours)
      const holds = text === textOf(stated) && !isAnyOver()
      const current = holds ? null : text
      if (current === shown) return
      expirePages(holds)
      shown = current
    },
  }
}
