import { connect, createServer } from 'node:net'

/**
 * @typedef {{ rttMs: number, downBps: number, upBps: number }} Link bits a second
 * @typedef {{ from: import('node:net').Socket, to: import('node:net').Socket, waiting: Buffer[], bytes: number, ended: boolean, inFlight: (Buffer | null)[] }} Flow
 */

/** Bytes sent before the next connection's turn. */
const TURN_BYTES = 4096
/** Pauses a sender while this much of it waits, and resumes it below the other. */
const HIGH_WATER_BYTES = 65_536
const LOW_WATER_BYTES = 32_768
/** A lane idle for less continues its schedule, so that late timers cost no bandwidth. */
const SLACK_MS = 20

/** One direction of the link: a rate shared by all connections in turn, followed by a delay. */
class Lane {
  /** @type {Flow[]} */
  #turns = []
  #freeAt = 0
  /** @type {NodeJS.Timeout | undefined} */
  #timer
  sentBytes = 0

  /** @param {number} bps @param {number} delayMs */
  constructor(bps, delayMs) {
    this.bps = bps
    this.delayMs = delayMs
  }

  /** @param {Flow} flow that has something to send, or has ended */
  offer(flow) {
    if (!this.#turns.includes(flow)) this.#turns.push(flow)
    if (!this.#timer) this.#pump()
  }

  #pump() {
    this.#timer = undefined
    let flow = this.#turns.shift()
    // Drops the waiting data of a closed connection.
    while (flow?.to.destroyed) flow = this.#turns.shift()
    if (!flow) return
    const now = performance.now()
    const head = flow.waiting.shift()
    if (head) {
      const part = head.subarray(0, TURN_BYTES)
      if (part.length < head.length) flow.waiting.unshift(head.subarray(TURN_BYTES))
      flow.bytes -= part.length
      if (flow.bytes < LOW_WATER_BYTES && flow.from.isPaused()) flow.from.resume()
      this.#freeAt = (now - this.#freeAt < SLACK_MS ? this.#freeAt : now) + (part.length * 8000) / this.bps
      this.sentBytes += part.length
      this.#deliver(flow, part, this.#freeAt - now + this.delayMs)
    }
    if (flow.waiting.length > 0) this.#turns.push(flow)
    else if (flow.ended) this.#deliver(flow, null, Math.max(0, this.#freeAt - now) + this.delayMs)
    if (this.#turns.length > 0) this.#timer = setTimeout(() => this.#pump(), Math.max(0, this.#freeAt - performance.now()))
  }

  /** Timers may fire out of order by a millisecond; bytes must not. @param {Flow} flow @param {Buffer | null} part null: the end @param {number} ms */
  #deliver(flow, part, ms) {
    flow.inFlight.push(part)
    setTimeout(() => {
      const next = flow.inFlight.shift()
      if (flow.to.destroyed) return
      if (next) flow.to.write(next)
      else flow.to.end()
    }, ms)
  }
}

/**
 * A port on this machine that relays TCP to `origin` with the delay and rate of `link`, so that connections, prefetching and
 * prerendering are slow too, which the browser's own throttling leaves out. Does not emulate TLS, slow start and loss.
 * @param {string} origin
 * @param {Link} link
 * @returns {Promise<{ origin: string, bytesDown: () => number, close: () => void }>}
 */
export async function slowLink(origin, { rttMs, downBps, upBps }) {
  const { hostname, port } = new URL(origin)
  const down = new Lane(downBps, rttMs / 2)
  const up = new Lane(upBps, rttMs / 2)
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set()
  /** @param {import('node:net').Socket} from @param {import('node:net').Socket} to @param {Lane} lane */
  const join = (from, to, lane) => {
    /** @type {Flow} */
    const flow = { from, to, waiting: [], bytes: 0, ended: false, inFlight: [] }
    from.on('data', (/** @type {Buffer} */ chunk) => {
      flow.waiting.push(chunk)
      flow.bytes += chunk.length
      if (flow.bytes > HIGH_WATER_BYTES) from.pause()
      lane.offer(flow)
    })
    from.on('end', () => {
      flow.ended = true
      lane.offer(flow)
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      if (!flow.ended) to.destroy()
    })
    open.add(from)
  }
  const server = createServer({ allowHalfOpen: true, noDelay: true, pauseOnConnect: true }, (client) => {
    client.on('error', () => undefined)
    // SYN and SYN-ACK.
    setTimeout(() => {
      if (client.destroyed) return
      const upstream = connect({ host: hostname.replace(/[[\]]/g, ''), port: Number(port) || 80, allowHalfOpen: true, noDelay: true })
      join(client, upstream, up)
      join(upstream, client, down)
      client.resume()
    }, rttMs)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://localhost:${address.port}`,
    bytesDown: () => down.sentBytes,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
