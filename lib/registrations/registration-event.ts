import { eventWords } from '@/lib/messages/ko/registration-office'
import { STATUSES, type RegistrationStatus } from './statuses'
import { NO_PREFERENCE, preferenceFromText, type Preference } from './preference'

/** Results of a call or a visit, in the order of their buttons. The names are stored: never rename one. */
export const RESULTS = [
  'reached',
  'absent',
  'callback',
  'booked',
  'visited',
  'no-show',
  'contract',
  'declined',
  'wrong-number',
  'opt-out',
  'duplicate',
  'not-me',
] as const
export type Result = (typeof RESULTS)[number]

/** Two registrations were merged, or separated: events of the merged one, and of the primary one. Each registration keeps its own log. */
type MergeKind = 'merged' | 'separated' | 'merged-in' | 'separated-out'

/**
 * Events other than results: the number was shown for a call, the registration was assigned, the status was set by hand, a result
 * was withdrawn, a booked visit was moved or cancelled, a visit was not booked because its registration was quarantined, a tag
 * was added or removed, the preference was recorded.
 */
export type EventKind =
  | Result
  | MergeKind
  | 'call'
  | 'assigned'
  | 'status'
  | 'withdrawn'
  | 'visit-moved'
  | 'visit-cancelled'
  | 'visit-withheld'
  | 'tagged'
  | 'untagged'
  | 'wished'
  /** The stored event is damaged. */
  | 'unreadable'
export const EVENT_LABELS: Readonly<Record<EventKind, string>> = eventWords

/** Results after which a flag is never settled in favour of the number: it is somebody else's, or refuses. */
export const NOT_THEIR_NUMBER: readonly Result[] = ['not-me', 'wrong-number', 'opt-out']
/** Results after which a registration gets no advertisement; a duplicate's number gets it by the other registration. */
export const NOT_ADVERTISED_TO: readonly Result[] = [...NOT_THEIR_NUMBER, 'duplicate']

export const isResult = (kind: string): kind is Result => (RESULTS as readonly string[]).includes(kind)

/**
 * The details of a concluded contract by the names of content's fields, each in one spelling: a home is `101-1203`, an amount its digits,
 * a day `2026-11-28`.
 */
export type ContractDetails = Readonly<Record<string, string>>

/** An event of a registration; events are only added, never changed. */
export interface RegistrationEvent {
  /** Chosen by the sender, so that an event sent twice is recorded once. Unique within a registration. */
  readonly id: string
  readonly registrationId: string
  /** From 1 on, without gaps, in the order of recording, because clocks may jump. */
  readonly number: number
  readonly at: Date
  /** The author's e-mail, as in the audit trail; null: nobody of the office. */
  readonly actor: string | null
  readonly kind: EventKind
  /**
   * `assigned`: account id, null for none; `status`: the status; `duplicate`: id of the other registration; `withdrawn`: id of
   * the event; `contract`: keyed hash of the home, if one was typed; `visit-withheld`, `visit-moved` and `booked` with a visit: number of people; `tagged`, `untagged`: the tag; `wished`: see preferenceToText; of a merge: the other
   * registration's id.
   */
  readonly subject: string | null
  /**
   * `callback` (always) and `booked` (the visit's, or before 2026-11-29 an appointment beside it): the agreed time; `visit-moved`: the new time; `visit-cancelled`,
   * `visit-withheld`: the former or requested time.
   */
  readonly dueAt: Date | null
  /** A note or a reason; may be personal data, so it is encrypted at rest. */
  readonly text: string | null
  /** Of `contract`: encrypted with the text. */
  readonly contract?: ContractDetails
  /** There is a text, which cannot be decrypted. */
  readonly isTextUnreadable?: true
}

/** Id of the event of a booked, moved or cancelled visit, by the visit's version. */
export const visitEventId = (version: number): string => `visit:${version}`

/** Whether the event was recorded with a booked visit, whose time the visit has: it cannot be withdrawn alone. */
export const isVisitEvent = ({ id }: Pick<RegistrationEvent, 'id'>): boolean => id.startsWith('visit:')

/** The last version of a visit that a registration's events name; 0: none. The first one has an event only if it was withheld. */
export const lastVisitVersion = (events: readonly Pick<RegistrationEvent, 'id' | 'kind'>[]): number =>
  Math.max(0, ...events.map((event) => (isVisitEvent(event) ? Number(event.id.slice('visit:'.length)) : Number(event.kind === 'visit-withheld'))))

export type NewEvent = Omit<RegistrationEvent, 'number' | 'isTextUnreadable'>

