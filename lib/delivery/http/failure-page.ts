import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bridge } from '../bridge'
import { readManifest, SITE_DIRECTORY } from '../pages/site-manifest'
import { wantsPage } from './refusal-page'
import type { IncomingMessage as Request, ServerResponse as Response, RequestListener } from 'node:http'
import type { Headers } from './handler'

/**
 * What stands for a page that failed, with the number of its request, which the log has beside Next's own (instrumentation.ts).
 * Undefined where the build prepared none.
 */
export type FailurePage = (requestId: string) => { headers: Record<string, string>; body: string } | undefined

/** Where app/(visitor)/failure leaves a placeholder for it. */
const PLACEHOLDER = '{request-id}'
/** Next numbers an error by its text, so that each failure of a kind has the same number; what steers it has letters. */
const DIGEST = /(?<="digest":")\d+(?=")/g

export function failurePage(root: string): FailurePage {
  const { failure } = readManifest(root)
  const page = failure?.bodies['page']
  if (!failure || !page) return () => undefined
  const html = readFileSync(join(root, SITE_DIRECTORY, page.file), 'utf8')
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': failure.headers['content-security-policy'] ?? '' }
  return (requestId) => ({ headers, body: (bridge.withCurrentFacts?.(html) ?? html).replace(PLACEHOLDER, requestId) })
}

/**
 * @param chunk of a route change's data, which carries the number of an error to app/(visitor)/error.tsx
 * @returns with the request's number in its place; bytes that are no number stay as they are
 */
export const replaceErrorDigests = (chunk: string | Uint8Array, requestId: string): Buffer =>
  Buffer.from(Buffer.from(chunk).toString('latin1').replace(DIGEST, requestId), 'latin1')

/** Answers 500, with a page for a person; an answer that has begun is broken off. */
export function sendFailure(
  request: Request,
  response: Response,
  { common, requestId, failure }: { common: Headers; requestId: string; failure: FailurePage },
) {
  if (response.headersSent) return void response.destroy()
  const page = wantsPage(request) ? failure(requestId) : undefined
  response.writeHead(500, { ...common, 'x-request-id': requestId, 'cache-control': 'no-store', ...page?.headers }).end(page?.body)
}

/**
 * An exception of a listener ends its answer, not the process and everybody else's answers: a file that the build wrote may
 * be gone when it is first asked for.
 */
export function containErrors(listener: RequestListener, { common, failure }: { common: Headers; failure: FailurePage }): RequestListener {
  return (request, response) => {
    try {
      listener(request, response)
    } catch (error) {
      const requestId = randomUUID()
      const err = error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : String(error)
      console.error(JSON.stringify({ level: 50, time: Date.now(), requestId, err, msg: 'a request could not be answered' }))
      sendFailure(request, response, { common, requestId, failure })
    }
  }
}
