import { nextTurn } from '@/lib/next-turn'
import { WALK_IN } from '@/lib/attribution/channel'
import { OUTCOMES, type Arrival, type Outcome } from '@/lib/registrations/report-store'
import { officeMsBetween, type OfficeDays } from '@/lib/visits/office-hours'

/** Minutes of office hours within which a new registration should be contacted. */
export const FIRST_CONTACT_MINUTES = 30
const MINUTE_MS = 60_000

/** Figures of a report, in total or for one part. */
export interface Figures {
  readonly arrived: number
  /** Of these, how many have a result. */
  readonly contacted: number
  /** Of these, how many were first contacted within {@link FIRST_CONTACT_MINUTES} minutes of office hours. */
  readonly inTime: number
  /** Of these, how many were contacted or have waited for longer than that. `inTime` and `decided` leave out walk-ins. */
  readonly decided: number
  /** Minutes of office hours until the first contact; null if there was none. */
  readonly medianMinutes: number | null
  /** Counts registrations, not results: a visit booked twice counts once. */
  readonly booked: number
  readonly visited: number
  readonly noShow: number
  readonly contracts: number
  /** Results of calls, counted like those of visits. */
  readonly reached: number
  readonly absent: number
  readonly callbacks: number
  readonly wrongNumbers: number
  readonly declined: number
}

/** Data of a period, and the time up to which events count. */
export interface Reading {
  readonly arrivals: readonly Arrival[]
  readonly outcomes: readonly Outcome[]
  readonly days: OfficeDays
  /** Later events are left out, so that the week before is compared at the same time. */
  readonly asOf: Date
}

interface Bucket {
  arrived: number
  contacted: number
  inTime: number
  overdue: number
  readonly waits: number[]
  readonly ids: Readonly<Record<Outcome['kind'], Set<string>>>
}

const emptyBucket = (): Bucket => ({
  arrived: 0,
  contacted: 0,
  inTime: 0,
  overdue: 0,
  waits: [],
  ids: Object.fromEntries(OUTCOMES.map((kind) => [kind, new Set<string>()])) as Record<Outcome['kind'], Set<string>>,
})

/** The middle value, or the mean of the two middle ones. */
function median(values: readonly number[]): number | null {
  // Typed: sorts numbers without a call for each pair.
  const sorted = Float64Array.from(values).sort()
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

const toFigures = ({ arrived, contacted, inTime, overdue, waits, ids }: Bucket): Figures => ({
  arrived,
  contacted,
  inTime,
  decided: waits.length + overdue,
  medianMinutes: median(waits),
  booked: ids.booked.size,
  visited: ids.visited.size,
  noShow: ids['no-show'].size,
  contracts: ids.contract.size,
  reached: ids.reached.size,
  absent: ids.absent.size,
  callbacks: ids.callback.size,
  wrongNumbers: ids['wrong-number'].size,
  declined: ids.declined.size,
})

export const NO_FIGURES: Figures = toFigures(emptyBucket())

/** Breaks a report down: returns the part that something belongs to. `at` is when it came, or was recorded. */
export type Dimension = (counted: Pick<Arrival, 'channel' | 'assignee' | 'unit'> & { readonly at: Date }) => string

/** Arrivals counted in one turn of the event loop: some 4 ms, as a page may be rendered in the same turn. */
const STEP = 250

/**
 * Counts the data by each dimension separately.
 * @returns by dimension, figures by part; parts in which nothing happened are absent
 */
export async function countFigures<Name extends string>(
  { arrivals, outcomes, days, asOf }: Reading,
  dimensions: Readonly<Record<Name, Dimension>>,
): Promise<Record<Name, ReadonlyMap<string, Figures>>> {
  const names = Object.keys(dimensions) as Name[]
  const counted = Object.fromEntries(names.map((name) => [name, new Map<string, Bucket>()])) as Record<Name, Map<string, Bucket>>
  const buckets = (one: Parameters<Dimension>[0]): Bucket[] =>
    names.map((name) => {
      const part = dimensions[name](one)
      const bucket = counted[name].get(part) ?? emptyBucket()
      counted[name].set(part, bucket)
      return bucket
    })
  for (const [index, arrival] of arrivals.entries()) {
    if (index % STEP === STEP - 1) await nextTurn()
    const { id, createdAt, contactedAt, booked, channel } = arrival
    const contact = contactedAt && contactedAt < asOf ? contactedAt : null
    const minutes = officeMsBetween(days, createdAt, contact ?? asOf) / MINUTE_MS
    for (const bucket of buckets({ ...arrival, at: createdAt })) {
      bucket.arrived += 1
      if (booked) bucket.ids.booked.add(id)
      if (contact) bucket.contacted += 1
      // A walk-in waits for no call.
      if (channel === WALK_IN) continue
      if (contact) bucket.waits.push(minutes)
      if (contact && minutes <= FIRST_CONTACT_MINUTES) bucket.inTime += 1
      if (!contact && minutes > FIRST_CONTACT_MINUTES) bucket.overdue += 1
    }
  }
  for (const outcome of outcomes) for (const bucket of buckets(outcome)) bucket.ids[outcome.kind].add(outcome.id)
  const figures = {} as Record<Name, ReadonlyMap<string, Figures>>
  for (const name of names) {
    await nextTurn()
    figures[name] = new Map([...counted[name]].map(([part, bucket]) => [part, toFigures(bucket)]))
  }
  return figures
}
