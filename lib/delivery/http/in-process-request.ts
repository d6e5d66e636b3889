import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** A request has a connection, which Node closes where its body is given up: nothing hangs on this one. */
const NO_CONNECTION = new Socket().destroy()
const HEAD_END = '\r\n\r\n'
/** A listener that was given up may work on until it finds out; one that never ends is not waited for. */
const GIVEN_UP_MS = 30_000

/** May return a promise of its end. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

interface Asked {
  method: string | undefined
  url: string | undefined
  headers: Record<string, string | string[]>
  body: Readable | undefined
}

/** A request with the body of another: a listener that gives the body up does not end the connection that it comes by. */
class ForwardedRequest extends IncomingMessage {
  #body

  constructor({ method, url, headers, body }: Asked) {
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

  #take = (chunk: Buffer) => {
    if (!this.push(chunk)) this.#body?.pause()
  }

  #end = () => {
    this.complete = true
    this.push(null)
  }

  override _read() {
    this.#body?.resume()
  }

  /**
   * What is not read of the body must not stop the connection's next request.
   * @param answered otherwise whoever still reads is told
   */
  leave(answered: boolean) {
    this.#body?.off('data', this.#take).off('end', this.#end).resume()
    if (!answered) this.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
  }
}

export class InProcessAnswer extends Readable {
  statusCode = 0
  headers: OutgoingHttpHeaders = {}
}

/**
 * Hands a request to a listener of this process and reads its answer. The head that Node wrote is skipped, not parsed: a
 * client and a server at the ends of a pair of streams cost 0.4 ms of the processor.
 * @returns `answer` rejects where the listener breaks off before it has begun to answer; `ended`: it has answered, or was stopped
 *   by `close`, and works no more
 */
export function requestInProcess(
  listener: Listener,
  asked: Asked,
  pause: (ms: number) => Promise<unknown> = (ms) => wait(ms, undefined, { ref: false }),
): { answer: Promise<InProcessAnswer>; ended: Promise<void>; close: () => void } {
  const request = new ForwardedRequest(asked)
  const response = new ServerResponse(request)
  // From now on Node notes every header, of `writeHead` too.
  response.setHeader('connection', 'close')
  response.removeHeader('connection')
  let resume: (() => void) | undefined
  const answer = new InProcessAnswer({
    read() {
      resume?.()
      resume = undefined
    },
  })
  answer.on('error', () => undefined)
  let head: Buffer | undefined = Buffer.alloc(0)
  const connection = new Writable({
    write(chunk: Buffer, _encoding, done) {
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
  response.assignSocket(connection as unknown as Socket)
  connection.on('drain', () => response.emit('drain'))
  response.once('finish', () => {
    answer.push(null)
    connection.destroy()
  })
  const closed: Promise<void> = new Promise((resolve) => {
    connection.once('close', () => {
      if (!response.writableFinished) answer.destroy(new Error('the answer was broken off'))
      request.leave(response.writableFinished)
      resolve()
    })
  })
  const begun: Promise<InProcessAnswer> = new Promise((resolve, reject) => {
    connection.once('answer', () => resolve(answer))
    connection.once('close', () => reject(new Error('there is no answer')))
  })
  const handled = Promise.resolve(listener(request, response)).catch(() => undefined)
  const ended = closed.then(() => Promise.race([handled, pause(GIVEN_UP_MS)])).then(() => undefined)
  return { answer: begun, ended, close: () => void connection.destroy() }
}
