import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createVault } from '@/lib/crypto/vault'
import type { QueuedMessage } from '@/lib/outbox/message'
import { createSqliteStore } from '@/lib/store/sqlite'
import { json, startVendor } from '../support/vendor'
import { addDays, daySlots } from '@/lib/visits/day-slots'
import { visitAtValue } from '@/lib/visits/visit-text'
import { content } from '@/lib/content/load'
import { koreanIsoDay } from '@/lib/korean-time'
import { nextRegistration, send, type Sent } from './load'
import { faultUnless, type Report } from './report'
import { startTarget } from './target'

const WORKERS = 8
const KEY = Buffer.alloc(32, 3)
/** A dead worker's claims run out after 60 s. */
const SETTLE_LIMIT_MS = 120_000

/** One kill in so many comes at any moment of the start, migrations and recovery included; the others under load. */
const EARLY_KILL_EVERY = 8
const START_MS = 1500
const ANSWER_LIMIT_MS = 30_000

/** One registration in so many books a visit: until all places are gone, and then is told so. */
const VISIT_EVERY = 3
const BOOKED_DAYS = 7

/** @returns registrations, of which some ask for a visit within the next days */
function visitors(): () => Sent {
  const hours = content.registration.visits
  const today = koreanIsoDay(new Date())
  const times = hours ? Array.from({ length: BOOKED_DAYS }, (_, day) => daySlots(hours, addDays(today, day + 1)).map(visitAtValue)).flat() : []
  let count = 0
  return () => {
    const visitAt = count++ % VISIT_EVERY === 0 ? times[Math.floor(Math.random() * times.length)] : undefined
    return nextRegistration(visitAt ? { visitAt, visitPeople: 2 } : {})
  }
}
const asksForVisit = ({ body }: Sent): boolean => body.includes('"visitAt"')

/**
 * Kills the site at random moments: nothing acknowledged may be missing, halved or doubled.
 * @param count how many times
 */
