import { limits } from '@/lib/limits'
import type { AuditAction, AuditEntry, AuditStore } from '@/lib/accounts/audit-store'
import { formatCount } from '@/lib/messages/format-count'
import { accountAuditWords as words } from '@/lib/messages/ko/account-office'

const { points, seconds } = limits.refusalTrail

/**
 * Audit log of denied requests. Anonymous callers cause these entries, so they are sampled: the first of each network
 * are written individually, the rest as one aggregate entry for each action and period.
 */
export interface RefusalTrail {
  record(entry: AuditEntry): Promise<void>
  /**
   * Writes the aggregate entries of finished periods, or all of them at shutdown.
   * @throws StoreUnavailableError
   */
  flush(at: Date, atOnce?: boolean): Promise<void>
}

/** Individual entries within a period: for each network, and in total. */
type RefusalLimits = Readonly<Record<keyof typeof points | 'periodMs', number>>

/**
 * Keeps counts in memory: one instance per process; a crash loses a period's aggregate.
 * @param networkOf maps an address to its network, see lib/client-network.ts
 */
export function createRefusalTrail(
  audit: Pick<AuditStore, 'record'>,
  networkOf: (address: string) => string,
  { network: maxOfNetwork, all: maxOfAll, periodMs }: RefusalLimits = { ...points, periodMs: seconds * 1000 },
): RefusalTrail {
  let endsAt = 0
  let written = 0
  let byNetwork = new Map<string, number>()
  let counted = new Map<AuditAction, number>()

  /** A network over its limit uses up no entries of other networks. */
  function mayWrite(network: string): boolean {
    const ofNetwork = byNetwork.get(network) ?? 0
    if (written >= maxOfAll || ofNetwork >= maxOfNetwork) return false
    written += 1
    byNetwork.set(network, ofNetwork + 1)
    return true
  }

  async function flush(at: Date, atOnce = false): Promise<void> {
    const time = at.getTime()
    // A clock that was set back also starts a new period.
    if (!atOnce && time < endsAt && time >= endsAt - periodMs) return
    const rest = counted
    endsAt = time + periodMs
    written = 0
    byNetwork = new Map()
    counted = new Map()
    for (const [action, times] of rest)
      await audit.record({
        at,
        actor: null,
        address: null,
        action,
        subject: null,
        detail: words.more(formatCount(times)),
      })
  }

  return {
    async record(entry) {
      await flush(entry.at)
      if (mayWrite(networkOf(entry.address ?? 'unknown'))) await audit.record(entry)
      else counted.set(entry.action, (counted.get(entry.action) ?? 0) + 1)
    },
    flush,
  }
}
