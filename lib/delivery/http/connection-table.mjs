import { clientNetwork } from '../../client-network.mjs'

/** @typedef {import('node:net').Socket} Socket */

/**
 * Connections of one network, each group in the order of last use.
 * @typedef {{ name: string, idle: Set<Socket>, busy: Map<Socket, number> }} Network `busy` with when its request began
 */

/**
 * Which connections stand and which of them gives way. Where there are too many, the least recently used one that waits
 * for its client's next request is closed: a browser opens another when it needs one, so that thousands of people behind
 * one address of a mobile carrier are served although few of their connections fit. Without an idle one, the request
 * that has been going on for longest gives way, if that is long; otherwise the newcomer is refused.
 * @param {object} limits
 * @param {number} limits.maximum connections at once
 * @param {number} limits.perNetwork connections of one IPv4 address or IPv6 /64 at once
 * @param {number} limits.longRequestMs a request that takes longer waits for its client, not for us
 * @param {() => number} [limits.now] milliseconds
 */
export function connectionTable({ maximum, perNetwork, longRequestMs, now = () => performance.now() }) {
  /** @type {Map<string, Network>} */
  const networks = new Map()
  /** @type {Map<Socket, Network>} */
  const places = new Map()

  /** @param {Network} network */
  const sizeOf = ({ idle, busy }) => idle.size + busy.size

  /** @param {Socket} socket */
  const remove = (socket) => {
    const network = places.get(socket)
    if (!network) return
    places.delete(socket)
    network.idle.delete(socket)
    network.busy.delete(socket)
    if (sizeOf(network) === 0) networks.delete(network.name)
  }

  /** @param {Network} network */
  const evictFrom = ({ idle, busy }) => {
    const [leastRecentlyUsed] = idle
    const [longest] = busy
    const evicted = leastRecentlyUsed ?? (longest && now() - longest[1] > longRequestMs ? longest[0] : undefined)
    if (!evicted) return false
    remove(evicted)
    evicted.destroy()
    return true
  }

  /** @param {Network} network whoever has few connections keeps them, and idle ones go first */
  const rank = (network) => sizeOf(network) + (network.idle.size > 0 ? maximum : 0)
  const largest = () => [...networks.values()].reduce((most, network) => (rank(network) > rank(most) ? network : most))

  return {
    /**
     * @param {Socket} socket a new one
     * @returns {boolean} whether there is room for it, made if need be
     */
    add(socket) {
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
    /** @param {Socket} socket whose request has come */
    begin(socket) {
      const network = places.get(socket)
      // Another request behind the one under way makes it no younger.
      if (!network?.idle.delete(socket)) return
      network.busy.set(socket, now())
    },
    /** @param {Socket} socket whose last answer has gone out */
    end(socket) {
      const network = places.get(socket)
      network?.busy.delete(socket)
      network?.idle.add(socket)
    },
    /** @returns {Socket[]} connections that no request is under way on */
    idle: () => [...networks.values()].flatMap(({ idle }) => [...idle]),
  }
}
