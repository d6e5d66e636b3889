import { EncodedBody } from '../pages/encoded-body.mjs'
import { FLIGHT_VARY } from './route-change.mjs'
import { cacheControlOf, sentHeaders, tagsOf } from './tags.mjs'

/*
 * What Next rendered, as the page store keeps it (lib/delivery/pages/page-store.mjs) and as Next wants it back: its shapes are
 * `response-cache/types.d.ts`.
 */

export const POLICY_HEADER = 'content-security-policy'

/** @typedef {import('../pages/page-store.mjs').Entry} Entry */
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

/** What stays until a tag expires may be revalidated at any time: nobody between keeps it, as with the build's pages. */
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

/**
 * @param {string} key Next's
 * @param {object | null} value Next's
 * @returns {string | undefined} address under which the page may be sent to everybody, percent-encoded
 */
export function addressOf(key, value) {
  const path = isAppPage(value) && (value.status ?? 200) === 200 ? pathOf(key) : undefined
  return path === undefined ? undefined : encodeURI(path)
}

/**
 * @param {object | null} value Next's
 * @param {Pick<Entry, 'times' | 'renderedAt'>} age
 * @returns {Entry}
 */
export function entryOf(value, age) {
  if (!isAppPage(value)) {
    const headers = value && 'headers' in value ? /** @type {Record<string, unknown>} */ (value.headers) : undefined
    return { ...age, tags: tagsOf(headers), headers: {}, bodies: new Map(), value }
  }
  const { html, rscData, segmentData, ...rest } = value
  const { revalidate, expire } = age.times ?? { revalidate: 1 }
  const flight = rscData && new EncodedBody(rscData)
  /** One of the segments is all of them. @param {Buffer} data */
  const segment = (data) => (flight && rscData.equals(data) ? flight : new EncodedBody(data))
  return {
    ...age,
    tags: tagsOf(rest.headers),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': revalidate === false ? UNTIL_REVALIDATED : cacheControlOf({ revalidate, expire }),
      ...sentHeaders(rest.headers),
      vary: FLIGHT_VARY,
    },
    bodies: new Map([
      ['page', new EncodedBody(Buffer.from(html))],
      ...(flight ? [/** @type {const} */ (['flight', flight])] : []),
      ...[...(segmentData ?? [])].map(([name, data]) => /** @type {const} */ ([name, segment(data)])),
    ]),
    value: rest,
  }
}

/**
 * @param {Entry} entry made by {@link entryOf}
 * @returns {{ lastModified: number, value: object | null, cacheControl: Entry['times'] }} in the shape that Next reads
 */
export function valueOf({ bodies, value, renderedAt, times }) {
  const age = { lastModified: renderedAt, cacheControl: times }
  if (bodies.size === 0) return { ...age, value: /** @type {object | null} */ (value) }
  const { page, flight, ...segments } = Object.fromEntries([...bodies].map(([part, body]) => [part, body.in('identity')]))
  const segmentData = new Map(Object.entries(segments))
  return {
    ...age,
    value: { .../** @type {object} */ (value), html: page?.toString('utf8'), rscData: flight, segmentData: segmentData.size > 0 ? segmentData : undefined },
  }
}
