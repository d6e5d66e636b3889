import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import { fallbackIfInvalid, InvalidPartError } from './invalid-part'

/** Fields that identify an item of a list for content editors; the first present one counts. */
const NAMES = ['id', 'slug', 'key', 'complex', 'number', 'unit', 'label', 'title', 'name', 'heading'] as const

/** A bracket would end the path, and drafts begin with one. */
const isPlain = (name: unknown) => typeof name === 'number' || (typeof name === 'string' && name.trim() !== '' && !/[[\]]/.test(name))

/** Undefined also where a schema rejected the value. */
const read = (holder: object, key: PropertyKey): unknown => fallbackIfInvalid(() => Reflect.get(holder, key) as unknown, undefined)

const nameOf = (item: unknown): string | undefined => {
  if (typeof item !== 'object' || item === null) return undefined
  for (const key of NAMES) {
    const name = read(item, key)
    if (isPlain(name)) return String(name)
  }
  return undefined
}

/** `[84A]` for items with a unique name in their list, otherwise `[3번째]`. */
function itemsOf(list: readonly unknown[]): string[] {
  const names = Array.from(list.keys(), (at) => nameOf(read(list, at)))
  const times = new Map<string, number>()
  for (const name of names) if (name !== undefined) times.set(name, (times.get(name) ?? 0) + 1)
  return names.map((name, index) => `[${name !== undefined && times.get(name) === 1 ? name : `${index + 1}번째`}]`)
}

const fieldOf = (place: string, key: PropertyKey): string => (place === '' ? String(key) : `${place}.${String(key)}`)
const placeOrWhole = (place: string): string => place || '(전체)'

/**
 * A field's path in readable form, `types[84A].areas.supply`: items of lists by their names.
 * @param value the file's value
 * @param path keys and indexes, as zod gives them
 */
export function placeOf(value: unknown, path: readonly PropertyKey[]): string {
  let at = value
  let place = ''
  for (const key of path) {
    place = Array.isArray(at) && typeof key === 'number' ? `${place}${itemsOf(at)[key] ?? `[${key + 1}번째]`}` : fieldOf(place, key)
    at = typeof at === 'object' && at !== null ? read(at, key) : undefined
  }
  return placeOrWhole(place)
}

/** The value at `path`, as a message quotes it. */
export function foundAt(value: unknown, path: readonly PropertyKey[]): string {
  const found = path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value)
  if (found === undefined) return '없음'
  if (Array.isArray(found)) return `${found.length}개`
  return typeof found === 'string' ? `'${found}'` : typeof found === 'object' && found !== null ? '{…}' : JSON.stringify(found)
}

/** A text in content/ with its path. */
export interface PlacedText {
  readonly part: keyof Content
  /** `content/units.ts › types[84A].summary` */
  readonly at: string
  /** The last key that is no index: the kind of text. */
  readonly key: string
  readonly text: string
}

/** Every text of a part with its path, without values that its schema rejected. */
export function placedTexts(content: Content, part: keyof Content): PlacedText[] {
  const whole: unknown = content[part]
  const visit = (value: unknown, place: string, key: string): PlacedText[] => {
    if (typeof value === 'string') return [{ part, at: `content/${CONTENT_FILES[part]} › ${placeOrWhole(place)}`, key, text: value }]
    if (Array.isArray(value)) return itemsOf(value).flatMap((item, index) => visit(read(value, index), place + item, key))
    if (typeof value !== 'object' || value === null) return []
    return Object.keys(value).flatMap((name) => visit(read(value, name), fieldOf(place, name), name))
  }
  return visit(whole, '', '')
}

/** Every text of a part, including values that its schema rejected. */
export function stringsIn(content: Content, part: keyof Content): string[] {
  const visit = (read: () => unknown): string[] => {
    let value: unknown
    try {
      value = read()
    } catch (error) {
      if (!(error instanceof InvalidPartError)) throw error
      value = error.written
    }
    if (typeof value === 'string') return [value]
    const holder = value
    if (typeof holder !== 'object' || holder === null) return []
    return Object.keys(holder).flatMap((key) => visit(() => Reflect.get(holder, key) as unknown))
  }
  return visit(() => content[part])
}
