import { SEND_TIMEOUT_MS } from './sender'

/** The request certainly did not leave this machine. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])
const MAX_ANSWER_BYTES = 64 * 1024

export type HttpResult =
  /** `retryAfter`: whether the response has a `Retry-After`. */
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfter: boolean; readonly text: string }
  | { readonly kind: 'not-connected'; readonly code: string }
  /** Time-out, reset or incomplete response after the request was sent. */
  | { readonly kind: 'ambiguous'; readonly code: string }

/**
 * One POST without retries.
 * @param timeoutMs limit for request and response together
 */
export const postJson = (url: string, headers: Readonly<Record<string, string>>, body: string, timeoutMs?: number): Promise<HttpResult> =>
  request(url, { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json', ...headers }, body }, timeoutMs)

/** One GET without retries. */
export const getJson = (url: string, headers: Readonly<Record<string, string>>, timeoutMs?: number): Promise<HttpResult> =>
  request(url, { headers: { accept: 'application/json', ...headers } }, timeoutMs)

async function request(url: string, init: RequestInit, timeoutMs = SEND_TIMEOUT_MS): Promise<HttpResult> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    return { kind: 'answered', status: response.status, retryAfter: response.headers.has('retry-after'), text: await readBounded(response) }
  } catch (error) {
    const code = causeCode(error)
    if (NOT_CONNECTED.has(code)) return { kind: 'not-connected', code: 'not-connected' }
    return { kind: 'ambiguous', code: field(error, 'name') === 'TimeoutError' ? 'timeout' : 'no-answer' }
  }
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_ANSWER_BYTES) break
  }
  return text
}

const field = (of: unknown, name: string): unknown => (typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined)
/** fetch wraps network errors: `TypeError: fetch failed`, cause `{ code: 'ECONNREFUSED' }`. */
function causeCode(error: unknown): string {
  const code = field(field(error, 'cause'), 'code')
  return typeof code === 'string' ? code : ''
}
