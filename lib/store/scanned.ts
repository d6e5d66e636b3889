import { partReadable, type StoredRegistration } from '@/lib/registrations/stored-registration'
import type { ScannedRegistrations } from '@/lib/registrations/read-store'

/** Registrations decrypted in one turn of the event loop: some 0.1 ms each. */
export const OPENED_TOGETHER = 10

/** The result of a scan, from registrations that an adapter has decrypted. */
export function scanned(stored: readonly StoredRegistration[]): ScannedRegistrations {
  const { readable, unreadable } = partReadable(stored)
  return { registrations: readable, unreadable: unreadable.map(({ id }) => id) }
}
