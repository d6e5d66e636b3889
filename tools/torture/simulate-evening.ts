import { createAbuseDetector } from '@/lib/registrations/abuse-detector'
import { createRegistrationLimits } from '@/lib/registrations/limits'
import { registerVisitor, type RegisterServices } from '@/lib/registrations/register-visitor'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import { fixedClock, MORNING, registerRequest, registerServices } from '@/tests/support/registrations'
import { seededRandom } from '@/tests/support/seeded-random'
import { temporaryStore } from '@/tests/support/sqlite-store'
import { population, type Arrival } from './carrier-population'
import type { Flood } from './floods'
import { readable } from '@/tests/support/readable'

const SEED = 20261122
const MINUTE_MS = 60_000
/** The floods run for 21 minutes; people arrive in the middle of them. */
const PEOPLE_FROM_MS = 5 * MINUTE_MS
const PEOPLE_OVER_MS = 10 * MINUTE_MS
/** A person waits when told to, and gives up after this many attempts. */
const TRIES = 3
/** The evening ends when all have arrived and all messages are sent, or at this time. */
const LASTS_S = 60 * 60
/** The office's default configuration. */
const PER_MINUTE = 10

interface Visit extends Arrival {
  readonly real: boolean
  readonly tries: number
}

export interface EveningResult {
  readonly people: number
  /** Registered at the first attempt. */
  readonly atOnce: number
  /** Registered in the end. */
  readonly answered: number
  /** Registered, and in the ordinary inbox at the end, flagged ones included. */
  readonly visible: number
  readonly marked: number
  /** Confirmations sent, with their delays: sorted milliseconds. */
  readonly confirmedAfterMs: readonly number[]
  readonly flood: { readonly posts: number; readonly accepted: number; readonly quarantined: number; readonly marked: number; readonly texts: number }
}

const eveningServices = (store: Store, now: () => Date): RegisterServices =>
  registerServices(store, { now, limits: createRegistrationLimits(PER_MINUTE), abuseDetector: createAbuseDetector() }).services

async function deliver(store: Store, at: Date): Promise<void> {
  const claimed = await store.outbox.claimDue({ token: 'evening', now: at, until: new Date(at.getTime() + MINUTE_MS), limit: 100_000 })
  await Promise.all(claimed.map(({ id }) => store.outbox.settle(id, 'evening', { state: 'sent', at, vendorId: null })))
}

async function everything(store: Store): Promise<Registration[]> {
  return readable([...(await store.registrations.list({ limit: 100_000 })), ...(await store.registrations.list({ quarantined: true, limit: 100_000 }))])
}

/**
 * Simulates one evening on its own clock. Deterministic except for ids.
 * @param stepS simulated seconds per step: longer ones are faster and less realistic
 */
export async function simulateEvening(flood: Flood, people: number, stepS = 1): Promise<EveningResult> {
  const clock = fixedClock(MORNING)
  // Limits by the minute (rate-limiter-flexible) read the time themselves.
  const { now } = Date
  Date.now = () => clock.now().getTime()
  try {
    return await play(flood, people, clock, stepS)
  } finally {
    Date.now = now
  }
}

async function play(flood: Flood, people: number, clock: ReturnType<typeof fixedClock>, stepS: number): Promise<EveningResult> {
  const { store, dispose } = temporaryStore()
  const services = eveningServices(store, clock.now)
  const random = seededRandom(SEED)
  const posts = flood.arrivals(seededRandom(SEED + 1))
  const visits: Visit[] = [
    ...population(people, PEOPLE_FROM_MS, PEOPLE_OVER_MS, random).map((one) => ({ ...one, real: true })),
    ...posts.map((one) => ({ ...one, real: false })),
  ].map((one) => ({ ...one, tries: 1 }))
  const coming = new Map<number, Visit[]>()
  const come = (visit: Visit) => {
    const second = Math.ceil(visit.atMs / 1000 / stepS) * stepS
    coming.set(second, [...(coming.get(second) ?? []), visit])
  }
  for (const visit of visits) come(visit)

  const registered = new Map<string, Visit>()
  let accepted = 0
  let atOnce = 0
  for (let second = 0; second <= LASTS_S && (coming.size > 0 || (await store.outbox.countByState(['pending'])).pending > 0); second += stepS) {
    clock.set(new Date(MORNING.getTime() + second * 1000))
    const outcomes = await Promise.all(
      (coming.get(second) ?? []).map(async (visit) => ({
        visit,
        outcome: await registerVisitor(
          services,
          registerRequest({ body: visit.body, client: visit.client, signals: { honeypot: '', elapsedMs: Number(visit.body._elapsed), agent: visit.agent } }),
        ),
      })),
    )
    coming.delete(second)
    for (const { visit, outcome } of outcomes) {
      if (outcome.kind === 'registered') {
        registered.set(outcome.id, visit)
        if (!visit.real) accepted++
        else if (visit.tries === 1) atOnce++
      } else if (outcome.kind === 'busy' && visit.real && visit.tries < TRIES)
        come({ ...visit, tries: visit.tries + 1, atMs: (second + outcome.retryAfterSeconds + 1 + Math.floor(random() * 5)) * 1000 })
    }
    if (second % (10 * stepS) === 0) await deliver(store, clock.now())
  }

  const stored = await everything(store)
  const texts = (await store.outbox.list({ states: ['sent'], limit: 100_000 })).filter(({ kind }) => kind === 'confirmation' || kind === 'remainingUnits')
  await dispose()
  const of = (real: boolean) => stored.filter(({ id }) => registered.get(id)?.real === real)
  const marked = (some: readonly Registration[]) => some.filter(({ quarantine, suspicion }) => quarantine === null && suspicion !== null).length
  return {
    people,
    atOnce,
    answered: of(true).length,
    visible: of(true).filter(({ quarantine }) => quarantine === null).length,
    marked: marked(of(true)),
    confirmedAfterMs: texts
      .filter(({ kind, registrationId }) => kind === 'confirmation' && registered.get(registrationId)?.real)
      .map(({ createdAt, settledAt }) => (settledAt?.getTime() ?? 0) - createdAt.getTime()),
    flood: {
      posts: posts.length,
      accepted,
      quarantined: of(false).filter(({ quarantine }) => quarantine !== null).length,
      marked: marked(of(false)),
      texts: texts.filter(({ registrationId }) => registered.get(registrationId)?.real === false).length,
    },
  }
}