/** The state of a registration that follows from its events. */
export interface Progress {
  readonly status: RegistrationStatus
  /** The latest one. */
  readonly result: Result | null
  /** Number of absences in a row. */
  readonly absences: number
  /** When the next callback is due, if it was not tried yet. */
  readonly callbackAt: Date | null
  /** Time of the appointment, if it has not taken place. */
  readonly appointmentAt: Date | null
  /** Tags, in the order added. */
  readonly tags: readonly string[]
  /** When it ceased to be new: its first result, or a status that earlier releases let staff set. */
  readonly contactedAt: Date | null
  readonly preference: Preference
  /** Id of the primary registration, if merged: it is then in no list of its own. */
  readonly mergedInto: string | null
}

export const NEW_PROGRESS: Progress = {
  status: 'new',
  result: null,
  absences: 0,
  callbackAt: null,
  appointmentAt: null,
  tags: [],
  contactedAt: null,
  preference: NO_PREFERENCE,
  mergedInto: null,
}

export type EventCore = Pick<RegistrationEvent, 'id' | 'at' | 'kind' | 'subject' | 'dueAt'>

/** A call without further result does not undo a booking or a visit. */
const afterContact = (status: RegistrationStatus): RegistrationStatus => (status === 'booked' || status === 'visited' ? status : 'called')

function statusAfter(status: RegistrationStatus, { kind, subject }: EventCore): RegistrationStatus {
  switch (kind) {
    case 'status':
      return STATUSES.find((known) => known === subject) ?? status
    case 'absent':
      return status === 'new' ? 'absent' : status
    case 'reached':
    case 'callback':
    case 'opt-out':
      return afterContact(status)
    case 'booked':
    case 'visited':
      return kind
    case 'no-show':
      return 'called'
    case 'visit-cancelled':
      return status === 'booked' ? 'called' : status
    case 'contract':
    case 'declined':
    case 'wrong-number':
    case 'duplicate':
    case 'not-me':
      return 'closed'
    case 'call':
    case 'assigned':
    case 'withdrawn':
    case 'visit-moved':
    case 'visit-withheld':
    case 'tagged':
    case 'untagged':
    case 'wished':
    case 'merged':
    case 'separated':
    case 'merged-in':
    case 'separated-out':
    case 'unreadable':
      return status
  }
}

function tagsAfter(tags: readonly string[], kind: 'tagged' | 'untagged', tag: string | null): readonly string[] {
  const others = tags.filter((one) => one !== tag)
  return kind === 'untagged' || tag === null ? others : others.length === tags.length ? [...tags, tag] : tags
}

/** Results that keep an appointment. */
const KEEPS_APPOINTMENT: readonly EventKind[] = ['reached', 'absent', 'callback', 'opt-out']

/** Applies one more event. A closing status set by hand ends callbacks and appointments. */
export function applyEvent(progress: Progress, event: EventCore): Progress {
  const { kind, dueAt } = event
  if (kind === 'tagged' || kind === 'untagged') return { ...progress, tags: tagsAfter(progress.tags, kind, event.subject) }
  if (kind === 'wished') return { ...progress, preference: preferenceFromText(event.subject) }
  if (kind === 'merged' || kind === 'separated') return { ...progress, mergedInto: kind === 'merged' ? event.subject : null }
  const status = statusAfter(progress.status, event)
  const contactedAt = progress.contactedAt ?? (isResult(kind) || (kind === 'status' && status !== 'new') ? event.at : null)
  if (!isResult(kind)) return { ...progress, status, contactedAt, ...(status === 'closed' ? { callbackAt: null, appointmentAt: null } : {}) }
  return {
    ...progress,
    contactedAt,
    status,
    result: kind,
    absences: kind === 'absent' ? progress.absences + 1 : 0,
    callbackAt: kind === 'callback' ? dueAt : null,
    appointmentAt: kind === 'booked' ? (isVisitEvent(event) ? null : dueAt) : KEEPS_APPOINTMENT.includes(kind) ? progress.appointmentAt : null,
  }
}

/** Events without the withdrawn ones. */
export function withoutWithdrawn<Event extends EventCore>(events: readonly Event[]): Event[] {
  const withdrawn = new Set(events.flatMap(({ kind, subject }) => (kind === 'withdrawn' && subject !== null ? [subject] : [])))
  return events.filter(({ id, kind }) => !(isResult(kind) && withdrawn.has(id)))
}

/** Replaces the history from before events existed: the status, and when it was last changed. */
export const initialStatusEvent = (registrationId: string, status: RegistrationStatus, at: Date): RegistrationEvent => ({
  id: 'carried-over',
  registrationId,
  number: 1,
  at,
  actor: null,
  kind: 'status',
  subject: status,
  dueAt: null,
  text: null,
})
