import { statfs } from 'node:fs/promises'
import type { Store } from '@/lib/store/store'
import { FAILING_TRIES, OVERDUE_MS, QUARANTINE_HOURS, type Facts } from './alarms'

const HOUR_MS = 60 * 60 * 1000

export interface MonitoredServices {
  readonly store: Pick<Store, 'registrations' | 'outbox' | 'retention'>
  /** Rejects while the store cannot commit, see shared-check.ts. */
  readonly checkStore: () => Promise<void>
  /** Whose free space counts; null where no disk is ours to fill. */
  readonly dataDirectory: string | null
  readonly env: { readonly ALARM_SILENT_HOURS: number }
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

/** @throws StoreUnavailableError when the store cannot even be read */
export async function readFacts({ store: { registrations, outbox, retention }, checkStore, dataDirectory, env, now }: MonitoredServices): Promise<Facts> {
  const at = now()
  const [counted, newestRegistrationAt, newlyQuarantined, suspected, messages, overdueMessages, failingMessages, free, storeCommits, { hold: retentionHold }] =
    await Promise.all([
      registrations.count(),
      registrations.newestAt(),
      registrations.countQuarantinedSince(new Date(at.getTime() - QUARANTINE_HOURS * HOUR_MS)),
      registrations.countSuspected(),
      outbox.countByState(),
      outbox.countOverdue(new Date(at.getTime() - OVERDUE_MS)),
      outbox.countFailing(FAILING_TRIES),
      dataDirectory === null ? null : freeBytes(dataDirectory),
      checkStore().then(
        () => true,
        () => false,
      ),
      retention.read(),
    ])
  return {
    now: at,
    registrations: counted,
    newestRegistrationAt,
    silentHours: env.ALARM_SILENT_HOURS,
    newlyQuarantined,
    suspectedRegistrations: Object.values(suspected).reduce((sum, some) => sum + some, 0),
    messages,
    overdueMessages,
    failingMessages,
    freeBytes: free,
    storeCommits,
    retentionHold,
  }
}
