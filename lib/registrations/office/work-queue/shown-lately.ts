import 'server-only'
import type { Registration } from '@/lib/registrations/stored-registration'

const HOUR_MS = 60 * 60 * 1000
/** For each account; the oldest are forgotten, and the next view of them is logged again. */
const REMEMBERED = 2000

const shown = new Map<string, Map<string, number>>()

/**
 * Limits the audit trail of a list that refreshes itself: each registration that an account was shown is logged once an hour.
 * Kept in this process's memory; logged again after a restart.
 * @returns registrations not logged yet, and remembers them
 */
export function notShownLately(accountId: string, registrations: readonly Registration[], now: Date): Registration[] {
  const before = shown.get(accountId) ?? new Map<string, number>()
  shown.set(accountId, before)
  const fresh = registrations.filter(({ id }) => (before.get(id) ?? 0) <= now.getTime() - HOUR_MS)
  for (const { id } of fresh) {
    before.delete(id)
    before.set(id, now.getTime())
  }
  for (const id of before.keys()) {
    if (before.size <= REMEMBERED) break
    before.delete(id)
  }
  return fresh
}
