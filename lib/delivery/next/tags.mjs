import { getCacheControlHeader } from 'next/dist/server/lib/cache-control.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { areTagsExpired, areTagsStale, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/* How long what Next rendered may be sent: by its time, and by its tags, which `revalidatePath` and `revalidateTag` name. */

/** Where Next keeps the tags of a page. */
const TAGS_HEADER = 'x-next-cache-tags'

/** @param {Record<string, unknown> | undefined} headers that Next keeps with a page @returns {string[]} */
export function tagsOf(headers) {
  const list = headers?.[TAGS_HEADER]
  return typeof list === 'string' ? list.split(',').filter(Boolean) : []
}

/** @param {object | undefined} headers that Next keeps with a page @returns {Record<string, string>} those that it sends */
export function sentHeaders(headers) {
  const { [TAGS_HEADER]: _tags, ...sent } = /** @type {Record<string, string>} */ (headers ?? {})
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
 * @param {string} tag
 * @param {{ expire?: number }} [durations] `expire`: seconds for which it is sent while it is rendered anew; not sent at all
 *   without durations
 */
export function expireTag(tag, durations) {
  const now = cacheTime()
  const marks = durations ? { stale: now, ...(durations.expire === undefined ? {} : { expired: now + durations.expire * 1000 }) } : { expired: now }
  tagsManifest.set(tag, { ...tagsManifest.get(tag), ...marks })
}

/** @typedef {{ tags: string[], renderedAt: number }} Tagged `renderedAt`: when its rendering began, by {@link cacheTime} */

/** @param {Tagged} page @returns {boolean} whether it must not be sent any more */
export const isExpired = ({ tags, renderedAt }) => areTagsExpired(tags, renderedAt)

/** @param {Tagged} page @returns {boolean} whether it is to be rendered anew behind the answer */
export const isStale = ({ tags, renderedAt }) => areTagsStale(tags, renderedAt)

/** @param {{ revalidate: number, expire?: number | undefined }} times in seconds @returns {string} Cache-Control, as Next sends it */
export const cacheControlOf = ({ revalidate, expire }) => getCacheControlHeader({ revalidate, expire })

/**
 * Next remembers for every address that was ever asked for how long it may keep its page. What is no longer kept need not be
 * remembered, and what is kept says it itself.
 * @param {string} key Next's
 */
export const forgetTimes = (key) => void SharedCacheControls['cacheControls'].delete(key)
