import { createHmac, randomBytes } from 'node:crypto'
import type { FindResult, Sender, SendResult } from '../sender'
import { getJson, postJson } from '../post-json'

export interface SolapiAccount {
  readonly apiKey: string
  readonly apiSecret: string
  /** Sender number, registered with the vendor beforehand; digits. */
  readonly from: string
  /** Origin of the API; another one in tests. */
  readonly origin: string
}

const SEND_PATH = '/messages/v4/send-many/detail'
/** https://docs.solapi.com/api-reference/messages/getmessagelist */
const LIST_PATH = '/messages/v4/list'
/** Messages to one phone that are looked through; a registration sends two. */
const FIND_LIMIT = 100

/** The vendor's own scheme: https://developers.solapi.com/references/authentication/api-key */
export function solapiAuthorization({ apiKey, apiSecret }: Pick<SolapiAccount, 'apiKey' | 'apiSecret'>, date: string, salt: string): string {
  const signature = createHmac('sha256', apiSecret).update(date + salt).digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}

/**
 * Sends by SOLAPI's REST calls rather than its SDK, which retries three times by itself, without a time-out and
 * without an idempotency key: here the outbox alone decides on retries. Each message carries our id as a custom
 * field, and by it a message is found again that may have been sent by a worker that died.
 */
export const solapiSender = (account: SolapiAccount, now: () => Date, timeoutMs?: number): Sender => {
  const authorization = () => solapiAuthorization(account, now().toISOString(), randomBytes(16).toString('hex'))
  return {
    async send(message) {
      const body = JSON.stringify({ messages: [{ to: message.to, from: account.from, text: message.body, customFields: { outbox: message.id } }] })
      const posted = await postJson(`${account.origin}${SEND_PATH}`, { authorization: authorization() }, body, timeoutMs)
      if (posted.kind === 'not-connected') return { kind: 'retry', code: posted.code }
      if (posted.kind === 'ambiguous') return { kind: 'unknown', code: posted.code }
      return sent(posted.status, posted.text)
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

/** Wrong keys, an empty balance and a busy vendor pass; what the vendor finds wrong with the message does not. */
const PASSING = new Set([401, 402, 403, 408, 425, 429])

function sent(status: number, text: string): SendResult {
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
  /** By the vendor's message id. */
  messageList?: Readonly<Record<string, { customFields?: { outbox?: unknown } | null }>>
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

function found(text: string, id: string): FindResult {
  const list = parse(text)?.messageList
  if (typeof list !== 'object') return { kind: 'retry', code: 'unreadable-answer' }
  const one = Object.entries(list).find(([, { customFields }]) => customFields?.outbox === id)
  return one ? { kind: 'found', vendorId: one[0].slice(0, 80) } : { kind: 'absent' }
}
