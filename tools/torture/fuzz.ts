import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { exchange, textOf, valuesOf, type RawAnswer } from '@/tests/support/raw-http'
import { seededRandom } from '@/tests/support/seeded-random'
import { fuzzRequests, type FuzzRequest } from './fuzz-requests'
import type { Report } from './report'

const SEED = 20261122
const CONNECTIONS = 24
const HANG_MS = 10_000
/** Warm-up requests that fill the caches of the framework and of finished pages. */
const WARM_UP_SHARE = 0.2
const WARM_UP_MAX = 10_000
/**
 * Allowance for uncollected garbage; a leak of 1 kB a request shows in 100,000, and none in a short run, whose caches still fill.
 */
const GROWTH_MB = 64
const LONG_RUN = 20_000

/** What must never reach a client: stacks, paths of the machine, names of modules. */
const INTERNALS = /\bat \S+ \(|node_modules|\/lib\/delivery\/|\.next\/server|file:\/\/\//

/**
 * Node's own response to a request that its parser refuses, without Host, or with an unknown Expect: sent before any listener,
 * and without our headers.
 */
const isAnsweredByParser = ({ status, headers }: RawAnswer) =>
  (status === 400 || status === 417 || status === 431) &&
  headers.every(([name]) => ['connection', 'date', 'transfer-encoding', 'content-length'].includes(name))

/** @returns the errors of a response */
function faultsOf(request: FuzzRequest, answer: RawAnswer): string[] {
  if (answer.hung) return ['hung']
  // An aborting client may get no response.
  if (answer.status === 0) return request.truncated ? [] : ['no answer']
  const faults: string[] = []
  if (answer.status >= 500) faults.push(`status ${answer.status}`)
  if (!valuesOf(answer, 'x-content-type-options').includes('nosniff') && !isAnsweredByParser(answer)) faults.push('without our headers')
  if (valuesOf(answer, 'set-cookie').includes('x=1')) faults.push('a header that the request wrote')
  const locations = valuesOf(answer, 'location')
  if (locations.length > 1) faults.push(`${locations.length} Location headers`)
  if (locations.some((location) => /^(?:[/\\]{2}|\w+:[/\\]*[^/?#]*evil\.example)/i.test(location))) faults.push(`leads away: ${locations.join()}`)
  if (answer.status < 400 || request.method === 'HEAD' || isAnsweredByParser(answer)) return faults
  const text = textOf(answer)
  if (INTERNALS.test(text)) faults.push('internals in the answer')
  if (request.wantsPage && request.method === 'GET' && !/[가-힣]/.test(text)) faults.push(`${answer.status} without a word of Korean`)
  return faults
}

const residentMegabytes = (pid: number) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
const openDescriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

/** Addresses that only this build has. */
function buildPaths(): string[] {
  const manifest = '.next/site/manifest.json'
  if (!existsSync(manifest)) return []
  const { entries } = JSON.parse(readFileSync(manifest, 'utf8')) as { entries: Readonly<Record<string, unknown>> }
  return Object.keys(entries)
    .filter((path) => path.startsWith('/_'))
    .slice(0, 20)
}

/**
 * Sends `count` invalid requests, from a grammar over every address: all are answered, none with a 5xx, every response has our
 * headers and redirects nowhere else, refusals are pages for clients that accept pages, descriptors and, in a long run, memory
 * return to their level.
 * @param site a running built site and its process, on this machine
 */
export async function fuzz({ url, pid }: { readonly url: string; readonly pid: number }, count: number, seed = SEED): Promise<Report> {
  const next = fuzzRequests(seededRandom(seed), buildPaths())
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  const kinds: Record<string, number> = {}
  const one = async () => {
    const request = next()
    const answer = await exchange(url, request.bytes, { timeoutMs: HANG_MS, truncated: request.truncated })
    const status = answer.hung ? 'hung' : answer.status === 0 ? 'closed' : String(answer.status)
    statuses[status] = (statuses[status] ?? 0) + 1
    for (const fault of faultsOf(request, answer)) {
      const kind = fault.split(':')[0] ?? fault
      kinds[kind] = (kinds[kind] ?? 0) + 1
      faults.push(`${fault}: ${request.label}`)
    }
  }
  const run = async (requests: number) => {
    let left = requests
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (left-- > 0) await one()
      }),
    )
  }

  const started = performance.now()
  const warmUp = Math.min(WARM_UP_MAX, Math.floor(count * WARM_UP_SHARE))
  await run(warmUp)
  const before = { memory: residentMegabytes(pid), descriptors: openDescriptors(pid) }
  await run(count - warmUp)
  const after = { memory: residentMegabytes(pid), descriptors: openDescriptors(pid) }
  if (count >= LONG_RUN && after.memory - before.memory > GROWTH_MB) faults.push(`resident memory grew from ${before.memory} to ${after.memory} MB`)
  if (after.descriptors - before.descriptors > CONNECTIONS) faults.push(`open descriptors grew from ${before.descriptors} to ${after.descriptors}`)
  return {
    trial: `${count} fuzzed requests`,
    figures: {
      seed,
      answers: JSON.stringify(statuses),
      'resident MB': `${before.memory} -> ${after.memory}`,
      'open descriptors': `${before.descriptors} -> ${after.descriptors}`,
      'requests a second': Math.round((count * 1000) / (performance.now() - started)),
      ...(faults.length > 0 ? { faults: JSON.stringify(kinds) } : {}),
    },
    faults,
  }
}
