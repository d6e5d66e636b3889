import 'server-only'
import type { Account } from '@/lib/auth/account'
import { koreanInstant } from '@/lib/korean-time'
import { EVENT_LABELS, type Result } from '@/lib/registrations/registration-event'
import { maskPhone } from '@/lib/registrations/phone'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { Booking } from '@/lib/visits/booking'
import { addDays } from '@/lib/visits/day-slots'
import { timeText } from '@/lib/visits/visit-text'
import { isVisible } from '../inbox/assignment-actions'
import { withdrawable } from '../inbox/record-result'

/** One visit of a day, as the office sees it. */
export interface VisitCard {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly time: string
  readonly name: string
  /** Masked: the whole number is shown, and written down, by a press (components/admin/call-form.tsx). */
  readonly phone: string
  /** For a list on paper. */
  readonly lastDigits: string
  readonly people: number
  /** Whether somebody has come, in Korean. */
  readonly state: string
  /** Id of the event that says so, where the account that looks may take it back. */
  readonly withdraw: string | null
}

const ARRIVAL_RESULTS: readonly (Result | null)[] = ['visited', 'no-show']
const EXPECTED = '예약'
const LAST_DIGITS = 4

/** A visit with its registration, and the one that this is part of, which is what is worked on. */
interface FoundVisit {
  readonly booking: Booking
  readonly registration: Registration
  readonly lead: Registration
}

async function findVisit({ registrations }: Services['store'], booking: Booking): Promise<FoundVisit | null> {
  const registration = await registrations.find(booking.registrationId)
  const lead = registration && registration.mergedInto !== null ? await registrations.find(registration.mergedInto) : registration
  return registration && lead && { booking, registration, lead }
}

async function arrivalOf({ store }: Pick<Services, 'store'>, account: Account, { id, result }: Registration): Promise<Pick<VisitCard, 'state' | 'withdraw'>> {
  if (result === null || !ARRIVAL_RESULTS.includes(result)) return { state: EXPECTED, withdraw: null }
  return { state: EVENT_LABELS[result], withdraw: withdrawable(await store.registrations.events(id), account)?.id ?? null }
}

/** Letters and digits as they are compared: neither spaces nor signs tell people apart. */
const comparable = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether what was typed at the reception is of this person: part of the name, or the last digits of the number. */
function isTyped(typed: string, { name, phone }: Pick<Registration, 'name' | 'phone'>): boolean {
  const wanted = comparable(typed)
  if (wanted === '') return true
  const [letters, digits] = [wanted.replace(/\p{N}/gu, ''), wanted.replace(/\P{N}/gu, '')]
  return comparable(name).includes(letters) && phone.endsWith(digits)
}

/** Who was taken down at the reception on a Korean day (현장접수), as far as the account may see them, newest first. */
export interface WalkIn {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly time: string
  readonly name: string
  /** Masked. */
  readonly phone: string
}
const WALK_INS_MAX = 200

/** @param isoDay `2026-11-28` */
export async function walkInsOfDay(
  { store }: Pick<Services, 'store'>,
  account: Account,
  isoDay: string,
): Promise<{ readonly walkIns: readonly WalkIn[]; readonly registrations: readonly Registration[] }> {
  const found = await store.registrations.list({ source: 'desk', from: koreanInstant(isoDay), until: koreanInstant(addDays(isoDay, 1)), limit: WALK_INS_MAX })
  const registrations = found.filter((registration) => isVisible(account, registration))
  return {
    registrations,
    walkIns: registrations.map(({ id, createdAt, name, phone }) => ({
      id,
      at: createdAt.toISOString(),
      time: timeText(createdAt),
      name,
      phone: maskPhone(phone),
    })),
  }
}

/**
 * Visits of a Korean day that the account may see, by time, with their registrations.
 * @param isoDay `2026-11-28`
 * @param typed at the reception, to find one of them: part of the name, last digits of the number, or both; all of them where it is empty
 */
export async function visitsOfDay(
  dependencies: Pick<Services, 'store'>,
  account: Account,
  isoDay: string,
  typed = '',
): Promise<{ readonly cards: readonly VisitCard[]; readonly registrations: readonly Registration[] }> {
  const bookings = await dependencies.store.visits.listBookings(koreanInstant(isoDay), koreanInstant(addDays(isoDay, 1)))
  const found = await Promise.all(bookings.map((booking) => findVisit(dependencies.store, booking)))
  const visible = found.flatMap((visit) => (visit && isVisible(account, visit.lead) && isTyped(typed, visit.registration) ? [visit] : []))
  return {
    registrations: visible.map(({ registration }) => registration),
    cards: await Promise.all(
      visible.map(async ({ booking: { at, people }, registration, lead }) => ({
        id: registration.id,
        at: at.toISOString(),
        time: timeText(at),
        name: registration.name,
        phone: maskPhone(registration.phone),
        lastDigits: registration.phone.slice(-LAST_DIGITS),
        people,
        ...(await arrivalOf(dependencies, account, lead)),
      })),
    ),
  }
}
