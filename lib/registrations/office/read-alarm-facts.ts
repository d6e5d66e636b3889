import { statfs } from 'node:fs/promises'
import { recruitingOn } from '@/lib/recruiting'
import { koreanIsoDay } from '@/lib/korean-time'
import type { RegistrationPolicy } from '@/lib/registrations/policy'
import type { Store } from '@/lib/store/store'
import { USUAL_HOURS, officeTimeBefore } from '@/lib/visits/office-hours'
import type { VisitBooking } from '@/lib/visits/visit-booking'
import { FAILING_TRIES, OVERDUE_MS, QUARANTINE_HOURS, type ExpiryDate, type Facts } from './alarms'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

export interface MonitoredServices {
  readonly store: Pick<Store, 'registrations' | 'outbox' | 'retention' | 'records'>
  /** Rejects while the store cannot commit, see shared-check.ts. */
  readonly checkStore: () => Promise<void>
  /** Directory whose free space counts; null for a store without a local disk. */
  readonly dataDirectory: string | null
  /** Null if content states no opening hours. */
  readonly visits: Pick<VisitBooking, 'hours'> | null
  readonly env: { readonly ALARM_SILENT_HOURS: number; readonly ALARM_WAITING_MINUTES: number; readonly ALARM_EXPIRY: readonly ExpiryDate[] }
  readonly policy: Pick<RegistrationPolicy, 'legal'>
  readonly now: () => Date
}

async function freeBytes(directory: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize
  } catch {
    return null
  }
}

/** @throws StoreUnavailableError if the store cannot be read at all */
export async function readFacts({
  store: { registrations, outbox, retention, records },
  checkStore,
  dataDirectory,
  visits,
  env,
  policy,
  now,
}: MonitoredServices): Promise<Facts> {
  const at = now()
  const officeDays = visits ? (await visits.hours()).hours : USUAL_HOURS
  const [
    newRegistrations,
    quarantined,
    newestRegistrationAt,
    newlyQuarantined,
    suspected,
    waitingRegistrations,
    messages,
    overdueMessages,
    failingMessages,
    free,
    storeCommits,
    { hold: retentionHold },
    unreadableRecords,
  ] = await Promise.all([
    registrations.countNew({}),
    registrations.countQuarantined(),
    // Ignores registrations dated in the future, which would hide a silence for ever.
    registrations.newestAt(new Date(at.getTime() + 24 * HOUR_MS)),
    registrations.countQuarantinedSince(new Date(at.getTime() - QUARANTINE_HOURS * HOUR_MS)),
    registrations.countSuspected(),
    registrations.countNew({ until: officeTimeBefore(officeDays, env.ALARM_WAITING_MINUTES * MINUTE_MS, at) }),
    outbox.countByState(['dead', 'unknown']),
    outbox.countOverdue(new Date(at.getTime() - OVERDUE_MS)),
    outbox.countFailing(FAILING_TRIES),
    dataDirectory === null ? null : freeBytes(dataDirectory),
    checkStore().then(
      () => true,
      () => false,
    ),
    retention.read(),
    records.listUnreadable(),
  ])
  return {
    now: at,
    newRegistrations,
    quarantined,
    newestRegistrationAt,
    silentHours: env.ALARM_SILENT_HOURS,
    newlyQuarantined,
    suspectedRegistrations: Object.values(suspected).reduce((sum, some) => sum + some, 0),
    waitingRegistrations,
    waitingMinutes: env.ALARM_WAITING_MINUTES,
    expiry: env.ALARM_EXPIRY,
    messages,
    overdueMessages,
    failingMessages,
    freeBytes: free,
    storeCommits,
    retentionHold,
    recruiting: recruitingOn(policy.legal, koreanIsoDay(at)),
    unreadableRecords,
  }
}
