import { randomUUID } from 'node:crypto'
import type { Vault } from '@/lib/vault'
import { PHASE_RULES } from '@/lib/phases'
import { stoppedRecruiting, type StoppedRecruiting } from '@/lib/recruiting'
import { StoreUnavailableError } from '@/lib/errors'
import { koreanIsoDay } from '@/lib/korean-time'
import { limits as tableOfLimits } from '@/lib/limits'
import type { FieldAnswers } from '@/lib/messages/ko/registration-answers'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'
import type { OutboxMessage } from '@/lib/messaging/message'
import type { RequestClaim, SaveOutcome } from '@/lib/registrations/save-store'
import type { Store } from '@/lib/store/store'
import type { PlaceRefusal, PlaceToTake } from '@/lib/visits/booking'
import type { VisitBooking, RequestedVisit } from '@/lib/visits/visit-booking'
import { nothingSuspicious, type AbuseDetector } from './abuse-detector'
import { findAgreedTexts } from './agreed-texts'
import { composeAlarm, composeMessages, type VisitOfMessages } from './compose-messages'
import { WALK_IN } from '@/lib/attribution/channel'
import { recordConsent, type ConsentRecord } from './consent'
import { findOrigin } from '@/lib/attribution/find-origin'
import type { RegistrationLimits } from './limits'
import type { RegistrationPolicy } from './policy'
import { withOpeningHours } from './policy-with-hours'
import { botReason, type BotSignals } from './quarantine'
import { parseRegistration, type RegistrationInput } from './registration'
import { newRegistration, QUARANTINE_LABELS, type QuarantineReason } from './stored-registration'
import { traitsOf } from './traits'

/** How long a repeated request counts as the same. With a key the client says so; without one, equal form posts are assumed to be the same. */
const KEY_VALID_MS = 24 * 60 * 60 * 1000
const FORM_REPEAT_MS = 10 * 60 * 1000
/** How long a place is held from when the SMS is due. A later SMS extends this at most by the second value. */
const HOLD_MS = tableOfLimits.heldPlaces.seconds * 1000

export interface RegisterServices {
  readonly store: Pick<Store, 'registrations' | 'qrCodes'>
  readonly vault: Vault
  readonly policy: RegistrationPolicy
  readonly limits: RegistrationLimits
  readonly abuseDetector: AbuseDetector
  readonly now: () => Date
  /** Absent or null on a site without bookings. */
  readonly visits?: VisitBooking | null
  readonly log: { warn(fields: object, text: string): void }
}

export interface RegisterRequest {
  readonly body: Readonly<Record<string, unknown>>
  /** The client's `Idempotency-Key`; a form post has none. */
  readonly idempotencyKey: string | null
  /** True for a plain form post: a double click sends it twice, and both are the same registration. */
  readonly formPost: boolean
  /** The client's address, for limits only; never stored. */
  readonly client: string
  readonly signals: BotSignals
  /** Error texts beside fields; Korean by default. */
  readonly say?: FieldAnswers
  /** Taken down by the office at the reception (현장접수): who stands there is no program, so that neither limits nor their rules apply. */
  readonly walkIn?: { readonly onPaper: boolean }
}

export type RegisterOutcome =
  /** Committed now, or earlier for a repeated request; `fresh`: there is something new to deliver. */
  | { readonly kind: 'registered'; readonly id: string; readonly fresh: boolean; readonly visit?: RequestedVisit }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** The form showed a consent text that is no longer valid; errors by box, as for `invalid`. */
  | { readonly kind: 'outdated'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'conflict' }
  | VisitRefusal
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number }
  /** `stopped`: by law rather than by the office. */
  | { readonly kind: 'closed'; readonly stopped?: StoppedRecruiting }
  | { readonly kind: 'unavailable' }

/** The visit cannot be booked, and nothing was stored. */
type VisitRefusal =
  /** All places are taken, or no visit begins at that time; `next`: free times near it. */
  | { readonly kind: 'not-booked'; readonly reason: 'full' | 'not-offered'; readonly requested: RequestedVisit; readonly next: readonly Date[] }
  | { readonly kind: 'not-booked'; readonly reason: 'too-many'; readonly peoplePerGroup: number }
  | { readonly kind: 'not-booked'; readonly reason: 'closed' }

/** Hash of a user agent, as limits count it. @param agent see lib/requests/user-agent-fingerprint.ts */
export const userAgentHash = (vault: Vault, agent: string): string => vault.digest('program limit', agent)

/** Registrations that are being checked and stored, by claim. */
const inFlight = new Map<string, Promise<RegisterOutcome>>()

/**
 * Single flight: runs concurrent equal requests once and shares the result. A failure is not shared: the waiting requests try
 * again, one after the other.
 */
async function singleFlight(key: string, work: () => Promise<RegisterOutcome>): Promise<RegisterOutcome> {
  for (let running = inFlight.get(key); running; running = inFlight.get(key)) {
    const outcome = await running.catch(() => null)
    if (outcome) return outcome.kind === 'registered' ? { ...outcome, fresh: false } : outcome
  }
  const started = work().finally(() => inFlight.delete(key))
  inFlight.set(key, started)
  return started
}

