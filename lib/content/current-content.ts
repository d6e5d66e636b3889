import { bridge, type ContentReadListener, type Preview } from '@/lib/delivery/bridge'
import type { Content } from './content'

/*
 * What content/ says, with the facts that the office published in their place (lib/facts). The build and a start know only the
 * files; the running site then sets what holds, on the bridge, because Next compiles this module into several bundles.
 */

export type { Preview }

const held = (bridge.currentContent ??= {})

/**
 * What the files say, read and checked by the first of the bundles that asks: each would take 0.2 s of the processor. Files of a
 * development server change, so there each reads its own.
 */
export const writtenOnce = (read: () => Content): Content => (process.env.NODE_ENV === 'production' ? (held.written ??= read()) : read())

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
export function onContentRead(listener: ContentReadListener): void {
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
