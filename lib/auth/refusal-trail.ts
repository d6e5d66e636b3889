import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from '@/lib/rate-limit'
import type { AuditEntry, AuditStore } from '@/lib/store/audit-store'

/** Entries a minute: enough to see an attack and where it comes from, too few to fill a disk with it. */
const A_MINUTE = { address: 20, all: 300 } as const

/** Where refusals are written down. Anonymous callers cause these entries, so their number is bounded. */
export type RefusalTrail = Pick<AuditStore, 'record'>

export function createRefusalTrail(audit: Pick<AuditStore, 'record'>, limits: Readonly<Record<keyof typeof A_MINUTE, number>> = A_MINUTE): RefusalTrail {
  const byAddress = new RateLimiterMemory({ keyPrefix: 'refused', points: limits.address, duration: 60 })
  const all = new RateLimiterMemory({ keyPrefix: 'refused-all', points: limits.all, duration: 60 })

  /** What one address has too many of takes nothing from all the others. */
  const mayWrite = async ({ address }: AuditEntry) => (await secondsToWait(byAddress, address ?? 'unknown')) === 0 && (await secondsToWait(all, 'all')) === 0

  return {
    async record(entry) {
      if (await mayWrite(entry)) await audit.record(entry)
    },
  }
}
