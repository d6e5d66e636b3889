import { setTimeout as sleep } from 'node:timers/promises'
import { MESSAGE_STATES, type QueuedMessage } from '@/lib/messaging/message'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import type { Booking } from '@/lib/visits/booking'
import { addDays, daySlots } from '@/lib/visits/day-slots'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { visitAtValue } from '@/lib/visits/visit-text'
import { content } from '@/lib/content/load'
import { koreanIsoDay } from '@/lib/korean-time'
import { missingEmulator } from '@/tests/support/firestore-emulator'
import { countingVendor } from './counting-vendor'
import { embeddedStore, firestoreStore, type StoreFixture } from './store-fixtures'
import { nextRegistration, send, type Sent } from './load'
import { faultUnless, type Report } from './report'
import { startTarget } from './target'
import { readable } from '@/tests/support/readable'

const WORKERS = 8
/** A dead worker's claims expire after 60 s. */
const SETTLE_LIMIT_MS = 120_000
/** A visit's reminder is due an hour after its booking or later; all other messages wait less. */
const REMINDERS_FROM_MS = 30 * 60_000

/** Every so many kills, one comes at any moment of the start, migrations and recovery included; the others come under load. */
const EARLY_KILL_EVERY = 8
const START_MS = 1500
const ANSWER_LIMIT_MS = 30_000
const EVERYTHING = 1_000_000

/** Every so many registrations, one books a visit. */
const VISIT_EVERY = 2
/** A year of times, so that every kill happens during bookings. */
const BOOKED_DAYS = 365
/** Requests per place of a time: each time fills up, and then refuses. */
const ASKED_PER_PLACE = 1.3

/** Allows booking a year ahead, as the office would. */
async function openAYear(store: Store): Promise<OpeningHours | null> {
  const stated = content.registration.visits
  if (!stated) return null
  const hours = { ...stated, daysAhead: BOOKED_DAYS }
  await store.visits.saveHours(hours, 0, { at: new Date(), actor: null, address: null, action: 'visit.hours', subject: null, detail: null })
  return hours
}

/** @returns registrations, some with a visit: they request one time after the other, so that all compete for it */
function visitors(hours: OpeningHours | null): () => Sent {
  const today = koreanIsoDay(new Date())
  const times = hours ? Array.from({ length: BOOKED_DAYS }, (_, day) => daySlots(hours, addDays(today, day + 1)).map(visitAtValue)).flat() : []
  const askedPerTime = (hours?.groupsPerSlot ?? 1) * ASKED_PER_PLACE
  let count = 0
  return () => {
    const visitAt = count++ % VISIT_EVERY === 0 ? times[Math.floor(count / VISIT_EVERY / askedPerTime)] : undefined
    return nextRegistration(visitAt ? { visitAt, visitPeople: 2 } : {})
  }
}
const visitOf = ({ body }: Sent): string | undefined => (JSON.parse(body) as { visitAt?: string }).visitAt

/** Responses that visitors got. */
interface Answers {
  /** Ids by idempotency key. */
  readonly acknowledged: Map<string, string>
  /** Of requested visits: the time. */
  readonly booked: Map<string, string>
  /** Number of refusals of a full time. */
  refused: number
  readonly faults: string[]
}

/** @returns false for a connection that ended without a response */
async function attempt(url: string, one: Sent, answers: Answers): Promise<boolean> {
  const { acknowledged, booked, faults } = answers
  const answer = await send(url, one).catch(() => null)
  if (!answer) return false
  const visitAt = visitOf(one)
  if (answer.status === 409 && visitAt) answers.refused += 1
  else if (answer.status !== 201) faults.push(`status ${answer.status}`)
  else {
    const { id } = JSON.parse(answer.body) as { id: string }
    if (acknowledged.has(one.key) && acknowledged.get(one.key) !== id) faults.push(`key ${one.key} answered with two ids`)
    acknowledged.set(one.key, id)
    if (visitAt) booked.set(id, visitAt)
  }
  return true
}

/**
 * Starts the site, puts it under load and kills it.
 * @param round an early kill where {@link EARLY_KILL_EVERY} applies
 * @param queue sent first: unanswered registrations of the previous round
 * @param next one more, whenever it is empty
 * @returns unanswered registrations of this round
 */
