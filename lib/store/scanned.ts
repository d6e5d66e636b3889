import { partReadable, type StoredRegistration } from '@/lib/registrations/stored-registration'
import type { ScannedRegistrations } from '@/lib/registrations/read-store'

/** Registrations that are opened in one turn of the event loop: some 0.1 ms each. */
export const OPENED_TOGETHER = 10

/** What a scan says of registrations that an adapter has opened. */
export function scanned(stored: readonly StoredRegistration[]): ScannedRegistrations {
  const { readable, unreadable } = partReadable(stored)
  return { registrations: readable, unreadable: unreadable.map(({ id }) => id) }
}
