import type { Threshold } from './bot-thresholds'

/** Remembered at most, whatever is sent: the least recently used key goes first. */
const MAX_KEYS = 60_000

interface Seen<T> {
  at: number
  /** Whatever came with the value, the oldest first. */
  readonly items: T[]
}

export interface Counted<T> {
  /** More different values than the threshold allows. */
  readonly exceeded: boolean
  /** What came with them. */
  readonly items: readonly T[]
}

/**
 * Counts different values of a key within a sliding window. One more than the threshold is all that is ever kept of a
 * key, so that a flood costs no more than a trickle.
 */
export interface DistinctCounter<T> {
  /** @param at milliseconds; not before those of earlier calls */
  add(key: string, value: string, item: T, at: number, threshold: Threshold): Counted<T>
}

export function createDistinctCounter<T>(): DistinctCounter<T> {
  const keys = new Map<string, Map<string, Seen<T>>>()

  return {
    add(key, value, item, at, { withinMs, distinct }) {
      const values = keys.get(key) ?? new Map<string, Seen<T>>()
      // Anew at the end: the order of both maps is that of use.
      keys.delete(key)
      keys.set(key, values)
      const before = values.get(value)
      values.delete(value)
      values.set(value, { at, items: [...(before?.items ?? []), item] })
      for (const [oldest, seen] of values) {
        if (seen.at > at - withinMs && values.size <= distinct + 1) break
        values.delete(oldest)
      }
      if (keys.size > MAX_KEYS) for (const first of keys.keys()) { keys.delete(first); break }
      const exceeded = values.size > distinct
      return { exceeded, items: exceeded ? [...values.values()].flatMap(({ items }) => items) : [] }
    },
  }
}
