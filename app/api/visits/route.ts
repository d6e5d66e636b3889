import { content } from '@/lib/content/load'
import { NotFoundError } from '@/lib/errors'
import { clientAddress } from '@/lib/requests/client-address'
import { errorPage, errorResponse } from '@/lib/requests/error-response'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { HttpError } from '@/lib/requests/http-error'
import { readBody } from '@/lib/requests/read-body'
import { wantsJson } from '@/lib/requests/unavailable-response'
import { wholeNumber } from '@/lib/visits/whole-number'
import { parseLocalTime } from '@/lib/korean-time'
import { answerWords } from '@/lib/messages/ko/answers'
import { visitorPageWords } from '@/lib/messages/ko/visits'
import { VISIT_REMOVED_PATH, visitorPagePath } from '@/lib/routes'
import { services } from '@/lib/services'
import {
  cancelVisit,
  confirmVisit,
  disownVisit,
  moveVisit,
  type CancelVisitOutcome,
  type ConfirmVisitOutcome,
  type DisownOutcome,
  type MoveVisitOutcome,
} from '@/lib/visits/manage-visit'
import { dayAndTimeText, visitAtValue } from '@/lib/visits/visit-text'

const MAX_BODY_BYTES = 4 * 1024

type Outcome = MoveVisitOutcome | CancelVisitOutcome | ConfirmVisitOutcome | DisownOutcome
type Values = Readonly<Record<string, unknown>>

/** Any value but a string is an invalid link. */
const tokenOf = ({ token }: Values): string => (typeof token === 'string' ? token : '')

/**
 * Actions of a visitor by the link of an SMS: `action` is `confirm`, `move` (with `at`), `cancel` or `disown`, `token`
 * the link's, `version` the one that the form showed. The token is the whole authorisation, so there is no cookie to
 * forge; pages without a referrer post with the origin `null`.
 */
export async function POST(request: Request): Promise<Response> {
  const asPage = !wantsJson(request)
  try {
    const { values } = await readBody(request, MAX_BODY_BYTES)
    const outcome = await work(request, values)
    if (outcome.kind === 'unknown') throw new NotFoundError('no visit has this link')
    return asPage ? pageResponse(outcome, tokenOf(values)) : jsonResponse(outcome)
  } catch (error) {
    return asPage ? errorPage(error) : errorResponse(error)
  }
}

async function work(request: Request, values: Values): Promise<Outcome> {
  const opened = services()
  const asked = { token: tokenOf(values), client: clientAddress(request.headers, opened.env.TRUST_PROXY) }
  const version = wholeNumber(values.version)
  const outcome = await act(opened, asked, version, values)
  if ('fresh' in outcome && outcome.fresh) opened.outboxWorker.wake()
  return outcome
}

function act(opened: ReturnType<typeof services>, asked: { token: string; client: string }, version: number, { action, at }: Values): Promise<Outcome> {
  if (action === 'disown') return disownVisit(opened, asked)
  if (action === 'confirm') return confirmVisit(opened, asked)
  if (!Number.isSafeInteger(version)) throw new HttpError(400, answerWords.bodyUnreadable)
  if (action === 'cancel') return cancelVisit(opened, { ...asked, version })
  const time = typeof at === 'string' ? parseLocalTime(at) : null
  if (action !== 'move' || !time) throw new HttpError(400, answerWords.bodyUnreadable)
  return moveVisit(opened, { ...asked, version, at: time })
}

type Answered = Exclude<Outcome, { kind: 'unknown' }>

/** `200 {message}`, or `409 {message, reason, next}` with free times near the requested one. */
function jsonResponse(outcome: Answered): Response {
  const headers = { 'cache-control': 'no-store' }
  if (outcome.kind === 'removed') return Response.json({ message: visitorPageWords.removed }, { headers })
  if (outcome.kind !== 'refused') return Response.json({ message: visitorPageWords.done[outcome.kind] }, { headers })
  const next = 'next' in outcome ? outcome.next.map((time) => ({ at: visitAtValue(time), label: dayAndTimeText(time) })) : []
  return Response.json({ message: visitorPageWords.refused[outcome.reason], reason: outcome.reason, next, phone: content.site.phone }, { status: 409, headers })
}

/** Redirects to the page, which shows the outcome; responding to the POST directly would resend the form at a reload. */
function pageResponse(outcome: Answered, token: string): Response {
  const headers = { 'referrer-policy': 'no-referrer' }
  if (outcome.kind === 'removed') return redirectAfterPost(VISIT_REMOVED_PATH, headers)
  if (outcome.kind !== 'refused') return redirectAfterPost(`${visitorPagePath(token)}?done=${outcome.kind}`, headers)
  const requested = 'requested' in outcome ? `&at=${visitAtValue(outcome.requested)}` : ''
  return redirectAfterPost(`${visitorPagePath(token)}?refused=${outcome.reason}${requested}`, headers)
}
