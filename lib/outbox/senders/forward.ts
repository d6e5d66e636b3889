import type { Sender } from '../sender'
import { postJson } from '../post-json'

/**
 * Hands a copy of the registration to a form-collection service (`POST /f/{formId}`).
 * The message's id goes along as a key: receiving twice does no harm there, not receiving does, so a try that
 * got no answer is repeated.
 */
export const forwardSender = (url: string, timeoutMs?: number): Sender => async (message) => {
  const posted = await postJson(url, { 'idempotency-key': message.id }, message.body, timeoutMs)
  if (posted.kind !== 'answered') return { kind: 'retry', code: posted.code }
  const { status } = posted
  if (status >= 200 && status < 300) return { kind: 'sent', vendorId: null }
  return status >= 500 || status === 408 || status === 425 || status === 429 || status === 401 || status === 403 ? { kind: 'retry', code: `http-${status}` } : { kind: 'refused', code: `http-${status}` }
}