/**
 * Validates, limits and stores one registration with its messages and booking, in one transaction. Only `registered` means that
 * it is on the disk.
 */
export async function registerVisitor(services: RegisterServices, request: RegisterRequest): Promise<RegisterOutcome> {
  const { limits, policy, now } = services
  const { forms } = PHASE_RULES[policy.phase]
  if (!policy.open || forms === 'closed') return { kind: 'closed' }
  // Without an exception for walk-ins: the law names no form, so neither does this.
  const stopped = stoppedRecruiting(policy.legal, koreanIsoDay(now()))
  if (stopped) return { kind: 'closed', stopped }
  const wait = request.walkIn ? 0 : await limits.attempt(request.client, userAgentHash(services.vault, request.signals.agent))
  if (wait > 0) return { kind: 'busy', retryAfterSeconds: wait }

  const parsed = parseRegistration(request.body, { sites: policy.sites, now: now(), ...(request.say && { say: request.say }) })
  if ('errors' in parsed) return { kind: 'invalid', errors: parsed.errors }

  const input: RegistrationInput = request.walkIn ? { ...parsed.input, source: 'desk' } : parsed.input
  const claim = claimFor(services, request, input)
  try {
    return claim
      ? await singleFlight(`${claim.key} ${claim.body}`, () => storeRegistration(services, request, input, claim))
      : await storeRegistration(services, request, input, null)
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
    services.log.warn({ err: error.cause }, 'a registration could not be stored')
    return { kind: 'unavailable' }
  }
}

function claimFor({ vault, now }: RegisterServices, { idempotencyKey, formPost }: RegisterRequest, input: RegistrationInput): RequestClaim | null {
  const body = vault.digest('request body', JSON.stringify(input))
  if (idempotencyKey) return { key: vault.digest('request key', idempotencyKey), body, validFrom: new Date(now().getTime() - KEY_VALID_MS) }
  return formPost ? { key: vault.digest('form post', body), body, validFrom: new Date(now().getTime() - FORM_REPEAT_MS) } : null
}

async function storeRegistration(
  services: RegisterServices,
  request: RegisterRequest,
  input: RegistrationInput,
  claim: RequestClaim | null,
): Promise<RegisterOutcome> {
  const {
    store,
    store: { registrations },
    vault,
    policy,
    limits,
    now,
  } = services
  const repeated = claim && (await registrations.findClaim(claim))
  if (repeated) return repeated.kind === 'conflict' ? { kind: 'conflict' } : { kind: 'registered', id: repeated.id, fresh: false, ...booked(input) }

  const agreed = await findAgreedTexts(input.agreedTexts ?? {}, { current: policy.consentTexts, store: registrations, now: now(), say: request.say })
  if ('errors' in agreed) return { kind: 'outdated', errors: agreed.errors }

  const found = await findPlace(PHASE_RULES[policy.phase].forms === 'visit' || request.walkIn ? services : { ...services, visits: null }, input.visit)
  if (found && found.kind !== 'found') return found
  const place = found?.place ?? null

  const userAgent = userAgentHash(vault, request.signals.agent)
  const wait = request.walkIn ? 0 : await limits.register(request.client, userAgent)
  if (wait > 0) return { kind: 'busy', retryAfterSeconds: wait }

  const origin = request.walkIn ? { firstTouch: undefined, channel: WALK_IN } : await findOrigin(store, input.firstTouch, now())
  const told = await withOpeningHours(policy, services.visits, now())
  const [at, id] = [now(), randomUUID()]
  const answers = { privacy: true, marketing: input.marketingConsent, night: input.nightConsent }
  const consent: ConsentRecord = { ...recordConsent(agreed.texts, answers, at, policy.consentTexts), ...(request.walkIn?.onPaper && { onPaper: true }) }
  const botSign = botReason(request.signals)
  const decision = request.walkIn
    ? nothingSuspicious(at)
    : services.abuseDetector.evaluate(
        { id, traits: traitsOf(input, request.client, request.signals.agent, vault), isBot: botSign !== null, booksVisit: place !== null },
        at,
      )
  const quarantine = botSign ?? decision.quarantine
  const registration = newRegistration(id, { ...input, ...origin }, { at, consent, quarantine, suspicion: decision.suspicion })
  const alarm = composeAlarm(registration, policy, at, decision.alarm)
  const messagesAbout = (about?: VisitOfMessages) => [...(quarantine ? [] : composeMessages(registration, told, at, decision.confirmFrom, about)), ...alarm]
  const save = (to: PlaceToTake | null, messages: readonly OutboxMessage[]) => registrations.save(registration, messages, policy.consentTexts, claim, to)
  const holdOf = (booking: VisitOfMessages & { kind: 'booked' }) => {
    const until = new Date(Math.min(decision.confirmFrom.getTime(), at.getTime() + HOLD_MS) + HOLD_MS)
    return { until, always: decision.suspicion !== null || found?.few === true, messages: messagesAbout({ ...booking, heldUntil: until }) }
  }
  const saveWithVisit = async (): Promise<SaveOutcome> => {
    // For a quarantined registration the store takes no place, and notes the requested visit for the office.
    if (!place || !services.visits || quarantine) return save(place, messagesAbout())
    const booking = bookedVisit(services.visits, id, place)
    const saved = await save(request.walkIn ? place : { ...place, hold: holdOf(booking) }, messagesAbout(booking))
    if (saved.kind !== 'not-booked' || saved.reason !== 'phone') return saved
    // The response is that of a booking, so that it does not reveal to a stranger that the number has one. The SMS does.
    return save(null, messagesAbout(await visitAhead(services, input.phone)))
  }
  let outcome: SaveOutcome
  try {
    // No await between the decision and this, so that a registration quarantined later is already being saved.
    outcome = await trackSave(id, saveWithVisit())
  } catch (error) {
    decision.rollback()
    if (!request.walkIn) await limits.refund(request.client, userAgent)
    throw error
  }
  if (outcome.kind !== 'created') decision.rollback()
  if (outcome.kind === 'conflict') return { kind: 'conflict' }
  if (outcome.kind === 'not-booked') {
    if (!request.walkIn) await limits.refund(request.client, userAgent)
    return refuseVisit(services, input.visit, outcome.reason)
  }
  if (decision.quarantine && decision.earlier.length > 0) await quarantineEarlier(services, decision.earlier, decision.quarantine)
  return { kind: 'registered', id: outcome.id, fresh: outcome.kind === 'created' && (!quarantine || alarm.length > 0), ...booked(input) }
}

