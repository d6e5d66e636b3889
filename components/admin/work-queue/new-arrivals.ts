import type { FreshList } from '@/lib/registrations/office/work-queue/fresh-list'

/** Registrations that a page has already reported as new. */
export interface KnownArrivals {
  readonly ids: ReadonlySet<string>
  readonly newest: number
  readonly more: boolean
}

export const NOTHING_KNOWN: KnownArrivals = { ids: new Set(), newest: 0, more: false }

export const withKnown = ({ ids, newest }: KnownArrivals, { fresh, more }: FreshList): KnownArrivals => ({
  ids: new Set([...ids, ...fresh.map(({ id }) => id)]),
  newest: Math.max(newest, ...fresh.map(({ at }) => at)),
  more,
})

/**
 * Counts the registrations that are new to a page. Where more wait than the page shows, it counts only registrations newer than
 * the page's newest, because older ones move up as others are worked off. Where all are shown, it counts any unknown one, such as
 * one newly assigned.
 */
export const countArrived = ({ ids, newest, more }: KnownArrivals, now: FreshList): number =>
  now.fresh.filter(({ id, at }) => !ids.has(id) && (at >= newest || !(more || now.more))).length
