import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import { clientNetwork } from '../../client-network.mjs'
import { limits } from '../../limits.mjs'

const { points } = limits.renders

/**
 * Lets renderings begin one in a turn of the event loop, the networks by turns. Next renders a page within one such turn: of
 * sixteen in each, everybody else's page, which needs a dozen turns to be read, compressed and sent, took fourteen seconds.
 * @returns {(network: string) => Promise<void>} settles when a rendering of the network may begin
 */
export function startsByTurns() {
  /** @type {Map<string, (() => void)[]>} */
  const waiting = new Map()
  let running = false
  const run = async () => {
    running = true
    for (let [next] = waiting; next; [next] = waiting) {
      const [network, [begin, ...others]] = next
      // To the end: the order of the map is that of the networks' turns.
      waiting.delete(network)
      if (others.length > 0) waiting.set(network, others)
      begin?.()
      await eventLoopTurn()
    }
    running = false
  }
  return (network) =>
    new Promise((resolve) => {
      waiting.set(network, [...(waiting.get(network) ?? []), resolve])
      if (!running) void run()
    })
}

/**
 * A concurrency limit for each network (IPv4 address or IPv6 /64), first in, first out: fair queueing of the renderer.
 * Without it 2,000 requests for pages that have to be rendered, 4 ms each, delayed whoever came after them by eight seconds.
 * @param {object} [options]
 * @param {number} [options.perNetwork]
 * @param {(network: string) => Promise<void>} [options.mayBegin] see {@link startsByTurns}; at once unless told
 * @returns {(address: string, response: { readonly destroyed: boolean }, render: () => Promise<unknown>) => Promise<void>}
 *   renders when the network of the address has a free slot, which it holds until `render` settles; not at all when the
 *   client has left by then
 */
export function limitRenderConcurrency({ perNetwork = points, mayBegin = async () => undefined } = {}) {
  /** @type {Map<string, ReturnType<typeof pLimit>>} */
  const networks = new Map()
  return async (address, response, render) => {
    const network = clientNetwork(address)
    const limit = networks.get(network) ?? pLimit(perNetwork)
    networks.set(network, limit)
    try {
      await limit(async () => {
        if (!response.destroyed) await mayBegin(network)
        if (!response.destroyed) await render()
      })
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) networks.delete(network)
    }
  }
}
