import { LRUCache } from 'lru-cache'
import { cacheTime, forgetTimes, isExpired, isStale } from '../next/tags'
import type { Part } from '../next/route-change'
import type { Answer, StoredBody } from './answer'
import type { Headers } from '../http/handler'

/*
 * The one store of what is ready to be sent. The build seeds it, what is rendered at run time joins it, and a tag that expires
 * takes out of it whatever carries it: nobody who asks knows whether a page came from the build or from an edit. Next
 * (lib/delivery/next/cache-handler.ts) and the front server (send-page.ts), which run in one process, share it.
 */

interface Times {
  /** Seconds after which it is rendered anew, behind an answer; false: when a tag says so */
  revalidate: number | false
  /** Seconds after which it is not sent any more */
  expire?: number | undefined
}

export interface Entry {
  tags: string[]
  /** When its rendering began, by the clock of tags */
  renderedAt: number
  /** Undefined where Next did not say: a second */
  times: Times | undefined
  headers: Headers
  /** By {@link Part}; of what is no page, none */
  bodies: ReadonlyMap<string, StoredBody>
  value?: unknown
  /** Key of what it cannot be sent without: data of its own address (data-apart.ts) */
  apart?: string | undefined
}
export type Kept = Entry & { key: string; address: string | undefined; answers: Map<Part, Answer> }

/** Addresses that do not exist are remembered as well, and anybody can ask for any number of them. */
const MAX_BYTES = 8 * 1024 * 1024
/** What an entry takes beside its bodies. */
const OVERHEAD_BYTES = 2048

/** @param value that is no page @returns bytes */
function sizeOfValue(value: unknown): number {
  const body = typeof value === 'object' && value !== null && 'body' in value ? value.body : undefined
  return Buffer.isBuffer(body) ? body.length : Buffer.byteLength(JSON.stringify(value) ?? '')
}

/** @param entry its key holds the address, which anybody can make kilobytes long */
const sizeOf = ({ key, bodies, value }: Kept) =>
  [...new Set(bodies.values())].reduce((sum, { size }) => sum + size, OVERHEAD_BYTES + key.length + (bodies.size > 0 ? 0 : sizeOfValue(value)))

/** @param now milliseconds since 1970, by the clock of tags */
export function createPageStore(now: () => number = cacheTime) {
  /** What the build prepared, by address: it is bounded by the build. */
  const seeds = new Map<string, Kept>()
  /** Key by the address that its page is sent under. */
  const keys = new Map<string, string>()
  /** By Next's key */
  const rendered = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
    dispose({ address }, key, reason) {
      if (reason !== 'set') forgetTimes(key)
      if (reason !== 'set' && address !== undefined) keys.delete(address)
    },
  })

  /** Also keeps both together: what was asked for last leaves last. */
  const isWhole = ({ apart }: Kept) => apart === undefined || rendered.get(apart) !== undefined

  return {
    now,
    /** @param address percent-encoded @param entry that the build finished */
    seed(address: string, entry: Entry) {
      seeds.set(address, { ...entry, key: '', address, answers: new Map() })
    },

    /** @param key Next's @param address percent-encoded, under which it may be sent without asking Next */
    keep(key: string, entry: Entry, address?: string) {
      const before = rendered.peek(key)?.address
      if (before !== undefined) keys.delete(before)
      rendered.set(key, { ...entry, key, address, answers: new Map() })
      if (address !== undefined && rendered.has(key)) keys.set(address, key)
    },

    /** What may still be sent by its tags. */
    get(key: string): Kept | undefined {
      const entry = rendered.get(key)
      return entry && !isExpired(entry) && isWhole(entry) ? entry : undefined
    },

    /** @param key Next's @returns when the rendering of what is kept began, whether it may be sent or not */
    renderedAt: (key: string): number | undefined => rendered.peek(key)?.renderedAt,

    /** @param address percent-encoded, as in a canonical request @returns the page to send for this address */
    find(address: string): Kept | undefined {
      const key = keys.get(address)
      const entry = key === undefined ? seeds.get(address) : rendered.get(key)
      if (!entry || !isWhole(entry)) return undefined
      if (isExpired(entry)) {
        // Whatever is rendered from now on is newer.
        seeds.delete(address)
        return undefined
      }
      const expire = entry.times?.expire
      return expire !== undefined && entry.renderedAt + expire * 1000 < now() ? undefined : entry
    },

    /** @returns whether it need not be rendered anew behind its answer */
    isFresh(entry: Entry): boolean {
      const revalidate = entry.times?.revalidate ?? 1
      return (revalidate === false || entry.renderedAt + revalidate * 1000 >= now()) && !isStale(entry)
    },

    /** To be told after a body has more or fewer bytes than before. */
    resized(entry: Kept) {
      entry.answers.clear()
      // The cache reckons anew only what is another object.
      if (rendered.peek(entry.key)?.bodies === entry.bodies) rendered.set(entry.key, { ...entry })
    },
  }
}

export type PageStore = ReturnType<typeof createPageStore>

/** Of this process. */
export const pages = createPageStore()
