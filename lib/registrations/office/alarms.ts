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

/**
 * Input of the alarm rules. To add an alarm, add a fact here (read in read-facts.ts), a kind, and a rule in {@link RULES}; the
 * administrator's pages, monitoring and `npm run site -- doctor` then include it.
 */
export interface Facts {
  readonly now: Date
  /** In the inbox, and not reached yet. */
  readonly newRegistrations: number
  /** By reason. */
  readonly quarantined: Awaited<ReturnType<CountStore['countQuarantined']>>
  /** Null before the first registration. */
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
  /** Expiry dates that the operator configured. */
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
  /** Whether visitors may register today. */
  readonly recruiting: Recruiting
  /** Stored records that cannot be decrypted. */
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

export const STORE_UNUSABLE: Alarm = {
  kind: 'store-unusable',
  level: 'critical',
  count: null,
  text: '저장소에 저장할 수 없어 새 등록을 받지 못하고 있습니다. 지금 바로 사이트 운영자에게 알려 주세요.',
}

type Rule = (facts: Facts) => Alarm | null

/** Days until the next expiry, negative afterwards; the last day counts as valid. */
function soonestExpiry({ now, expiry }: Facts): { readonly name: string; readonly day: string; readonly days: number } | null {
  const [soonest] = expiry.toSorted((one, other) => one.day.localeCompare(other.day))
  return soonest ? { ...soonest, days: Math.round((Date.parse(soonest.day) - Date.parse(koreanIsoDay(now))) / DAY_MS) } : null
}

/** In order of urgency: what stops the office, then who waits, then the rest. */
const RULES: readonly Rule[] = [
  ({ storeCommits }) => (storeCommits ? null : STORE_UNUSABLE),
  ({ freeBytes }) =>
    freeBytes !== null && freeBytes < MIN_FREE_BYTES
      ? {
          kind: 'disk-full',
          level: 'critical',
          count: Math.floor(freeBytes / MEGABYTE),
          text: `디스크에 ${formatCount(Math.floor(freeBytes / MEGABYTE))}MB만 남았습니다. 가득 차면 등록을 받을 수 없으니 사이트 운영자에게 알려 주세요.`,
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
  ({ overdueMessages: count }) =>
    count > 0
      ? {
          kind: 'messages-overdue',
          level: 'critical',
          count,
          text: `보낼 시각이 지난 메시지가 ${formatCount(count)}건 밀려 있습니다. 발송이 멈춘 것 같으니 사이트 운영자에게 알려 주세요.`,
        }
      : null,
  ({ failingMessages: count }) =>
    count > 0
      ? {
          kind: 'messages-failing',
          level: 'warning',
          count,
          text: `여러 번 시도했지만 아직 보내지 못한 메시지가 ${formatCount(count)}건 있습니다. 계속 다시 시도하니, 문자 발송 화면에서 원인을 확인해 주세요.`,
        }
      : null,
  ({ messages: { unknown: count } }) =>
    count > 0
      ? {
          kind: 'messages-unknown',
          level: 'warning',
          count,
          text: `보냈는지 알 수 없는 메시지가 ${formatCount(count)}건 있습니다. 문자 발송 화면에서 확인하고, 받지 못하셨으면 다시 보내 주세요.`,
        }
      : null,
  ({ messages: { dead: count } }) =>
    count > 0
      ? {
          kind: 'messages-dead',
          level: 'warning',
          count,
          text: `보내지 못한 메시지가 ${formatCount(count)}건 있습니다. 문자 발송 화면에서 원인을 확인해 주세요.`,
        }
      : null,
  ({ waitingRegistrations: count, waitingMinutes }) =>
    count > 0
      ? {
          kind: 'registrations-waiting',
          level: 'warning',
          count,
          text: `접수 후 ${formatCount(waitingMinutes)}분(영업시간 기준)이 지나도록 연락하지 못한 고객이 ${formatCount(count)}명입니다. 바로 전화해 주세요.`,
        }
      : null,
  ({ quarantined: { honeypot: _honeypot, speed: _speed, ...byPattern } }) => {
    const count = Object.values(byPattern).reduce((sum, some) => sum + some, 0)
    return count > 0
      ? {
          kind: 'quarantine-crowd',
          level: 'warning',
          count,
          text: `비슷한 등록이 한꺼번에 몰려 ${formatCount(count)}건을 보류함에 두었습니다. 실제 고객이 섞여 있을 수 있으니 확인해 주세요.`,
        }
      : null
  },
  ({ newlyQuarantined: count }) =>
    count >= QUARANTINE_ALARM_THRESHOLD
      ? {
          kind: 'quarantine-growing',
          level: 'warning',
          count,
          text: `최근 ${QUARANTINE_HOURS}시간 동안 ${formatCount(count)}건이 보류함에 들어왔습니다. 실제 고객이 섞여 있는지 확인해 주세요.`,
        }
      : null,
  ({ suspectedRegistrations: count }) =>
    count > 0
      ? {
          kind: 'registrations-suspected',
          level: 'warning',
          count,
          text: `자동 등록으로 의심되어 표시한 등록이 ${formatCount(count)}건 있습니다. 등록 고객 화면의 의심 표시를 확인하고, 실제 고객이면 상담해 주세요.`,
        }
      : null,
  ({ now, newestRegistrationAt, silentHours }) => {
    const count = newestRegistrationAt ? Math.floor((now.getTime() - newestRegistrationAt.getTime()) / HOUR_MS) : 0
    return count >= silentHours
      ? {
          kind: 'registrations-silent',
          level: 'warning',
          count,
          text: `${formatCount(count)}시간 동안 새 등록이 없습니다. 등록 양식이 열리는지 확인해 주세요.`,
        }
      : null
  },
  (facts) => {
    const soonest = soonestExpiry(facts)
    if (!soonest || soonest.days > EXPIRY_DAYS) return null
    const { name, day, days } = soonest
    return {
      kind: 'expires-soon',
      level: days < 0 ? 'critical' : 'warning',
      count: days,
      text:
        days < 0
          ? `${name}의 유효 기간이 ${dateWords.day(day)}에 끝났습니다(${formatCount(-days)}일 지남). 바로 갱신해 주세요.`
          : `${name}의 유효 기간이 ${dateWords.day(day)}에 끝납니다(${formatCount(days)}일 남음). 그 전에 갱신해 주세요.`,
    }
  },
]

/** Decides all alarms of the office and the operator, most urgent first; a page may show fewer, but no others. */
export const decideAlarms = (facts: Facts): readonly Alarm[] => {
  const alarms = RULES.flatMap((rule) => rule(facts) ?? [])
  return [...alarms.filter(({ level }) => level === 'critical'), ...alarms.filter(({ level }) => level !== 'critical')]
}
