import pLimit from 'p-limit'
import { limits } from '../limits.mjs'
import { clientNetwork } from './connection-table.mjs'

const { points } = limits.renders

/**
 * A concurrency limit for each network (IPv4 address or IPv6 /64), first in, first out: fair queueing of the renderer.
 * Without it 2,000 requests for pages that have to be rendered, 4 ms each, delayed whoever came after them by eight seconds.
 * @param {object} [options]
 * @param {number} [options.perNetwork]
 * @returns {(address: string, response: { readonly destroyed: boolean }, render: () => Promise<unknown>) => Promise<void>}
 *   renders when the network of the address has a free slot, which it holds until `render` settles; not at all when the
 *   client has left by then
 */
export function limitRenderConcurrency({ perNetwork = points } = {}) {
  /** @type {Map<string, ReturnType<typeof pLimit>>} */
  const networks = new Map()
  return async (address, response, render) => {
    const network = clientNetwork(address)
    const limit = networks.get(network) ?? pLimit(perNetwork)
    networks.set(network, limit)
    try {
      await limit(async () => {
        if (!response.destroyed) await render()
      })
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) networks.delete(network)
    }
  }
}
