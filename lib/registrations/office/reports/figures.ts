import { WALK_IN } from '@/lib/attribution/channel'
import type { Arrival, Outcome } from '@/lib/registrations/report-store'
import { officeMsBetween, type OfficeDays } from '@/lib/visits/office-hours'

/** Minutes of office hours within which a new registration is to be contacted. */
export const FIRST_CONTACT_MINUTES = 30
const MINUTE_MS = 60_000

/** What a report counts, of everything or of a part of it. */
export interface Figures {
  /** Registrations that came. */
  readonly arrived: number
  /** Of them, those that have a result. */
  readonly contacted: number
  /** Of them, those whose first contact was within {@link FIRST_CONTACT_MINUTES} minutes of office hours, */
  readonly inTime: number
  /** and those of which it can be said whether it was: contacted, or waiting for longer. Neither counts walk-ins. */
  readonly decided: number
  /** Minutes of office hours until the first contact; null where there was none. */
  readonly medianMinutes: number | null
  /** Registrations, not results: a visit that was booked twice is one. */
  readonly booked: number
  readonly visited: number
  readonly noShow: number
  readonly contracts: number
}

/** What was read of a period, and until when what happened counts. */
export interface Reading {
  readonly arrivals: readonly Arrival[]
  readonly outcomes: readonly Outcome[]
  readonly days: OfficeDays
  /** What happened later is left out, so that a week before is compared as it stood then. */
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
  ids: { booked: new Set(), visited: new Set(), 'no-show': new Set(), contract: new Set() },
})

/** The middle one; of two, the mean. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
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
})

export const NO_FIGURES: Figures = toFigures(emptyBucket())

/** By what a report is broken down: the part that something belongs to. `at` is when it came, or was recorded. */
export type Dimension = (counted: Pick<Arrival, 'channel' | 'assignee' | 'unit'> & { readonly at: Date }) => string

/**
 * Counts what was read, for each dimension by itself.
 * @returns by dimension, figures by part; parts in which nothing happened are absent
 */
export function countFigures<Name extends string>(
  { arrivals, outcomes, days, asOf }: Reading,
  dimensions: Readonly<Record<Name, Dimension>>,
): Record<Name, ReadonlyMap<string, Figures>> {
  const names = Object.keys(dimensions) as Name[]
  const counted = Object.fromEntries(names.map((name) => [name, new Map<string, Bucket>()])) as Record<Name, Map<string, Bucket>>
  const buckets = (one: Parameters<Dimension>[0]): Bucket[] =>
    names.map((name) => {
      const part = dimensions[name](one)
      const bucket = counted[name].get(part) ?? emptyBucket()
      counted[name].set(part, bucket)
      return bucket
    })
  for (const arrival of arrivals) {
    const { id, createdAt, contactedAt, booked, channel } = arrival
    const contact = contactedAt && contactedAt < asOf ? contactedAt : null
    const minutes = officeMsBetween(days, createdAt, contact ?? asOf) / MINUTE_MS
    for (const bucket of buckets({ ...arrival, at: createdAt })) {
      bucket.arrived += 1
      if (booked) bucket.ids.booked.add(id)
      if (contact) bucket.contacted += 1
      // Who stands at the reception waits for no call.
      if (channel === WALK_IN) continue
      if (contact) bucket.waits.push(minutes)
      if (contact && minutes <= FIRST_CONTACT_MINUTES) bucket.inTime += 1
      if (!contact && minutes > FIRST_CONTACT_MINUTES) bucket.overdue += 1
    }
  }
  for (const outcome of outcomes) for (const bucket of buckets(outcome)) bucket.ids[outcome.kind].add(outcome.id)
  const figures = {} as Record<Name, ReadonlyMap<string, Figures>>
  for (const name of names) figures[name] = new Map([...counted[name]].map(([part, bucket]) => [part, toFigures(bucket)]))
  return figures
}
