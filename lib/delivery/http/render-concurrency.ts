import { performance } from 'node:perf_hooks'
import { setImmediate as eventLoopTurn } from 'node:timers/promises'
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
  const end = ended.then(() => void (over = true))
  for (let look = 0; look < LOOKS_MAX && !over; look += 1) {
    const before = performance.eventLoopUtilization()
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, LOOK_MS))])
    if (performance.eventLoopUtilization(before).utilization < BUSY) return
  }
}

/** `running`: renderings that have begun and not ended */
interface Network {
  waiting: (() => Promise<unknown>)[]
  running: number
}

/**
 * Lets renderings begin one after the other, the networks (IPv4 address or IPv6 /64) by turns; the next one also where the one
 * before waits for a store. A rendering takes 20 to 50 ms of the event loop in a few turns. Of two side by side both end later,
 * and what else a turn has to do waits for the sum of both; of sixteen, a page of another network took eight seconds.
 *
 * Node accepts one connection in a turn, in the order in which the system has them: behind 300 of one network, with a rendering
 * in every seventh turn, another network's first page waited for 1.7 s of the processor. They are let in first.
 * @param options `accepted`: connections that were accepted so far; `perNetwork`: renderings of one network at a time
 * @returns settles as `render` does, which is not called for a client that has left by then
 */
export function rendersByTurns({ accepted = () => 0, perNetwork = points }: { accepted?: () => number; perNetwork?: number } = {}): (
  address: string,
  render: () => Promise<unknown>,
  client?: { readonly destroyed: boolean },
) => Promise<void> {
  /** In the order of their turns. */
  const networks = new Map<string, Network>()
  let isRunning = false

  const nextRendering = (): (() => Promise<unknown>) | undefined => {
    for (const [name, network] of networks) {
      const render = network.running < perNetwork ? network.waiting.shift() : undefined
      if (!render) continue
      networks.delete(name)
      networks.set(name, network)
      network.running += 1
      return () =>
        render().finally(() => {
          network.running -= 1
          if (network.running + network.waiting.length === 0) networks.delete(name)
          void run()
        })
    }
    return undefined
  }
  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (let render = nextRendering(); render; render = nextRendering()) {
      await nextMayBegin(render())
      // Reads what has arrived meanwhile: who has left, and who else waits.
      for (let turn = 0, before = -1; turn < ACCEPTED_MAX && before !== accepted(); turn += 1) {
        before = accepted()
        await eventLoopTurn()
      }
    }
    isRunning = false
  }
  return (address, render, client) =>
    new Promise((resolve, reject) => {
      const name = clientNetwork(address)
      const network = networks.get(name) ?? { waiting: [], running: 0 }
      networks.set(name, network)
      const renderUnlessLeft = async () => {
        if (!client?.destroyed) await render()
      }
      network.waiting.push(() => renderUnlessLeft().then(resolve, reject))
      void run()
    })
}
