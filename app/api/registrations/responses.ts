import { english } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import { stoppedNotice } from '@/lib/content/stopped-content'
import { siteUrl } from '@/lib/env'
import { RETRY_AFTER_SECONDS, unavailableResponse } from '@/lib/requests/unavailable-response'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { CONSENT_FIELDS, type ConsentKind } from '@/lib/registrations/consent'
import type { RegisterOutcome } from '@/lib/registrations/register-visitor'
import { FLASH_COOKIE, FLASH_SECONDS, keptValues, sealFlash, type ResultFlash } from '@/lib/registrations/result-flash'
import { STATUS_COOKIE, writeResultStatus, type ResultStatus } from '@/lib/registrations/result-status'
import { passOf } from '@/lib/requests/visit-place'
import type { VisitToChoose } from '@/lib/registrations/visit-to-choose'
import { resultPath } from '@/lib/routes'
import { visitWords } from '@/lib/messages/ko/visits'
import { dayAndTimeText, visitAtValue, visitText } from '@/lib/visits/visit-text'
import type { Services } from '@/lib/services'

type Refusal = Exclude<RegisterOutcome, { kind: 'registered' }>

const STATUS: Readonly<Record<Refusal['kind'], number>> = {
  invalid: 422,
  outdated: 422,
  conflict: 409,
  'not-booked': 409,
  busy: 429,
  closed: 403,
  unavailable: 503,
}

function message(outcome: Refusal, language: Language): string {
  const { refusalAnswers, resultAnswers } = messages(language)
  const { site, registration } = content
  switch (outcome.kind) {
    case 'invalid':
      return resultAnswers.checkFields
    case 'outdated':
      return resultAnswers.consentChanged
    case 'conflict':
      return resultAnswers.failure
    case 'not-booked':
      return visitWords.notBooked
    case 'busy':
      return refusalAnswers.busy(outcome.retryAfterSeconds)
    case 'closed':
      if (outcome.stopped) return stoppedNotice(outcome.stopped, site.phone, language).message
      return language === 'en' && english ? english.registration.closedMessage : registration.closedMessage
    case 'unavailable':
      return refusalAnswers.unavailable(site.phone)
  }
}

/** Of the result page, which shows a notice with the reason below. */
const pageMessage = (outcome: Refusal, language: Language): string =>
  outcome.kind === 'closed' && outcome.stopped ? messages(language).recruiting.refused : message(outcome, language)

const retryAfter = (outcome: RegisterOutcome): number | null =>
  outcome.kind === 'busy' ? outcome.retryAfterSeconds : outcome.kind === 'unavailable' ? RETRY_AFTER_SECONDS : null

function headers(outcome: RegisterOutcome): Record<string, string> {
  const wait = retryAfter(outcome)
  return { 'cache-control': 'no-store', ...(wait === null ? {} : { 'retry-after': String(wait) }) }
}

/** The current consent texts by the names of their boxes; a form that showed older ones replaces them. */
const presentConsents = ({ registration: { consents } } = content) =>
  Object.fromEntries((Object.keys(consents) as ConsentKind[]).map((kind) => [CONSENT_FIELDS[kind], consents[kind]]))

/** Maps a refused visit to the error of its field. */
function visitErrors(refusal: Extract<Refusal, { kind: 'not-booked' }>): Record<string, string> {
  switch (refusal.reason) {
    case 'too-many':
      return { visitPeople: visitWords.tooMany(refusal.peoplePerGroup, content.site.phone) }
    case 'closed':
      return { visitAt: visitWords.closedForNow }
    case 'full':
    case 'not-offered': {
      const at = dayAndTimeText(refusal.requested.at)
      const next = refusal.next.length > 0 ? visitWords.next(refusal.next.map(dayAndTimeText).join(', ')) : visitWords.noneNext
      return {
        visitAt: [refusal.reason === 'full' ? visitWords.full(at, refusal.requested.people) : visitWords.notOffered, next, visitWords.nothingLost].join(' '),
      }
    }
  }
}

