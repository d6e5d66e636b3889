import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { clientNetwork } from './connection-table.mjs'

/** Rendering is work of the one processor that all share: so many of a network's pages are begun before others' get a turn. */
const RENDERS_PER_NETWORK = 16
/** A page that takes longer waits for something else than the processor, or for its reader. */
const LONGEST_TURN_MS = 2_000

/**
 * Bounds how many requests of one network the framework has at once, first in, first out. Without it 2,000 requests for
 * pages that have to be rendered, 4 ms each, delayed whoever came after them by eight seconds.
 * @param {object} [options]
 * @param {number} [options.perNetwork]
 * @param {number} [options.longestTurnMs]
 * @param {(ms: number) => Promise<unknown>} [options.pause]
 * @returns {(address: string, response: { readonly destroyed: boolean }, render: () => Promise<unknown>) => Promise<void>}
 *   renders when it is the turn of the address's network; not at all when the client has left by then
 */
export function renderTurns({ perNetwork = RENDERS_PER_NETWORK, longestTurnMs = LONGEST_TURN_MS, pause = (ms) => wait(ms, undefined, { ref: false }) } = {}) {
  /** @type {Map<string, ReturnType<typeof pLimit>>} */
  const networks = new Map()
  return async (address, response, render) => {
    const network = clientNetwork(address)
    const limit = networks.get(network) ?? pLimit(perNetwork)
    networks.set(network, limit)
    await limit(async () => {
      if (!response.destroyed) await Promise.race([render(), pause(longestTurnMs)])
    })
    if (limit.activeCount + limit.pendingCount === 0) networks.delete(network)
  }
}
