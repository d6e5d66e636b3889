import 'server-only'
import type { Registration } from '@/lib/registrations/stored-registration'

const HOUR_MS = 60 * 60 * 1000
/** Of one account; the oldest are forgotten, and their next look is one more line. */
const REMEMBERED = 2000

const shown = new Map<string, Map<string, number>>()

/**
 * A list that refreshes itself would fill the access log: what an account was shown within the hour is written down
 * once. Kept in this process's memory; after a restart it is written down again.
 * @returns those of which the log does not say so yet, and remembers them
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
