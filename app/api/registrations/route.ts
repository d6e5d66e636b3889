import { english } from '@/lib/content/english'
import { FIRST_TOUCH } from '@/lib/first-touch'
import { errorResponse, errorPage, isPlainForm } from '@/lib/requests/error-response'
import { clientAddress } from '@/lib/requests/client-address'
import { userAgentFingerprint } from '@/lib/requests/user-agent-fingerprint'
import { readBody, type Body } from '@/lib/requests/read-body'
import { requireSameOrigin } from '@/lib/requests/same-origin'
import { HttpError } from '@/lib/requests/http-error'
import { createLog } from '@/lib/log'
import { isHumanReader } from '@/lib/press/reading'
import { carriedFirstTouch, parseFirstTouch } from '@/lib/attribution/first-touch'
import { userAgentHash, registerVisitor, type RegisterOutcome } from '@/lib/registrations/register-visitor'
import { findVisitToChoose, withoutUnwantedVisit, type VisitToChoose } from '@/lib/registrations/visit-to-choose'
import { services, type Services } from '@/lib/services'
import { expireStalePages } from '@/lib/requests/expire-stale-pages'
import { currentNoVisitsNotice } from '@/lib/requests/recruiting-of-pages'
import { siteUrl } from '@/lib/env'
import { messages } from '@/lib/messages/catalogue'
import { refusalAnswers } from '@/lib/messages/ko/registration-answers'
import { isLanguage, type Language } from '@/lib/messages/language'
import { choosingResponse, formResponse, jsonResponse } from './responses'

const MAX_BODY_BYTES = 64 * 1024
const MAX_KEY_LENGTH = 200

/** docs/api.md has the contract. Redirects a form post to its result page. */
export async function POST(request: Request): Promise<Response> {
  try {
    requireSameOrigin(request, siteUrl())
    const body = ofPlainForm(await readBody(request, MAX_BODY_BYTES), request)
    const language = languageOf(request)
    const opened = openServices()
    const toChoose = opened?.visits && body.kind === 'form' && language === 'ko' ? findVisitToChoose(body.values) : null
    // The registration itself says why it is refused.
    const stopped = opened && currentNoVisitsNotice(opened)
    if (opened && toChoose && !stopped) return await chooseVisit(opened, request, toChoose)
    const outcome = opened ? await register(opened, request, body, language) : ({ kind: 'unavailable' } as const)
    return body.kind === 'json' ? jsonResponse(outcome, language) : formResponse(outcome, language, opened, body.values)
  } catch (error) {
    return isPlainForm(request) ? errorPage(error) : errorResponse(error)
  }
}

/**
 * Completes a form sent without a script: reads the first touch from the form page's address, because nothing filled
 * the hidden field, and drops the visit's time if no visit is wanted any more.
 */
function ofPlainForm(body: Body, { headers }: Request): Body {
  if (body.kind !== 'form') return body
  return { ...body, values: { ...withoutUnwantedVisit(body.values), [FIRST_TOUCH]: carriedFirstTouch(body.values, headers.get('referer')) } }
}

/** The language of the form that posted, for the response: `?language=en`, Korean by default. */
function languageOf({ url }: Request): Language {
  const language = new URL(url).searchParams.get('language')
  return isLanguage(language) && (language === 'ko' || english) ? language : 'ko'
}

/** Registers nothing: redirects to the form with days and times. Has the same rate limit as a registration. */
async function chooseVisit(opened: Services, { headers }: Request, toChoose: VisitToChoose): Promise<Response> {
  const wait = await opened.limits.attempt(clientAddress(headers, opened.env.TRUST_PROXY), userAgentHash(opened.vault, userAgentFingerprint(headers)))
  if (wait > 0) return formResponse({ kind: 'busy', retryAfterSeconds: wait }, 'ko', opened, toChoose.values)
  return choosingResponse(toChoose, opened)
}

async function register(opened: Services, request: Request, body: Body, language: Language): Promise<RegisterOutcome> {
  const outcome = await registerVisitor(opened, {
    body: body.values,
    idempotencyKey: idempotencyKey(request),
    formPost: body.kind === 'form',
    client: clientAddress(request.headers, opened.env.TRUST_PROXY),
    say: messages(language).fieldAnswers,
    signals: { honeypot: honeypot(body.values._gotcha), elapsedMs: elapsed(body.values._elapsed), agent: userAgentFingerprint(request.headers) },
  })
  if (outcome.kind === 'closed' && outcome.stopped) await expireStalePages()
  if (outcome.kind === 'registered' && outcome.fresh) {
    opened.outboxWorker.wake()
    countRegistration(opened, request, body)
  }
  return outcome
}

/** Counts the registration for the page where the visit began, if known, else for the form's page. */
function countRegistration({ pageCounts }: Services, { headers }: Request, { values }: Body): void {
  const sent = values[FIRST_TOUCH]
  const touch = typeof sent === 'string' ? sent : ''
  const referer = headers.get('referer') ?? ''
  const page = parseFirstTouch(touch)?.landing ?? (URL.canParse(referer) ? new URL(referer).pathname : '')
  if (isHumanReader(headers) && honeypot(values._gotcha) === '') pageCounts.count('registrations', page, touch)
}

/** Treats a store that cannot be opened (disk full, no rights) like one that cannot commit. */
function openServices(): Services | null {
  try {
    return services()
  } catch (error) {
    createLog().error({ err: error }, 'the services could not be started')
    return null
  }
}

function idempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')?.trim()
  if (!key) return null
  if (key.length > MAX_KEY_LENGTH) throw new HttpError(400, refusalAnswers.keyTooLong(MAX_KEY_LENGTH))
  return key
}

/** Counts a value of any type as filled, because bots send all of them. */
const honeypot = (value: unknown): string => (value === undefined || value === null ? '' : typeof value === 'string' ? value : 'filled')

function elapsed(value: unknown): number | null {
  const ms = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof ms === 'number' && Number.isFinite(ms) ? ms : null
}
