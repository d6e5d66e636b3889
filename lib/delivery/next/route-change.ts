import type { IncomingHttpHeaders } from 'node:http'

/* How Next's router asks for the data of a page, under the page's address, and what it reads of the answer. */

export const FLIGHT_TYPE = 'text/x-component'
/** What an answer under a page's address depends on. */
export const FLIGHT_VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding'

/** Headers by which Next steers itself. */
export const PRIVATE_HEADERS = { segment: 'next-router-segment-prefetch', prefix: 'x-nextjs-' }
/** What Next says of an answer that it keeps: whether it had it, or how old that was. */
export const CACHE_HEADER = 'x-nextjs-cache'
/** For how many seconds the router shows what it fetched, at least thirty. */
export const STALE_TIME_HEADER = 'x-nextjs-stale-time'
/** Files of such data; Next answers addresses that end so as well. */
export const ROUTE_DATA = '.rsc'
/** Where the data that pages hydrate from lies, among the framework's own static files: the build's on every host of Next. */
export const FLIGHT_ADDRESS = '/_next/static/flight/'

/** Of a page: itself, the data of its route change, or a segment of that by its name. */
export type Part = 'page' | 'flight' | `/${string}`

const isSegment = (name: string): name is `/${string}` => name.startsWith('/')

export function partAsked({ rsc, 'next-router-segment-prefetch': segment }: IncomingHttpHeaders): Part | undefined {
  if (rsc !== '1') return 'page'
  if (typeof segment !== 'string') return 'flight'
  return isSegment(segment) ? segment : undefined
}

export const flightHeaders = (part: Part, staleSeconds = '300'): Record<string, string> => ({
  'content-type': FLIGHT_TYPE,
  vary: FLIGHT_VARY,
  'x-nextjs-prerender': '1',
  [STALE_TIME_HEADER]: staleSeconds,
  ...(isSegment(part) ? { 'x-nextjs-postponed': '2' } : {}),
})
