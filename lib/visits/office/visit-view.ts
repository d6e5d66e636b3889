import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { koreanInstant } from '@/lib/korean-time'
import { visitWords } from '@/lib/messages/ko/visits'
import { EVENT_LABELS, isResult, isVisitEvent, withoutWithdrawn, type RegistrationEvent, type Result } from '@/lib/registrations/registration-event'
import { maskPhone } from '@/lib/registrations/phone'
import { foldName } from '@/lib/registrations/search-terms'
import { readableOf, type Registration, type StoredRegistration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { hasBegun } from '@/lib/visits/booking'
import { addDays } from '@/lib/visits/day-slots'
import { timeText } from '@/lib/visits/visit-text'
import { can } from '@/lib/accounts/permissions'
import { findWithPrimary, isVisible } from '@/lib/registrations/office/assignment-actions'
import { shownVisitor } from '@/lib/registrations/office/unreadable-view'
import { withdrawable } from '@/lib/registrations/office/record-result'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'

export interface VisitCard {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly time: string
  readonly name: string
  /** Masked: a click shows and records the whole number (components/admin/inbox/call-form.tsx). */
  readonly phone: string
  /** For the printed list. */
  readonly lastDigits: string
  readonly people: number
  readonly state: string
  /** Id of the arrival event, if the account may withdraw it. */
  readonly withdraw: string | null
  readonly offers: readonly ArrivalResult[]
  /** Whether the visitor has yet to confirm it (확인 대기). */
  readonly held?: true
  readonly opens: boolean
}

const ARRIVAL_RESULTS = ['visited', 'no-show'] as const satisfies readonly Result[]
type ArrivalResult = (typeof ARRIVAL_RESULTS)[number]
type Arrival = RegistrationEvent & { readonly kind: ArrivalResult }
const isArrival = (event: RegistrationEvent): event is Arrival => (ARRIVAL_RESULTS as readonly string[]).includes(event.kind)

/** A no-show is known once the visit has begun. @param now absent: afterwards */
const offeredAt = (at: Date, now: Date | undefined): readonly ArrivalResult[] => (now && !hasBegun({ at }, now) ? ['visited'] : ARRIVAL_RESULTS)

const LAST_DIGITS = 4

/** A visit's registration, and the primary registration that staff work on. */
interface VisitorOfVisit {
  readonly registration: StoredRegistration
  readonly primary: StoredRegistration
}

/**
 * The latest arrival event of a visit. Events before it was booked or last moved belong to another visit.
 * @param own events of its registration
 * @param worked events of the primary registration: the same unless the registration was merged
 */
function latestArrival({ createdAt }: Registration, own: readonly RegistrationEvent[], worked: readonly RegistrationEvent[]): Arrival | null {
  const standing = withoutWithdrawn(own)
  const moved = standing.findLastIndex(isVisitEvent)
  const arrival = standing.slice(moved + 1).findLast(isArrival) ?? null
  if (worked === own) return arrival
  // Event ids of two registrations cannot be compared; only their times can.
  const since = standing[moved]?.at ?? createdAt
  const other = withoutWithdrawn(worked).findLast((event): event is Arrival => isArrival(event) && event.at >= since) ?? null
  return arrival && other ? (arrival.at > other.at ? arrival : other) : (arrival ?? other)
}

/**
 * Reads the arrival from the events, because the registration's latest result may be about something else: a contract
 * in the afternoon, or a call after a no-show.
 */
async function arrivalOf(
  { store }: Pick<Services, 'store'>,
  account: Account,
  { registration, primary }: VisitorOfVisit,
  offered: readonly ArrivalResult[],
): Promise<Pick<VisitCard, 'state' | 'withdraw' | 'offers'>> {
  if (registration.unreadable || primary.unreadable) return { state: words.expected, withdraw: null, offers: [] }
  const expected = { state: words.expected, withdraw: null, offers: offered }
  // Of most of a day nothing was recorded yet: their histories need not be read.
  if (primary.result === null && primary.contactedAt === null) return expected
  const worked = await store.registrations.events(primary.id)
  const arrival = latestArrival(registration, registration.id === primary.id ? worked : await store.registrations.events(registration.id), worked)
  if (!arrival) return expected
  const state = EVENT_LABELS[arrival.kind]
  // A colleague's arrival is withdrawn on the customer's page: here the next result is offered.
  if (arrival.actor === account.email && withdrawable(worked, account)?.id === arrival.id) return { state, withdraw: arrival.id, offers: [] }
  const isLatest = withoutWithdrawn(worked).findLast(({ kind }) => isResult(kind))?.id === arrival.id
  // Later events depend on a visit, which a no-show would undo; a visitor who was called after a no-show may still
  // come.
  return { state, withdraw: null, offers: isLatest ? offered : arrival.kind === 'visited' ? [] : ['visited'] }
}

/** A visitor who has come needs no confirmation. */
const withHeld = (arrival: Awaited<ReturnType<typeof arrivalOf>>, heldUntil: Date | undefined) =>
  heldUntil !== undefined && arrival.state === words.expected ? { ...arrival, state: visitWords.held, held: true as const } : arrival

/** Whether the reception's search matches a person: part of the name, or the last digits of the number. */
function isTyped(typed: string, registration: StoredRegistration): boolean {
  const wanted = foldName(typed)
  // A registration that cannot be decrypted may be the right one, so it always matches.
  if (wanted === '' || registration.unreadable) return true
  const { name, phone } = registration
  const shown = foldName(name)
  const [letters, digits] = [wanted.replace(/\p{N}/gu, ''), wanted.replace(/\P{N}/gu, '')]
  if (shown.includes(letters) && phone.endsWith(digits)) return true
  // Names may contain digits: each word must be part of the name, or the end of the number.
  return typed.split(/\s+/).every((word) => shown.includes(foldName(word)) || phone.endsWith(foldName(word)))
}

/** A walk-in of a Korean day (현장접수) that the account may see, newest first. */
export interface WalkIn {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly time: string
  readonly name: string
  /** Masked. */
  readonly phone: string
  readonly opens: boolean
}
const WALK_INS_MAX = 200

/** @param isoDay `2026-11-28` */
export async function walkInsOfDay(
  { store }: Pick<Services, 'store'>,
  account: Account,
  isoDay: string,
  all = false,
): Promise<{ readonly walkIns: readonly WalkIn[]; readonly registrations: readonly Registration[] }> {
  const found = await store.registrations.list({ source: 'desk', from: koreanInstant(isoDay), until: koreanInstant(addDays(isoDay, 1)), limit: WALK_INS_MAX })
  const registrations = readableOf(found).filter((registration) => all || isVisible(account, registration))
  return {
    registrations,
    walkIns: registrations.map(({ id, createdAt, name, phone, assignee }) => ({
      opens: can(account, 'registration.view') && isVisible(account, { assignee }),
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
 * @param typed the reception's search: part of the name, last digits of the number, or both; empty for all
 * @param all whether the account receives everybody's visitors, see reception.ts
 */
export async function visitsOfDay(
  dependencies: Pick<Services, 'store'> & Partial<Pick<Services, 'now'>>,
  account: Account,
  isoDay: string,
  typed = '',
  all = false,
): Promise<{ readonly cards: readonly VisitCard[]; readonly registrations: readonly Registration[] }> {
  const bookings = await dependencies.store.visits.listBookings(koreanInstant(isoDay), koreanInstant(addDays(isoDay, 1)), dependencies.now?.())
  const found = await Promise.all(
    bookings.map(async (booking) => {
      const visitor = await findWithPrimary(dependencies, booking.registrationId)
      return visitor && { booking, ...visitor }
    }),
  )
  const visible = found.flatMap((visit) => (visit && (all || isVisible(account, visit.primary)) && isTyped(typed, visit.registration) ? [visit] : []))
  return {
    registrations: readableOf(visible.map(({ registration }) => registration)),
    cards: await Promise.all(
      visible.map(async ({ booking: { at, people, heldUntil }, registration, primary }) => ({
        id: registration.id,
        at: at.toISOString(),
        time: timeText(at),
        ...shownVisitor(registration),
        lastDigits: registration.unreadable ? '' : registration.phone.slice(-LAST_DIGITS),
        people,
        opens: can(account, 'registration.view') && isVisible(account, primary),
        ...withHeld(await arrivalOf(dependencies, account, { registration, primary }, offeredAt(at, dependencies.now?.())), heldUntil),
      })),
    ),
  }
}
