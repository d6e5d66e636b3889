import { nextTurn } from '@/lib/next-turn'
import { koreanIsoDay } from '@/lib/korean-time'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'
import type { RetentionHold, RetentionState } from '@/lib/registrations/retention-store'
import type { Store } from '@/lib/store/store'
import type { RegistrationPolicy } from './policy'
import { clockIsPlausible, isModestShare } from './retention-hold'

/** For each transaction, which blocks the event loop for some milliseconds. */
const BATCH_SIZE = 25
const CLAIM_DAYS = 2
/** 개인정보의 안전성 확보조치 기준 §8: at least one year, two for data of more than 50,000 people. */
const AUDIT_YEARS = 2
/** As stated under 자동 생성 기록 in content/privacy.ts. */
const PAGE_COUNT_MONTHS = 3
/** Shortest interval between two writes of the last plausible time. */
const CLOCK_WRITE_INTERVAL_MS = 60 * 60 * 1000
/** Actor of audit entries: a scheduled run has no signed-in user. */
const SYSTEM_ACTOR = { actor: null, address: null, action: 'registration.expire' } as const

interface ExpireServices {
  readonly store: Pick<Store, 'registrations' | 'audit' | 'retention' | 'pageCounts'>
  readonly policy: Pick<RegistrationPolicy, 'retentionMonths'>
  readonly now: () => Date
  readonly log: { error(fields: object, text: string): void }
  /** Backs up the store, unless a backup of the last day exists; rejects if it could not. */
  readonly backUp: () => Promise<void>
}

export interface ExpireOutcome {
  readonly removed: number
  /** Why nothing was removed. */
  readonly hold: RetentionHold | null
}

export interface DueRegistrations {
  /** Registrations from before this are past their retention period. */
  readonly limit: Date
  readonly due: number
  /** Number of all registrations; counted only if some are due. */
  readonly stored: number
  /** The latest time that the store has recorded; null if it is empty. */
  readonly seenAt: Date | null
  /** State after the previous run. */
  readonly state: RetentionState
}

/**
 * What a run would delete now.
 * @throws StoreUnavailableError
 */
export async function dueRegistrations({ store, policy, now }: Pick<ExpireServices, 'store' | 'policy' | 'now'>): Promise<DueRegistrations> {
  const limit = monthsBefore(now(), policy.retentionMonths)
  const [due, state] = await Promise.all([store.registrations.countBefore(limit), store.retention.read()])
  return { limit, due, stored: due > 0 ? await countStored(store) : 0, seenAt: state.seenAt ?? (await newestActivity(store)), state }
}

/**
 * Deletes what is past its retention period (개인정보 보호법 §21), in batches, and old claims, traces and page counts. An implausible
 * clock, or too large a share at once, holds the run, because a wrong deletion is final. Backs up first.
 * @param confirmed a person has checked the clock and {@link dueRegistrations}: neither then holds the run
 * @throws StoreUnavailableError
 */
export async function expireRegistrations(services: ExpireServices, confirmed = false): Promise<ExpireOutcome> {
  const { store, policy, now, log, backUp } = services
  const at = now()
  const { state: before, ...found } = await dueRegistrations(services)
  const seenAt = found.seenAt ?? at

  const hold = async (reason: RetentionHold['reason'], fault?: unknown): Promise<ExpireOutcome> => {
    const since = before.hold?.reason === reason ? before.hold.since : at
    const held: RetentionHold = { reason, since, seenAt: found.seenAt, due: found.due, stored: found.stored }
    log.error(
      { ...(fault === undefined ? {} : { err: fault }), ...held },
      'nothing that is past its retention period is destroyed; npm run site -- registrations expire says more',
    )
    await writeStateIfChanged(store, before, { seenAt: reason === 'clock' ? seenAt : at, hold: held })
    return { removed: 0, hold: held }
  }

  // Registrations stored under a wrong clock carry its date, so even under a right clock they are deleted only after
  // confirmation.
  const mayBeMisdated = before.hold?.reason === 'clock' && found.due > 0
  if (!confirmed && (mayBeMisdated || !clockIsPlausible(at, seenAt))) return hold('clock')
  if (!confirmed && !isModestShare(found.due, found.stored)) return hold('share')
  if (found.due > 0) {
    try {
      await backUp()
    } catch (fault) {
      return hold('backup', fault)
    }
  }
  const why = (confirmed ? registrationAuditWords.expiredByCommand : registrationAuditWords.expired)(policy.retentionMonths)
  const removed = await removeBefore(services, found.limit, at, why)
  // Records that a person confirmed the clock, even if nothing was due.
  if (confirmed && removed === 0) await store.audit.record({ ...SYSTEM_ACTOR, at, subject: null, detail: registrationAuditWords.count(0, why) })
  await store.registrations.removeClaimsBefore(new Date(at.getTime() - CLAIM_DAYS * 86_400_000))
  await store.audit.removeBefore(monthsBefore(at, AUDIT_YEARS * 12))
  await store.pageCounts.removeBefore(koreanIsoDay(monthsBefore(at, PAGE_COUNT_MONTHS)))
  await writeStateIfChanged(store, before, { seenAt: at, hold: null })
  return { removed, hold: null }
}

async function countStored({ registrations }: Pick<ExpireServices['store'], 'registrations'>): Promise<number> {
  const { byStatus, quarantined } = await registrations.count()
  return Object.values(byStatus).reduce((sum, number) => sum + number, quarantined)
}

async function removeBefore({ store }: ExpireServices, limit: Date, at: Date, why: string): Promise<number> {
  let removed = 0
  for (;;) {
    const ids = await store.registrations.listIdsBefore(limit, BATCH_SIZE)
    if (ids.length === 0) return removed
    await nextTurn()
    const gone = await store.registrations.remove(ids, { ...SYSTEM_ACTOR, at, subject: ids.join(' '), detail: registrationAuditWords.count(ids.length, why) })
    // Damaged ids cannot be deleted; the alarm of unreadable records reports them.
    if (gone === 0) return removed
    removed += gone
  }
}

/** For a first run: the time of the newest registration or of the office's last action. */
async function newestActivity({ registrations, audit }: Pick<ExpireServices['store'], 'registrations' | 'audit'>): Promise<Date | null> {
  const [newest, [traced]] = await Promise.all([registrations.newestAt(), audit.list({ limit: 1 })])
  const times = [newest, traced?.at].flatMap((time) => (time ? [time.getTime()] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

/** Skips unchanged states: a scheduler may call every minute. */
async function writeStateIfChanged({ retention }: ExpireServices['store'], before: RetentionState, after: RetentionState): Promise<void> {
  const held = ({ hold }: RetentionState) => JSON.stringify(hold)
  const moved =
    before.seenAt === null || after.seenAt === null
      ? before.seenAt !== after.seenAt
      : Math.abs(after.seenAt.getTime() - before.seenAt.getTime()) >= CLOCK_WRITE_INTERVAL_MS
  if (moved || held(before) !== held(after)) await retention.write(after)
}

/** The same day of an earlier month, or that month's last day. */
function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0)
  return before
}
