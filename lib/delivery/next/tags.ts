import { getCacheControlHeader } from 'next/dist/server/lib/cache-control.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { areTagsExpired, areTagsStale, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/* How long what Next rendered may be sent: by its time, and by its tags, which `revalidatePath` and `revalidateTag` name. */

/** Where Next keeps the tags of a page. */
const TAGS_HEADER = 'x-next-cache-tags'

export function tagsOf(headers: Record<string, unknown> | undefined): string[] {
  const list = headers?.[TAGS_HEADER]
  return typeof list === 'string' ? list.split(',').filter(Boolean) : []
}

export function sentHeaders(headers: object | undefined): Record<string, string> {
  const { [TAGS_HEADER]: _tags, ...sent } = (headers ?? {}) as Record<string, string>
  return sent
}

/**
 * Milliseconds since 1970 by the clock that Next compares tags with. It is not set: `Date.now()` goes another way once the
 * machine slept or its time was corrected, and what is compared across both would seem rendered before or behind a tag's end.
 */
export const cacheTime = () => performance.timeOrigin + performance.now()

/**
 * Has whatever carries a tag rendered anew, as Next's own cache does at `revalidateTag` and `revalidatePath`
 * (file-system-cache.js), but by {@link cacheTime}: with `Date.now()`, what was rendered before an edit would seem newer than it
 * where the two clocks differ.
 * @param durations `expire`: seconds for which it is sent while it is rendered anew; not sent at all without durations
 */
export function expireTag(tag: string, durations?: { expire?: number }) {
  const now = cacheTime()
  const marks = durations ? { stale: now, ...(durations.expire === undefined ? {} : { expired: now + durations.expire * 1000 }) } : { expired: now }
  tagsManifest.set(tag, { ...tagsManifest.get(tag), ...marks })
}

/** `renderedAt`: when its rendering began, by {@link cacheTime} */
type Tagged = { tags: string[]; renderedAt: number }

/** @returns whether it must not be sent any more */
export const isExpired = ({ tags, renderedAt }: Tagged): boolean => areTagsExpired(tags, renderedAt)

/** @returns whether it is to be rendered anew behind the answer */
export const isStale = ({ tags, renderedAt }: Tagged): boolean => areTagsStale(tags, renderedAt)

export const cacheControlOf = ({ revalidate, expire }: { revalidate: number; expire?: number | undefined }): string =>
  getCacheControlHeader({ revalidate, expire })

/**
 * Next remembers for every address that was ever asked for how long it may keep its page. What is no longer kept need not be
 * remembered, and what is kept says it itself.
 */
export const forgetTimes = (key: string) => void (SharedCacheControls['cacheControls'] as Map<string, unknown>).delete(key)
