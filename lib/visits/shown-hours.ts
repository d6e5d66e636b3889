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
  /** Revalidates every page with a tag; if the build's pages are correct again, they are restored. */
  readonly expirePages: (tag: HoursTag, buildHolds: boolean) => void
}

export interface ShownHours {
  /**
   * The hours for a page. Falls back to the content's if the store is unavailable, so that pages which need no store
   * are shown without one.
   */
  readonly read: () => Promise<OpeningHours>
  /**
   * Compares the shown hours with the current ones.
   * @throws StoreUnavailableError; call it again later
   */
  readonly check: () => Promise<void>
}

export function createShownHours({ visits, stated, now, expirePages }: ShownHoursServices): ShownHours {
  const told = (hours: OpeningHours) => publicHours(hours, koreanIsoDay(now()))
  /** The build may be from an earlier day and show exceptions that are over. */
  const isAnyOver = () => stated.exceptions.some(({ day }) => day < koreanIsoDay(now()))
  /** The text about the hours on pages, by tag. */
  const parts: readonly { tag: HoursTag; textOf: (hours: OpeningHours) => string; isOver?: () => boolean }[] = [
    { tag: WEEKLY_HOURS_TAG, textOf: (hours) => told(hours).weekly },
    { tag: OPENING_HOURS_TAG, textOf: (hours) => JSON.stringify(told(hours)), isOver: isAnyOver },
  ]
  /** The text that pages with a tag currently show; absent: the build's. */
  const shown = new Map<HoursTag, string>()
  return {
    async read() {
      try {
        return (await visits.hours()).hours
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error
        // Keeps the page that is being rendered; the next check revalidates it again.
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
