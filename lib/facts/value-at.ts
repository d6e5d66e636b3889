/* Values within content by their keys, without changing what is given. */

/** @returns undefined where there is none */
export const valueAt = (holder: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (Reflect.get(at, key) as unknown) : undefined), holder)

/** @returns a copy of the holder with another value at the keys; the same holder where they lead nowhere */
export function withValueAt(holder: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (typeof holder !== 'object' || holder === null) return holder
  const inner = withValueAt(Reflect.get(holder, key), rest, value)
  return Array.isArray(holder) ? holder.map((item: unknown, index) => (String(index) === key ? inner : item)) : { ...holder, [key]: inner }
}

/** @returns the same value with each text in it replaced, however nested */
export function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, replace)]))
}
