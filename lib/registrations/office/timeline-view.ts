import 'server-only'
import { shownName, type Account } from '@/lib/accounts/account'
import {
  applyEvent,
  EVENT_LABELS,
  isResult,
  isVisitEvent,
  NEW_PROGRESS,
  withoutWithdrawn,
  type EventKind,
  type RegistrationEvent,
} from '@/lib/registrations/registration-event'
import { unreadableWords, registrationAuditWords } from '@/lib/messages/ko/registration-office'
import { visitWords } from '@/lib/messages/ko/visits'
import { STATUS_LABELS, type RegistrationStatus } from '@/lib/registrations/statuses'
import { preferenceFromText, preferenceLabel } from '@/lib/registrations/preference'
import type { RegistrationNote } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { assigneeNames } from './assignment-actions'
import type { LinkedRegistration } from './linked-registrations'
import { shortDateTime, resultLabel } from './progress-view'
import type { ContractDetails } from '@/lib/registrations/registration-event'
import { contractFacts } from './contract-fields'
import { withdrawable } from './record-result'
import { timelineWords } from '@/lib/messages/ko/registration-timeline'
import { dutyWords } from '@/lib/messages/ko/duty'

/** One event of a registration, in Korean. */
export interface TimelineEntry {
  readonly key: string
  /** ISO 8601. */
  readonly at: string
  /** The author's name; null: nobody of the office. */
  readonly who: string | null
  readonly label: string
  readonly text: string | null
  /** The registration that this one duplicates or is merged with. */
  readonly other: { readonly id: string; readonly label: string } | null
  /** Whether it was withdrawn. */
  readonly withdrawn: boolean
  /** Id of the event, if the signed-in account may withdraw it. */
  readonly canWithdraw: string | null
  /** Set if it happened to another registration of the same visitor. */
  readonly of: { readonly id: string; readonly at: string } | null
}

type Names = Readonly<Record<string, string>>

/** Labels by event id: an absence says how many times in a row. */
function labelsOf(events: readonly RegistrationEvent[], assignees: Names): Names {
  let progress = NEW_PROGRESS
  const labels: Record<string, string> = {}
  for (const event of withoutWithdrawn(events)) {
    progress = applyEvent(progress, event)
    if (isResult(event.kind) && !isVisitEvent(event)) labels[event.id] = resultLabel({ ...progress, result: event.kind }) ?? ''
  }
  for (const { id, kind, subject, actor, dueAt } of events) {
    if (kind === 'status') labels[id] = `${EVENT_LABELS[kind]}: ${STATUS_LABELS[subject as RegistrationStatus] ?? subject}`
    else if (kind === 'tagged' || kind === 'untagged') labels[id] = `${EVENT_LABELS[kind]}: ${subject}`
    else if (kind === 'wished') labels[id] = `${EVENT_LABELS[kind]}: ${preferenceLabel(preferenceFromText(subject)) ?? registrationAuditWords.noPreference}`
    else if ((kind === 'visit-withheld' || isVisitEvent({ id })) && dueAt && subject !== null)
      labels[id] = `${EVENT_LABELS[kind]} ${shortDateTime(dueAt)}, ${visitWords.people(Number(subject))}`
    else if (kind === 'assigned' && subject === null) labels[id] = timelineWords.unassigned
    else if (kind === 'assigned') labels[id] = timelineWords.assigned(assignees[subject ?? ''] ?? dutyWords.other, actor === null)
    else labels[id] ??= dueAt ? `${EVENT_LABELS[kind]} ${shortDateTime(dueAt)}` : EVENT_LABELS[kind]
  }
  return labels
}

/** @returns names of authors by e-mail */
async function namesByEmail({ store }: Pick<Services, 'store'>, emails: readonly (string | null)[]): Promise<Names> {
  const known = [...new Set(emails.flatMap((email) => email ?? []))]
  const accounts = await Promise.all(known.map((email) => store.accounts.findByEmail(email)))
  return Object.fromEntries(known.map((email, index) => [email, accounts[index] ? shownName(accounts[index]) : email]))
}

/** Events that follow from the deletion of the other registration, so there is nothing to link to. */
const FOLLOWS_REMOVAL = /^removed:/

/** Text of a link to the event's other registration. */
const OTHER_LABELS: Readonly<Partial<Record<EventKind, string>>> = timelineWords.others

