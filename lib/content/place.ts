import type { Content } from './content'
import { CONTENT_FILES } from './content-files'

/** By which an item of a list is known to whoever writes it, the first that it has. */
const NAMES = ['id', 'slug', 'key', 'complex', 'number', 'unit', 'label', 'title', 'name', 'heading'] as const

const nameOf = (item: unknown): string | undefined => {
  if (typeof item !== 'object' || item === null) return undefined
  const names = NAMES.map((name) => Reflect.get(item, name) as unknown)
  return names.flatMap((name) => (typeof name === 'number' || (typeof name === 'string' && name.trim() !== '') ? String(name) : []))[0]
}

/** `[84A]` where the item has a name of its own in its list, otherwise its index from 0. */
function itemOf(list: readonly unknown[], index: number): string {
  const name = nameOf(list[index])
  return `[${name !== undefined && list.every((other, at) => at === index || nameOf(other) !== name) ? name : index}]`
}

/**
 * A field as a person finds it, `types[84A].areas.supply`: items of lists by their names.
 * @param value what stands in the file
 * @param path keys and indexes, as zod gives them
 */
export function placeOf(value: unknown, path: readonly PropertyKey[]): string {
  let at = value
  let place = ''
  for (const key of path) {
    if (Array.isArray(at) && typeof key === 'number') place += itemOf(at, key)
    else place += place === '' ? String(key) : `.${String(key)}`
    at = typeof at === 'object' && at !== null ? (Reflect.get(at, key) as unknown) : undefined
  }
  return place === '' ? '(전체)' : place
}

/** What stands at `path`, as a message quotes it. */
export function foundAt(value: unknown, path: readonly PropertyKey[]): string {
  const found = path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value)
  if (found === undefined) return '없음'
  if (Array.isArray(found)) return `${found.length}개`
  return typeof found === 'string' ? `'${found}'` : typeof found === 'object' && found !== null ? '{…}' : JSON.stringify(found)
}

/** A text somewhere in content/. */
export interface PlacedText {
  readonly part: keyof Content
  /** `content/units.ts › types[84A].summary` */
  readonly at: string
  /** The last key that is no index: what kind of text it is. */
  readonly key: string
  readonly text: string
}

/** Every text of a part with its place. */
export function placedTexts(content: Content, part: keyof Content): PlacedText[] {
  const whole: unknown = content[part]
  const visit = (value: unknown, path: readonly PropertyKey[], key: string): PlacedText[] => {
    if (typeof value === 'string') return [{ part, at: `content/${CONTENT_FILES[part]} › ${placeOf(whole, path)}`, key, text: value }]
    if (Array.isArray(value)) return value.flatMap((item, index) => visit(item, [...path, index], key))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, item]) => visit(item, [...path, name], name))
  }
  return visit(whole, [], '')
}
