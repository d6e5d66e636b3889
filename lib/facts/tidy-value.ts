import { withoutDefaults } from '@/lib/content/schema-shape'
import { withoutKeptPairs } from '@/lib/content/schemas/keep-together'
import type { Fact } from './fact-registry'
import { mapTexts } from './value-at'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** @returns the same value with the keys of its objects in alphabetical order */
export function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [key, withSortedKeys(item)] as const)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether two values say the same, whatever the order of their keys. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(withSortedKeys(one)) === JSON.stringify(withSortedKeys(other))

/**
 * A fact's value without what its schema adds by itself: a form sends `done: false` where content/ writes nothing, and no-break
 * spaces within pairs of words. A field that content/ writes stays, because without it content/ would hold.
 */
export const tidyValue = (fact: Pick<Fact, 'schema' | 'fields' | 'written'>, value: unknown): unknown => mapTexts(withoutAdded(fact, value), withoutKeptPairs)

function withoutAdded({ schema, fields, written }: Pick<Fact, 'schema' | 'fields' | 'written'>, value: unknown): unknown {
  const short = withoutDefaults(schema, value)
  if (!fields || !isRecord(value) || !isRecord(short)) return short
  const inContent = withoutDefaults(schema, written)
  const kept = Object.entries(value).filter(([key]) => isRecord(inContent) && Object.hasOwn(inContent, key))
  return { ...Object.fromEntries(kept), ...short }
}
