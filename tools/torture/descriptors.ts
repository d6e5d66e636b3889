import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendRequest, inParallel, nextRegistration, send } from './load'
import { faultUnless, type Report } from './report'
import type { Target } from './target'

const AT_ONCE = 50
/** Time limit of a response to a request for no page, ms. */
const ANSWER_LIMIT_MS = 5_000
/** Time after which an aborted request's descriptors are closed, ms. */
const SETTLE_LIMIT_MS = 15_000
/** Files that the site opens once, and idle connections. */
const SLACK = 20

const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length
const residentMb = (pid: number): number => Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

/** The client's behaviour after its bytes. */
type Then = 'leaves' | 'leaves after the first bytes' | 'waits for an answer'

interface Attack {
  readonly name: string
  readonly bytes: (index: number) => string
  readonly then: Then
}

const head = (first: string, headers: Readonly<Record<string, string>> = {}) =>
  `${[first, 'host: localhost', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`
const upgrade = (protocol: string) => ({
  connection: 'Upgrade',
  upgrade: protocol,
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-version': '13',
})
const film = `/films/${readdirSync('public/films').find((name) => name.endsWith('.mp4')) ?? ''}`
const PROTOCOLS = ['websocket', 'h2c', 'none-such']

const ATTACKS: readonly Attack[] = [
  { name: 'half a request line, then gone', bytes: () => 'GET /Brand/int', then: 'leaves' },
  {
    name: 'half a body, then gone',
    bytes: () => `${head('POST /api/registrations HTTP/1.1', { 'content-type': 'application/json', 'content-length': '4096' })}{"name":"`,
    then: 'leaves',
  },
  { name: 'pages asked for and not read', bytes: (index) => head(`GET ${index % 2 ? '/' : `/no-such-page-${index}`} HTTP/1.1`), then: 'leaves' },
  { name: 'films broken off', bytes: () => head(`GET ${film} HTTP/1.1`, { range: 'bytes=0-' }), then: 'leaves after the first bytes' },
  {
    name: 'upgrades of an unknown address',
    bytes: (index) => head(`GET /no-such-socket-${index} HTTP/1.1`, upgrade(PROTOCOLS[index % PROTOCOLS.length] ?? '')),
    then: 'waits for an answer',
  },
  {
    name: 'upgrades of a page',
    bytes: (index) => head('GET /Brand/intro HTTP/1.1', upgrade(PROTOCOLS[index % PROTOCOLS.length] ?? '')),
    then: 'waits for an answer',
  },
]

/** @returns whether the server responded, where the client waited */
function attackOnce(port: number, { bytes, then }: Attack, index: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let answered = false
    const end = () => {
      socket.destroy()
      resolve(answered || then !== 'waits for an answer')
    }
    socket.setTimeout(ANSWER_LIMIT_MS, end)
    socket.on('error', () => {})
    socket.on('close', end)
    socket.on('data', () => {
      answered = true
      if (then !== 'leaves') end()
    })
    socket.write(bytes(index), () => {
      if (then === 'leaves') setTimeout(end, index % 20)
    })
  })
}

/**
 * Aborting clients, and upgrades to unknown protocols: each is answered or given up, and every descriptor is closed.
 * @param count connections of each kind
 */
export async function descriptors({ url, pid }: Pick<Target, 'url' | 'pid'>, count: number): Promise<Report> {
  const trial = `${count} connections of each kind that end early or ask for another protocol`
  if (process.platform !== 'linux') return { trial, figures: { skipped: 'descriptors are counted in /proc' }, faults: [] }
  const port = Number(new URL(url).port)
  // Opens everything that a healthy site keeps open.
  await inParallel(50, 10, async () => void (await send(url, nextRegistration())))
  await sendRequest(url)
  await sendRequest(url + film)
  const before = openDescriptors(pid)
  const figures: Record<string, string> = { before: `${before} descriptors, ${residentMb(pid)} MB resident` }
  const faults: string[] = []
  for (const attack of ATTACKS) {
    let silent = 0
    await inParallel(count, AT_ONCE, async (index) => {
      if (!(await attackOnce(port, attack, index))) silent++
    })
    const settled = Date.now() + SETTLE_LIMIT_MS
    while (openDescriptors(pid) > before + SLACK && Date.now() < settled) await sleep(250)
    const left = openDescriptors(pid)
    const { status, ms } = await sendRequest(url).catch(() => ({ status: 0, ms: 0 }))
    figures[attack.name] = `${silent} without an answer, ${left} descriptors and ${residentMb(pid)} MB afterwards, home page ${status} in ${Math.round(ms)} ms`
    faults.push(
      ...faultUnless(silent === 0, `${attack.name}: ${silent} were not answered in ${ANSWER_LIMIT_MS} ms`),
      ...faultUnless(left <= before + SLACK, `${attack.name}: ${left} descriptors, ${before} before`),
      ...faultUnless(status === 200, `${attack.name}: the home page answers ${status}`),
    )
  }
  const { status } = await send(url, nextRegistration())
  faults.push(...faultUnless(status === 201, `a registration afterwards was answered ${status}`))
  return { trial, figures, faults }
}
