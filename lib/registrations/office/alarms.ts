import type { CountStore } from '@/lib/registrations/read-store'
import { koreanIsoDay } from '@/lib/korean-time'
import type { UnreadableRecord } from '@/lib/store/record-store'
import type { RetentionHold } from '@/lib/registrations/retention-store'
import { dateWords } from '@/lib/messages/ko/dates'
import type { Recruiting } from '@/lib/recruiting'
import { recruitingAlarmText } from './recruiting-text'
import { retentionHoldText } from './retention-hold-text'
import { unreadableRecordsText } from './unreadable-text'
import { formatCount } from '@/lib/messages/format-count'
import { officeAlarmWords as words } from '@/lib/messages/ko/office-alarms'

/**
 * Input of the alarm rules. To add an alarm, add a fact here (read in read-facts.ts), a kind, and a rule in {@link RULES}; the
 * administrator's pages, monitoring and `npm run site -- doctor` then include it.
 */
export interface Facts {
  readonly now: Date
  /** In the inbox, and not reached yet. */
  readonly newRegistrations: number
  readonly quarantined: Awaited<ReturnType<CountStore['countQuarantined']>>
  readonly newestRegistrationAt: Date | null
  /** Hours without a registration after which the office wants an alarm. */
  readonly silentHours: number
  /** Registrations quarantined within {@link QUARANTINE_HOURS}. */
  readonly newlyQuarantined: number
  /** Only messages that need staff; the others are as many as were ever sent. */
  readonly messages: Readonly<Record<'dead' | 'unknown', number>>
  /** New registrations in the inbox that wait longer than this many minutes of office hours. */
  readonly waitingRegistrations: number
  readonly waitingMinutes: number
  readonly expiry: readonly ExpiryDate[]
  /** Messages due for longer than {@link OVERDUE_MS}. */
  readonly overdueMessages: number
  /** Messages that failed {@link FAILING_TRIES} times or more and are still retried. */
  readonly failingMessages: number
  /** Flagged registrations in the inbox, not worked on yet. */
  readonly suspectedRegistrations: number
  /** Of the data directory; null for a store without a local disk. */
  readonly freeBytes: number | null
  readonly storeCommits: boolean
  /** Why the deletion after the retention period is held; null if it is not. */
  readonly retentionHold: RetentionHold | null
  readonly recruiting: Recruiting
  readonly unreadableRecords: readonly UnreadableRecord[]
}

/** Something that expires: its name, and its last valid day, `2027-01-15`. */
export interface ExpiryDate {
  readonly name: string
  readonly day: string
}

export const OVERDUE_MS = 10 * 60 * 1000
export const FAILING_TRIES = 3
export const QUARANTINE_HOURS = 24
/** A flood grows the store's log file by some megabytes a minute, and a backup needs the store's size once more. */
export const MIN_FREE_BYTES = 500 * 1024 * 1024
/** The honeypot catches a few every day; a person's registration is rarely among so few. */
const QUARANTINE_ALARM_THRESHOLD = 20

