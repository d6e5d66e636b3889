/** RFC 9112, 3.2.2: scheme and authority, whose user information (RFC 3986, 3.2.1) names no host. */
const ABSOLUTE_FORM = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#]*)/i

/**
 * Turns `GET http://host/path`, as a client sends it that takes this server for its proxy, into `GET /path` with that
 * host, as the standard has it. Left as it is, no address of ours equals it, and redirects lead back to it.
 * @param {import('node:http').IncomingMessage} request
 */
export function toOriginForm(request) {
  const [start, host] = ABSOLUTE_FORM.exec(request.url ?? '') ?? []
  if (start === undefined) return
  const target = (request.url ?? '').slice(start.length)
  request.url = target.startsWith('/') ? target : `/${target}`
  request.headers.host = host
}
