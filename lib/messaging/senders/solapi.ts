import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { getJson, postJson, type HttpResult } from '../post-json'
import type { FindResult, Sender, SendResult } from '../sender'
import { fitLms, smsText } from '../sms-text'
import { defineSmsVendor } from '../sms-vendor'
import { readMessageList, readSendAnswer } from './solapi-answer'

export interface SolapiAccount {
  readonly apiKey: string
  readonly apiSecret: string
  /** Sender number registered with the vendor; digits. */
  readonly from: string
  /** Origin of the API; different in tests. */
  readonly origin: string
}

const SEND_PATH = '/messages/v4/send-many/detail'
/** https://docs.solapi.com/api-reference/messages/getmessagelist */
const LIST_PATH = '/messages/v4/list'
/** How many messages of a phone number are searched; a registration sends two. */
const FIND_LIMIT = 100

/** The vendor's own scheme: https://developers.solapi.com/references/authentication/api-key */
function solapiAuthorization({ apiKey, apiSecret }: Pick<SolapiAccount, 'apiKey' | 'apiSecret'>, date: string, salt: string): string {
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}

/**
 * Uses SOLAPI's REST API instead of its SDK, which retries three times by itself, without time-out or idempotency key:
 * the outbox alone must decide on retries. Each message has our id as a custom field, by which a message is found that
 * a crashed worker may have sent. Texts must fit CP949 and 2,000 bytes, or the vendor refuses the message or shows
 * question marks.
 */
export const solapiSender = (account: SolapiAccount, now: () => Date, timeoutMs?: number): Sender => {
  const authorization = () => solapiAuthorization(account, now().toISOString(), randomBytes(16).toString('hex'))
  return {
    async send(message) {
      const text = fitLms(smsText(message.body))
      const body = JSON.stringify({ messages: [{ to: message.to, from: account.from, text, customFields: { outbox: message.id } }] })
      const posted = await postJson(`${account.origin}${SEND_PATH}`, { authorization: authorization() }, body, timeoutMs)
      if (posted.kind === 'not-connected') return { kind: 'retry', code: posted.code }
      if (posted.kind === 'ambiguous') return { kind: 'unknown', code: posted.code }
      return sent(posted)
    },
    async find(message) {
      const query = new URLSearchParams({ criteria: 'to', cond: 'eq', value: message.to, limit: String(FIND_LIMIT) })
      const answer = await getJson(`${account.origin}${LIST_PATH}?${query}`, { authorization: authorization() }, timeoutMs)
      if (answer.kind !== 'answered') return { kind: 'retry', code: answer.code }
      if (answer.status !== 200) return { kind: 'retry', code: `http-${answer.status}` }
      return found(answer.text, message.id)
    },
  }
}

/** Error codes worth a retry: wrong keys, empty balance, overload. Errors of the message itself are permanent. */
const TRANSIENT_CODES = new Set([401, 402, 403, 408, 425, 429])
const UNAVAILABLE = 503

/**
 * Certainly not sent: a refusal (4xx), and a 503 with `Retry-After`, by which a server says that it did not take the
 * request (RFC 9110 §15.6.4). Every other 5xx is ambiguous: 502 and 504 come from a gateway that may have forwarded the
 * request (§15.6.3, §15.6.5), some proxies send a bare 503 when the upstream connection breaks, and a 500 may follow
 * the acceptance.
 */
function sent({ status, retryAfter, text }: Extract<HttpResult, { kind: 'answered' }>): SendResult {
  const code = `http-${status}`
  if (TRANSIENT_CODES.has(status) || (status === UNAVAILABLE && retryAfter)) return { kind: 'retry', code }
  if (status >= 500) return { kind: 'unknown', code }
  if (status < 200 || status >= 300) return { kind: 'refused', code }
  const answer = readSendAnswer(text)
  const failed = answer?.failedMessageList[0]
  if (failed) return { kind: 'refused', code: `solapi-${/^\d{1,6}$/.exec(String(failed.statusCode))?.[0] ?? 'failed'}` }
  // Accepted with an unreadable body: it may be sent.
  if (!answer?.groupInfo) return { kind: 'unknown', code: 'unreadable-answer' }
  return { kind: 'sent', vendorId: answer.groupInfo.groupId.slice(0, 80) }
}

function found(text: string, id: string): FindResult {
  const list = readMessageList(text)
  const one = list?.find(({ outboxId }) => outboxId === id)
  if (one) return { kind: 'found', vendorId: one.vendorId.slice(0, 80) }
  // An unreadable entry may be this message: treating it as absent would send it again.
  return list?.every(({ readable }) => readable) ? { kind: 'absent' } : { kind: 'retry', code: 'unreadable-answer' }
}

export const solapi = defineSmsVendor({
  sends: true,
  environment: {
    SOLAPI_API_KEY: z.string().min(1),
    SOLAPI_API_SECRET: z.string().min(1),
    /** Sender number registered with the vendor; digits. */
    SOLAPI_FROM: z.string().regex(/^\d{8,11}$/, '숫자 8~11자리'),
    /** The vendor's origin; different only in tests. */
    SOLAPI_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .transform((value) => new URL(value).origin)
      .default('https://api.solapi.com'),
  },
  create: ({ SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_FROM, SOLAPI_ORIGIN }, { now }) =>
    solapiSender({ apiKey: SOLAPI_API_KEY, apiSecret: SOLAPI_API_SECRET, from: SOLAPI_FROM, origin: SOLAPI_ORIGIN }, now),
})
