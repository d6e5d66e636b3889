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

/** What Next's router redirects by itself, to one slash for each run of them, before any middleware. */
const REPEATED_SLASHES = /(?<=\/)[/\\]+|\\[/\\]*/g

/**
 * Percent-encodes repeated slashes, and backslashes, which URL parsers take for slashes: `//brand/` becomes `/%2Fbrand/`.
 * The redirect for them is then that of lib/content/redirects.ts, straight to the page; Next's would be a hop of its own
 * before it. The query stays as it is.
 * @param {import('node:http').IncomingMessage} request
 */
export function encodeRepeatedSlashes(request) {
  const { url = '' } = request
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const encoded = path.replace(REPEATED_SLASHES, (slashes) => slashes.replaceAll('/', '%2F').replaceAll('\\', '%5C'))
  if (encoded !== path) request.url = encoded + url.slice(path.length)
}
