import 'server-only'
import { registerVisitor, type RegisterOutcome } from '@/lib/registrations/register-visitor'
import { parseRegistration } from '@/lib/registrations/registration'
import { koreanIsoDay, startOfKoreanDay } from '@/lib/korean-time'
import type { Services } from '@/lib/services'
import { isHeldOrFirm, type Visit } from '@/lib/visits/booking'
import { auditEntry, type Staff } from '@/lib/accounts/office/staff-audit'
import { newEvent } from './record-event'
import { officeBookingWords as words } from '@/lib/messages/ko/office-booking'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'

/* 현장접수: registers a visitor without a booking at the reception, with the consent given there, and records the arrival. The
   same use case, evidence and messages as for the site's forms (docs/decisions/0025-reception.md). */

type Dependencies = Parameters<typeof registerVisitor>[0] & Pick<Services, 'store'>

/** How the consent was given: the visitor ticked the boxes on this screen, or signed the same texts on paper. */
type ConsentWay = 'screen' | 'paper'

/** A walk-in as the form sends it. */
export interface TypedWalkIn {
  /** Fields and consent boxes, named as in every registration form. */
  readonly body: Readonly<Record<string, unknown>>
  readonly consent: ConsentWay
  readonly people: string
  /** Made with the page: a form that is sent twice is one walk-in. */
  readonly form: string
}

const PEOPLE_MAX = 99
const FORM_ID = /^[0-9a-zA-Z-]{8,64}$/

export type WalkInOutcome = RegisterOutcome

function peopleOf(typed: string): number | null {
  const people = typed === '' ? 1 : Number(typed)
  return Number.isInteger(people) && people >= 1 && people <= PEOPLE_MAX ? people : null
}

/** The visit that a complete form's number has booked for today, even if it has begun; null: none. */
async function findBookedToday(
  { store, visits, policy, now }: Dependencies,
  body: TypedWalkIn['body'],
): Promise<{ readonly visit: Visit; readonly primary: string } | null> {
  const parsed = parseRegistration(body, { sites: policy.sites, now: now() })
  if (!visits || 'errors' in parsed) return null
  const visit = await visits.findAhead(parsed.input.phone, new Date(startOfKoreanDay(now()).getTime() - 1))
  if (!visit || koreanIsoDay(visit.at) !== koreanIsoDay(now()) || !isHeldOrFirm(visit, now())) return null
  const registration = await store.registrations.find(visit.registrationId)
  return registration && { visit, primary: registration.mergedInto ?? registration.id }
}

/**
 * Registers a walk-in and records the arrival. If the number has booked a visit today, it is that visit's arrival instead. A second send returns the first result; if the first failed before the arrival was
 * recorded, the second records it.
 * @throws StoreUnavailableError
 */
export async function registerWalkIn(dependencies: Dependencies, { account, address }: Staff, typed: TypedWalkIn): Promise<WalkInOutcome> {
  const people = peopleOf(typed.people)
  if (people === null) return { kind: 'invalid', errors: { visitPeople: words.refused.people(PEOPLE_MAX) } }
  const onPaper = typed.consent === 'paper'
  const arrivalText = registrationAuditWords.walkIn(people, onPaper)
  const arrive = async (id: string, event: string) => {
    const arrival = newEvent(dependencies, { account, address }, { id: event, registrationId: id, kind: 'visited', text: arrivalText })
    await dependencies.store.registrations.record(arrival, auditEntry(dependencies, { account, address }, 'registration.walk-in', id, arrivalText))
  }
  const booked = await findBookedToday(dependencies, typed.body)
  if (booked) {
    await arrive(booked.primary, `walk-in:visited:${booked.visit.version}`)
    return { kind: 'registered', id: booked.visit.registrationId, fresh: false }
  }
  const outcome = await registerVisitor(dependencies, {
    body: typed.body,
    idempotencyKey: FORM_ID.test(typed.form) ? `walk-in ${account.email} ${typed.form}` : null,
    formPost: true,
    client: address,
    signals: { honeypot: '', elapsedMs: null, agent: '' },
    walkIn: { onPaper },
  })
  if (outcome.kind !== 'registered') return outcome
  await arrive(outcome.id, 'walk-in:visited')
  return outcome
}
