import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { createVault } from '@/lib/vault'
import { progressOf } from '@/lib/registrations/progress'
import { isResult } from '@/lib/registrations/registration-event'
import { createSqliteStore } from '@/lib/store/sqlite'
import { nextRegistration, send, sendRequest } from './load'
import { faultUnless, type Report } from './report'
import { signIn } from './sign-in'
import { SITE_URL, startTarget } from './target'

const KEY = Buffer.alloc(32, 4)
const WORKERS = 8
const REGISTRATIONS = 40
const RESULTS = ['absent', 'reached', 'callback/30', 'booked', 'visited', 'declined'] as const
const ANSWER_LIMIT_MS = 30_000
const EVERYTHING = 1_000_000

interface SentResult {
  readonly registrationId: string
  readonly result: (typeof RESULTS)[number]
  readonly form: string
}

const eventIdOf = ({ form, result }: SentResult) => `${form}:${result.split('/')[0]}`

/** Sends a result from its form, as a browser does. @returns whether it was acknowledged */
async function sendResult(url: string, cookie: string, { registrationId, result, form }: SentResult): Promise<boolean> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE_URL, cookie }
  const body = new URLSearchParams({ action: 'result', result, form, note: `메모 ${form}` }).toString()
  const answer = await sendRequest(`${url}/api/admin/registrations/${registrationId}`, { method: 'POST', headers, body })
  if (answer.status !== 303) throw new RangeError(`status ${answer.status}`)
  return true
}

/**
 * Kills the site at random moments while results are recorded; sends unanswered ones again, as after a second click. Nothing
 * acknowledged may be missing or stored twice, and status and log must agree.
 * @param count how many times
 */
export async function resultKills(count: number): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-results-'))
  const environment = { DATA_DIR: directory, DATA_KEY: KEY.toString('base64'), LOG_LEVEL: 'silent' }
  const faults: string[] = []
  const acknowledged = new Map<string, SentResult>()
  let unanswered: SentResult[] = []
  let cut = 0

  const first = await startTarget(environment)
  const ids: string[] = []
  for (let n = 0; n < REGISTRATIONS; n++) ids.push((JSON.parse((await send(first.url, nextRegistration())).body) as { id: string }).id)
  const cookie = await signIn(first.url)
  await first.kill()

  const next = (): SentResult => ({
    registrationId: ids[Math.floor(Math.random() * ids.length)] ?? '',
    result: RESULTS[Math.floor(Math.random() * RESULTS.length)] ?? 'absent',
    form: randomUUID(),
  })
  async function attempt(url: string, one: SentResult): Promise<boolean> {
    try {
      await sendResult(url, cookie, one)
    } catch (error) {
      if (!(error instanceof RangeError)) return false
      faults.push(error.message)
      return true
    }
    acknowledged.set(eventIdOf(one), one)
    return true
  }

  for (let round = 0; round < count; round++) {
    const target = await startTarget(environment)
    let alive = true
    let firstAnswer = () => {}
    const answering = new Promise<void>((resolve) => (firstAnswer = resolve))
    const lost: SentResult[] = []
    const queue = unanswered
    const load = Array.from({ length: WORKERS }, async () => {
      while (alive) {
        const one = queue.pop() ?? next()
        if (await attempt(target.url, one)) firstAnswer()
        else lost.push(one)
      }
    })
    await Promise.race([answering, sleep(ANSWER_LIMIT_MS)])
    await sleep(20 + Math.random() * 230)
    alive = false
    await target.kill()
    await Promise.all(load)
    cut += lost.length
    unanswered = [...queue, ...lost]
  }

  const target = await startTarget(environment)
  for (const one of unanswered) if (!(await attempt(target.url, one))) faults.push('no answer from a server that lives')
  await target.kill()

  const store = createSqliteStore(directory, createVault(KEY))
  const stored = new Map<string, number>()
  let recorded = 0
  for (const id of ids) {
    const events = await store.registrations.events(id)
    for (const event of events) stored.set(event.id, (stored.get(event.id) ?? 0) + 1)
    recorded += events.filter(({ kind }) => isResult(kind)).length
    if (events.some(({ number }, index) => number !== index + 1)) faults.push('the numbers of the events of a registration have a gap')
    if (events.some(({ id: event, text }) => text !== `메모 ${event.split(':')[0]}`)) faults.push('an event has the remark of another')
    const kept = (await store.registrations.find(id))!
    if (!isDeepStrictEqual({ ...kept, ...progressOf(events) }, kept)) faults.push('a status is not what its log adds up to')
  }
  const traces = (await store.audit.list({ limit: EVERYTHING, action: 'registration.result' })).length
  await store.close()
  rmSync(directory, { recursive: true, force: true })

  const missing = [...acknowledged.keys()].filter((id) => !stored.has(id)).length
  const doubled = [...stored.values()].filter((times) => times > 1).length
  return {
    trial: `${count} times kill -9 while results are recorded`,
    figures: {
      acknowledged: acknowledged.size,
      'connections cut by a kill': cut,
      'recorded, traces': `${recorded}, ${traces}`,
      'missing, doubled': `${missing}, ${doubled}`,
    },
    faults: [
      ...[...new Set(faults)],
      ...faultUnless(missing + doubled === 0, 'a result is missing or twice there'),
      ...faultUnless(recorded === acknowledged.size, `${recorded} recorded, ${acknowledged.size} acknowledged`),
      ...faultUnless(traces === recorded, `${recorded} recorded, ${traces} in the trail`),
    ],
  }
}