const errorsOf = (outcome: RegisterOutcome): Readonly<Record<string, string>> => {
  if (outcome.kind === 'not-booked') return visitErrors(outcome)
  return outcome.kind === 'invalid' || outcome.kind === 'outdated' ? outcome.errors : {}
}

/** The sentence about the visit for a visitor who booked one. */
const bookedMessage = (outcome: Extract<RegisterOutcome, { kind: 'registered' }>) =>
  outcome.visit ? { message: visitWords.booked(visitText(outcome.visit)), visit: passOf(outcome.visit, outcome.id) } : {}

/** Free times near the requested one, in the format of forms and the API. */
const nextTimes = (outcome: RegisterOutcome) =>
  outcome.kind === 'not-booked' && 'next' in outcome ? { next: outcome.next.map((at) => ({ at: visitAtValue(at), label: dayAndTimeText(at) })) } : {}

/**
 * `201 {id}` (with a `message` about the visit and its `visit`, if one was booked), `409 {errors, message, next}` when a visit could
 * not be booked, `422 {errors, message}` (with the current `consents` after consent to an outdated text), otherwise
 * `{message}`; 503 includes the `phone` to call.
 */
export function jsonResponse(outcome: RegisterOutcome, language: Language): Response {
  if (outcome.kind === 'registered') return Response.json({ id: outcome.id, ...bookedMessage(outcome) }, { status: 201, headers: headers(outcome) })
  const errors = STATUS[outcome.kind] === 422 || outcome.kind === 'not-booked' ? { errors: errorsOf(outcome), ...nextTimes(outcome) } : {}
  const consents = outcome.kind === 'outdated' ? { consents: presentConsents() } : {}
  const phone = outcome.kind === 'unavailable' || outcome.kind === 'closed' ? { phone: content.site.phone } : {}
  return Response.json({ ...errors, ...consents, ...phone, message: message(outcome, language) }, { status: STATUS[outcome.kind], headers: headers(outcome) })
}

/**
 * Redirects to the result page, which reads the outcome from a sealed cookie and sends the matching status. Responding
 * to the POST directly would resend the form at a reload. Without services there is no key for the cookie, so the
 * response is a page of its own.
 */
export function formResponse(outcome: RegisterOutcome, language: Language, services: Services | null, body: Readonly<Record<string, unknown>>): Response {
  if (!services) return unavailableResponse(true)
  const flash: ResultFlash =
    outcome.kind === 'registered'
      ? { kind: 'registered', ...bookedMessage(outcome) }
      : { kind: 'refused', message: pageMessage(outcome, language), errors: errorsOf(outcome), values: keptValues(body) }
  const status = outcome.kind === 'registered' ? null : { status: STATUS[outcome.kind], retryAfter: retryAfter(outcome) }
  return toResultPage(flash, status, { language, services, headers: headers(outcome) })
}

/** Redirects to the page where the visitor chooses a day and a time, and keeps what was typed. */
export const choosingResponse = ({ values, errors }: VisitToChoose, services: Services): Response =>
  toResultPage({ kind: 'choosing', errors: { ...errors }, values: keptValues(values) }, null, {
    language: 'ko',
    services,
    headers: { 'cache-control': 'no-store' },
  })

/** @param status of the page that follows; null: 200 */
function toResultPage(
  flash: ResultFlash,
  status: ResultStatus | null,
  { language, services, headers: own }: { readonly language: Language; readonly services: Services; readonly headers: Readonly<Record<string, string>> },
): Response {
  const answer = new Response(null, { status: 303, headers: { ...own, location: resultPath(language) } })
  answer.headers.append('set-cookie', resultCookie(language, FLASH_COOKIE, sealFlash(flash, services.vault), FLASH_SECONDS))
  answer.headers.append(
    'set-cookie',
    status ? resultCookie(language, STATUS_COOKIE, writeResultStatus(status), FLASH_SECONDS) : resultCookie(language, STATUS_COOKIE, '', 0),
  )
  return answer
}

const resultCookie = (language: Language, name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=${resultPath(language)}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${siteUrl().startsWith('https:') ? '; Secure' : ''}`
