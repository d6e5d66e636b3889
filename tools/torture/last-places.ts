import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { content } from '@/lib/content/load'
import { createVault } from '@/lib/vault'
import { koreanIsoDay } from '@/lib/korean-time'
import { createFirestoreStore } from '@/lib/store/firestore'
import { createSqliteStore } from '@/lib/store/sqlite'
import type { Store } from '@/lib/store/store'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { addDays, daySlots } from '@/lib/visits/day-slots'
import { visitAtValue } from '@/lib/visits/visit-text'
import { freeTestPort } from '@/tests/run/free-port.mjs'
import { missingEmulator } from '@/tests/support/firestore-emulator'
import { DATA_KEY, PROJECT, startFirestoreSite } from '@/tests/support/firestore-site'
import { emulatedApp } from '@/tests/support/firestore-store'
import { allowConnections, nextRegistration, send, type Answered, type Sent } from './load'
import { faultUnless, percentile, type Report } from './report'
import { startTarget } from './target'

const CLIENTS = 1_000
const PEOPLE = 2
const NO_LIMIT = '1000000'
const EVERYTHING = 1_000_000

const bookedAnswer = z.object({ id: z.uuid() })
const fullAnswer = z.object({
  message: z.string().min(1),
  next: z.array(z.object({ at: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/) })).min(1),
})

/** The site's responses, one entry a client. */
interface Round {
  readonly at: Date
  readonly booked: ReadonlyMap<Sent, string>
  readonly full: number
  readonly milliseconds: readonly number[]
  readonly faults: readonly string[]
}

/** Times of the next days, each with all its places. */
function freshTimes(hours: OpeningHours, count: number): Date[] {
  const today = koreanIsoDay(new Date())
  const times = Array.from({ length: hours.daysAhead }, (_, index) => daySlots(hours, addDays(today, index + 1))).flat()
  if (times.length < count) throw new Error(`only ${times.length} times can be booked`)
  return times.slice(0, count)
}

/** @returns null for a correct refusal of a full time; the id of a booking; or the error */
function read({ status, body }: Answered, at: Date): { readonly id: string } | { readonly fault: string } | null {
  const json: unknown = JSON.parse(body)
  const answer = status === 201 ? bookedAnswer.safeParse(json) : status === 409 ? fullAnswer.safeParse(json) : null
  if (!answer?.success) return { fault: `status ${status}: ${body.slice(0, 160)}` }
  if ('id' in answer.data) return { id: answer.data.id }
  return answer.data.next.some((next) => next.at === visitAtValue(at)) ? { fault: 'a full time is offered in its own place' } : null
}

/** All clients at once request one time; then those who booked repeat their request, as after a lost response. */
async function race(url: string, at: Date): Promise<Round> {
  const clients = Array.from({ length: CLIENTS }, () => nextRegistration({ visitAt: visitAtValue(at), visitPeople: PEOPLE }))
  const answers = await Promise.all(clients.map((one) => send(url, one).catch((error: unknown) => ({ error }))))
  const booked = new Map<Sent, string>()
  const faults: string[] = []
  const milliseconds: number[] = []
  let full = 0
  for (const [index, answer] of answers.entries()) {
    if ('error' in answer) {
      faults.push(`no answer: ${String(answer.error)}`)
      continue
    }
    milliseconds.push(answer.ms)
    const outcome = read(answer, at)
    if (outcome === null) full += 1
    else if ('fault' in outcome) faults.push(outcome.fault)
    else booked.set(clients[index]!, outcome.id)
  }
  for (const [one, id] of booked) {
    const again = read(await send(url, one), at)
    if (again === null || !('id' in again) || again.id !== id) faults.push('a repeated request was not answered as the first time')
  }
  return { at, booked, full, milliseconds, faults }
}