async function killUnderLoad(environment: Record<string, string>, round: number, queue: Sent[], next: () => Sent, answers: Answers): Promise<Sent[]> {
  const target = await startTarget(environment)
  const before = answers.acknowledged.size
  let alive = true
  let firstAnswer = () => {}
  const answering = new Promise<void>((resolve) => (firstAnswer = resolve))
  const lost: Sent[] = []
  const load = Array.from({ length: WORKERS }, async () => {
    while (alive) {
      const one = queue.pop() ?? next()
      if (!(await attempt(target.url, one, answers))) lost.push(one)
      // Not at a refusal: a first response that a time is full has acknowledged nothing yet.
      else if (answers.acknowledged.size > before) firstAnswer()
    }
  })
  if (round % EARLY_KILL_EVERY === 0) await sleep(Math.random() * START_MS)
  else {
    await Promise.race([answering, sleep(ANSWER_LIMIT_MS)])
    if (answers.acknowledged.size === before) answers.faults.push(`nothing acknowledged in ${ANSWER_LIMIT_MS} ms of start ${round}`)
    await sleep(20 + Math.random() * 230)
  }
  alive = false
  await target.kill()
  await Promise.all(load)
  return lost
}

interface Stored {
  readonly registrations: readonly Registration[]
  readonly visits: readonly Booking[]
  /** Groups and persons by time, as the store counts taken places. */
  readonly taken: Awaited<ReturnType<Store['visits']['countBooked']>>
  /** Confirmations, by id of the registration. */
  readonly messages: ReadonlyMap<string, readonly QueuedMessage[]>
  /** Messages by state. */
  readonly states: Readonly<Record<string, number>>
}

/** Waits until the site that runs on this store has settled every message, ends it, and reads everything. */
async function settleAndRead(store: Store, kill: () => Promise<void>): Promise<Stored> {
  const until = Date.now() + SETTLE_LIMIT_MS
  // Reminders of visits wait for their day.
  const isSettled = async () => ((await store.outbox.nextDueAt())?.getTime() ?? Infinity) > Date.now() + REMINDERS_FROM_MS
  while (!(await isSettled()) && Date.now() < until) await sleep(1000)
  const states = await store.outbox.countByState(MESSAGE_STATES)
  await kill()
  const registrations = readable([
    ...(await store.registrations.list({ limit: EVERYTHING })),
    ...(await store.registrations.list({ quarantined: true, limit: EVERYTHING })),
  ])
  const period = [new Date(0), new Date(Date.now() + (BOOKED_DAYS + 1) * 86_400_000)] as const
  const visits = await store.visits.listBookings(...period)
  const taken = await store.visits.countBooked(...period)
  const messages = new Map<string, QueuedMessage[]>()
  for (const message of readable(await store.outbox.list({ kind: 'confirmation', limit: EVERYTHING })))
    messages.set(message.registrationId, [...(messages.get(message.registrationId) ?? []), message])
  return { registrations, visits, taken, messages, states }
}

/** @returns number of times whose count of groups or persons differs from the bookings */
function miscounted(visits: readonly Booking[], taken: Stored['taken']): number {
  const booked = new Map<number, { groups: number; people: number }>()
  for (const { at, people } of visits) {
    const before = booked.get(at.getTime()) ?? { groups: 0, people: 0 }
    booked.set(at.getTime(), { groups: before.groups + 1, people: before.people + people })
  }
  const countOf = (counts: ReadonlyMap<number, { readonly groups: number; readonly people: number }>, at: number) =>
    `${counts.get(at)?.groups ?? 0}, ${counts.get(at)?.people ?? 0}`
  return [...new Set([...booked.keys(), ...taken.keys()])].filter((at) => countOf(booked, at) !== countOf(taken, at)).length
}

