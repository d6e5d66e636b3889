import type { GuessLimits } from '@/lib/rate-limit'
import { visitAuditWords } from '@/lib/messages/ko/visits'
import type { RegistrationPolicy } from '@/lib/registrations/policy'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import { hasBegun, isHeldOrFirm, type PlaceRefusal, type Visit } from './booking'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import type { VisitBooking } from './visit-booking'
import { visitLinkHash } from './visit-link'
import { composeCancellation, composeMove, composeReminders, type VisitRecipient } from './visit-messages'

/* Actions of a visitor by the link of an SMS. The link is the whole authorisation: there is no other secret and no session. */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How often a visitor may move a visit; moves that the office's changes of hours require do not count. */
const MOVES_MAX = 2

export interface ManageVisitServices {
  readonly store: Pick<Store, 'visits' | 'registrations'>
  /** Null if visits cannot be booked: then no link is valid. */
  readonly visits: VisitBooking | null
  readonly policy: Pick<RegistrationPolicy, 'facts'>
  readonly visitLinkLimits: GuessLimits
  readonly now: () => Date
}

/**
 * Whether a visit can still be moved and cancelled: `late`: only by calling the office; `over`: it has started;
 * `lapsed`: its held place is free again.
 */
type Changeable = 'yes' | 'late' | 'over' | 'cancelled' | 'lapsed'

/** A visit for its page. */
export interface OpenedVisit {
  readonly visit: Visit
  readonly changeable: Changeable
  /** False if the office has since changed its hours and cannot receive the visitor. */
  readonly isOffered: boolean
  readonly movesLeft: number
  readonly hours: OpeningHours
}

/**
 * Why a visit was not changed. `changed`: it differs from what the form showed; `same`: it has that time already;
 * `ahead`: the number has another one; `next`: free times nearest to the requested one.
 */
type ChangeRefusal =
  | { readonly kind: 'refused'; readonly reason: 'full' | 'not-offered'; readonly requested: Date; readonly next: readonly Date[] }
  | { readonly kind: 'refused'; readonly reason: 'late' | 'moves' | 'changed' | 'same' | 'lapsed' | 'ahead' }
/** An unknown, obsolete or expired link; the response does not reveal which. */
type Unknown = { readonly kind: 'unknown' }
/** `fresh`: there are new messages to deliver. */
export type MoveVisitOutcome = { readonly kind: 'moved'; readonly visit: Visit; readonly fresh: boolean } | ChangeRefusal | Unknown
export type ConfirmVisitOutcome = { readonly kind: 'confirmed'; readonly fresh: boolean } | ChangeRefusal | Unknown
export type CancelVisitOutcome = { readonly kind: 'cancelled'; readonly fresh: boolean } | ChangeRefusal | Unknown
export type DisownOutcome = { readonly kind: 'removed' } | Unknown

/** The request: the link's token, and the client's address for limits only. */
interface Asked {
  readonly token: string
  readonly client: string
}

function changeableOf(visit: Visit, { cancelUntilMinutes }: OpeningHours, now: Date): Changeable {
  const { at, cancelledAt } = visit
  if (cancelledAt) return 'cancelled'
  if (hasBegun(visit, now)) return 'over'
  if (!isHeldOrFirm(visit, now)) return 'lapsed'
  return at.getTime() - cancelUntilMinutes * MINUTE_MS > now.getTime() ? 'yes' : 'late'
}

/**
 * @returns the visit of a link until a day after it; null for any other link
 * @throws StoreUnavailableError
 */
export async function openVisit({ store, visits, visitLinkLimits, now }: ManageVisitServices, { token, client }: Asked): Promise<OpenedVisit | null> {
  const hash = visitLinkHash(token)
  if (!visits || !hash) return null
  const visit = await store.visits.findByLink(hash)
  if (!visit) await visitLinkLimits.recordMiss(client)
  if (!visit || visit.at.getTime() + DAY_MS <= now().getTime()) return null
  const [{ hours }, registration] = await Promise.all([visits.hours(), store.registrations.find(visit.registrationId)])
  const changeable = changeableOf(visit, hours, now())
  return {
    visit,
    hours,
    // A registration whose number cannot be decrypted gets no messages, so the visitor has to call the office.
    changeable: changeable === 'yes' && registration?.unreadable ? 'late' : changeable,
    isOffered: await visits.isOffered(visit.at),
    movesLeft: Math.max(0, MOVES_MAX - visit.moves),
  }
}

const recipientOf = ({ policy, visits }: ManageVisitServices, { id, phone }: Registration): VisitRecipient => ({
  to: phone,
  facts: policy.facts,
  link: visits?.linkTo(id) ?? '',
})

/** Why the visit cannot be changed at all; null if it can. */
function refusalOf({ visit, changeable }: OpenedVisit, version: number): ChangeRefusal | null {
  if (changeable === 'late' || changeable === 'over') return { kind: 'refused', reason: 'late' }
  if (changeable === 'lapsed') return { kind: 'refused', reason: 'lapsed' }
  // A cancellation is notified like any other change; the store detects a repeated one.
  return visit.version === version || visit.version === version + 1 ? null : { kind: 'refused', reason: 'changed' }
}

/**
 * Moves a visit to another time.
 * @param asked.version the version that the form showed: a form sent twice moves once
 * @throws StoreUnavailableError
 */
