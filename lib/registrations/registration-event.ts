import { eventWords } from '@/lib/messages/ko/registration-office'
import { STATUSES, type RegistrationStatus } from './statuses'
import { NO_WISH, wishFromText, type Wish } from './wish'

/** What a call or a visit led to; the order is that of the buttons. Names are stored: never rename one. */
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

/**
 * Two registrations of one visitor became one, or two again; of the one that is shown as part of the other, and of the
 * other. Each registration keeps its own log.
 */
type MergeKind = 'merged' | 'separated' | 'merged-in' | 'separated-out'

/**
 * Beside results: the number was shown for a call, an account got it, somebody set the status by hand, a result was taken
 * back, a booked visit was moved or cancelled, a visit has no place because its registration was quarantined, a tag was
 * put on or taken off, the visitor said what is looked for.
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
  /** What was recorded cannot be told any more. */
  | 'unreadable'
export const EVENT_LABELS: Readonly<Record<EventKind, string>> = eventWords

export const isResult = (kind: string): kind is Result => (RESULTS as readonly string[]).includes(kind)

/** Something that happened to a registration; never changed, only added. */
export interface RegistrationEvent {
  /** Made by whoever sends it, so that one that is sent twice is recorded once. One a registration. */
  readonly id: string
  readonly registrationId: string
  /** From 1 on, without gaps, in the order in which they were recorded: clocks may jump. */
  readonly number: number
  readonly at: Date
  /** E-mail of who recorded it, as in the audit trail; null: nobody of the office. */
  readonly actor: string | null
  readonly kind: EventKind
  /** `assigned`: id of the account, null where it was taken from everybody; `status`: the status; `duplicate`: id of the other registration; `withdrawn`: id of the event; `visit-withheld`: how many people; `tagged`, `untagged`: the tag; `wished`: see wishToText; of a merge the other registration's id. */
  readonly subject: string | null
  /** `callback` (always), `booked` (perhaps): the time that was agreed on; `visit-moved`: to when; `visit-cancelled`, `visit-withheld`: for when it was. */
  readonly dueAt: Date | null
  /** A remark, or why; personal data perhaps, so it is sealed at rest. */
  readonly text: string | null
  /** There is a text, which cannot be opened. */
  readonly isTextUnreadable?: true
}

export type NewEvent = Omit<RegistrationEvent, 'number' | 'isTextUnreadable'>

/** Where the office stands with a visitor: what the events add up to. */
export interface Progress {
  readonly status: RegistrationStatus
  /** The latest one. */
  readonly result: Result | null
  /** How often in a row nobody answered. */
  readonly absences: number
  /** When a callback is due that was not tried yet. */
  readonly callbackAt: Date | null
  /** When the visit is that was booked and has not taken place. */
  readonly appointmentAt: Date | null
  /** Words that the office put on it, in their order. */
  readonly tags: readonly string[]
  /** When it was no longer new: the first result, or a status that was set by hand. */
  readonly contactedAt: Date | null
  readonly wish: Wish
  /** Id of the registration that this one is part of: it stands in no list by itself. */
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
  wish: NO_WISH,
  mergedInto: null,
}

export type EventCore = Pick<RegistrationEvent, 'id' | 'at' | 'kind' | 'subject' | 'dueAt'>

/** A mere call takes nobody back from a booking or a visit. */
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
    case 'visit-cancelled':
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

/** Results that leave a booked visit as it is. */
const KEEPS_APPOINTMENT: readonly EventKind[] = ['reached', 'absent', 'callback', 'opt-out']

/** What one more event makes of the progress. A status that is set by hand ends what was agreed on where it closes. */
export function applyEvent(progress: Progress, event: EventCore): Progress {
  const { kind, dueAt } = event
  if (kind === 'tagged' || kind === 'untagged') return { ...progress, tags: tagsAfter(progress.tags, kind, event.subject) }
  if (kind === 'wished') return { ...progress, wish: wishFromText(event.subject) }
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
    appointmentAt: kind === 'booked' ? dueAt : KEEPS_APPOINTMENT.includes(kind) ? progress.appointmentAt : null,
  }
}

/** Events without those that were taken back. */
export function withoutWithdrawn<Event extends EventCore>(events: readonly Event[]): Event[] {
  const withdrawn = new Set(events.flatMap(({ kind, subject }) => (kind === 'withdrawn' && subject !== null ? [subject] : [])))
  return events.filter(({ id, kind }) => !(isResult(kind) && withdrawn.has(id)))
}

/** What stands for everything before there were events: the status as it was, when it was last changed. */
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