/** Compares the store with the visitors' responses. @param texts how often each SMS was sent, by the message's id */
function compare({ registrations, visits, taken, messages, states }: Stored, { acknowledged, booked }: Answers, texts: ReadonlyMap<string, number>) {
  const ids = new Set(registrations.map(({ id }) => id))
  const holders = new Map(visits.map(({ registrationId, at }) => [registrationId, visitAtValue(at)]))
  const quarantined = new Set(registrations.filter(({ quarantine }) => quarantine).map(({ id }) => id))
  const withoutPlace = [...booked].filter(([id, at]) => holders.get(id) !== at && !quarantined.has(id)).length
  const ofNobody = visits.filter(({ registrationId: id }) => !ids.has(id) || !booked.has(id) || quarantined.has(id)).length
  const atTime = new Map<number, number>()
  for (const { at } of visits) atTime.set(at.getTime(), (atTime.get(at.getTime()) ?? 0) + 1)
  const most = Math.max(0, ...atTime.values())
  const wrongCounts = miscounted(visits, taken)
  const missing = [...acknowledged.values()].filter((id) => !ids.has(id)).length
  const doubled = registrations.length - new Set(registrations.map(({ phone }) => phone)).size
  // A quarantined visitor gets at most one message; everybody else exactly one.
  const halved = registrations.filter(({ id, quarantine }) => (messages.get(id)?.length ?? 0) !== 1 && !(quarantine && !messages.has(id))).length
  const undelivered = registrations.filter(({ id }) => messages.has(id) && !texts.has(`${id}:confirmation`)).length
  const repeated = [...texts.values()].filter((times) => times > 1).length
  return {
    figures: {
      'stored, of these quarantined': `${registrations.length}, ${quarantined.size}`,
      'missing, halved, doubled': `${missing}, ${halved}, ${doubled}`,
      'visits booked': visits.length,
      'booked without a place, places of nobody, most groups at one time': `${withoutPlace}, ${ofNobody}, ${most}`,
      'times whose count of places is not that of their bookings': wrongCounts,
      'messages sent, undelivered': `${texts.size}, ${undelivered}`,
      'messages sent twice': repeated,
    },
    faults: [
      ...faultUnless(missing + halved + doubled === 0, 'a registration is missing, half or twice there'),
      ...faultUnless(withoutPlace + ofNobody === 0, 'a visit that was acknowledged has no place, or a place has no visitor'),
      ...faultUnless(wrongCounts === 0, 'a time has another count of places than bookings'),
      ...faultUnless(most <= (content.registration.visits?.groupsPerSlot ?? 0), 'a time has more groups than places'),
      ...faultUnless(repeated === 0, `${repeated} messages were sent twice`),
      ...faultUnless(undelivered === 0, `${undelivered} messages were never delivered: ${JSON.stringify(states)}`),
      ...faultUnless(registrations.length === acknowledged.size, `${registrations.length} stored, ${acknowledged.size} acknowledged`),
    ],
  }
}

/**
 * Kills the site at random moments: nothing acknowledged may be missing, incomplete or stored twice.
 * @param count how many times
 */
async function killsOn({ name, environment: own, open, end }: StoreFixture, count: number): Promise<Report> {
  const vendor = await countingVendor()
  const environment = { ...own, LOG_LEVEL: 'silent', ...vendor.environment }
  const answers: Answers = { acknowledged: new Map(), booked: new Map(), refused: 0, faults: [] }
  const prepared = open()
  const next = visitors(await openAYear(prepared))
  await prepared.close()
  let unanswered: Sent[] = []
  let cut = 0
  let killedWhileBooking = 0
  for (let round = 0; round < count; round++) {
    const before = answers.booked.size
    const lost = await killUnderLoad(environment, round, unanswered, next, answers)
    cut += lost.length
    if (answers.booked.size > before) killedWhileBooking += 1
    unanswered = [...unanswered, ...lost]
  }

  const target = await startTarget(environment)
  for (const one of unanswered) if (!(await attempt(target.url, one, answers))) answers.faults.push(`${one.key} had no answer from a server that lives`)
  const store = open()
  const stored = await settleAndRead(store, target.kill)
  await store.close()
  await vendor.stop()
  await end()
  const { figures, faults } = compare(stored, answers, vendor.texts)
  return {
    trial: `${count} times kill -9 under load, ${name}`,
    figures: {
      acknowledged: answers.acknowledged.size,
      'connections cut by a kill': cut,
      'kills after a booking of the same start': killedWhileBooking,
      'told that the time is full': answers.refused,
      ...figures,
    },
    faults: [...answers.faults, ...faults],
  }
}

export const kills = (count: number): Promise<Report> => killsOn(embeddedStore('torture-kills-'), count)

/** The same with the store in a separate process, as in production. */
export async function firestoreKills(count: number): Promise<Report> {
  const missing = missingEmulator()
  if (missing) return { trial: 'kill -9 under load, Firestore’s emulator', figures: { skipped: missing }, faults: [] }
  return killsOn(await firestoreStore(), count)
}
