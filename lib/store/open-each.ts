import type { Registration } from '@/lib/registrations/stored-registration'
import type { ScannedRegistrations } from './registration-store'

/** Registrations that are opened in one turn of the event loop: some 0.1 ms each. */
export const OPENED_TOGETHER = 25

/**
 * Opens records, each by itself.
 * @param open throws where a record cannot be opened
 */
export function openEach<Row>(rows: readonly Row[], idOf: (row: Row) => string, open: (row: Row) => Registration): ScannedRegistrations {
  const registrations: Registration[] = []
  const unreadable: string[] = []
  for (const row of rows)
    try {
      registrations.push(open(row))
    } catch {
      unreadable.push(idOf(row))
    }
  return { registrations, unreadable }
}
