import { EncodedBody } from '../pages/encoded-body'
import { FLIGHT_VARY } from './route-change'
import { cacheControlOf, sentHeaders, tagsOf } from './tags'
import type { CachedAppPageValue } from 'next/dist/server/response-cache/types'
import type { Entry } from '../pages/page-store'

/*
 * What Next rendered, as the page store keeps it (lib/delivery/pages/page-store.ts) and as Next wants it back.
 */

export const POLICY_HEADER = 'content-security-policy'

/** What Next hands to a cache for a page: with its text in the place of what renders it. */
export type AppPage = Omit<CachedAppPageValue, 'kind' | 'html'> & { kind: `${CachedAppPageValue['kind']}`; html: string }

/** What stays until a tag expires may be revalidated at any time: nobody between keeps it, as with the build's pages. */
const UNTIL_REVALIDATED = 'public, max-age=0, must-revalidate'

/** Next's keys end with the address: `/route-cache/APP_PAGE/…/$/path`. */
const ADDRESS = /\/\$(\/.*)$/s
const HOME_KEY = '/index'

/** Path of the page, not encoded. */
export function pathOf(key: string): string | undefined {
  const path = ADDRESS.exec(key)?.[1]
  return path === HOME_KEY ? '/' : path
}

export const isAppPage = (value: unknown): value is AppPage => typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'APP_PAGE'

/** @returns whether it is a page that was not given its policy yet */
export const isUnfinished = (value: unknown): value is AppPage => isAppPage(value) && value.headers?.[POLICY_HEADER] === undefined

/** @returns address under which the page may be sent to everybody, percent-encoded */
export function addressOf(key: string, value: object | null): string | undefined {
  const path = isAppPage(value) && (value.status ?? 200) === 200 ? pathOf(key) : undefined
  return path === undefined ? undefined : encodeURI(path)
}

export function entryOf(value: object | null, age: Pick<Entry, 'times' | 'renderedAt'>): Entry {
  if (!isAppPage(value)) {
    const headers = value && 'headers' in value ? (value.headers as Record<string, unknown>) : undefined
    return { ...age, tags: tagsOf(headers), headers: {}, bodies: new Map(), value }
  }
  const { html, rscData, segmentData, ...rest } = value
  const { revalidate, expire } = age.times ?? { revalidate: 1 }
  const flight = rscData && new EncodedBody(rscData)
  /** One of the segments is all of them. */
  const segment = (data: Buffer) => (flight && rscData.equals(data) ? flight : new EncodedBody(data))
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
      ...(flight ? [['flight', flight] as const] : []),
      ...[...(segmentData ?? [])].map(([name, data]) => [name, segment(data)] as const),
    ]),
    value: rest,
  }
}

/** An entry of {@link entryOf} in the shape that Next reads. */
export function valueOf({ bodies, value, renderedAt, times }: Entry): { lastModified: number; value: object | null; cacheControl: Entry['times'] } {
  const age = { lastModified: renderedAt, cacheControl: times }
  if (bodies.size === 0) return { ...age, value: value as object | null }
  const { page, flight, ...segments } = Object.fromEntries([...bodies].map(([part, body]) => [part, body.in('identity')]))
  const segmentData = new Map(Object.entries(segments))
  return {
    ...age,
    value: { ...(value as object), html: page?.toString('utf8'), rscData: flight, segmentData: segmentData.size > 0 ? segmentData : undefined },
  }
}
