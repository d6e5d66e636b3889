import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'libsql'
import { createVault } from '@/lib/vault'
import { createSqliteStore } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { SITE } from '@/tests/support/registrations'
import { sendRequest, inParallel, nextRegistration, send, type Sent } from './load'
import { percentile, faultUnless, type Report } from './report'
import { startTarget } from './target'

const KEY = Buffer.alloc(32, 8)
const PHONE = '1533-8848'
const VISITORS = 8
const CALM_MS = 2_000
/** A response may wait for the lock, and this long after it, ms. */
const LATE_MS = 10_000
/** Limit for a page that needs no store during a lock, as a multiple of its slowest response without one, and at least in ms. */
const PAGE_RATIO = 10
const PAGE_FLOOR_MS = 250
const BETWEEN_LOOKS_MS = 50
/** Requests that read or write the store besides the registration. */
const OTHER_PATHS = ['/api/health', '/feed.xml', '/sitemap.xml', `/api/press?site=${SITE}`, `/${SITE}/press`, `/${SITE}/press?signin=failed`, '/admin']

/** Responses that the visitors of one trial got. */
interface Seen {
  readonly statuses: Record<string, number>
  readonly others: Record<string, number>
  readonly faults: Set<string>
  readonly acknowledged: Set<string>
  readonly refused: Sent[]
  slowest: number
  /** Nothing can be stored now: a success is wrong. */
  held: boolean
}

async function register(url: string, one: Sent, seen: Seen): Promise<boolean> {
  const { status, body, ms } = await send(url, one)
  seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
  seen.slowest = Math.max(seen.slowest, ms)
  if (status === 201) {
    seen.acknowledged.add((JSON.parse(body) as { id: string }).id)
    if (seen.held) seen.faults.add('a false success')
  } else if (status !== 503) seen.faults.add(`a registration was answered ${status} ${body.slice(0, 80)}`)
  else if (!body.includes(PHONE)) seen.faults.add('a 503 without the phone number')
  return status === 201
}

/** A mistyped password reads accounts and writes the audit trail. */
const SIGN_IN = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong-password' }),
}

/** Sends registrations, the home page and all other requests to the store, for a while. @returns ms of each home page */
async function observe(url: string, ms: number, seen: Seen): Promise<number[]> {
  const until = Date.now() + ms
  const times: number[] = []
  const repeat = async (work: () => Promise<void>) => {
    while (Date.now() < until) {
      await work()
      await sleep(BETWEEN_LOOKS_MS)
    }
  }
  const other = async (name: string, options?: Parameters<typeof sendRequest>[1]) => {
    const { status } = await sendRequest(url + encodeURI(name), options)
    seen.others[`${name} ${status}`] = (seen.others[`${name} ${status}`] ?? 0) + 1
    if (status >= 500 && status !== 503) seen.faults.add(`${name} was answered ${status}`)
  }
  await Promise.all([
    ...Array.from({ length: VISITORS }, () =>
      repeat(async () => {
        const one = nextRegistration()
        if (!(await register(url, one, seen))) seen.refused.push(one)
      }),
    ),
    repeat(async () => void times.push((await sendRequest(url)).ms)),
    ...OTHER_PATHS.map((path) => repeat(() => other(path))),
    other('/api/auth/sign-in', SIGN_IN),
  ])
  return times
}

async function heldLock(mode: 'IMMEDIATE' | 'EXCLUSIVE', heldMs: number): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-locks-'))
  const target = await startTarget({ DATA_DIR: directory, DATA_KEY: KEY.toString('base64'), LOG_LEVEL: 'silent' })
  const seen: Seen = { statuses: {}, others: {}, faults: new Set(), acknowledged: new Set(), refused: [], slowest: 0, held: false }
  await observe(target.url, CALM_MS, seen)
  const calm = await observe(target.url, CALM_MS, seen)

  const other = new Database(join(directory, STORE_FILE))
  other.pragma('busy_timeout = 5000')
  other.exec(`BEGIN ${mode}`)
  seen.held = true
  const released = sleep(heldMs).then(() => {
    seen.held = false
    other.exec('COMMIT')
    other.close()
  })
  const locked = await observe(target.url, heldMs, seen)
  await released
  const refused = seen.refused.splice(0)
  let stillRefused = 0
  await inParallel(refused.length, VISITORS, async (index) => {
    if (!(await register(target.url, refused[index] as Sent, seen))) stillRefused++
  })
  await target.stop()

  const store = createSqliteStore(directory, createVault(KEY))
  const stored = [...(await store.registrations.list({ limit: 1_000_000 })), ...(await store.registrations.list({ quarantined: true, limit: 1_000_000 }))]
  await store.close()
  rmSync(directory, { recursive: true, force: true })
  const ids = new Set(stored.map(({ id }) => id))
  const missing = [...seen.acknowledged].filter((id) => !ids.has(id)).length
  const doubled = stored.length - new Set(stored.map(({ phone }) => phone)).size
  const pageLimit = Math.max(PAGE_FLOOR_MS, PAGE_RATIO * Math.max(...calm))
  const described = (times: readonly number[]) => `${times.length} times, p50 ${percentile(times, 0.5)} ms, slowest ${Math.round(Math.max(...times))} ms`
  return {
    trial: `the write lock held for ${heldMs / 1000} s (BEGIN ${mode})`,
    figures: {
      registrations: JSON.stringify(seen.statuses),
      'slowest registration': `${Math.round(seen.slowest)} ms`,
      'refused, again when tried anew': `${refused.length}, ${stillRefused}`,
      'home page without a lock': described(calm),
      'home page beside the lock': described(locked),
      others: JSON.stringify(seen.others),
      'missing, doubled': `${missing}, ${doubled}`,
    },
    faults: [
      ...seen.faults,
      ...faultUnless(seen.slowest < heldMs + LATE_MS, `a registration waited ${Math.round(seen.slowest)} ms`),
      ...faultUnless(stillRefused === 0, `${stillRefused} registrations were refused after the lock`),
      ...faultUnless(
        Math.max(...locked) <= pageLimit,
        `the home page took ${Math.round(Math.max(...locked))} ms beside a lock, the limit is ${Math.round(pageLimit)} ms`,
      ),
      ...faultUnless(missing + doubled === 0, 'a registration is missing or twice there'),
    ],
  }
}

/**
 * Another process holds the store's write lock: registrations are answered late or with the phone number, a page that needs no
 * store does not wait, and afterwards everything works.
 * @param seconds how long each kind of lock is held
 */
export async function heldLocks(seconds: number): Promise<Report[]> {
  return [await heldLock('IMMEDIATE', seconds * 1000), await heldLock('EXCLUSIVE', seconds * 1000)]
}
