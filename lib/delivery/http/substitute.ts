import { EMPTY_SHELL } from '../next/empty-shell'
import { REFUSAL_HEADERS, refusalPage, wantsPage } from './refusal-page'
import type { FailurePage } from './failure-page'
import type { Outage } from '../bridge'
import type { IncomingMessage } from 'node:http'

/** Our pages, and our handlers' words. */
const OWN_TYPES = /^(?:text\/html|application\/json)/

/** Its headers are those of its body */
export type Substitute = { status: number; headers: Record<string, string>; body: string }

/** What is answered in the place of what the framework says without any page or handler of ours. */
export function substitutes({ failure, outageOf }: { failure: FailurePage; outageOf?: (requestId: string) => Outage | undefined }) {
  const refusal = (status: number, url: string | undefined): Substitute => ({ status, headers: REFUSAL_HEADERS, body: refusalPage(status, url) })

  const forFailure = (request: IncomingMessage, type: string, requestId: string): Substitute | undefined => {
    const outage = outageOf?.(requestId)
    const retryHeaders = outage && { 'retry-after': String(outage.retryAfterSeconds) }
    const page = outage || type.startsWith('text/html') || (!type && wantsPage(request)) ? failure(requestId) : undefined
    if (outage && !(page && wantsPage(request)))
      return { status: 503, headers: { ...retryHeaders, 'content-type': 'application/json' }, body: JSON.stringify(outage.body) }
    return page && { status: outage ? 503 : 500, headers: { ...retryHeaders, ...page.headers }, body: page.body }
  }

  return {
    /** @returns undefined where the framework's answer is sent */
    of: (request: IncomingMessage, { status, type, requestId }: { status: number; type: string; requestId: string }): Substitute | undefined => {
      if (status === 500) return forFailure(request, type, requestId)
      const withoutPage = status >= 400 && status < 500 && wantsPage(request) && !OWN_TYPES.test(type)
      return withoutPage ? refusal(status, request.url) : undefined
    },
    /** Where the framework's page shows nothing without scripts. */
    ofBody: (request: IncomingMessage, { status, type, body }: { status: number; type: string; body: Buffer }): Substitute | undefined =>
      status === 404 && type.startsWith('text/html') && body.includes(EMPTY_SHELL) ? refusal(status, request.url) : undefined,
  }
}
