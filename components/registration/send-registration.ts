import type { PassVisit } from '@/components/visits/visit-place'
import type { FormAnswers } from './form-answers'
import type { PresentConsent } from './show-consents'

const TIME_OUT_MS = 20_000

/** A free time as the server offers it. */
export interface OfferedTime {
  /** `2026-11-28T10:30` */
  readonly at: string
  readonly label: string
}

export type SendResult =
  /** `message` if there is more to say than that it was stored. */
  | { readonly kind: 'registered'; readonly message?: string; readonly visit?: PassVisit }
  /** `errors` by field name; empty when no field is wrong. `consents` by box, if the form shows outdated texts. */
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly errors: Readonly<Record<string, string>>
      readonly consents: Readonly<Record<string, PresentConsent>>
      /** Free times, if the chosen one is taken. */
      readonly next: readonly OfferedTime[]
    }
  /** No response: the request may have arrived, so the next try must carry the same key. */
  | { readonly kind: 'unreachable'; readonly message: string }

interface Answer {
  message?: string
  visit?: PassVisit
  next?: OfferedTime[]
  errors?: Record<string, string>
  consents?: Record<string, PresentConsent>
}

interface Form {
  /** Address of the form's action. */
  readonly action: string
  readonly say: FormAnswers['result']
}

/**
 * @param key identifies this body: sent again after a lost response it is the same registration
 * @throws if the browser cannot send it at all
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
    if (response.status === 201) {
      const { message, visit } = answer
      return { kind: 'registered', ...(message ? { message } : {}), ...(visit ? { visit } : {}) }
    }
    const message =
      response.status === 422 ? say.checkFields : [say.failure, answer.message].filter((text, index, all) => text && all.indexOf(text) === index).join('\n')
    return { kind: 'refused', message, errors: answer.errors ?? {}, consents: answer.consents ?? {}, next: answer.next ?? [] }
  } catch (error) {
    // Lost connections and time-outs throw these; anything else is an error of the browser or of this code.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error
    return { kind: 'unreachable', message: say.error }
  }
}
