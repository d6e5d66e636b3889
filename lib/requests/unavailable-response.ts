import { contact } from '@/lib/content/contact'
import { currentPhone } from '@/lib/content/current-content'
import { escapeMarkup } from '@/lib/escape-markup'
import { answerWords } from '@/lib/messages/ko/answers'
import { acceptedType } from '@/lib/delivery/http/accepted-type'

/** A full disk or a held lock takes seconds or minutes to clear. */
export const RETRY_AFTER_SECONDS = 30

const phoneNow = () => currentPhone() ?? contact.phone

/** JSON body of a 503; `phone` is the office's number. */
export const unavailableBody = (phone = phoneNow()) => ({ message: answerWords.unavailableText(phone), phone })

/** Whether the request prefers HTML, as browsers do. */
export const wantsPage = ({ headers }: Pick<Request, 'headers'>): boolean => acceptedType(headers.get('accept')) === 'page'

/** Whether the request prefers JSON, as scripts do. */
export const wantsJson = ({ headers }: Pick<Request, 'headers'>): boolean => acceptedType(headers.get('accept')) === 'json'

const page = (
  phone = phoneNow(),
) => `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${answerWords.unavailable}</title>
<h1>${answerWords.unavailable}</h1><p>${escapeMarkup(answerWords.unavailableText(phone))}</p><p><a href="tel:${escapeMarkup(phone)}">${escapeMarkup(answerWords.call(phone))}</a></p><p>${answerWords.goBackIfTyped}</p></html>`

/**
 * 503 with `Retry-After` and the phone number: the store could not respond or commit.
 * @param asPage for a person; otherwise JSON
 */
export function unavailableResponse(asPage: boolean): Response {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' }
  if (asPage) return new Response(page(), { status: 503, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
  return Response.json(unavailableBody(), { status: 503, headers })
}
