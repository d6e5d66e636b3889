import { getCacheControlHeader } from 'next/dist/server/lib/cache-control.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { areTagsExpired, areTagsStale, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { EncodedBody } from '../server/encoded-body.mjs'
import { byteCache } from './byte-cache.mjs'

/*
 * What Next rendered at run time and may be sent again: one copy, for Next (cache-handler.mjs) and for the front server
 * (lib/server/page-cache.mjs), which run in one process. Its shapes are Next's own: `response-cache/types.d.ts`.
 */

/** Addresses that do not exist are remembered as well, and anybody can ask for any number of them. */
const MAX_BYTES = 8 * 1024 * 1024
/** What an entry takes beside its bodies. */
const OVERHEAD_BYTES = 2048
/** Where Next keeps the tags of a page: what `revalidatePath` and `revalidateTag` name. */
export const TAGS_HEADER = 'x-next-cache-tags'
export const POLICY_HEADER = 'content-security-policy'

/**
 * @typedef {object} CacheControl
 * @property {number | false} revalidate seconds
 * @property {number | undefined} [expire] seconds
 */
/**
 * @typedef {object} AppPage Next's `CachedAppPageValue`
 * @property {'APP_PAGE'} kind
 * @property {string} html
 * @property {Buffer | undefined} rscData of route changes
 * @property {number | undefined} status
 * @property {string | undefined} postponed
 * @property {Record<string, undefined | string | string[]> | undefined} headers
 * @property {Map<string, Buffer> | undefined} segmentData of route changes, by segment
 */
/**
 * @typedef {object} CacheEntry
 * @property {string} key Next's; it holds the address, which anybody can make kilobytes long
 * @property {number} lastModified when its rendering began, by `cacheTime`
 * @property {CacheControl | undefined} cacheControl
 * @property {readonly string[]} tags
 * @property {string} [address] under which it may be sent without asking Next, percent-encoded
 * @property {CachedPage | undefined} page
 * @property {object | null} value what is no page, as Next gave it
 */
/**
 * @typedef {object} CachedPage
 * @property {EncodedBody} html
 * @property {EncodedBody | undefined} flight
 * @property {Map<string, EncodedBody> | undefined} segments
 * @property {Omit<AppPage, 'html' | 'rscData' | 'segmentData'>} rest
 */

/** @param {CachedPage} page @returns {EncodedBody[]} */
const bodiesOf = ({ html, flight, segments }) => [...new Set([html, ...(flight ? [flight] : []), ...(segments?.values() ?? [])])]

/** @param {CacheEntry} entry */
function sizeOf({ key, page, value }) {
  const overhead = OVERHEAD_BYTES + key.length
  if (page) return bodiesOf(page).reduce((sum, { size }) => sum + size, overhead)
  const body = value && 'body' in value ? value.body : undefined
  return overhead + (Buffer.isBuffer(body) ? body.length : Buffer.byteLength(JSON.stringify(value)))
}

/** Key of Next's cache by the address of its page, percent-encoded; no longer than the page is cached. @type {Map<string, string>} */
const keys = new Map()
/**
 * How long Next may keep a page, by its key: Next remembers it for every address that was ever asked for. What is no longer
 * kept need not be remembered, and what is kept says it itself.
 */
const cacheControls = SharedCacheControls['cacheControls']
/** @type {ReturnType<typeof byteCache<CacheEntry>>} */
const answers = byteCache(MAX_BYTES, sizeOf, ({ key, address }) => {
  cacheControls.delete(key)
  if (address !== undefined) keys.delete(address)
})

const UNTIL_REVALIDATED = 'public, max-age=0, must-revalidate'
/** Next's keys end with the address: `/route-cache/APP_PAGE/…/$/path`. */
const ADDRESS = /\/\$(\/.*)$/s

/** How Next names the home page. */
const HOME_KEY = '/index'

/** @param {string} key Next's @returns {string | undefined} path of its page, not encoded */
export function pathOf(key) {
  const path = ADDRESS.exec(key)?.[1]
  return path === HOME_KEY ? '/' : path
}

/** @param {unknown} value @returns {value is AppPage} */
export const isAppPage = (value) => typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'APP_PAGE'

/** @param {unknown} value @returns {value is AppPage} whether it is a page that was not given its policy yet */
export const isUnfinished = (value) => isAppPage(value) && value.headers?.[POLICY_HEADER] === undefined

/** @param {Record<string, unknown> | undefined} headers */
const tagsOf = (headers) => {
  const list = headers?.[TAGS_HEADER]
  return typeof list === 'string' ? list.split(',') : []
}

/** @param {AppPage} page @returns {CachedPage} */
function cachedPage({ html, rscData, segmentData, ...rest }) {
  const flight = rscData && new EncodedBody(rscData)
  /** One of the segments is all of them. @param {Buffer} data */
  const segment = (data) => (flight && rscData.equals(data) ? flight : new EncodedBody(data))
  return {
    html: new EncodedBody(Buffer.from(html)),
    flight,
    segments: segmentData && new Map([...segmentData].map(([name, data]) => [name, segment(data)])),
    rest,
  }
}

/**
 * @param {string} key Next's
 * @param {object | null} value
 * @param {{ cacheControl: CacheControl | undefined, lastModified: number }} times
 * @param {boolean} shared whether it may be sent without asking Next
 */
