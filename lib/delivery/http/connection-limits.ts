import { readFileSync } from 'node:fs'
import { STATUS_CODES, type ServerResponse as Response, type Server } from 'node:http'
import { limits as LIMITS } from '../../limits'
import { refusalLines } from '../../messages/ko/refusals'
import { connectionTable } from './connection-table'
import type { Socket } from 'node:net'
import type { Headers } from './handler'

type ConnectionLimits = ReturnType<typeof connectionLimits>

/** Descriptors for the store, the modules, the log and our own requests to vendors. */
const RESERVED_FILES = 256
/** Of each connection: itself, and the file that it is being sent. */
const FILES_PER_CONNECTION = 2
/** Where the system does not say (it has no /proc): what launchd and systemd grant at least. */
const UNKNOWN_OPEN_FILES = 1024
/** A refused client may read why before its connection goes. */
const LINGER_MS = 2_000
const CHECK_INTERVAL_MS = 5_000

/** @returns files that this process may have open; Node raises it to the hard limit as it starts */
function openFilesLimit(): number {
  try {
    const limit = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return limit === 'unlimited' ? Infinity : Number(limit ?? UNKNOWN_OPEN_FILES)
  } catch {
    return UNKNOWN_OPEN_FILES
  }
}

/**
 * @param trustedHops proxies before this process: its connections are theirs, and a limit for each would be one for all
 * @returns times as lib/limits.ts explains them, and connections at once: of all, and of one IPv4 address or IPv6 /64
 */
export function connectionLimits(trustedHops: number, openFiles: number = openFilesLimit()) {
  const { points, headersSeconds, requestSeconds, idleSeconds, keepAliveSeconds, longRequestSeconds } = LIMITS.connections
  const maximum = Math.max(points.min, Math.min(points.max, Math.floor((openFiles - RESERVED_FILES) / FILES_PER_CONNECTION)))
  return {
    maximum,
    perNetwork: trustedHops > 0 ? maximum : Math.floor(maximum / points.networkShare),
    headersMs: headersSeconds * 1000,
    requestMs: requestSeconds * 1000,
    idleMs: idleSeconds * 1000,
    keepAliveMs: keepAliveSeconds * 1000,
    longRequestMs: longRequestSeconds * 1000,
  }
}

export const serverOptions = ({ headersMs, requestMs, keepAliveMs }: ConnectionLimits) => ({
  connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, headersMs),
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: keepAliveMs,
})

/** What is answered to codes of Node's parser and timers; everything else is 400. */
const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 }
const TYPE = 'text/plain; charset=utf-8'

/**
 * Bounds what connections may take: their number, by client and altogether, and the time of each step. Every connection
 * ends, however its client behaves, and whoever must wait for one waits for nobody's idle one.
 * @returns `begin`: to be asked first for each request; false when it is not to be answered. `stop`: closes idle connections, now
 *   and as they become so
 */
export function limitConnections(server: Server, limits: ConnectionLimits, common: Headers): { begin: (response: Response) => boolean; stop: () => void } {
  const table = connectionTable(limits)
  const answers = new WeakMap<Socket, Set<Response>>()
  let stopping = false

  const answersOf = (socket: Socket) => answers.get(socket) ?? new Set()

  const refuse = (socket: Socket, status: number, headers: Record<string, string> = {}) => {
    const text = refusalLines[status] ?? ''
    const lines = Object.entries({
      ...common,
      ...headers,
      connection: 'close',
      'cache-control': 'no-store',
      'content-type': TYPE,
      'content-length': Buffer.byteLength(text),
    })
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`)
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref()
    socket.once('close', () => clearTimeout(timer))
  }

  server.timeout = limits.idleMs
  server.on('connection', (socket: Socket) => {
    if (!table.add(socket)) return socket.destroy()
    answers.set(socket, new Set())
    socket.once('close', () => table.remove(socket))
  })

  // Without a listener Node ends a tunnel without an answer. (For `upgrade` there must be none: Node then answers over
  // HTTP/1.1, as RFC 9110, 7.8 allows.)
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy())
    if (answersOf(socket).size > 0) return socket.destroy()
    refuse(socket, 405, { allow: 'GET, HEAD, POST' })
  })

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Browsers open connections ahead: a word on one that was not used yet could be taken for the answer to its first request.
    const silent = socket.bytesRead === 0
    const begun = [...answersOf(socket)].some(({ headersSent }) => headersSent)
    if (!socket.writable || silent || begun) return socket.destroy()
    refuse(socket, STATUS_OF[error.code ?? ''] ?? 400)
  })

  server.on('timeout', (socket: Socket) => {
    const [response] = answersOf(socket)
    // Its client sends or reads nothing, or has nothing under way.
    if (!response?.req.complete || response.headersSent) return socket.destroy()
    response.writeHead(503, { 'retry-after': '30', 'cache-control': 'no-store', 'content-type': TYPE, connection: 'close' }).end(refusalLines[503])
  })

  return {
    begin(response) {
      const { socket } = response.req
      const pending = answersOf(socket)
      if (socket.destroyed) return false
      if (pending.size >= LIMITS.pipelining.points) {
        socket.destroy()
        return false
      }
      pending.add(response)
      table.begin(socket)
      response.once('close', () => {
        pending.delete(response)
        if (pending.size > 0) return
        table.end(socket)
        if (stopping) socket.destroySoon()
      })
      return true
    },
    stop() {
      stopping = true
      for (const socket of table.idle()) socket.destroy()
    },
  }
}
