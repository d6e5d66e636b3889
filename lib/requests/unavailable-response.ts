import { contact } from '@/lib/content/contact'
import { escapeMarkup } from '@/lib/escape-markup'
import { answerWords } from '@/lib/messages/ko/answers'
import { acceptedType } from '@/lib/server/accepted-type.mjs'

/** A full disk or a held lock is over in seconds or in minutes; a browser and a crawler may come back after this. */
export const RETRY_AFTER_SECONDS = 30

const MESSAGE = answerWords.unavailableText(contact.phone)

/** What scripts read in a 503: `phone` is the office's number. */
export const unavailableBody = { message: MESSAGE, phone: contact.phone } as const

/** True for requests that prefer HTML, which come from a browser. */
export const wantsPage = ({ headers }: Pick<Request, 'headers'>): boolean => acceptedType(headers.get('accept')) === 'page'

/** True for requests that prefer JSON, which come from a script. */
export const wantsJson = ({ headers }: Pick<Request, 'headers'>): boolean => acceptedType(headers.get('accept')) === 'json'

const page =
  () => `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${answerWords.unavailable}</title>
<h1>${answerWords.unavailable}</h1><p>${escapeMarkup(MESSAGE)}</p><p><a href="tel:${escapeMarkup(contact.phone)}">${escapeMarkup(answerWords.call(contact.phone))}</a></p><p>${answerWords.goBackIfTyped}</p></html>`

/**
 * 503 with `Retry-After` and whom to call: the store cannot answer or commit.
 * @param asPage for a person; else JSON
 */
export function unavailableResponse(asPage: boolean): Response {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' }
  if (asPage) return new Response(page(), { status: 503, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
  return Response.json(unavailableBody, { status: 503, headers })
}
