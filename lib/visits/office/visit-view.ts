import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { koreanInstant } from '@/lib/korean-time'
import { visitWords } from '@/lib/messages/ko/visits'
import { EVENT_LABELS, isResult, withoutWithdrawn, type RegistrationEvent, type Result } from '@/lib/registrations/registration-event'
import { maskPhone } from '@/lib/registrations/phone'
import { foldName } from '@/lib/registrations/search-terms'
import { readableOf, type Registration, type StoredRegistration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { Booking } from '@/lib/visits/booking'
import { addDays } from '@/lib/visits/day-slots'
import { timeText } from '@/lib/visits/visit-text'
import { isVisible } from '@/lib/registrations/office/assignment-actions'
import { unreadableName } from '@/lib/registrations/office/unreadable-view'
import { withdrawable } from '@/lib/registrations/office/record-result'

/** One visit of a day, as the office sees it. */
export interface VisitCard {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly time: string
  readonly name: string
  /** Masked: the whole number is shown, and written down, by a press (components/admin/inbox/call-form.tsx). */
  readonly phone: string
  /** For a list on paper. */
  readonly lastDigits: string
  readonly people: number
  /** Whether somebody has come, in Korean. */
  readonly state: string
  /** Id of the event that says so, where the account that looks may take it back. */
  readonly withdraw: string | null
  /** What may be recorded of it from the list. */
  readonly offers: readonly ArrivalResult[]
  /** Whether its visitor has still to confirm it (확인 대기). */
  readonly held?: true
}

const ARRIVAL_RESULTS = ['visited', 'no-show'] as const satisfies readonly Result[]
type ArrivalResult = (typeof ARRIVAL_RESULTS)[number]
type Arrival = RegistrationEvent & { readonly kind: ArrivalResult }
const isArrival = (event: RegistrationEvent): event is Arrival => (ARRIVAL_RESULTS as readonly string[]).includes(event.kind)

const EXPECTED = '예약'
const LAST_DIGITS = 4

/** A visit's registration, and the one that this is part of, which is what is worked on. */
interface VisitorOfVisit {
  readonly registration: StoredRegistration
  readonly primary: StoredRegistration
}

async function findVisit({ registrations }: Services['store'], booking: Booking): Promise<(VisitorOfVisit & { readonly booking: Booking }) | null> {
  const registration = await registrations.find(booking.registrationId)
  const primary = registration && registration.mergedInto !== null ? await registrations.find(registration.mergedInto) : registration
  return registration && primary && { booking, registration, primary }
}

/**
 * What was recorded last of a visit. What is from before it was booked, or moved last, is of another one.
 * @param own events of its registration
 * @param worked events of what is worked on: the same, unless the registration is part of another one
 */
function latestArrival({ createdAt }: Registration, own: readonly RegistrationEvent[], worked: readonly RegistrationEvent[]): Arrival | null {
  const standing = withoutWithdrawn(own)
  const moved = standing.findLastIndex(({ kind }) => kind === 'visit-moved')
  const arrival = standing.slice(moved + 1).findLast(isArrival) ?? null
  if (worked === own) return arrival
  // Logs of two registrations have nothing in common but the time.
  const since = standing[moved]?.at ?? createdAt
  const other = withoutWithdrawn(worked).findLast((event): event is Arrival => isArrival(event) && event.at >= since) ?? null
  return arrival && other ? (arrival.at > other.at ? arrival : other) : (arrival ?? other)
}

/** The registration's latest result says less: a contract in the afternoon, or a call after a no-show, is none of the visit. */
async function arrivalOf(
  { store }: Pick<Services, 'store'>,
  account: Account,
  { registration, primary }: VisitorOfVisit,
): Promise<Pick<VisitCard, 'state' | 'withdraw' | 'offers'>> {
  if (registration.unreadable || primary.unreadable) return { state: EXPECTED, withdraw: null, offers: [] }
  const expected = { state: EXPECTED, withdraw: null, offers: ARRIVAL_RESULTS }
  // Of most of a day nothing was recorded yet: their histories need not be read.
  if (primary.result === null && primary.contactedAt === null) return expected
  const worked = await store.registrations.events(primary.id)
  const arrival = latestArrival(registration, registration.id === primary.id ? worked : await store.registrations.events(registration.id), worked)
  if (!arrival) return expected
  const state = EVENT_LABELS[arrival.kind]
  if (withdrawable(worked, account)?.id === arrival.id) return { state, withdraw: arrival.id, offers: [] }
  const isLatest = withoutWithdrawn(worked).findLast(({ kind }) => isResult(kind))?.id === arrival.id
  // What followed a visit rests on it, and a no-show would undo that; whoever was called after a no-show may still come.
  return { state, withdraw: null, offers: isLatest ? ARRIVAL_RESULTS : arrival.kind === 'visited' ? [] : ['visited'] }
}

/** Who has come needs no confirmation. */
const withHeld = (arrival: Awaited<ReturnType<typeof arrivalOf>>, heldUntil: Date | undefined) =>
  heldUntil !== undefined && arrival.state === EXPECTED ? { ...arrival, state: visitWords.held, held: true as const } : arrival

/** Whether what was typed at the reception is of this person: part of the name, or the last digits of the number. */
function isTyped(typed: string, registration: StoredRegistration): boolean {
  const wanted = foldName(typed)
  // One that cannot be opened may be whoever is looked for.
  if (wanted === '' || registration.unreadable) return true
  const { name, phone } = registration
  const shown = foldName(name)
  const [letters, digits] = [wanted.replace(/\p{N}/gu, ''), wanted.replace(/\P{N}/gu, '')]
  if (shown.includes(letters) && phone.endsWith(digits)) return true
  // A name may have digits of its own: then each word is part of it, or the end of the number.
  return typed.split(/\s+/).every((word) => shown.includes(foldName(word)) || phone.endsWith(foldName(word)))
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
  const registrations = readableOf(found).filter((registration) => isVisible(account, registration))
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
  dependencies: Pick<Services, 'store'> & Partial<Pick<Services, 'now'>>,
  account: Account,
  isoDay: string,
  typed = '',
): Promise<{ readonly cards: readonly VisitCard[]; readonly registrations: readonly Registration[] }> {
  const bookings = await dependencies.store.visits.listBookings(koreanInstant(isoDay), koreanInstant(addDays(isoDay, 1)), dependencies.now?.())
  const found = await Promise.all(bookings.map((booking) => findVisit(dependencies.store, booking)))
  const visible = found.flatMap((visit) => (visit && isVisible(account, visit.primary) && isTyped(typed, visit.registration) ? [visit] : []))
  return {
    registrations: readableOf(visible.map(({ registration }) => registration)),
    cards: await Promise.all(
      visible.map(async ({ booking: { at, people, heldUntil }, registration, primary }) => ({
        id: registration.id,
        at: at.toISOString(),
        time: timeText(at),
        name: registration.unreadable ? unreadableName(registration.id) : registration.name,
        phone: registration.unreadable ? '' : maskPhone(registration.phone),
        lastDigits: registration.unreadable ? '' : registration.phone.slice(-LAST_DIGITS),
        people,
        ...withHeld(await arrivalOf(dependencies, account, { registration, primary }), heldUntil),
      })),
    ),
  }
}
