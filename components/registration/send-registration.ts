import type { FormAnswers } from './form-answers'
import type { PresentConsent } from './show-consents'

const TIME_OUT_MS = 20_000

export type SendResult =
  | { readonly kind: 'registered' }
  /** `errors` by field name; empty when the fault is not in a field. `consents` by box, where the form shows texts of the past. */
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly errors: Readonly<Record<string, string>>
      readonly consents: Readonly<Record<string, PresentConsent>>
    }
  /** No answer: it may have arrived, so the next try must carry the same key. */
  | { readonly kind: 'unreachable'; readonly message: string }

interface Answer {
  message?: string
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
 */
export async function sendRegistration(body: Readonly<Record<string, unknown>>, key: string, { action, say }: Form): Promise<SendResult> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_OUT_MS),
    })
    if (response.status === 201) return { kind: 'registered' }
    const answer = (await response.json().catch((): Answer => ({}))) as Answer
    const message =
      response.status === 422 ? say.checkFields : [say.failure, answer.message].filter((text, index, all) => text && all.indexOf(text) === index).join('\n')
    return { kind: 'refused', message, errors: answer.errors ?? {}, consents: answer.consents ?? {} }
  } catch {
    return { kind: 'unreachable', message: say.error }
  }
}
