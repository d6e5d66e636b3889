import { contact } from '@/lib/content/contact'
import { escapeMarkup } from '@/lib/escape-markup'

/** A full disk or a held lock is over in seconds or in minutes; a browser and a crawler may come back after this. */
export const RETRY_AFTER_SECONDS = 30

const MESSAGE = `지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주시거나 ${contact.phone}로 전화해 주세요.`

/** What scripts read in a 503: `phone` is the office's number. */
export const unavailableBody = { message: MESSAGE, phone: contact.phone } as const

/** True for requests that accept HTML, which come from a browser. */
export const wantsPage = ({ headers }: Pick<Request, 'headers'>): boolean => (headers.get('accept') ?? '').includes('text/html')

const page =
  () => `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>지금은 처리할 수 없습니다</title>
<h1>지금은 처리할 수 없습니다</h1><p>${escapeMarkup(MESSAGE)}</p><p><a href="tel:${escapeMarkup(contact.phone)}">전화 상담 ${escapeMarkup(contact.phone)}</a></p><p>입력하신 내용이 있으면 브라우저의 뒤로 가기를 눌러 주세요. 그대로 있습니다.</p></html>`

/**
 * 503 with `Retry-After` and whom to call: the store cannot answer or commit.
 * @param asPage for a person; else JSON
 */
export function unavailableResponse(asPage: boolean): Response {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' }
  if (asPage) return new Response(page(), { status: 503, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
  return Response.json(unavailableBody, { status: 503, headers })
}
