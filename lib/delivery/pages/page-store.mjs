import { LRUCache } from 'lru-cache'
import { cacheTime, forgetTimes, isExpired, isStale } from '../next/tags.mjs'

/*
 * The one store of what is ready to be sent. The build seeds it, what is rendered at run time joins it, and a tag that expires
 * takes out of it whatever carries it: nobody who asks knows whether a page came from the build or from an edit. Next
 * (lib/delivery/next/cache-handler.mjs) and the front server (send-page.mjs), which run in one process, share it.
 */

/** @typedef {import('../next/route-change.mjs').Part} Part */
/** @typedef {import('./answer.mjs').Body & { readonly size: number }} StoredBody `size`: bytes that it takes in memory */

/**
 * @typedef {object} Times
 * @property {number | false} revalidate seconds after which it is rendered anew, behind an answer; false: when a tag says so
 * @property {number | undefined} [expire] seconds after which it is not sent any more
 */
/**
 * @typedef {object} Entry
 * @property {string[]} tags
 * @property {number} renderedAt when its rendering began, by the clock of tags
 * @property {Times | undefined} times undefined where Next did not say: a second
 * @property {Readonly<Record<string, string>>} headers of its document
 * @property {ReadonlyMap<string, StoredBody>} bodies by {@link Part}; of what is no page, none
 * @property {unknown} [value] what Next gets back beside the bodies
 * @property {string | undefined} [apart] key of what it cannot be sent without: data of its own address (data-apart.mjs)
 */
/** @typedef {Entry & { key: string, address: string | undefined, answers: Map<Part, import('./answer.mjs').Answer> }} Kept */

/** Addresses that do not exist are remembered as well, and anybody can ask for any number of them. */
const MAX_BYTES = 8 * 1024 * 1024
/** What an entry takes beside its bodies. */
const OVERHEAD_BYTES = 2048

/** @param {unknown} value that is no page @returns {number} bytes */
function sizeOfValue(value) {
  const body = typeof value === 'object' && value !== null && 'body' in value ? value.body : undefined
  return Buffer.isBuffer(body) ? body.length : Buffer.byteLength(JSON.stringify(value) ?? '')
}

/** @param {Kept} entry its key holds the address, which anybody can make kilobytes long */
const sizeOf = ({ key, bodies, value }) =>
  [...new Set(bodies.values())].reduce((sum, { size }) => sum + size, OVERHEAD_BYTES + key.length + (bodies.size > 0 ? 0 : sizeOfValue(value)))

/** @param {() => number} [now] milliseconds since 1970, by the clock of tags */
export function createPageStore(now = cacheTime) {
  /** What the build prepared, by address: it is bounded by the build. @type {Map<string, Kept>} */
  const seeds = new Map()
  /** Key by the address that its page is sent under. @type {Map<string, string>} */
  const keys = new Map()
  /** @type {LRUCache<string, Kept>} by Next's key */
  const rendered = new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
    dispose({ address }, key, reason) {
      if (reason !== 'set') forgetTimes(key)
      if (reason !== 'set' && address !== undefined) keys.delete(address)
    },
  })

  /** Also keeps both together: what was asked for last leaves last. @param {Kept} entry */
  const isWhole = ({ apart }) => apart === undefined || rendered.get(apart) !== undefined

  return {
    now,
    /** @param {string} address percent-encoded @param {Entry} entry that the build finished */
    seed(address, entry) {
      seeds.set(address, { ...entry, key: '', address, answers: new Map() })
    },

    /** @param {string} key Next's @param {Entry} entry @param {string} [address] percent-encoded, under which it may be sent without asking Next */
    keep(key, entry, address) {
      const before = rendered.peek(key)?.address
      if (before !== undefined) keys.delete(before)
      rendered.set(key, { ...entry, key, address, answers: new Map() })
      if (address !== undefined && rendered.has(key)) keys.set(address, key)
    },

    /** @param {string} key Next's @returns {Kept | undefined} what may still be sent by its tags */
    get(key) {
      const entry = rendered.get(key)
      return entry && !isExpired(entry) && isWhole(entry) ? entry : undefined
    },

    /** @param {string} key Next's @returns {number | undefined} when the rendering of what is kept began, whether it may be sent or not */
    renderedAt: (key) => rendered.peek(key)?.renderedAt,

    /** @param {string} address percent-encoded, as in a canonical request @returns {Kept | undefined} the page to send for this address */
    find(address) {
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

    /** @param {Entry} entry @returns {boolean} whether it need not be rendered anew behind its answer */
    isFresh(entry) {
      const revalidate = entry.times?.revalidate ?? 1
      return (revalidate === false || entry.renderedAt + revalidate * 1000 >= now()) && !isStale(entry)
    },

    /** To be told after a body has more or fewer bytes than before. @param {Kept} entry */
    resized(entry) {
      entry.answers.clear()
      // The cache reckons anew only what is another object.
      if (rendered.peek(entry.key)?.bodies === entry.bodies) rendered.set(entry.key, { ...entry })
    },
  }
}

/** @typedef {ReturnType<typeof createPageStore>} PageStore */

/** Of this process. */
export const pages = createPageStore()
