import type { FreshList } from '@/lib/registrations/office/today/fresh-list'

/** What a page has been told of. */
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
 * How many are there that a page does not know of. Where more wait than are shown, one that moves up as others are worked
 * off is no news: only what came later is. Where all are shown, one that was given to somebody counts, whenever it came.
 */
export const countArrived = ({ ids, newest, more }: KnownArrivals, now: FreshList): number =>
  now.fresh.filter(({ id, at }) => !ids.has(id) && (at >= newest || !(more || now.more))).length