export async function moveVisit(services: ManageVisitServices, asked: Asked & { readonly version: number; readonly at: Date }): Promise<MoveVisitOutcome> {
  const { store, visits, now } = services
  const opened = await openVisit(services, asked)
  const registration = opened && (await store.registrations.find(opened.visit.registrationId))
  if (!visits || !opened || !registration) return { kind: 'unknown' }
  if (registration.unreadable) return { kind: 'refused', reason: 'late' }
  const refusal = refusalOf(opened, asked.version)
  if (refusal) return refusal
  const { visit, isOffered, movesLeft } = opened
  const isRepeated = visit.version === asked.version + 1
  if (!isRepeated && visit.at.getTime() === asked.at.getTime()) return { kind: 'refused', reason: 'same' }
  if (!isRepeated && isOffered && movesLeft === 0) return { kind: 'refused', reason: 'moves' }

  const requested = { at: asked.at, people: visit.people }
  const notMoved = async (reason: 'full' | 'not-offered'): Promise<ChangeRefusal> => ({
    kind: 'refused',
    reason,
    requested: asked.at,
    next: await visits.nextFree(requested, now()),
  })
  const search = await visits.findPlace(requested, now(), { isBooked: true })
  if (search.kind !== 'found' && !isRepeated) return notMoved('not-offered')
  if (search.kind !== 'found') return { kind: 'refused', reason: 'changed' }
  const at = now()
  const outcome = await store.visits.move(visit.registrationId, search.place, {
    basedOn: asked.version,
    at,
    counts: isOffered,
    messages: composeMove({ ...visit, at: asked.at, version: asked.version + 1 }, recipientOf(services, registration), at),
  })
  if (outcome.kind === 'not-moved') return notMoved(outcome.reason === 'full' ? 'full' : 'not-offered')
  return outcome.kind === 'moved' ? outcome : { kind: 'refused', reason: 'changed' }
}

/** Why a lapsed place could not be taken again. */
const LAPSED: Readonly<Record<PlaceRefusal, 'full' | 'not-offered' | 'ahead'>> = { full: 'full', hours: 'not-offered', phone: 'ahead' }

/**
 * Confirms a held place. Requires a click, because link previews and scanners open links. A lapsed place is taken again
 * if it is free.
 * @throws StoreUnavailableError
 */
export async function confirmVisit(services: ManageVisitServices, asked: Asked): Promise<ConfirmVisitOutcome> {
  const { store, visits, now } = services
  const opened = await openVisit(services, asked)
  const registration = opened && (await store.registrations.find(opened.visit.registrationId))
  if (!visits || !opened || !registration) return { kind: 'unknown' }
  if (registration.unreadable) return { kind: 'refused', reason: 'late' }
  const { visit } = opened
  if (visit.heldUntil === undefined && visit.cancelledAt === null) return { kind: 'confirmed', fresh: false }
  if (hasBegun(visit, now())) return { kind: 'refused', reason: 'late' }
  const requested = { at: visit.at, people: visit.people }
  const search = await visits.findPlace(requested, now(), { isBooked: true })
  const at = now()
  const outcome = await store.visits.confirm(visit.registrationId, search.kind === 'found' ? search.place : null, {
    at,
    messages: composeReminders(visit, recipientOf(services, registration), at),
  })
  if (outcome.kind === 'confirmed') return { kind: 'confirmed', fresh: outcome.fresh }
  if (outcome.kind === 'changed') return { kind: 'refused', reason: 'changed' }
  const reason = LAPSED[outcome.reason]
  return reason === 'ahead' ? { kind: 'refused', reason } : { kind: 'refused', reason, requested: visit.at, next: await visits.nextFree(requested, at) }
}

/**
 * Cancels a visit; its registration stays.
 * @throws StoreUnavailableError
 */
export async function cancelVisit(services: ManageVisitServices, asked: Asked & { readonly version: number }): Promise<CancelVisitOutcome> {
  const { store, now } = services
  const opened = await openVisit(services, asked)
  const registration = opened && (await store.registrations.find(opened.visit.registrationId))
  if (!opened || !registration) return { kind: 'unknown' }
  if (registration.unreadable) return { kind: 'refused', reason: 'late' }
  const refusal = refusalOf(opened, asked.version)
  if (refusal) return refusal
  const at = now()
  const outcome = await store.visits.cancel(opened.visit.registrationId, {
    basedOn: asked.version,
    at,
    messages: composeCancellation({ ...opened.visit, version: asked.version + 1 }, recipientOf(services, registration), at),
  })
  return outcome.kind === 'cancelled' ? outcome : { kind: 'refused', reason: 'changed' }
}

/**
 * 본인이 신청하지 않았습니다: deletes the registration with its visit, messages and all other data.
 * @throws StoreUnavailableError
 */
export async function disownVisit(services: ManageVisitServices, asked: Asked): Promise<DisownOutcome> {
  const { store, now } = services
  const opened = await openVisit(services, asked)
  if (!opened) return { kind: 'unknown' }
  const { registrationId } = opened.visit
  const audit = { at: now(), actor: null, address: null, action: 'registration.delete', subject: registrationId, detail: visitAuditWords.disowned } as const
  return (await store.registrations.remove([registrationId], audit)) > 0 ? { kind: 'removed' } : { kind: 'unknown' }
}
