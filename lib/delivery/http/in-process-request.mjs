import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** A request has a connection, which Node closes where its body is given up: nothing hangs on this one. */
const NO_CONNECTION = new Socket().destroy()
const HEAD_END = '\r\n\r\n'
/** A listener that was given up may work on until it finds out; one that never ends is not waited for. */
const GIVEN_UP_MS = 30_000

/**
 * @typedef {object} Asked
 * @property {string | undefined} method
 * @property {string | undefined} url
 * @property {Record<string, string | string[]>} headers
 * @property {Readable | undefined} body
 */

/** A request with the body of another: a listener that gives the body up does not end the connection that it comes by. */
class ForwardedRequest extends IncomingMessage {
  #body

  /** @param {Asked} asked */
  constructor({ method, url, headers, body }) {
    super(NO_CONNECTION)
    Object.assign(this, { method, url, headers })
    this.#body = body
    // An answer to HTTP/1.0 is not chunked: what is written after its head is its body.
    this.httpVersion = '1.0'
    this.httpVersionMajor = 1
    this.httpVersionMinor = 0
    if (body) body.on('data', this.#take).once('end', this.#end)
    else this.#end()
  }

  #take = (/** @type {Buffer} */ chunk) => {
    if (!this.push(chunk)) this.#body?.pause()
  }

  #end = () => {
    this.complete = true
    this.push(null)
  }

  /** @override */
  _read() {
    this.#body?.resume()
  }

  /**
   * What is not read of the body must not stop the connection's next request.
   * @param {boolean} answered otherwise whoever still reads is told
   */
  leave(answered) {
    this.#body?.off('data', this.#take).off('end', this.#end).resume()
    if (!answered) this.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
  }
}

/** What a listener answered. */
export class InProcessAnswer extends Readable {
  statusCode = 0
  /** @type {import('node:http').OutgoingHttpHeaders} */
  headers = {}
}

/**
 * Hands a request to a listener of this process and reads its answer. The head that Node wrote is skipped, not parsed: a
 * client and a server at the ends of a pair of streams cost 0.4 ms of the processor.
 * @param {(request: IncomingMessage, response: ServerResponse) => unknown} listener may return a promise of its end
 * @param {Asked} asked
 * @param {(ms: number) => Promise<unknown>} [pause]
 * @returns {{ answer: Promise<InProcessAnswer>, ended: Promise<void>, close: () => void }} `answer` rejects where the
 *   listener breaks off before it has begun to answer; `ended`: it has answered, or was stopped by `close`, and works no more
 */
export function requestInProcess(listener, asked, pause = (ms) => wait(ms, undefined, { ref: false })) {
  const request = new ForwardedRequest(asked)
  const response = new ServerResponse(request)
  // From now on Node notes every header, of `writeHead` too.
  response.setHeader('connection', 'close')
  response.removeHeader('connection')
  /** @type {(() => void) | undefined} */
  let resume
  const answer = new InProcessAnswer({
    read() {
      resume?.()
      resume = undefined
    },
  })
  answer.on('error', () => undefined)
  /** @type {Buffer | undefined} */
  let head = Buffer.alloc(0)
  const connection = new Writable({
    write(/** @type {Buffer} */ chunk, _encoding, done) {
      let body = chunk
      if (head) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf(HEAD_END)
        if (end === -1) return done()
        Object.assign(answer, { statusCode: response.statusCode, headers: response.getHeaders() })
        body = head.subarray(end + HEAD_END.length)
        head = undefined
        connection.emit('answer')
      }
      if (body.length === 0 || answer.push(body)) done()
      else resume = done
    },
  })
  response.assignSocket(/** @type {Socket} */ (/** @type {unknown} */ (connection)))
  connection.on('drain', () => response.emit('drain'))
  response.once('finish', () => {
    answer.push(null)
    connection.destroy()
  })
  /** @type {Promise<void>} */
  const closed = new Promise((resolve) => {
    connection.once('close', () => {
      if (!response.writableFinished) answer.destroy(new Error('the answer was broken off'))
      request.leave(response.writableFinished)
      resolve()
    })
  })
  /** @type {Promise<InProcessAnswer>} */
  const begun = new Promise((resolve, reject) => {
    connection.once('answer', () => resolve(answer))
    connection.once('close', () => reject(new Error('there is no answer')))
  })
  const handled = Promise.resolve(listener(request, response)).catch(() => undefined)
  const ended = closed.then(() => Promise.race([handled, pause(GIVEN_UP_MS)])).then(() => undefined)
  return { answer: begun, ended, close: () => void connection.destroy() }
}
