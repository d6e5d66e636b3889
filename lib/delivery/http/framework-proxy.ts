import { metadataFirst } from '../next/rendered-page'
import { CACHE_HEADER, FLIGHT_TYPE } from '../next/route-change'
import { replaceErrorDigests, sendFailure, type FailurePage } from './failure-page'
import { isOfficeUrl, OFFICE_PAGES } from '../../office-pages'
import { requestInProcess, type InProcessAnswer as Answered, type Listener } from './in-process-request'
import { wantsPage } from './refusal-page'
import { sendStream, sendWhole } from './send-answer'
import { isRead } from './request-validation'
import { substitutes, type Substitute } from './substitute'
import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'
import type { Answer } from '../pages/answer'
import type { Outage } from '../bridge'
import type { Headers } from './handler'

/** Of the connection to the framework alone (https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1), and what this server says itself. */
const HOP_BY_HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'te',
  'trailer',
  'expect',
  'date',
])
/** Answered here: the framework would compress anew what is compressed once here. */
const UNFORWARDED_HEADERS = new Set([...HOP_BY_HOP_HEADERS, 'accept-encoding'])
UNFORWARDED_HEADERS.delete('date')

const requestIdOf = (added: Headers) => added['x-request-id'] ?? ''

/** What goes with a body that is replaced. */
const BODY_HEADERS = new Set(['content-type', 'content-length', 'etag', 'cache-control', CACHE_HEADER, 'content-security-policy'])

/** An answer that ends within so many bytes is read whole, and the framework is done with it however slowly it is taken. */
const WHOLE_BYTES_MAX = 1024 * 1024

function upstreamHeaders({ headers }: Request, added: Headers) {
  const forwarded: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) if (value !== undefined && !UNFORWARDED_HEADERS.has(name)) forwarded[name] = value
  return { ...forwarded, ...added }
}

/** `whole`: false where there is more to read behind `body` */
function readStart(answer: Answered): Promise<{ body: Buffer; whole: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const settle = (whole: boolean) => {
      answer.off('data', take).off('end', end).off('error', reject)
      resolve({ body: Buffer.concat(chunks), whole })
    }
    const end = () => settle(true)
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes <= WHOLE_BYTES_MAX) return
      answer.pause()
      settle(false)
    }
    answer.on('data', take).once('end', end).once('error', reject)
  })
}

function headersOf(answer: Answered): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !HOP_BY_HOP_HEADERS.has(name)) headers[name] = Array.isArray(value) ? value : String(value)
  // Next repeats that of a page which it keeps. There is one (https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2).
  const [location] = [answer.headers.location ?? []].flat()
  if (location) headers['location'] = location
  return headers
}

/**
 * @param options.forced headers of every answer, whatever the framework says
 * @param options.sendPage answers with a page of the store, see send-page.ts
 * @returns asks the framework, with the headers `added` (of them `x-request-id`), and hands on what it answers; settles when the
 *   framework works no more on it
 */
export function frameworkProxy({
  handle,
  common,
  failure,
  notFound,
  outageOf,
  forced = {},
  sendPage,
}: {
  handle: Listener
  common: Headers
  failure: FailurePage
  notFound?: { policy: string; answer: Answer; isCurrent: () => boolean }
  outageOf?: (requestId: string) => Outage | undefined
  forced?: Headers
  sendPage?: (request: Request, response: Response) => boolean
}): (request: Request, response: Response, added: Headers) => Promise<void> {
  const substitute = substitutes({ failure, outageOf })

  /** Answers with the page that the office has for a status, in its frame; false where it cannot. */
  const sendOfficePage = async (request: Request, response: Response, status: number, added: Headers): Promise<boolean> => {
    const url = OFFICE_PAGES[status]
    if (url === undefined || !isRead(request.method) || !isOfficeUrl(request.url) || !wantsPage(request)) return false
    const { answer, ended } = requestInProcess(handle, { method: 'GET', url, headers: upstreamHeaders(request, added), body: undefined })
    const answered = await answer
    const { body, whole } = await readStart(answered)
    answered.resume()
    const isShown = answered.statusCode === 200 && whole
    const headers = { ...common, 'x-request-id': requestIdOf(added), ...headersOf(answered) }
    if (isShown) await sendWhole(request, response, { status, headers, body: Buffer.from(metadataFirst(body.toString())) })
    await ended
    return isShown
  }

  const forward = async (request: Request, response: Response, answer: Answered, added: Headers) => {
    const status = answer.statusCode
    const requestId = requestIdOf(added)
    // It was cached before it was answered, and everybody who asks later gets it with another tag and in other encodings.
    if (status === 200 && answer.headers[CACHE_HEADER] !== undefined && sendPage?.(request, response)) return void answer.resume()
    const headers = { ...common, 'x-request-id': requestId, ...headersOf(answer), ...forced }
    const type = String(answer.headers['content-type'] ?? '')

    const sendSubstitute = async (instead: Substitute) => {
      answer.resume()
      if (await sendOfficePage(request, response, instead.status, added)) return
      const others = Object.fromEntries(Object.entries(headers).filter(([name]) => !BODY_HEADERS.has(name)))
      return sendWhole(request, response, {
        status: instead.status,
        headers: { ...others, 'cache-control': 'no-store', ...instead.headers },
        body: Buffer.from(instead.body),
      })
    }
    const instead = substitute.of(request, { status, type, requestId })
    if (instead) return sendSubstitute(instead)
    // Scanners ask for hundreds of such addresses: compressed anew, each would take 3 ms more.
    if (status === 404 && notFound?.isCurrent() && answer.headers['content-security-policy'] === notFound.policy) {
      answer.resume()
      return notFound.answer.send(request, response, ['x-request-id', requestId])
    }

    const bodiless = status === 204 || status === 304
    const { body, whole } = bodiless ? { body: Buffer.alloc(0), whole: true } : await readStart(answer)
    if (response.destroyed || response.headersSent) return
    const empty = whole ? substitute.ofBody(request, { status, type, body }) : undefined
    if (empty) return sendSubstitute(empty)
    const numbered = type.startsWith(FLIGHT_TYPE) && answer.headers['content-length'] === undefined
    const withNumber = (chunk: Buffer) => (numbered ? replaceErrorDigests(chunk, requestId) : chunk)
    if (whole)
      return sendWhole(request, response, {
        status,
        headers,
        body: type.startsWith('text/html') ? Buffer.from(metadataFirst(body.toString())) : withNumber(body),
      })
    answer.unshift(body)
    await sendStream(request, response, { status, headers, body: answer }, withNumber)
  }

  return async (request, response, added) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    const { answer, ended, close } = requestInProcess(handle, {
      // A page's tag and length are those of its body, and nobody writes the body of a HEAD.
      method: request.method === 'HEAD' ? 'GET' : request.method,
      url: request.url,
      headers: upstreamHeaders(request, added),
      body: coding !== undefined || Number(length) > 0 ? request : undefined,
    })
    response.on('close', () => {
      if (!response.writableFinished || request.method === 'HEAD') close()
    })
    try {
      const answered = await answer
      if (response.destroyed || response.headersSent) close()
      else await forward(request, response, answered, added)
    } catch (error) {
      if (response.destroyed) return close()
      console.error(error)
      sendFailure(request, response, { common, requestId: requestIdOf(added), failure })
    }
    await ended
  }
}