/** Compares responses with bookings and registrations, row by row. */
async function compare(store: Store, rounds: readonly Round[]): Promise<Pick<Report, 'figures' | 'faults'>> {
  const registrations = new Set((await store.registrations.list({ limit: EVERYTHING })).map(({ id }) => id))
  const held = await store.visits.listBookings(new Date(0), new Date(Date.now() + 366 * 86_400_000))
  const [lost, ofNobody, twice] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const told = new Map(rounds.flatMap(({ at, booked }) => [...booked.values()].map((id) => [id, at.getTime()] as const)))
  const holders = new Map(held.map((booking) => [booking.registrationId, booking]))
  for (const [id, at] of told) if (holders.get(id)?.at.getTime() !== at || !registrations.has(id)) lost.add(id)
  for (const { registrationId } of held) if (!told.has(registrationId) || !registrations.has(registrationId)) ofNobody.add(registrationId)
  for (const { booked } of rounds) if (new Set(booked.values()).size !== booked.size) twice.add('one id for two clients')
  const counted = await store.visits.countBooked(new Date(0), new Date(Date.now() + 366 * 86_400_000))
  const counts = rounds.map(({ at }) => counted.get(at.getTime())?.groups ?? 0)
  return {
    figures: {
      'registrations stored, places held': `${registrations.size}, ${held.length}`,
      'places a time, by the store’s own count': [...new Set(counts)].join(),
      'booked without a place, places of nobody, twice': `${lost.size}, ${ofNobody.size}, ${twice.size}`,
    },
    faults: [
      ...faultUnless(lost.size + ofNobody.size + twice.size === 0, 'a booking and its place do not belong together'),
      ...faultUnless(registrations.size === told.size, `${registrations.size} registrations are stored, ${told.size} were acknowledged`),
    ],
  }
}

async function trial(name: string, url: string, count: number, store: () => Store): Promise<Report> {
  const hours = content.registration.visits
  if (!hours) throw new Error('no visits are booked here')
  allowConnections(CLIENTS)
  const rounds: Round[] = []
  for (const at of freshTimes(hours, count)) rounds.push(await race(url, at))
  const opened = store()
  const { figures, faults } = await compare(opened, rounds)
  await opened.close()
  const milliseconds = rounds.flatMap((round) => round.milliseconds)
  const places = hours.groupsPerSlot
  return {
    trial: `${count} times ${CLIENTS} clients at once for the last ${places} places, ${name}`,
    figures: {
      'booked, told that it is full': `${rounds.map(({ booked }) => booked.size).join(' ')}, ${rounds.map(({ full }) => full).join(' ')}`,
      'answers in ms: median, 99 %, last': [0.5, 0.99, 1].map((share) => percentile(milliseconds, share)).join(', '),
      ...figures,
    },
    faults: [
      ...new Set(rounds.flatMap((round) => round.faults)),
      ...faultUnless(
        rounds.every(({ booked, full }) => booked.size === places && full === CLIENTS - places),
        `not ${places} were booked, or not ${CLIENTS - places} told`,
      ),
      ...faults,
    ],
  }
}

async function embedded(count: number): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-places-'))
  const target = await startTarget({ DATA_DIR: directory, DATA_KEY: DATA_KEY.toString('base64'), LOG_LEVEL: 'silent' })
  try {
    return await trial('embedded store', target.url, count, () => createSqliteStore(directory, createVault(DATA_KEY)))
  } finally {
    await target.kill()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function firestore(count: number): Promise<Report> {
  const name = 'Firestore’s emulator'
  const missing = missingEmulator()
  if (missing) return { trial: name, figures: { skipped: missing }, faults: [] }
  const site = await startFirestoreSite(await freeTestPort(), { RATE_LIMIT_REGISTRATIONS: NO_LIMIT, LOG_LEVEL: 'silent' })
  try {
    Object.assign(process.env, site.emulator)
    return await trial(name, site.url, count, () => createFirestoreStore(emulatedApp(PROJECT), createVault(DATA_KEY)))
  } finally {
    await site.stop()
  }
}

/**
 * The peak of a launch: everybody wants one time. Over HTTP, each store in turn.
 * @param count how many times
 */
export const lastPlaces = async (count: number): Promise<Report[]> => [await embedded(count), await firestore(count)]
