import type { Threshold } from './bot-thresholds'

/** Maximum number of keys; the least recently used is dropped first. */
const MAX_KEYS = 60_000

interface Sighting<T> {
  at: number
  /** Items that came with the value, oldest first. */
  readonly items: T[]
}

interface Counted<T> {
  /** More different values than the threshold allows. */
  readonly exceeded: boolean
  /** Items that came with them. */
  readonly items: readonly T[]
}

/**
 * Counts different values of a key within a sliding window. Keeps at most one value more than the threshold for each key, so a
 * flood costs no more than a trickle.
 */
export interface DistinctCounter<T> {
  /**
   * @param at milliseconds
   * @param item kept with the value, if given
   */
  add(key: string, value: string, at: number, threshold: Threshold, item?: T): Counted<T>
}

export function createDistinctCounter<T>(): DistinctCounter<T> {
  const keys = new Map<string, Map<string, Sighting<T>>>()

  return {
    add(key, value, at, { withinMs, distinct }, item) {
      const values = keys.get(key) ?? new Map<string, Sighting<T>>()
      // Moved to the end: both maps are in order of use.
      keys.delete(key)
      keys.set(key, values)
      const seen: Sighting<T> = values.get(value) ?? { at, items: [] }
      seen.at = at
      if (item !== undefined) seen.items.push(item)
      values.delete(value)
      values.set(value, seen)
      for (const [oldest, { at: seenAt }] of values) {
        if (seenAt > at - withinMs && values.size <= distinct + 1) break
        values.delete(oldest)
      }
      const [leastRecent] = keys.keys()
      if (keys.size > MAX_KEYS && leastRecent !== undefined) keys.delete(leastRecent)
      const exceeded = values.size > distinct
      return { exceeded, items: exceeded ? [...values.values()].flatMap(({ items }) => items) : [] }
    },
  }
}