export function setCached(key, value, { cacheControl: control, lastModified }, shared) {
  const headers = value && 'headers' in value ? /** @type {Record<string, unknown>} */ (value.headers) : undefined
  const entry = { key, lastModified, cacheControl: control, tags: tagsOf(headers) }
  if (!isAppPage(value)) return answers.set(key, { ...entry, page: undefined, value })
  const path = pathOf(key)
  const address = shared && path !== undefined && (value.status ?? 200) === 200 ? encodeURI(path) : undefined
  const page = cachedPage(value)
  answers.set(key, { ...entry, ...(address === undefined ? {} : { address }), value: null, page })
  if (address !== undefined && answers.get(key)) keys.set(address, key)
}

/**
 * Milliseconds since 1970 by the clock that Next compares tags with. It is not set: `Date.now()` goes another way once the
 * machine slept or its time was corrected, and what is compared across both would seem rendered before or behind a tag's end.
 */
export const cacheTime = () => performance.timeOrigin + performance.now()

/** Next's own tags, of the folders that a page lies in. */
const FOLDER_TAG = '_N_T_'

/** @param {Record<string, unknown> | undefined} headers of a page @returns {string[]} tags that its own reads gave it */
export const ownTags = (headers) => tagsOf(headers).filter((tag) => !tag.startsWith(FOLDER_TAG))

/** Tags of the build's pages that no longer say what holds. @type {Set<string>} */
const outOfDate = new Set()

/** Whether a page that the build finished must not be sent any more. @param {readonly string[]} tags of the page */
export const isOutOfDate = (tags) => tags.some((tag) => outOfDate.has(tag))

/**
 * What Next's own cache does at `revalidateTag` and `revalidatePath` (file-system-cache.js), by `cacheTime`: its own takes
 * `Date.now()`, and what was rendered before an edit would seem newer than it where the two clocks differ.
 * @param {string} tag
 * @param {{ expire?: number }} [durations] `expire`: seconds for which what carries the tag is sent while it is rendered anew; not
 *   sent at all without durations
 */
export function markTag(tag, durations) {
  const now = cacheTime()
  const marks = durations ? { stale: now, ...(durations.expire === undefined ? {} : { expired: now + durations.expire * 1000 }) } : { expired: now }
  tagsManifest.set(tag, { ...tagsManifest.get(tag), ...marks })
}

/**
 * Has whatever carries a tag rendered anew at its next request, as `revalidateTag` does within one.
 * @param {string} tag
 * @param {boolean} buildHolds whether the build's own pages say what holds: then they are sent again
 */
export function expireTag(tag, buildHolds) {
  markTag(tag)
  if (buildHolds) outOfDate.delete(tag)
  else outOfDate.add(tag)
}

/** @param {string} key Next's @returns {number | undefined} when the rendering of what is kept began, by `cacheTime`, whether it may be sent or not */
export const renderedAt = (key) => answers.get(key)?.lastModified

/** @param {CacheEntry} entry @returns {boolean} whether something in it was revalidated since */
const isExpired = (entry) => areTagsExpired([...entry.tags], entry.lastModified)

/**
 * @param {string} key Next's
 * @returns {{ lastModified: number, value: object | null, cacheControl: CacheControl | undefined } | undefined} in the shape that Next reads
 */
export function getCached(key) {
  const entry = answers.get(key)
  if (!entry || isExpired(entry)) return undefined
  const { page, lastModified, cacheControl: control, value } = entry
  if (!page) return { lastModified, value, cacheControl: control }
  return {
    lastModified,
    cacheControl: control,
    value: {
      ...page.rest,
      html: page.html.plain.toString('utf8'),
      rscData: page.flight?.plain,
      segmentData: page.segments && new Map([...page.segments].map(([segment, body]) => [segment, body.plain])),
    },
  }
}

/**
 * A page that Next would answer from its cache, by its address.
 * @param {string} address percent-encoded, as in a canonical request
 * @param {number} now by `cacheTime`
 * @returns {{ page: CachedPage, cacheControl: string, fresh: boolean, stays: boolean, resized: () => void } | undefined} `fresh`: false
 *   where Next would render it anew behind the answer; `stays`: until it is revalidated, not for a minute; `resized`:
 *   to be told after an encoding was made, or made smaller
 */
export function findCachedPage(address, now) {
  const key = keys.get(address)
  if (key === undefined) return undefined
  const entry = answers.get(key)
  if (!entry?.page || isExpired(entry)) return undefined
  const { revalidate, expire } = entry.cacheControl ?? { revalidate: 1 }
  if (expire !== undefined && entry.lastModified + expire * 1000 < now) return undefined
  const due = revalidate !== false && entry.lastModified + revalidate * 1000 < now
  return {
    page: entry.page,
    // What stays until it is revalidated may be revalidated at any time: nobody between keeps it, as with the build's pages.
    cacheControl: revalidate === false ? UNTIL_REVALIDATED : getCacheControlHeader({ revalidate, expire }),
    fresh: !due && !areTagsStale([...entry.tags], entry.lastModified),
    stays: revalidate === false,
    resized: () => answers.resized(key),
  }
}
