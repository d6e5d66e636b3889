import { acceptedEncoding } from './compression.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./compression.mjs').Encoding} Encoding */

/**
 * @typedef {object} Body
 * @property {string} etag with its quotes
 * @property {(encoding: Encoding) => boolean} has whether it can be had in an encoding; in `identity` always
 * @property {(encoding: Encoding) => Buffer} in
 * @property {(encoding: Encoding) => number} length in bytes
 */

/** What is ready to be sent to whoever asks for it: headers are put together once for each encoding. */
export class Answer {
  #status
  #body
  /** Names and values in turn: Node writes them as they stand. */
  #headers
  /** @type {Partial<Record<Encoding, string[]>>} */
  #whole = {}

  /**
   * @param {number} status
   * @param {Readonly<Record<string, string>>} headers but those of the body's encoding and length
   * @param {Body} body
   */
  constructor(status, headers, body) {
    this.#status = status
    this.#body = body
    this.#headers = Object.entries({ ...headers, etag: body.etag }).flat()
  }

  /**
   * @param {Request} request GET or HEAD
   * @param {Response} response
   * @param {readonly string[]} [added] further headers, names and values in turn
   */
  send(request, response, added = []) {
    const { 'if-none-match': ifNoneMatch } = request.headers
    if (ifNoneMatch !== undefined && this.#status === 200 && ifNoneMatch.includes(this.#body.etag)) {
      response.writeHead(304, [...this.#headers, ...added]).end()
      return
    }
    const accepted = acceptedEncoding(request.headers['accept-encoding'])
    const encoding = this.#body.has(accepted) ? accepted : 'identity'
    const headers = (this.#whole[encoding] ??= [
      ...this.#headers,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(this.#body.length(encoding)),
    ])
    response.writeHead(this.#status, added.length === 0 ? headers : [...headers, ...added])
    response.end(request.method === 'HEAD' ? undefined : this.#body.in(encoding))
  }
}
