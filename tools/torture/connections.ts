import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { percentile, faultUnless, type Report } from './report'

/** A running built site. */
export interface BuiltSite {
  readonly url: string
  readonly pid: number
}

interface Attack {
  readonly name: string
  /** Bytes that each connection sends once it is open. */
  readonly request: string
  /** Never reads: responses stay in the kernel. */
  readonly unread?: boolean
  /** Half-closes its side, and stays. */
  readonly halfClose?: boolean
  /** Then one byte of this every second. */
  readonly trickle?: string
  /** Seconds after which the server must have closed every connection. */
  readonly goneWithin: number
}

const KEEP_ALIVE = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
const UPGRADE = 'Host: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n'

/** @param large path of a response larger than a kernel's buffer for a connection (some MB) */
const attacks = (large: string): readonly Attack[] => [
  { name: 'silent', request: '', goneWithin: 40 },
  { name: 'keep-alive, idle', request: KEEP_ALIVE, goneWithin: 80 },
  { name: 'upgrade of a page', request: `GET / HTTP/1.1\r\n${UPGRADE}`, goneWithin: 80 },
  { name: 'upgrade of an unknown address', request: `GET /no/such/page HTTP/1.1\r\n${UPGRADE}`, goneWithin: 80 },
  { name: 'upgrade, then half closed', request: `GET /no/such/page HTTP/1.1\r\n${UPGRADE}`, halfClose: true, goneWithin: 20 },
  { name: 'headers that trickle', request: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ', trickle: 'a', goneWithin: 40 },
  {
    name: 'bodies that trickle',
    request: 'POST /api/registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    trickle: ' ',
    goneWithin: 140,
  },
  { name: 'unread answers', request: `GET ${large} HTTP/1.1\r\nHost: localhost\r\n\r\n`, unread: true, goneWithin: 80 },
  { name: 'unread answers, half closed', request: `GET ${large} HTTP/1.1\r\nHost: localhost\r\n\r\n`, unread: true, halfClose: true, goneWithin: 80 },
]

const WAVE = 250
const NEIGHBOUR_ASKS = 40
const NEIGHBOUR_TIMEOUT_MS = 10_000
const ATTACKER = '127.0.0.1'
const NEIGHBOUR = '127.0.0.2'
const ESTABLISHED = '01'
const CLOSE_WAIT = '08'

const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length
const residentMb = (pid: number): number => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** @returns how many of the server's connections the kernel has in one of `states` */
function held(port: number, states: readonly string[]): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n')).map((line) => line.trim().split(/\s+/))
  return lines.filter(([, address, , state]) => address?.endsWith(local) && states.includes(state ?? '')).length
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function open(attack: Attack, port: number, sockets: Set<Socket>): Promise<void> {
  await new Promise<void>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER, allowHalfOpen: true })
    sockets.add(socket)
    socket
      .on('error', () => undefined)
      .once('close', () => {
        sockets.delete(socket)
        resolve()
      })
    // The server has closed: an attacker that stays half open would count its own side.
    socket.once('end', () => socket.destroy())
    socket.once('connect', () => {
      if (attack.unread) socket.pause()
      else socket.resume()
      if (attack.request) socket.write(attack.request)
      if (attack.halfClose) socket.end()
      resolve()
    })
  })
}

/** @returns milliseconds until another client got the whole page; undefined when it did not */
async function measureOtherClient(url: string): Promise<number | undefined> {
  const started = performance.now()
  return new Promise((resolve) => {
    get(url, { localAddress: NEIGHBOUR, family: 4, agent: false, signal: AbortSignal.timeout(NEIGHBOUR_TIMEOUT_MS) }, (response) => {
      response
        .on('error', () => resolve(undefined))
        .resume()
        .once('end', () => resolve(response.statusCode === 200 ? performance.now() - started : undefined))
    }).on('error', () => resolve(undefined))
  })
}

async function run(attack: Attack, { url, pid }: BuiltSite, count: number): Promise<Report> {
  const port = Number(new URL(url).port)
  const [filesBefore, residentBefore] = [openFiles(pid), residentMb(pid)]
  const sockets = new Set<Socket>()
  for (let opened = 0; opened < count; opened += WAVE)
    await Promise.all(Array.from({ length: Math.min(WAVE, count - opened) }, () => open(attack, port, sockets)))
  const { trickle } = attack
  const dripping = trickle ? setInterval(() => sockets.forEach((socket) => socket.writable && socket.write(trickle)), 1000) : undefined

  const waits: number[] = []
  let refused = 0
  let [most, resident] = [0, 0]
  for (let asked = 0; asked < NEIGHBOUR_ASKS; asked++) {
    const waited = await measureOtherClient(`${url}/api/health`)
    if (waited === undefined) refused++
    else waits.push(waited)
    most = Math.max(most, openFiles(pid))
    resident = Math.max(resident, residentMb(pid))
    await pause(50)
  }
  const [heldWhile, halfOpenWhile] = [held(port, [ESTABLISHED]), held(port, [CLOSE_WAIT])]
  const started = performance.now()
  const left = () => held(port, [ESTABLISHED, CLOSE_WAIT])
  while (left() > 0 && performance.now() - started < attack.goneWithin * 1000) await pause(500)
  const [stayed, seconds] = [left(), Math.round((performance.now() - started) / 1000)]
  clearInterval(dripping)
  sockets.forEach((socket) => socket.destroy())
  await pause(500)
  return {
    trial: `${count} connections: ${attack.name}`,
    figures: {
      'somebody else waits p50 / longest (ms)': `${percentile(waits, 0.5)} / ${percentile(waits, 1)}`,
      'somebody else refused': refused,
      'descriptors before / most / after': `${filesBefore} / ${most} / ${openFiles(pid)}`,
      'resident before / most (MB)': `${residentBefore} / ${resident}`,
      'held, of them half open': `${heldWhile + halfOpenWhile}, ${halfOpenWhile}`,
      'still there': `${stayed} after ${seconds} s`,
    },
    faults: [
      ...faultUnless(refused === 0, `${refused} of ${NEIGHBOUR_ASKS} others were not served`),
      ...faultUnless(stayed === 0, `${stayed} connections are kept after ${attack.goneWithin} s`),
    ],
  }
}

/**
 * Many connections from one address that send nothing, too little or garbage: another client is served meanwhile, and every
 * connection ends by itself.
 * @param site with TRUST_PROXY=0
 * @param options `large`: path of a response of several MB; `only`: names of attacks
 */
export async function connectionAttacks(
  site: BuiltSite,
  { count = 5000, large, only }: { readonly count?: number; readonly large: string; readonly only?: readonly string[] },
): Promise<Report[]> {
  const reports: Report[] = []
  for (const attack of attacks(large).filter(({ name }) => !only || only.includes(name))) reports.push(await run(attack, site, count))
  return reports
}
