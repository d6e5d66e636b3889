import { performance } from 'node:perf_hooks'
import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import { clientNetwork } from '../../client-network'
import { limits } from '../../limits'

const { points } = limits.renders

/** How often a rendering that takes long is looked at. */
const LOOK_MS = 50
/** A process that works for less than this share of the time waits for a store: the next rendering would not slow it down. */
const BUSY = 0.5
/** Looks after which the next rendering begins however busy the process is: it may be busy with something else. */
const LOOKS_MAX = 10
/** Connections that are let in before the next rendering. */
const ACCEPTED_MAX = 100

/** @returns settles when the next rendering may begin */
async function nextMayBegin(ended: Promise<unknown>) {
  let over = false
  const end = ended.then(
    () => void (over = true),
    () => void (over = true),
  )
  for (let look = 0; look < LOOKS_MAX && !over; look += 1) {
    const before = performance.eventLoopUtilization()
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, LOOK_MS))])
    if (performance.eventLoopUtilization(before).utilization < BUSY) return
  }
}

/**
 * Lets renderings begin one after the other, the networks by turns; the next one also where the one before waits for a store.
 * A rendering takes 20 to 50 ms of the event loop in a few turns. Of two side by side both end later, and what else a turn
 * has to do waits for the sum of both; of sixteen, a page of another network took eight seconds.
 *
 * Node accepts one connection in a turn, in the order in which the system has them: behind 300 of one network, with a rendering
 * in every seventh turn, another network's first page waited for 1.7 s of the processor. They are let in first.
 * @param accepted connections that were accepted so far
 * @returns settles as `render` does
 */
export function rendersByTurns(accepted: () => number = () => 0): (network: string, render: () => Promise<unknown>) => Promise<void> {
  const waiting: Map<string, (() => Promise<unknown>)[]> = new Map()
  let running = false
  const run = async () => {
    running = true
    for (let [next] = waiting; next; [next] = waiting) {
      const [network, [render, ...others]] = next
      // To the end: the order of the map is that of the networks' turns.
      waiting.delete(network)
      if (others.length > 0) waiting.set(network, others)
      if (render) await nextMayBegin(render())
      // Reads what has arrived meanwhile: who has left, and who else waits.
      for (let turn = 0, before = -1; turn < ACCEPTED_MAX && before !== accepted(); turn += 1) {
        before = accepted()
        await eventLoopTurn()
      }
    }
    running = false
  }
  return (network, render) =>
    new Promise((resolve, reject) => {
      const renderInTurn = () => {
        const rendering = (async () => await render())()
        rendering.then(() => resolve(), reject)
        return rendering
      }
      waiting.set(network, [...(waiting.get(network) ?? []), renderInTurn])
      if (!running) void run()
    })
}

/**
 * A concurrency limit for each network (IPv4 address or IPv6 /64), first in, first out: fair queueing of the renderer.
 * Without it 2,000 requests for pages that have to be rendered, 4 ms each, delayed whoever came after them by eight seconds.
 * @param options.inTurn see {@link rendersByTurns}; at once unless told
 * @returns renders when the network of the address has a free slot, which it holds until `render` settles; not at all when the
 *   client has left by then
 */
export function limitRenderConcurrency({
  perNetwork = points,
  inTurn = (_network, render) => render(),
}: { perNetwork?: number; inTurn?: (network: string, render: () => Promise<unknown>) => Promise<unknown> } = {}): (
  address: string,
  response: { readonly destroyed: boolean },
  render: () => Promise<unknown>,
) => Promise<void> {
  const networks = new Map<string, ReturnType<typeof pLimit>>()
  return async (address, response, render) => {
    const network = clientNetwork(address)
    const limit = networks.get(network) ?? pLimit(perNetwork)
    networks.set(network, limit)
    const renderUnlessLeft = async () => {
      if (!response.destroyed) await render()
    }
    try {
      await limit(() => (response.destroyed ? undefined : inTurn(network, renderUnlessLeft)))
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) networks.delete(network)
    }
  }
}
