import type { Sender } from '../sender'
import { postJson } from '../post-json'

/** Statuses worth a retry: temporary, or fixed by correcting the configuration. */
const TRANSIENT_STATUSES = new Set([401, 403, 408, 425, 429])

/**
 * Sends a copy of the registration to a form-collection service (`POST /f/{formId}`). The message's id is the
 * idempotency key, so an attempt without a response can be repeated.
 */
export const forwardSender = (url: string, timeoutMs?: number): Sender => ({
  async send(message) {
    const posted = await postJson(url, { 'idempotency-key': message.id }, message.body, timeoutMs)
    if (posted.kind !== 'answered') return { kind: 'retry', code: posted.code }
    const { status } = posted
    if (status >= 200 && status < 300) return { kind: 'sent', vendorId: null }
    return { kind: status >= 500 || TRANSIENT_STATUSES.has(status) ? 'retry' : 'refused', code: `http-${status}` }
  },
})
