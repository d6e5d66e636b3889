import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { VISIT_PATH } from '@/lib/routes'
import { dressedTargets } from './dressed-targets'
import { faultUnless, median, percentile, type Report } from './report'
import { onFreshSite } from './target'

const [ATTACKER, NEIGHBOUR] = ['127.0.0.1', '127.0.0.2']
const NEIGHBOUR_TIMEOUT_MS = 60_000
const FLOOD_TIMEOUT_MS = 120_000
/** ms between two pages of the neighbour. */
const PAUSE_MS = 100
/** Limit for a page beside a flood, ms, on a machine that does little else. */
const WAIT_LIMIT_MS = 2_500
const GROWTH_LIMIT_MB = 200

interface Flood {
  readonly name: string
  /** Head of the n-th request. */
  readonly request: (n: number) => string
  /** Allowed status codes. */
  readonly statuses: readonly number[]
  /** Closes right after the request. */
  readonly leaves?: boolean
}

const TARGETS = dressedTargets(VISIT_PATH).filter((target) => /^(?:http:\/\/localhost)?\/api\W/.test(target))
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T
const REFUSED = [400, 404, 405]

const FLOODS: readonly Flood[] = [
  { name: 'GET of a page that is rendered for each request', request: () => `GET ${VISIT_PATH} HTTP/1.1\r\n`, statuses: [200] },
  { name: 'the same, left at once', request: () => `GET ${VISIT_PATH} HTTP/1.1\r\n`, statuses: [0, 200], leaves: true },
  { name: 'DELETE /api/../visit', request: () => `DELETE /api/..${VISIT_PATH} HTTP/1.1\r\n`, statuses: REFUSED },
  {
    name: 'other methods, the page dressed as a handler',
    request: (n) => `${pick(['DELETE', 'PATCH', 'POST', 'PUT'], n)} ${pick(TARGETS, n)} HTTP/1.1\r\n`,
    statuses: REFUSED,
  },
  {
    name: 'server actions, the page dressed as a handler',
    request: (n) => `POST ${pick(TARGETS, n)} HTTP/1.1\r\nNext-Action: ${'7f'.repeat(21)}\r\nContent-Type: text/plain\r\n`,
    statuses: REFUSED,
  },
]

const residentMb = (pid: number): number => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** @returns the status of the response; 0 where there was none */
const ask = (port: number, head: string, leaves: boolean): Promise<number> =>
  new Promise((resolve) => {
    let status = 0
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER })
    socket.setTimeout(FLOOD_TIMEOUT_MS, () => socket.destroy())
    socket
      .on('data', (chunk) => {
        if (status === 0) status = Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1] ?? 0)
      })
      .on('error', () => undefined)
      .once('close', () => resolve(status))
      .write(`${head}Host: localhost\r\nConnection: close\r\n\r\n`, () => leaves && socket.destroy())
  })

/** @returns milliseconds until a client of another network got the whole page; the time-out where it did not */
function visit(url: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve) => {
    const end = () => resolve(performance.now() - started)
    get(url, { localAddress: NEIGHBOUR, family: 4, agent: false, signal: AbortSignal.timeout(NEIGHBOUR_TIMEOUT_MS) }, (answer) => {
      answer.on('error', end).once('end', end).resume()
    }).on('error', end)
  })
}

async function run({ name, request, statuses, leaves = false }: Flood, count: number): Promise<Report[]> {
  return onFreshSite(async ({ url, pid, output }) => {
    const port = Number(new URL(url).port)
    const page = `${url}${VISIT_PATH}`
    const calm: number[] = []
    for (let n = 0; n < 10; n++) calm.push(await visit(page))
    const before = residentMb(pid)
    let flooding = true
    const started = performance.now()
    const flood = Promise.all(Array.from({ length: count }, (_, n) => ask(port, request(n), leaves))).finally(() => (flooding = false))
    const waits: number[] = []
    let most = before
    do {
      waits.push(await visit(page))
      most = Math.max(most, residentMb(pid))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    } while (flooding || waits.length < 3)
    const answered = await flood
    const seconds = (performance.now() - started) / 1000
    const others = [...new Set(answered.filter((status) => !statuses.includes(status)))]
    const unstructured = output()
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^(?:\{|http:\/\/|✓ )/.test(line))
    return {
      trial: `${count} requests at once of one network: ${name}`,
      figures: {
        'a page of another network before, in ms': percentile(calm, 0.5),
        'the same meanwhile: median, longest (pages)': `${Math.round(median(waits))}, ${Math.round(Math.max(...waits))} (${waits.length})`,
        'resident MB before, most': `${before}, ${most}`,
        'seconds until all were answered': Math.round(seconds * 10) / 10,
      },
      faults: [
        ...faultUnless(others.length === 0, `answered with ${others.join()}`),
        ...faultUnless(
          Math.max(...waits) < WAIT_LIMIT_MS,
          `a page of another network took ${Math.round(Math.max(...waits))} ms, the limit is ${WAIT_LIMIT_MS}`,
        ),
        ...faultUnless(most - before < GROWTH_LIMIT_MB, `resident memory grew by ${most - before} MB, the limit is ${GROWTH_LIMIT_MB}`),
        ...faultUnless(unstructured.length === 0, `unstructured lines in the log, ${unstructured[0]?.slice(0, 120)}`),
      ],
    }
  })
}

/**
 * Floods of page requests from one network, disguised against rules, while a client of another network opens a page.
 * @param count requests at once
 */
export async function dressedFloods(count: number): Promise<Report[]> {
  const reports: Report[] = []
  for (const flood of FLOODS) reports.push(...(await run(flood, count)))
  return reports
}