interface OrderedEntry {
  readonly at: Date
  /** Number of the event; 0 for a note. */
  readonly order: number
  readonly entry: TimelineEntry
  /** The tag that the event added or removed. */
  readonly tag: { readonly kind: 'tagged' | 'untagged'; readonly word: string } | null
}

/** Groups tags that one person added in a row into one line: ten lines would bury the calls. */
function withTagsTogether(newestFirst: readonly OrderedEntry[]): TimelineEntry[] {
  const groups: OrderedEntry[][] = []
  for (const one of newestFirst) {
    const later = groups.at(-1)?.at(-1)
    const goesWith = later?.tag && later.tag.kind === one.tag?.kind && later.entry.who === one.entry.who && later.entry.of?.id === one.entry.of?.id
    if (goesWith) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return groups.flatMap((group) => {
    const [latest] = group
    if (!latest?.tag || group.length === 1) return latest?.entry ?? []
    const words = group.toReversed().flatMap(({ tag }) => tag?.word ?? [])
    return { ...latest.entry, label: `${EVENT_LABELS[latest.tag.kind]}: ${words.join(', ')}` }
  })
}

/** The details of a contract, a line each, above what was noted with it. */
function withContract(text: string | null, contract: ContractDetails | undefined): string | null {
  const lines = contractFacts(contract ?? null).map(({ label, value }) => `${label} ${value}`)
  return lines.length === 0 ? text : [...lines, ...(text === null ? [] : [text])].join('\n')
}

/** Events and notes of one registration. */
async function entriesOf(
  dependencies: Pick<Services, 'store'>,
  account: Account,
  events: readonly RegistrationEvent[],
  notes: readonly RegistrationNote[],
): Promise<OrderedEntry[]> {
  const [names, assignees] = await Promise.all([
    namesByEmail(
      dependencies,
      [...events, ...notes].map(({ actor }) => actor),
    ),
    assigneeNames(
      dependencies,
      events.map(({ kind, subject }) => ({ assignee: kind === 'assigned' ? subject : null })),
    ),
  ])
  const labels = labelsOf(events, assignees)
  const takenBack = new Set(events.flatMap(({ kind, subject }) => (kind === 'withdrawn' ? (subject ?? []) : [])))
  const own = withdrawable(events, account)
  return [
    ...events.map(({ id, number, at, actor, kind, subject, text, contract, isTextUnreadable }) => ({
      at,
      order: number,
      tag: (kind === 'tagged' || kind === 'untagged') && subject !== null ? { kind, word: subject } : null,
      entry: {
        key: id,
        at: at.toISOString(),
        who: actor === null ? null : (names[actor] ?? actor),
        label: labels[id] ?? '',
        text: isTextUnreadable ? unreadableWords.text : withContract(text, contract),
        other: subject !== null && OTHER_LABELS[kind] && !FOLLOWS_REMOVAL.test(id) ? { id: subject, label: OTHER_LABELS[kind] } : null,
        withdrawn: takenBack.has(id),
        canWithdraw: own?.id === id ? id : null,
        of: null,
      },
    })),
    ...notes.map(({ id, at, actor, text }) => ({
      at,
      order: 0,
      tag: null,
      entry: {
        key: id,
        at: at.toISOString(),
        who: names[actor] ?? actor,
        label: timelineWords.note,
        text: text ?? unreadableWords.text,
        other: null,
        withdrawn: false,
        canWithdraw: null,
        of: null,
      },
    })),
  ]
}

/**
 * The history of a registration, of those merged into it, and of those linked by 중복, newest first.
 * @param linked see linked-registrations.ts
 */
export async function timelineView(
  dependencies: Pick<Services, 'store'>,
  account: Account,
  events: readonly RegistrationEvent[],
  notes: readonly RegistrationNote[],
  linked: readonly LinkedRegistration[] = [],
): Promise<TimelineEntry[]> {
  const own = await entriesOf(dependencies, account, events, notes)
  const others = await Promise.all(
    linked.map(async (one) => {
      const of = { id: one.registration.id, at: one.registration.createdAt.toISOString() }
      const entries = await entriesOf(dependencies, account, one.events, one.notes)
      return entries.map(({ entry, ...rest }) => ({ ...rest, entry: { ...entry, key: `${of.id}:${entry.key}`, canWithdraw: null, of } }))
    }),
  )
  return withTagsTogether([...own, ...others.flat()].toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.order - a.order))
}
