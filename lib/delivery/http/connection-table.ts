import { clientNetwork } from '../../client-network'
import type { Socket } from 'node:net'

/**
 * Connections of one network, each group in the order of last use.
 * `busy` with when its request began
 */
type Network = { name: string; idle: Set<Socket>; busy: Map<Socket, number> }

/**
 * Which connections stand and which of them gives way. Where there are too many, the least recently used one that waits
 * for its client's next request is closed: a browser opens another when it needs one, so that thousands of people behind
 * one address of a mobile carrier are served although few of their connections fit. Without an idle one, the request
 * that has been going on for longest gives way, if that is long; otherwise the newcomer is refused.
 * @param limits.longRequestMs a request that takes longer waits for its client, not for us
 */
export function connectionTable({
  maximum,
  perNetwork,
  longRequestMs,
  now = () => performance.now(),
}: {
  maximum: number
  perNetwork: number
  longRequestMs: number
  now?: () => number
}) {
  const networks = new Map<string, Network>()
  const places = new Map<Socket, Network>()

  const sizeOf = ({ idle, busy }: Network) => idle.size + busy.size

  const remove = (socket: Socket) => {
    const network = places.get(socket)
    if (!network) return
    places.delete(socket)
    network.idle.delete(socket)
    network.busy.delete(socket)
    if (sizeOf(network) === 0) networks.delete(network.name)
  }

  const evictFrom = ({ idle, busy }: Network) => {
    const [leastRecentlyUsed] = idle
    const [longest] = busy
    const evicted = leastRecentlyUsed ?? (longest && now() - longest[1] > longRequestMs ? longest[0] : undefined)
    if (!evicted) return false
    remove(evicted)
    evicted.destroy()
    return true
  }

  /** @param network whoever has few connections keeps them, and idle ones go first */
  const rank = (network: Network) => sizeOf(network) + (network.idle.size > 0 ? maximum : 0)
  const largest = () => [...networks.values()].reduce((most, network) => (rank(network) > rank(most) ? network : most))

  return {
    add(socket: Socket): boolean {
      const name = clientNetwork(socket.remoteAddress ?? '')
      const own = networks.get(name)
      if (own && sizeOf(own) >= perNetwork && !evictFrom(own)) return false
      if (places.size >= maximum && !evictFrom(largest())) return false
      const network = networks.get(name) ?? { name, idle: new Set(), busy: new Map() }
      networks.set(name, network)
      places.set(socket, network)
      network.idle.add(socket)
      return true
    },
    remove,
    begin(socket: Socket) {
      const network = places.get(socket)
      // Another request behind the one under way makes it no younger.
      if (!network?.idle.delete(socket)) return
      network.busy.set(socket, now())
    },
    end(socket: Socket) {
      const network = places.get(socket)
      network?.busy.delete(socket)
      network?.idle.add(socket)
    },
    idle: (): Socket[] => [...networks.values()].flatMap(({ idle }) => [...idle]),
  }
}
