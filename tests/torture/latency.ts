import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hang, json, reset, startVendor, type Behaviour } from '../support/vendor'
import { inParallel, nextRegistration, send } from './load'
import { percentile, unless, type Report } from './report'
import { startTarget } from './target'

const CONNECTIONS = 20
const P99_LIMIT_MS = 50

async function measure(count: number, behaviour: Behaviour): Promise<{ times: number[]; refused: number; perSecond: number }> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-latency-'))
  const vendor = await startVendor(behaviour)
  const target = await startTarget({ DATA_DIR: directory, LOG_LEVEL: 'silent', SMS_SENDER: 'solapi', SOLAPI_API_KEY: 'k', SOLAPI_API_SECRET: 's', SOLAPI_FROM: '15338848', SOLAPI_ORIGIN: vendor.origin })
  const times: number[] = []
  let refused = 0
  await inParallel(200, CONNECTIONS, async () => void (await send(target.url, nextRegistration())))
  const started = performance.now()
  await inParallel(count, CONNECTIONS, async () => {
    const { status, ms } = await send(target.url, nextRegistration())
    if (status === 201) times.push(ms)
    else refused++
  })
  const perSecond = Math.round((count * 1000) / (performance.now() - started))
  await target.kill()
  await vendor.stop()
  rmSync(directory, { recursive: true, force: true })
  return { times, refused, perSecond }
}

/** The form answers as fast with a vendor that is down, hangs or resets as with one that works. */
export async function deadVendors(count: number): Promise<Report> {
  const figures: Record<string, string> = {}
  const faults: string[] = []
  const vendors: readonly (readonly [string, Behaviour])[] = [
    ['answers', json(200, { failedMessageList: [], groupInfo: { groupId: 'G' } })],
    ['says 500', json(500, {})],
    ['hangs', hang],
    ['resets', reset],
  ]
  for (const [name, behaviour] of vendors) {
    const { times, refused, perSecond } = await measure(count, behaviour)
    const p99 = percentile(times, 0.99)
    figures[`vendor ${name}`] = `p50 ${percentile(times, 0.5)} ms, p99 ${p99} ms, ${perSecond}/s, refused ${refused}`
    faults.push(...unless(refused === 0, `vendor ${name}: ${refused} refused`), ...unless(p99 < P99_LIMIT_MS, `vendor ${name}: p99 ${p99} ms, the limit is ${P99_LIMIT_MS}`))
  }
  return { trial: `${CONNECTIONS} connections, durable registrations, four vendors`, figures, faults }
}
