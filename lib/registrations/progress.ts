import { applyEvent, NEW_PROGRESS, withoutWithdrawn, type EventCore, type NewEvent, type Progress, type RegistrationEvent } from './registration-event'
import type { RegistrationStatus } from './statuses'

/** Maximum number of registrations merged into one. */
export const MERGED_MAX = 20

/** Results that do not affect the status. */
const SAYS_NOTHING: readonly Progress['result'][] = ['duplicate', 'not-me', 'wrong-number']

type Standing = Pick<Progress, 'status' | 'result' | 'absences'>

/** The progress that another registration may continue from; a mere duplicate has none. */
const standingOf = ({ status, result, absences }: Progress): Standing =>
  SAYS_NOTHING.includes(result) ? { status: 'new', result: null, absences: 0 } : { status, result, absences }

const earlier = (one: Date | null, other: Date | null): Date | null => (one === null || (other !== null && other < one) ? other : one)

/** Open statuses, least advanced first. */
const OPEN: readonly RegistrationStatus[] = ['new', 'absent', 'called', 'booked', 'visited']

/** Whether the other registration is further along: a contract ranks highest, then open statuses, then closed ones. */
function isFurther(theirs: Standing, own: Standing): boolean {
  if (own.result === 'contract' || theirs.status === 'new') return false
  if (theirs.result === 'contract' || own.status === 'new') return true
  return OPEN.indexOf(theirs.status) > OPEN.indexOf(own.status)
}

/**
 * The progress after a merge: that of the registration further along, so that no callback or appointment is lost. Keeps the tags
 * of both, and this one's preference if it has one.
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
    preference: { unit: own.preference.unit ?? other.preference.unit, complex: own.preference.complex ?? other.preference.complex },
  }
}

/** The progress of each registration merged into this one, by id. */
export type MergedProgress = ReadonlyMap<string, Progress>
const NONE_MERGED: MergedProgress = new Map()

/** Whether these events merged other registrations into theirs, so that their progress counts, too. */
export const hasMergedIn = (events: readonly Pick<EventCore, 'kind'>[]): boolean => events.some(({ kind }) => kind === 'merged-in')

/** @returns the place of the latest merge of each registration among these events, by its id */
export const mergesAmong = (events: readonly Pick<EventCore, 'kind' | 'subject'>[]): ReadonlyMap<string, number> =>
  new Map(events.flatMap(({ kind, subject }, index) => (kind === 'merged-in' && subject !== null ? [[subject, index] as const] : [])))

/**
 * @param events of one registration, in order
 * @param merged progress of registrations merged into it now; each counts from its latest merge
 */
export function progressOf(events: readonly EventCore[], merged: MergedProgress = NONE_MERGED): Progress {
  const standing = withoutWithdrawn(events)
  const since = mergesAmong(standing)
  return standing.reduce((progress, event, index) => {
    const other = event.kind === 'merged-in' && event.subject !== null && since.get(event.subject) === index ? merged.get(event.subject) : undefined
    return other ? mergedProgress(progress, other) : applyEvent(progress, event)
  }, NEW_PROGRESS)
}

/**
 * Applies an event after others; null if it was recorded already.
 * @param before earlier events of the registration, in order
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
