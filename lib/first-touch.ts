/*
 * Carries the first touch, which is what brought this visitor here, from page to page in the addresses of links, and
 * with a form in a hidden field. Uses no cookie and no browser storage (docs/decisions/0018-first-touch.md). Shared by
 * every page's script and the front server; lib/attribution/first-touch.ts decides what a registration stores.
 */

/** Query parameter and name of the hidden field. Its value is itself a query string. */
export const FIRST_TOUCH = 'firstTouch'

/**
 * Parameters that identify the source: campaign tags (utm), click ids of Google, Facebook, Naver and Kakao, and the
 * code of a printed QR.
 */
const SOURCE_PARAMETER = /^(utm_(source|medium|campaign|term|content)|[gk]clid|[gw]braid|fbclid|n_(media|query)|NaPm|qr)$/

/**
 * Maximum length in characters: percent-encoded twice it must fit into the 16 kB of a request's headers, once as
 * address and once as `Referer`.
 */
export const FIRST_TOUCH_MAX = 1500

/**
 * Parses a query whose separators may be HTML-escaped (`&amp;`), and keeps escapes that are not UTF-8, because
 * lib/attribution/campaign-text.ts decodes CP949.
 */
export const queryOf = (search: string) =>
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
 * @param page the opened address
 * @param referrer host of the other site that led here; empty without one
 * @returns the first touch to carry on: that of an earlier page, else this page's own; empty if unknown
 */
export function firstTouchOf({ search, pathname }: { readonly search: string; readonly pathname: string }, referrer: string): string {
  const given = queryOf(search)
  const carried = given.get(FIRST_TOUCH)
  if (carried) return carried.length > FIRST_TOUCH_MAX ? '' : carried
  const touch = new URLSearchParams()
  const add = (name: string, value: string) => {
    if (!value || touch.has(name)) return
    touch.set(name, value)
    if (`${touch}`.length > FIRST_TOUCH_MAX) touch.delete(name)
  }
  given.forEach((value, name) => SOURCE_PARAMETER.test(name) && add(name, value))
  add('referrer', referrer)
  if (`${touch}`) add('landing', pathname)
  return `${touch}`
}
