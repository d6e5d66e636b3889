import { createHash } from 'node:crypto'
import { pipeline, Writable } from 'node:stream'
import { acceptedEncoding, brotli, compressor, gzip, isCompressible } from './compression.mjs'
import { replaceErrorDigests } from './failure-page.mjs'
import { pageCache } from './page-cache.mjs'
import { finishRenderedPage } from './page-transform.mjs'
import { REFUSAL_POLICY, refusalPage, wantsPage } from './refusal-page.mjs'
import { allowConnections, contentSecurityPolicy } from './security-headers.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** @typedef {import('./page-cache.mjs').FinishedPage} FinishedPage */

/**
 * Finished pages are cached by the hash of what Next rendered: a revalidated page is finished once, not once a request. Bytes, because
 * articles are of any length and number; an article takes 0.2 MB.
 */
const CACHE_MAX_BYTES = 8 * 1024 * 1024

/** A document of Next without language or text: `notFound()` in a page that is rendered for one request. */
const EMPTY_SHELL = '<html id="__next_error__"'

/** Our pages, and our handlers' words. */
const OWN_TYPES = /^(?:text\/html|application\/json)/

/**
 * A page that is finished as it stands, and made for one answer.
 * @param {string} policy
 * @param {string} html
 * @returns {FinishedPage}
 */
const finishedAlready = (policy, html) => ({ policy, etag: '', bodies: { identity: Buffer.from(html) } })

/**
 * @param {object} options
 * @param {Record<string, string>} options.common headers of every answer
 * @param {readonly string[]} options.connections foreign origins that pages may talk to
 * @param {readonly string[]} options.frames
 * @param {boolean} options.secure
 * @param {(href: string) => string | undefined} options.readStyle
 * @param {(hrefs: readonly string[], page: string) => string | undefined} [options.chooseStyles] see used-styles.mjs
 * @param {readonly string[]} options.scripts hashes of the inline scripts that the build wrote
 * @param {import('./failure-page.mjs').FailurePage} [options.failure] stands for a page that failed
 * @param {{ rendered: string, page: FinishedPage }} [options.notFound] the page for addresses that do not exist, see not-found-page.mjs
 * @param {(response: Response) => import('./store-outages.mjs').Outage | undefined} [options.outageOf] see store-outages.mjs
 * @returns {(request: Request, response: Response) => void} prepares `response` for Next: what it writes is
 *   compressed, and a page is finished like a prepared one before it is sent
 */
