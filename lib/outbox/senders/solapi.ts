import { createHmac, randomBytes } from 'node:crypto'
import type { Sender, SendResult } from '../sender'
import { postJson } from '../post-json'

export interface SolapiAccount {
  readonly apiKey: string
  readonly apiSecret: string
  /** Sender number, registered with the vendor beforehand; digits. */
  readonly from: string
  /** Origin of the API; another one in tests. */
  readonly origin: string
}

const SEND_PATH = '/messages/v4/send-many/detail'

/** The vendor's own scheme: https://developers.solapi.com/references/authentication/api-key */
export function solapiAuthorization({ apiKey, apiSecret }: Pick<SolapiAccount, 'apiKey' | 'apiSecret'>, date: string, salt: string): string {
  const signature = createHmac('sha256', apiSecret).update(date + salt).digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}

/**
 * Sends by SOLAPI's REST call rather than its SDK, which retries three times by itself, without a time-out and
 * without an idempotency key: here the outbox alone decides on retries.
 */
export const solapiSender = (account: SolapiAccount, now: () => Date, timeoutMs?: number): Sender => async (message) => {
  const authorization = solapiAuthorization(account, now().toISOString(), randomBytes(16).toString('hex'))
  // The vendor keeps custom fields with the message: they find an unknown one in its console.
  const body = JSON.stringify({ messages: [{ to: message.to, from: account.from, text: message.body, customFields: { outbox: message.id } }] })
  const posted = await postJson(`${account.origin}${SEND_PATH}`, { authorization }, body, timeoutMs)
  if (posted.kind === 'not-connected') return { kind: 'retry', code: posted.code }
  if (posted.kind === 'ambiguous') return { kind: 'unknown', code: posted.code }
  return answer(posted.status, posted.text)
}

/** Wrong keys, an empty balance and a busy vendor pass; what the vendor finds wrong with the message does not. */
const PASSING = new Set([401, 402, 403, 408, 425, 429])

function answer(status: number, text: string): SendResult {
  if (status >= 500 || PASSING.has(status)) return { kind: 'retry', code: `http-${status}` }
  if (status < 200 || status >= 300) return { kind: 'refused', code: `http-${status}` }
  const parsed = parse(text)
  // Accepted, but nobody can say what: it may be on its way.
  if (!parsed) return { kind: 'unknown', code: 'unreadable-answer' }
  const [failed] = parsed.failedMessageList ?? []
  if (failed) return { kind: 'refused', code: `solapi-${/^\d{1,6}$/.exec(String(failed.statusCode))?.[0] ?? 'failed'}` }
  return { kind: 'sent', vendorId: typeof parsed.groupInfo?.groupId === 'string' ? parsed.groupInfo.groupId.slice(0, 80) : null }
}

interface SolapiAnswer {
  groupInfo?: { groupId?: unknown }
  failedMessageList?: { statusCode?: unknown }[]
}

function parse(text: string): SolapiAnswer | null {
  try {
    const value = JSON.parse(text) as SolapiAnswer | null
    if (typeof value !== 'object' || value === null) return null
    return value.failedMessageList === undefined || Array.isArray(value.failedMessageList) ? value : null
  } catch {
    return null
  }
}
