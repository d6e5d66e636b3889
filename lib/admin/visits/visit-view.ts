import 'server-only'
import type { Account } from '@/lib/auth/account'
import { koreanInstant } from '@/lib/korean-time'
import { formatPhone } from '@/lib/registrations/phone'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { addDays } from '@/lib/visits/day-slots'
import { timeText } from '@/lib/visits/visit-text'
import { isVisible } from '../inbox/assignment-actions'

/** One visit of a day, as the office sees it. */
export interface VisitCard {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly time: string
  readonly name: string
  readonly phone: string
  readonly people: number
}

/**
 * Visits of a Korean day that the account may see, by time, with their registrations.
 * @param isoDay `2026-11-28`
 */
export async function visitsOfDay(
  { store }: Pick<Services, 'store'>,
  account: Account,
  isoDay: string,
): Promise<{ readonly cards: readonly VisitCard[]; readonly registrations: readonly Registration[] }> {
  const bookings = await store.visits.listBookings(koreanInstant(isoDay), koreanInstant(addDays(isoDay, 1)))
  const found = await Promise.all(bookings.map(async (booking) => ({ booking, registration: await store.registrations.find(booking.registrationId) })))
  const visible = found.flatMap(({ booking, registration }) => (registration && isVisible(account, registration) ? [{ booking, registration }] : []))
  return {
    registrations: visible.map(({ registration }) => registration),
    cards: visible.map(({ booking: { at, people }, registration: { id, name, phone } }) => ({
      id,
      at: at.toISOString(),
      time: timeText(at),
      name,
      phone: formatPhone(phone),
      people,
    })),
  }
}
