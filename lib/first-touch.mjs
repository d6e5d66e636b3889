/*
 * How a first touch travels: the answer to "what brought this visitor here" goes from page to page in the addresses of
 * links, and with a form in a hidden field. No cookie, no storage of the browser (docs/decisions/0018-first-touch.md).
 * Shared by the script of every page and by the front server; what a registration keeps of it is decided in
 * lib/attribution/first-touch.ts.
 */

/** Parameter of an address and name of a form's hidden field. Its value is a query string in itself. */
export const FIRST_TOUCH = 'firstTouch'

/**
 * Parameters that say where somebody comes from: campaign tags (utm), click ids of Google, Facebook, Naver and Kakao,
 * and the code of a printed QR.
 */
const SOURCE_PARAMETER = /^(utm_(source|medium|campaign|term|content)|[gk]clid|[gw]braid|fbclid|n_(media|query)|NaPm|qr)$/

/** Longest first touch in characters: twice percent-encoded it must fit into the 16 kB of a request's headers, once as address and once as `Referer`. */
export const FIRST_TOUCH_MAX = 1500

/**
 * Reads a query whose separators were escaped as markup (`&amp;`), and keeps escapes that are not UTF-8 as they stand: as
 * text they would be lost, and lib/attribution/campaign-text.ts knows CP949.
 * @param {string} search
 */
export const queryOf = (search) =>
  new URLSearchParams(
    search.replace(/&(amp;)+/g, '&').replace(/[^&=]+/g, (part) => {
      try {
        decodeURIComponent(part)
        return part
      } catch {
        return part.replaceAll('%', '%25')
      }
    }),
  )

/**
 * @param {{ readonly search: string, readonly pathname: string }} page the address that was opened
 * @param {string} referrer host of the other site that led here; empty without one
 * @returns {string} what is carried on: that of an earlier page, or else this page's own; empty where nothing is known
 */
export function firstTouchOf({ search, pathname }, referrer) {
  const given = queryOf(search)
  const carried = given.get(FIRST_TOUCH)
  if (carried) return carried.length > FIRST_TOUCH_MAX ? '' : carried
  const touch = new URLSearchParams()
  /** @param {string} name @param {string} value */
  const add = (name, value) => {
    if (!value || touch.has(name)) return
    touch.set(name, value)
    if (`${touch}`.length > FIRST_TOUCH_MAX) touch.delete(name)
  }
  given.forEach((value, name) => SOURCE_PARAMETER.test(name) && add(name, value))
  add('referrer', referrer)
  if (`${touch}`) add('landing', pathname)
  return `${touch}`
}
