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

/** Runs independent queries in parallel. @returns their results by name */
async function allOf<T extends Readonly<Record<string, unknown>>>(queries: T): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const found = await Promise.all(Object.entries(queries).map(async ([name, query]) => [name, await query] as const))
  return Object.fromEntries(found) as { [Name in keyof T]: Awaited<T[Name]> }
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
  return {
    now: at,
    silentHours: env.ALARM_SILENT_HOURS,
    waitingMinutes: env.ALARM_WAITING_MINUTES,
    expiry: env.ALARM_EXPIRY,
    recruiting: recruitingOn(policy.legal, koreanIsoDay(at)),
    ...(await allOf({
      newRegistrations: registrations.countNew({}),
      quarantined: registrations.countQuarantined(),
      // Ignores registrations dated in the future, which would hide a silence for ever.
      newestRegistrationAt: registrations.newestAt(new Date(at.getTime() + 24 * HOUR_MS)),
      newlyQuarantined: registrations.countQuarantinedSince(new Date(at.getTime() - QUARANTINE_HOURS * HOUR_MS)),
      suspectedRegistrations: registrations.countSuspected().then((suspected) => Object.values(suspected).reduce((sum, some) => sum + some, 0)),
      waitingRegistrations: registrations.countNew({ until: officeTimeBefore(officeDays, env.ALARM_WAITING_MINUTES * MINUTE_MS, at) }),
      messages: outbox.countByState(['dead', 'unknown']),
      overdueMessages: outbox.countOverdue(new Date(at.getTime() - OVERDUE_MS)),
      failingMessages: outbox.countFailing(FAILING_TRIES),
      freeBytes: dataDirectory === null ? null : freeBytes(dataDirectory),
      storeCommits: checkStore().then(
        () => true,
        () => false,
      ),
      retentionHold: retention.read().then(({ hold }) => hold),
      unreadableRecords: records.listUnreadable(),
    })),
  }
}
