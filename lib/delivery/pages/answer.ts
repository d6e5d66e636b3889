import { acceptedEncoding, type Encoding } from './compression'
import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'
import type { Headers } from '../http/handler'

export interface StoredBody {
  etag: string
  /** Whether it can be had in an encoding; in `identity` always */
  has: (encoding: Encoding) => boolean
  in: (encoding: Encoding) => Buffer
  readonly size: number
}

/** What is ready to be sent to whoever asks for it: headers are put together once for each encoding. */
export class Answer {
  #status
  #body
  /** Names and values in turn: Node writes them as they stand. */
  #headers
  #whole: Partial<Record<Encoding, string[]>> = {}

  /** @param headers but those of the body's encoding and length */
  constructor(status: number, headers: Headers, body: StoredBody) {
    this.#status = status
    this.#body = body
    this.#headers = Object.entries({ ...headers, etag: body.etag }).flat()
  }

  /**
   * @param request GET or HEAD
   * @param added further headers, names and values in turn
   */
  send(request: Request, response: Response, added: readonly string[] = []) {
    const { 'if-none-match': ifNoneMatch } = request.headers
    if (this.#status === 200 && ifNoneMatch?.includes(this.#body.etag)) {
      response.writeHead(304, [...this.#headers, ...added]).end()
      return
    }
    const accepted = acceptedEncoding(request.headers['accept-encoding'])
    const encoding = this.#body.has(accepted) ? accepted : 'identity'
    const sent = this.#body.in(encoding)
    const headers = (this.#whole[encoding] ??= [
      ...this.#headers,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(sent.length),
    ])
    response.writeHead(this.#status, [...headers, ...added]).end(request.method === 'HEAD' ? undefined : sent)
  }
}