export async function kills(count: number): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-kills-'))
  const texts = new Map<string, number>()
  /** What the vendor lists when it is asked for the messages to a phone. */
  const byPhone = new Map<string, Record<string, unknown>>()
  const vendor = await startVendor((request, response) => {
    const asked = /value=(\d+)/.exec(request.url)?.[1]
    if (asked) return json(200, { messageList: byPhone.get(asked) ?? {} })(request, response)
    const { messages } = JSON.parse(request.body) as { messages: { to: string; customFields: { outbox: string } }[] }
    for (const { to, customFields } of messages) {
      texts.set(customFields.outbox, (texts.get(customFields.outbox) ?? 0) + 1)
      byPhone.set(to, { ...byPhone.get(to), [`M${texts.size}`]: { customFields } })
    }
    json(200, { failedMessageList: [], groupInfo: { groupId: 'G' } })(request, response)
  })
  const environment = {
    DATA_DIR: directory,
    DATA_KEY: KEY.toString('base64'),
    LOG_LEVEL: 'silent',
    SMS_SENDER: 'solapi',
    SOLAPI_API_KEY: 'k',
    SOLAPI_API_SECRET: 's',
    SOLAPI_FROM: '15338848',
    SOLAPI_ORIGIN: vendor.origin,
  }
  const acknowledged = new Map<string, string>()
  /** Of those who asked for a visit. */
  const booked = new Set<string>()
  let refused = 0
  const next = visitors()
  const faults: string[] = []
  let unanswered: Sent[] = []
  let cut = 0

  async function attempt(url: string, one: Sent): Promise<boolean> {
    const answer = await send(url, one).catch(() => null)
    if (!answer) return false
    if (answer.status === 409 && asksForVisit(one)) refused += 1
    else if (answer.status !== 201) faults.push(`status ${answer.status}`)
    else {
      const { id } = JSON.parse(answer.body) as { id: string }
      if (acknowledged.has(one.key) && acknowledged.get(one.key) !== id) faults.push(`key ${one.key} answered with two ids`)
      acknowledged.set(one.key, id)
      if (asksForVisit(one)) booked.add(id)
    }
    return true
  }

  for (let round = 0; round < count; round++) {
    const target = await startTarget(environment)
    const before = acknowledged.size
    let alive = true
    let firstAnswer = () => {}
    const answering = new Promise<void>((resolve) => (firstAnswer = resolve))
    const lost: Sent[] = []
    const queue = unanswered
    const load = Array.from({ length: WORKERS }, async () => {
      while (alive) {
        const one = queue.pop() ?? next()
        if (await attempt(target.url, one)) firstAnswer()
        else lost.push(one)
      }
    })
    if (round % EARLY_KILL_EVERY === 0) await sleep(Math.random() * START_MS)
    else {
      await Promise.race([answering, sleep(ANSWER_LIMIT_MS)])
      if (acknowledged.size === before) faults.push(`nothing acknowledged in ${ANSWER_LIMIT_MS} ms of start ${round}`)
      await sleep(20 + Math.random() * 230)
    }
    alive = false
    await target.kill()
    await Promise.all(load)
    cut += lost.length
    unanswered = [...queue, ...lost]
  }

  const target = await startTarget(environment)
  for (const one of unanswered) if (!(await attempt(target.url, one))) faults.push(`${one.key} had no answer from a server that lives`)
  const store = createSqliteStore(directory, createVault(KEY))
  const until = Date.now() + SETTLE_LIMIT_MS
  let states = await store.outbox.countByState()
  while (states.pending + states.sending > 0 && Date.now() < until) {
    await sleep(1000)
    states = await store.outbox.countByState()
  }
  await target.kill()

  const stored = [...(await store.registrations.list({ limit: 1_000_000 })), ...(await store.registrations.list({ quarantined: true, limit: 1_000_000 }))]
  const messages = new Map<string, QueuedMessage[]>()
  for (const message of await store.outbox.list({ limit: 1_000_000 }))
    messages.set(message.registrationId, [...(messages.get(message.registrationId) ?? []), message])
  const visits = await store.visits.listBookings(new Date(0), new Date(Date.now() + 366 * 86_400_000))
  await store.close()
  await vendor.stop()
  rmSync(directory, { recursive: true, force: true })

  const ids = new Set(stored.map(({ id }) => id))
  const holders = new Set(visits.map(({ registrationId }) => registrationId))
  const quarantined = new Set(stored.filter(({ quarantine }) => quarantine).map(({ id }) => id))
  const withoutPlace = [...booked].filter((id) => !holders.has(id) && !quarantined.has(id)).length
  const ofNobody = [...holders].filter((id) => !ids.has(id) || quarantined.has(id)).length
  const atTime = new Map<number, number>()
  for (const { at } of visits) atTime.set(at.getTime(), (atTime.get(at.getTime()) ?? 0) + 1)
  const most = Math.max(0, ...atTime.values())
  const missing = [...acknowledged.values()].filter((id) => !ids.has(id)).length
  const doubled = stored.length - new Set(stored.map(({ phone }) => phone)).size
  // Whoever is quarantined is written to at most once; everybody else exactly once.
  const halved = stored.filter(({ id, quarantine }) => (messages.get(id)?.length ?? 0) !== 1 && !(quarantine && !messages.has(id))).length
  const undelivered = stored.filter(({ id }) => messages.has(id) && !texts.has(`${id}:confirmation`)).length
  const repeated = [...texts.values()].filter((times) => times > 1).length
  return {
    trial: `${count} times kill -9 under load`,
    figures: {
      acknowledged: acknowledged.size,
      'connections cut by a kill': cut,
      'stored, of these quarantined': `${stored.length}, ${stored.filter(({ quarantine }) => quarantine).length}`,
      'missing, halved, doubled': `${missing}, ${halved}, ${doubled}`,
      'visits booked, told that the time is full': `${visits.length}, ${refused}`,
      'booked without a place, places of nobody, most groups at one time': `${withoutPlace}, ${ofNobody}, ${most}`,
      'messages sent, undelivered': `${texts.size}, ${undelivered}`,
      'messages sent twice': repeated,
    },
    faults: [
      ...faults,
      ...faultUnless(missing + halved + doubled === 0, 'a registration is missing, half or twice there'),
      ...faultUnless(withoutPlace + ofNobody === 0, 'a visit that was acknowledged has no place, or a place has no visitor'),
      ...faultUnless(most <= (content.registration.visits?.groupsPerSlot ?? 0), 'a time has more groups than places'),
      ...faultUnless(repeated === 0, `${repeated} messages were sent twice`),
      ...faultUnless(undelivered === 0, `${undelivered} messages were never delivered: ${JSON.stringify(states)}`),
      ...faultUnless(stored.length === acknowledged.size, `${stored.length} stored, ${acknowledged.size} acknowledged`),
    ],
  }
}