export function frameworkResponses({ common, connections, frames, secure, readStyle, chooseStyles, scripts: ownScripts, failure, notFound, outageOf }) {
  const cache = pageCache(CACHE_MAX_BYTES)
  const known = new Set(ownScripts)

  /**
   * @param {Buffer} rendered
   * @param {boolean} shared whether the page is the same for everybody; what is somebody's own is not cached
   * @param {string | undefined} path for the log
   */
  const finish = (rendered, shared, path) => {
    const key = createHash('sha256').update(rendered).digest('base64url')
    const finished = key === notFound?.rendered ? notFound.page : cache.get(key)
    if (finished) return finished
    const { html, scripts, styles, refused } = finishRenderedPage(rendered.toString('utf8'), { readStyle, chooseStyles, known })
    if (refused.length > 0)
      console.error(JSON.stringify({ level: 50, time: Date.now(), path, refused, msg: 'inline scripts of unknown origin were not approved' }))
    /** @type {FinishedPage} */
    const page = {
      policy: allowConnections(contentSecurityPolicy({ scripts, styles, frames, secure }), connections),
      etag: `"${key.slice(0, 20)}"`,
      bodies: { identity: Buffer.from(html) },
    }
    if (shared) cache.set(key, page)
    return page
  }

  return (request, response) => {
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const ifNoneMatch = request.headers['if-none-match']
    // Next would compare the tag with that of the unfinished page, and compress what is not finished.
    delete request.headers['if-none-match']
    delete request.headers['accept-encoding']
    // A page's tag and length are those of its body: Next renders it, and Node keeps the body of a HEAD to itself.
    const head = request.method === 'HEAD'
    if (head) request.method = 'GET'
    const original = /** @type {Record<'writeHead' | 'write' | 'end', (...values: readonly unknown[]) => unknown>} */ (
      /** @type {unknown} */ ({ writeHead: response.writeHead.bind(response), write: response.write.bind(response), end: response.end.bind(response) })
    )
    const { writeHead } = response
    /** @type {'undecided' | 'page' | 'compressed' | 'plain'} */
    let mode = 'undecided'
    /** @type {Buffer[]} */
    const chunks = []
    /** @type {ReturnType<typeof compressor> | undefined} */
    let stream
    let ended = false
    /** Whether a person is told in a page of ours what the framework refuses in a bare word or none. */
    let refused = false

    /** Whether Next itself failed: what it wrote of that is replaced. */
    let failing = false
    /** @type {Buffer | undefined} sent in the place of it, where that is no page */
    let replacement

    /** Next answered 500 because the store failed: that passes, and whom to call meanwhile is known. */
    const answerOutage = () => {
      const outage = response.statusCode === 500 ? outageOf?.(response) : undefined
      if (!outage) return
      response.statusCode = 503
      response.setHeader('retry-after', outage.retryAfterSeconds)
      response.setHeader('cache-control', 'no-store')
      for (const name of ['content-type', 'content-length', 'etag']) response.removeHeader(name)
      if (failure && request.headers.accept?.includes('text/html')) return
      replacement = Buffer.from(JSON.stringify(outage.body))
      response.setHeader('content-type', 'application/json')
      response.setHeader('content-length', replacement.length)
    }

    const requestId = () => String(response.getHeader('x-request-id') ?? '')
    /** Set where what is written carries the numbers of errors. */
    let carriesDigests = false

    const decide = () => {
      if (mode !== 'undecided') return
      failing = response.statusCode === 500
      answerOutage()
      for (const [name, value] of Object.entries(common)) if (!response.hasHeader(name)) response.setHeader(name, value)
      // Next repeats that of a page which it keeps. There is one (https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2).
      const location = response.getHeader('location')
      if (Array.isArray(location)) response.setHeader('location', location[0] ?? '')
      // Next itself failed, or could not start: it says so in two bare words, if at all.
      if (failure && failing && !response.hasHeader('content-type') && wantsPage(request)) response.setHeader('content-type', 'text/html; charset=utf-8')
      refused =
        response.statusCode >= 400 && response.statusCode < 500 && wantsPage(request) && !OWN_TYPES.test(String(response.getHeader('content-type') ?? ''))
      if (refused) response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('cache-control', 'no-store')
      const type = String(response.getHeader('content-type') ?? '')
      carriesDigests = type.startsWith('text/x-component') && !response.hasHeader('content-length')
      const bodiless = head || response.statusCode === 304 || response.statusCode === 204
      if (replacement) mode = 'plain'
      // A page that was rendered for this request brings its policy (middleware.ts); of a failed one, the text may be ours.
      else if (type.startsWith('text/html') && (!response.hasHeader('content-security-policy') || response.statusCode >= 400)) mode = 'page'
      else if (!bodiless && encoding !== 'identity' && isCompressible(type) && !response.hasHeader('content-encoding')) mode = 'compressed'
      else mode = 'plain'
      // Node writes the head through this method, too, once the first byte of the body goes out.
      response.writeHead = writeHead
      if (mode !== 'compressed' || encoding === 'identity') return
      response.removeHeader('content-length')
      response.setHeader('content-encoding', encoding)
      response.appendHeader('vary', 'accept-encoding')
      stream = compressor(encoding)
      // Each chunk waits until the connection has taken the one before.
      const connection = new Writable({ write: (chunk, _encoding, done) => void original.write(chunk, done), final: (done) => void original.end(done) })
      // A visitor who leaves is no fault; the response's own end tells whoever writes.
      pipeline(stream, connection, () => undefined)
      response.on('close', () => stream?.destroy())
      // Whoever writes waits for the response to drain, and knows nothing of the stream between: a connection that takes
      // 16 kB of what is compressed must not have the next chunk made, which may be a hundred times as long.
      const { emit } = response
      response.emit = /** @type {typeof emit} */ (
        (event, ...values) => !(event === 'drain' && stream?.writableNeedDrain) && emit.call(response, event, ...values)
      )
      stream.on('drain', () => response.emit('drain'))
    }

    /**
     * What Next answers for a page that failed, or found nothing to show, is an empty shell that only scripts fill.
     * @param {Buffer} rendered
     */
    const substitute = (rendered) => {
      if (refused || (response.statusCode === 404 && rendered.includes(EMPTY_SHELL)))
        return finishedAlready(REFUSAL_POLICY, refusalPage(response.statusCode, request.url))
      if (!failing || !failure) return undefined
      return finishedAlready(allowConnections(failure.policy, connections), failure.fill(requestId()))
    }

    const sendPage = () => {
      const shared = !String(response.getHeader('cache-control') ?? '').includes('no-store') || response.statusCode === 404
      // A reader may take its time: until then only what is sent is kept.
      const rendered = Buffer.concat(chunks.splice(0))
      const own = String(response.getHeader('content-security-policy') ?? '')
      const page = substitute(rendered) ?? (own ? finishedAlready(own, rendered.toString('utf8')) : finish(rendered, shared, request.url?.split('?', 1)[0]))
      const body =
        encoding === 'identity'
          ? page.bodies['identity']
          : (page.bodies[encoding] ??=
              encoding === 'br' ? brotli(page.bodies['identity'] ?? Buffer.alloc(0), 5) : gzip(page.bodies['identity'] ?? Buffer.alloc(0)))
      response.setHeader('content-security-policy', page.policy)
      if (shared && page.etag) response.setHeader('etag', page.etag)
      else response.removeHeader('etag')
      response.appendHeader('vary', 'accept-encoding')
      if (shared && response.statusCode === 200 && ifNoneMatch?.includes(page.etag)) {
        response.statusCode = 304
        response.removeHeader('content-length')
        return original.end()
      }
      if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
      response.setHeader('content-length', body?.length ?? 0)
      return original.end(head ? undefined : body)
    }

    response.writeHead = /** @type {typeof writeHead} */ (
      /** @param {number} status @param {...unknown} rest */
      (status, ...rest) => {
        if (mode !== 'undecided') return response
        response.statusCode = status
        const headers = rest.find((value) => typeof value === 'object' && value !== null)
        if (headers) for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        decide()
        return response
      }
    )
    response.flushHeaders = () => undefined
    response.write = /** @type {typeof response.write} */ (
      /** @param {string | Buffer} written @param {...unknown} rest */
      (written, ...rest) => {
        decide()
        const chunk = carriesDigests ? replaceErrorDigests(written, requestId()) : written
        const done = rest.find((value) => typeof value === 'function')
        if (mode === 'page' || replacement) {
          if (!replacement) chunks.push(Buffer.from(chunk))
          if (done) queueMicrotask(/** @type {() => void} */ (done))
          return true
        }
        if (mode === 'compressed' && stream) return stream.write(chunk, /** @type {never} */ (done))
        return original.write(chunk, ...rest)
      }
    )
    response.end = /** @type {typeof response.end} */ (
      /** @param {...unknown} rest */
      (...rest) => {
        // Where a request fails twice, Next ends its answer twice; a compressor would break off at the second.
        if (ended) return response
        ended = true
        decide()
        const chunk = rest.find((value) => typeof value === 'string' || value instanceof Uint8Array)
        if (mode === 'page') {
          if (chunk) chunks.push(Buffer.from(/** @type {string} */ (chunk)))
          return sendPage()
        }
        if (mode === 'compressed' && stream) {
          if (chunk) stream.end(chunk)
          else stream.end()
          return response
        }
        if (replacement) return original.end(head ? undefined : replacement)
        return original.end(...rest)
      }
    )
  }
}
