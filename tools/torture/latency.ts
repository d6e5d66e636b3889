import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hang, json, reset, startVendor, type Behaviour } from '@/tests/support/vendor'
import { inParallel, nextRegistration, send } from './load'
import { median, percentile, faultUnless, type Report } from './report'
import { startTarget } from './target'

const CONNECTIONS = 20
const ROUNDS = 7
/** Few posts get fewer rounds: a round costs six starts. */
const POSTS_A_ROUND = 120
const WARM_UP = 200
/** Share that a vendor may add to the slowest responses, beyond the difference between two runs without any. */
const RATIO_LIMIT = 1.25
/** Limit for all responses of all rounds; assumes an otherwise idle machine. */
const P99_LIMIT_MS = 50

interface Measured {
  readonly times: readonly number[]
  readonly refused: number
  readonly seconds: number
}

/** @param behaviour null: no vendor and no delivery, the baseline */
async function measure(count: number, behaviour: Behaviour | null): Promise<Measured> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-latency-'))
  const vendor = await startVendor(behaviour ?? hang)
  const target = await startTarget({
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    OUTBOX_WORKER: behaviour ? '1' : '0',
    SMS_SENDER: 'solapi',
    SOLAPI_API_KEY: 'k',
    SOLAPI_API_SECRET: 's',
    SOLAPI_FROM: '15338848',
    SOLAPI_ORIGIN: vendor.origin,
  })
  const times: number[] = []
  let refused = 0
  // The first delivery loads code that a real server has loaded long before its first registration.
  do await inParallel(WARM_UP, CONNECTIONS, async () => void (await send(target.url, nextRegistration())))
  while (behaviour && vendor.received.length === 0)
  const started = performance.now()
  await inParallel(count, CONNECTIONS, async () => {
    const { status, ms } = await send(target.url, nextRegistration())
    if (status === 201) times.push(ms)
    else refused++
  })
  const seconds = (performance.now() - started) / 1000
  await target.kill()
  await vendor.stop()
  rmSync(directory, { recursive: true, force: true })
  return { times, refused, seconds }
}

/**
 * The form responds equally fast with a vendor that answers, is down, hangs or resets as with none. The rounds alternate, so that
 * other load affects all of them; the ratio within a round counts.
 */
export async function deadVendors(count: number): Promise<Report> {
  const vendors: readonly (readonly [string, Behaviour | null])[] = [
    ['no vendor', null],
    ['no vendor, once more', null],
    ['vendor answers', json(200, { failedMessageList: [], groupInfo: { groupId: 'G' } })],
    ['vendor says 500', json(500, {})],
    ['vendor hangs', hang],
    ['vendor resets', reset],
  ]
  const rounds: Measured[][] = []
  const wanted = Math.min(ROUNDS, Math.ceil(count / POSTS_A_ROUND))
  for (let round = 0; round < wanted; round++) {
    const measured: Measured[] = []
    for (const [, behaviour] of vendors) measured.push(await measure(Math.ceil(count / wanted), behaviour))
    rounds.push(measured)
  }
  const ratio = (index: number, share: number) =>
    median(rounds.map((round) => percentile((round[index] as Measured).times, share) / percentile((round[0] as Measured).times, share)))
  const limit = RATIO_LIMIT * Math.max(1, ratio(1, 0.99))
  const figures: Record<string, string> = {}
  const faults: string[] = []
  vendors.forEach(([name], index) => {
    const own = rounds.map((round) => round[index] as Measured)
    const times = own.flatMap((one) => one.times)
    const refused = own.reduce((sum, one) => sum + one.refused, 0)
    const perSecond = Math.round(times.length / own.reduce((sum, one) => sum + one.seconds, 0))
    const ratios = index === 0 ? '' : `, ${ratio(index, 0.5).toFixed(2)} and ${ratio(index, 0.99).toFixed(2)} times those of the first`
    figures[name] = `p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms${ratios}; ${perSecond}/s, refused ${refused}`
    faults.push(
      ...faultUnless(refused === 0, `${name}: ${refused} refused`),
      ...faultUnless(percentile(times, 0.99) < P99_LIMIT_MS, `${name}: p99 ${percentile(times, 0.99)} ms, the limit is ${P99_LIMIT_MS} ms`),
      ...faultUnless(ratio(index, 0.99) <= limit, `${name}: p99 is ${ratio(index, 0.99).toFixed(2)} times that without, the limit is ${limit.toFixed(2)}`),
    )
  })
  return { trial: `${CONNECTIONS} connections, durable registrations, ${wanted} rounds of each vendor in turn`, figures, faults }
}
