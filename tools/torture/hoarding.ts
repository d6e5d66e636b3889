import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { content } from '@/lib/content/load'
import { createVault } from '@/lib/vault'
import { koreanIsoDay } from '@/lib/korean-time'
import { limits } from '@/lib/limits'
import { createSqliteStore } from '@/lib/store/sqlite'
import { addDays, daySlots } from '@/lib/visits/day-slots'
import { visitLinkToken } from '@/lib/visits/visit-link'
import { visitAtValue } from '@/lib/visits/visit-text'
import { nextRegistration } from './load'
import { faultUnless, type Report } from './report'
import { startTarget } from './target'

const KEY = Buffer.alloc(32, 9)
const HOARDER = '223.38.22.77'
/** Bookings of visitors behind the hoarder's address, made before it. */
const PARALLEL = 8
const EVERYTHING = 100_000
/** Invalid links and codes, requested as pictures of another site's page. */
const INVENTED = 100
const PICTURE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }

/** Bookable times, each as often as it has places. */
function places(count: number): Date[] {
  const hours = content.registration.visits
  if (!hours) throw new Error('no visits are booked here')
  const today = koreanIsoDay(new Date())
  const times = Array.from({ length: hours.daysAhead }, (_, index) => daySlots(hours, addDays(today, index + 1))).flat()
  return times
    .slice(0, Math.ceil(count / hours.groupsPerSlot))
    .flatMap((at) => Array<Date>(hours.groupsPerSlot).fill(at))
    .slice(0, count)
}

/**
 * One address books every place of some days, each time with another user agent and number; then clients behind it request
 * invalid links. Flagged bookings and held places lapse by themselves, a visitor's link works, and kill -9 changes none of it.
 * @param count places
 */
export async function hoarding(count: number): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-hoarding-'))
  const environment = { DATA_DIR: directory, DATA_KEY: KEY.toString('base64'), LOG_LEVEL: 'silent', TRUST_PROXY: '1', OUTBOX_WORKER: '0' }
  let target = await startTarget(environment)
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  try {
    const ids: string[] = []
    const queue = places(count).entries()
    await Promise.all(
      Array.from({ length: PARALLEL }, async () => {
        for (const [, at] of queue) {
          const { body } = nextRegistration({ visitAt: visitAtValue(at), visitPeople: 1, _elapsed: 30_000 })
          const headers = { 'content-type': 'application/json', accept: 'application/json', 'x-forwarded-for': HOARDER, 'user-agent': randomUUID() }
          const answer = await fetch(`${target.url}/api/registrations`, { method: 'POST', headers, body })
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
          if (answer.status === 201) ids.push(((await answer.json()) as { id: string }).id)
        }
      }),
    )
    await target.kill()
    target = await startTarget(environment)
    const vault = createVault(KEY)
    const store = createSqliteStore(directory, vault)
    const [from, until] = [new Date(0), new Date(Date.now() + 400 * 86_400_000)]
    const marked = (await store.registrations.list({ suspicions: ['network'], limit: EVERYTHING })).length
    const taken = (await store.visits.listBookings(from, until, new Date())).length
    const heldFor = 2 * limits.heldPlaces.seconds * 1000
    const left = (await store.visits.listBookings(from, until, new Date(Date.now() + heldFor))).length
    const own = (await store.visits.listBookings(from, until)).find(({ heldUntil }) => heldUntil !== undefined)?.registrationId ?? ids[0] ?? ''
    await store.close()

    const link = `${target.url}/v/${visitLinkToken(vault, own)}`
    const get = async (url: string, headers: Record<string, string> = {}) =>
      (await fetch(url, { headers: { 'x-forwarded-for': HOARDER, ...headers }, redirect: 'manual' })).status
    for (let n = 0; n < INVENTED; n++) {
      await get(`${target.url}/v/${String(n).padStart(22, 'x')}/calendar`, PICTURE)
      await get(`${target.url}/q/${String(n).replace(/[01]/g, 'a').padStart(10, 'b')}`, PICTURE)
    }
    const opened = [await get(link), await get(`${link}/calendar`)]
    const confirmed = await fetch(`${target.url}/api/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-forwarded-for': HOARDER },
      body: JSON.stringify({ token: visitLinkToken(vault, own), action: 'confirm' }),
    })
    const limit = limits.suspicion.visitsOfAddress.points
    faults.push(
      ...faultUnless(ids.length === count, `${count - ids.length} of ${count} were refused`),
      ...faultUnless(taken === count, `${taken} of ${count} places were taken after a kill`),
      ...faultUnless(marked === Math.max(0, count - limit), `${marked} of ${count} were marked, not all beyond ${limit}`),
      ...faultUnless(left <= Math.min(limit, 0.75 * count), `${left} of ${count} places stay taken by numbers that nobody confirmed`),
      ...faultUnless(
        opened.every((status) => status === 200),
        `the link of a visit answers ${opened.join()} behind the address that invented others`,
      ),
      ...faultUnless(confirmed.status === 200, `a held place could not be confirmed: ${confirmed.status}`),
    )
    return {
      trial: `${count} places, one address, another program each time`,
      figures: {
        answers: JSON.stringify(statuses),
        'marked, taken, taken an hour later': `${marked}, ${taken}, ${left}`,
        'link and calendar beside invented ones': opened.join(),
      },
      faults,
    }
  } finally {
    await target.kill()
    rmSync(directory, { recursive: true, force: true })
  }
}
