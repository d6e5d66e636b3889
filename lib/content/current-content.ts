import type { Content } from './content'

/*
 * What content/ says, with the facts that the office published in their place (lib/facts). The build and a start know only the
 * files; the running site then sets what holds. Global to the process, because Next compiles this module into several bundles.
 */

/** @param key of a part that is read entry by entry; undefined: the whole part is read */
type ReadListener = (part: keyof Content, key?: string) => void

/** A draft that one person of the office sees on the real pages. */
export interface Preview {
  readonly content: Content
  /** Name of the fact. */
  readonly label: string
  /** Of the fact. */
  readonly path: string
  /** Account whose draft it is. */
  readonly draftOf: string
}

interface Held {
  /** Undefined until facts were read: the files' values hold. */
  content?: Content | undefined
  onRead?: ReadListener | undefined
  readPreview?: (() => Preview | undefined) | undefined
}

const HELD = Symbol.for('site.current-content')
const held: Held = ((globalThis as { [HELD]?: Held })[HELD] ??= {})

/** Sets what holds from now on; undefined: what the files say. */
export function setCurrentContent(content: Content | undefined): void {
  held.content = content
}

/** The phone number that holds, for what cannot load content; undefined: that of the build. */
export const currentPhone = (): string | undefined => held.content?.site.phone

/** @param read what the request under way previews, if anything (lib/requests/preview.ts) */
export function onPreview(read: () => Preview | undefined): void {
  held.readPreview = read
}

/** What the request under way previews; undefined for everybody else. */
export const shownPreview = (): Preview | undefined => held.readPreview?.()

/** Calls the listener whenever a part of content is read, e.g. to tag the page that reads it (lib/requests/tag-read-facts.ts). */
export function onContentRead(listener: ReadListener): void {
  held.onRead = listener
}

/** Every page reads its own entry. */
const BY_ENTRY: ReadonlySet<keyof Content> = new Set(['pages'])
const views = new WeakMap<object, object>()

/** The same part, which says whose entry is read. */
function byEntry<Part extends object>(name: keyof Content, part: Part): Part {
  const known = views.get(part)
  if (known) return known as Part
  const getters = Object.keys(part).map((key) => [
    key,
    {
      enumerable: true,
      get() {
        held.onRead?.(name, key)
        return part[key as keyof Part]
      },
    },
  ])
  const view = Object.defineProperties({}, Object.fromEntries(getters) as PropertyDescriptorMap)
  views.set(part, view)
  return view as Part
}

/**
 * Content whose parts are read anew at each use. Whoever keeps a part in a module keeps an old value: a lint rule refuses it.
 * @param written what the files say
 */
export function currentContent(written: Content): Content {
  const parts = Object.keys(written) as (keyof Content)[]
  const getters = parts.map((part) => [
    part,
    {
      enumerable: true,
      get() {
        const value = (shownPreview()?.content ?? held.content ?? written)[part]
        if (BY_ENTRY.has(part) && value) return byEntry(part, value)
        held.onRead?.(part)
        return value
      },
    },
  ])
  return Object.defineProperties({}, Object.fromEntries(getters) as PropertyDescriptorMap) as Content
}