export interface Alarm {
  /** Read by software; part of the contract of `/api/health/alarms`. */
  readonly kind:
    | 'store-unusable'
    | 'records-unreadable'
    | 'disk-full'
    | 'messages-overdue'
    | 'messages-unknown'
    | 'messages-dead'
    | 'messages-failing'
    | 'quarantine-crowd'
    | 'quarantine-growing'
    | 'registrations-suspected'
    | 'registrations-silent'
    | 'registrations-waiting'
    | 'expires-soon'
    | 'retention-held'
    | 'recruiting'
  /** `critical`: registrations or messages are being lost or held up now. */
  readonly level: 'warning' | 'critical'
  /** Number of items, hours or megabytes, as the kind says; null if there is nothing to count. */
  readonly count: number | null
  /** Read by people: says what to do, without names. */
  readonly text: string
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const EXPIRY_DAYS = 30
const MEGABYTE = 1024 * 1024

export const STORE_UNUSABLE: Alarm = { kind: 'store-unusable', level: 'critical', count: null, text: words.store }

type Rule = (facts: Facts) => Alarm | null

/** Days until the next expiry, negative afterwards; the last day counts as valid. */
function soonestExpiry({ now, expiry }: Facts): { readonly name: string; readonly day: string; readonly days: number } | null {
  const [soonest] = expiry.toSorted((one, other) => one.day.localeCompare(other.day))
  return soonest ? { ...soonest, days: Math.round((Date.parse(soonest.day) - Date.parse(koreanIsoDay(now))) / DAY_MS) } : null
}

/** @returns an alarm of how many there are; null for none */
const counted = (kind: Alarm['kind'], count: number, text: (count: string) => string, level: Alarm['level'] = 'warning'): Alarm | null =>
  count > 0 ? { kind, level, count, text: text(formatCount(count)) } : null

/** In order of urgency: what stops the office, then who waits, then the rest. */
const RULES: readonly Rule[] = [
  ({ storeCommits }) => (storeCommits ? null : STORE_UNUSABLE),
  ({ freeBytes }) =>
    freeBytes !== null && freeBytes < MIN_FREE_BYTES
      ? {
          kind: 'disk-full',
          level: 'critical',
          count: Math.floor(freeBytes / MEGABYTE),
          text: words.disk(formatCount(Math.floor(freeBytes / MEGABYTE))),
        }
      : null,
  ({ retentionHold: hold }) =>
    hold
      ? {
          kind: 'retention-held',
          level: hold.reason === 'clock' ? 'critical' : 'warning',
          count: hold.reason === 'share' ? hold.due : null,
          text: retentionHoldText(hold),
        }
      : null,
  ({ unreadableRecords: records }) =>
    records.length > 0 ? { kind: 'records-unreadable', level: 'critical', count: records.length, text: unreadableRecordsText(records) } : null,
  ({ recruiting }) => {
    const text = recruitingAlarmText(recruiting)
    return text === null
      ? null
      : { kind: 'recruiting', level: recruiting.kind === 'stopped' ? 'critical' : 'warning', count: recruiting.kind === 'ahead' ? recruiting.days : null, text }
  },
  ({ overdueMessages: count }) => counted('messages-overdue', count, words.overdue, 'critical'),
  ({ failingMessages: count }) => counted('messages-failing', count, words.failing),
  ({ messages: { unknown: count } }) => counted('messages-unknown', count, words.unknown),
  ({ messages: { dead: count } }) => counted('messages-dead', count, words.dead),
  ({ waitingRegistrations: count, waitingMinutes }) =>
    counted('registrations-waiting', count, (waiting) => words.waiting(formatCount(waitingMinutes), waiting)),
  ({ quarantined: { honeypot: _honeypot, speed: _speed, ...byPattern } }) =>
    counted(
      'quarantine-crowd',
      Object.values(byPattern).reduce((sum, some) => sum + some, 0),
      words.crowd,
    ),
  ({ newlyQuarantined: count }) =>
    count >= QUARANTINE_ALARM_THRESHOLD ? counted('quarantine-growing', count, (some) => words.growing(QUARANTINE_HOURS, some)) : null,
  ({ suspectedRegistrations: count }) => counted('registrations-suspected', count, words.suspected),
  ({ now, newestRegistrationAt, silentHours }) => {
    const count = newestRegistrationAt ? Math.floor((now.getTime() - newestRegistrationAt.getTime()) / HOUR_MS) : 0
    return count >= silentHours ? { kind: 'registrations-silent', level: 'warning', count, text: words.silent(formatCount(count)) } : null
  },
  (facts) => {
    const soonest = soonestExpiry(facts)
    if (!soonest || soonest.days > EXPIRY_DAYS) return null
    const { name, day, days } = soonest
    return {
      kind: 'expires-soon',
      level: days < 0 ? 'critical' : 'warning',
      count: days,
      text: days < 0 ? words.expired(name, dateWords.day(day), formatCount(-days)) : words.expires(name, dateWords.day(day), formatCount(days)),
    }
  },
]

/** Decides all alarms of the office and the operator, most urgent first; a page may show fewer, but no others. */
export const decideAlarms = (facts: Facts): readonly Alarm[] => {
  const alarms = RULES.flatMap((rule) => rule(facts) ?? [])
  return [...alarms.filter(({ level }) => level === 'critical'), ...alarms.filter(({ level }) => level !== 'critical')]
}