const bookedVisit = (visits: VisitBooking, registrationId: string, { at, people }: PlaceToTake): VisitOfMessages & { kind: 'booked' } => ({
  kind: 'booked',
  visit: { at, people },
  link: visits.linkTo(registrationId),
  compose: visits.messages,
})

/** @returns the visit that keeps a number from booking another one; undefined if it was cancelled a moment ago */
async function visitAhead({ visits, now }: RegisterServices, phone: string): Promise<VisitOfMessages | undefined> {
  const visit = await visits?.findAhead(phone, now())
  return visits && visit ? { kind: 'ahead', visit, link: visits.linkTo(visit.registrationId), compose: visits.messages } : undefined
}

const booked = ({ visit }: RegistrationInput) => (visit ? { visit } : {})

type FoundPlace = Extract<Awaited<ReturnType<VisitBooking['findPlace']>>, { kind: 'found' }>

/** @returns the place to take, null if no visit is requested, or why there is none */
async function findPlace({ visits, now }: RegisterServices, requested: RequestedVisit | undefined): Promise<FoundPlace | VisitRefusal | null> {
  if (!requested) return null
  if (!visits) return { kind: 'not-booked', reason: 'closed' }
  const search = await visits.findPlace(requested, now())
  if (search.kind === 'found') return search
  if (search.kind === 'too-many') return { kind: 'not-booked', reason: 'too-many', peoplePerGroup: search.peoplePerGroup }
  return { kind: 'not-booked', reason: 'not-offered', requested, next: await visits.nextFree(requested, now()) }
}

/** @param reason why the store did not take the place; hours changed meanwhile are reported like a time that is not offered */
async function refuseVisit({ visits, now }: RegisterServices, requested: RequestedVisit | undefined, reason: PlaceRefusal): Promise<VisitRefusal> {
  if (!requested) throw new Error('the store refused a place that nobody asked for')
  return { kind: 'not-booked', reason: reason === 'full' ? 'full' : 'not-offered', requested, next: (await visits?.nextFree(requested, now())) ?? [] }
}

/** Registrations between their decision and the disk. */
const saving = new Map<string, Promise<unknown>>()

async function trackSave<T>(id: string, save: Promise<T>): Promise<T> {
  saving.set(id, save)
  try {
    return await save
  } finally {
    saving.delete(id)
  }
}

/** Quarantines a bot's first registrations, which passed before the rule applied. Those that staff have worked on stay. */
async function quarantineEarlier({ store: { registrations }, now, log }: RegisterServices, ids: readonly string[], reason: QuarantineReason): Promise<void> {
  await Promise.allSettled(ids.map(async (id) => saving.get(id)))
  const audit = {
    at: now(),
    actor: null,
    address: null,
    action: 'registration.quarantine' as const,
    subject: ids.join(' '),
    detail: registrationAuditWords.count(ids.length, QUARANTINE_LABELS[reason]),
  }
  try {
    const moved = await registrations.quarantine(ids, reason, now(), audit)
    log.warn({ reason, moved }, 'earlier registrations of a program were quarantined')
  } catch (error) {
    // The current registration is stored: its sender gets a success, even if this fails.
    log.warn({ err: error, reason }, 'earlier registrations of a program could not be quarantined')
  }
}
