import { applyEvent, NEW_PROGRESS, withoutWithdrawn, type EventCore, type NewEvent, type Progress, type RegistrationEvent } from './registration-event'
import type { RegistrationStatus } from './statuses'

/** How many registrations may be part of one. */
export const MERGED_MAX = 20

/** Results that say nothing of where the office stands with the visitor. */
const SAYS_NOTHING: readonly Progress['result'][] = ['duplicate', 'not-me', 'wrong-number']

type Standing = Pick<Progress, 'status' | 'result' | 'absences'>

/** What a registration has come to that another one may go on from: a mere duplicate has not been worked on. */
const standingOf = ({ status, result, absences }: Progress): Standing =>
  SAYS_NOTHING.includes(result) ? { status: 'new', result: null, absences: 0 } : { status, result, absences }

const earlier = (one: Date | null, other: Date | null): Date | null => (one === null || (other !== null && other < one) ? other : one)

/** What is open, the least far first. */
const OPEN: readonly RegistrationStatus[] = ['new', 'absent', 'called', 'booked', 'visited']

/** Whether the office is further with the other one: a contract is the end; else what is open counts before what is closed. */
function isFurther(theirs: Standing, own: Standing): boolean {
  if (own.result === 'contract' || theirs.status === 'new') return false
  if (theirs.result === 'contract' || own.status === 'new') return true
  return OPEN.indexOf(theirs.status) > OPEN.indexOf(own.status)
}

/**
 * Where the office stands with a visitor whose other registration was merged into this one: where it is further. Nothing
 * that waits or was agreed on may be lost. Tags of both count, and what was first looked for here.
 */
function mergedProgress(own: Progress, other: Progress): Progress {
  const theirs = standingOf(other)
  return {
    ...own,
    ...(isFurther(theirs, own) ? theirs : {}),
    callbackAt: earlier(own.callbackAt, other.callbackAt),
    appointmentAt: earlier(own.appointmentAt, other.appointmentAt),
    contactedAt: earlier(own.contactedAt, other.contactedAt),
    tags: [...new Set([...own.tags, ...other.tags])],
    wish: { unit: own.wish.unit ?? other.wish.unit, complex: own.wish.complex ?? other.wish.complex },
  }
}

/** What each registration that is part of this one has come to by itself, by id. */
export type MergedProgress = ReadonlyMap<string, Progress>
const NONE_MERGED: MergedProgress = new Map()

/** Whether registrations were merged into the one of these events, so that what they have come to counts with it. */
export const hasMergedIn = (events: readonly Pick<EventCore, 'kind'>[]): boolean => events.some(({ kind }) => kind === 'merged-in')

/**
 * @param events of one registration, in their order
 * @param merged those that are part of it now: each counts from where it was merged in last
 */
export function progressOf(events: readonly EventCore[], merged: MergedProgress = NONE_MERGED): Progress {
  const standing = withoutWithdrawn(events)
  const since = new Map(standing.flatMap(({ kind, subject }, index) => (kind === 'merged-in' && subject !== null ? [[subject, index] as const] : [])))
  return standing.reduce((progress, event, index) => {
    const other = event.kind === 'merged-in' && event.subject !== null && since.get(event.subject) === index ? merged.get(event.subject) : undefined
    return other ? mergedProgress(progress, other) : applyEvent(progress, event)
  }, NEW_PROGRESS)
}

/**
 * What recording an event after others comes to; null when it is among them already.
 * @param before of its registration, in their order
 * @param merged see {@link progressOf}
 */
export function appendEvent(
  before: readonly (EventCore & Pick<RegistrationEvent, 'number'>)[],
  event: NewEvent,
  merged: MergedProgress = NONE_MERGED,
): { number: number; progress: Progress } | null {
  if (before.some(({ id }) => id === event.id)) return null
  return { number: (before.at(-1)?.number ?? 0) + 1, progress: progressOf([...before, event], merged) }
}
