import type { FormAnswers } from './form-answers'
import type { OfferedTime } from './offer-times'
import type { PresentConsent } from './show-consents'

const TIME_OUT_MS = 20_000

export type SendResult =
  /** `message` where there is more to say than that it is done. */
  | { readonly kind: 'registered'; readonly message?: string }
  /** `errors` by field name; empty when the fault is not in a field. `consents` by box, where the form shows texts of the past. */
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly errors: Readonly<Record<string, string>>
      readonly consents: Readonly<Record<string, PresentConsent>>
      /** Free times, where the one that was chosen cannot be had. */
      readonly next: readonly OfferedTime[]
    }
  /** No answer: it may have arrived, so the next try must carry the same key. */
  | { readonly kind: 'unreachable'; readonly message: string }

interface Answer {
  message?: string
  next?: OfferedTime[]
  errors?: Record<string, string>
  consents?: Record<string, PresentConsent>
}

interface Form {
  /** Where it posts to. */
  readonly action: string
  readonly say: FormAnswers['result']
}

/**
 * @param key names this body: sent again after a lost answer it is the same registration, not a second one
 * @throws where this browser cannot send it at all
 */
export async function sendRegistration(body: Readonly<Record<string, unknown>>, key: string, { action, say }: Form): Promise<SendResult> {
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_OUT_MS),
  }
  try {
    const response = await fetch(action, request)
    const answer = (await response.json().catch((): Answer => ({}))) as Answer
    if (response.status === 201) return { kind: 'registered', ...(answer.message ? { message: answer.message } : {}) }
    const message =
      response.status === 422 ? say.checkFields : [say.failure, answer.message].filter((text, index, all) => text && all.indexOf(text) === index).join('\n')
    return { kind: 'refused', message, errors: answer.errors ?? {}, consents: answer.consents ?? {}, next: answer.next ?? [] }
  } catch (error) {
    // What a lost connection and a time-out throw; anything else is a fault of the browser or of ours.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error
    return { kind: 'unreachable', message: say.error }
  }
}
