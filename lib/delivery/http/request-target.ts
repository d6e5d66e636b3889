import { pressListOf } from './article-address'

export type Target = { path: string; query: string; host: string | undefined }

/** RFC 9112, 3.2.2: scheme and authority, whose user information (RFC 3986, 3.2.1) names no host. */
const ABSOLUTE_FORM = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@\\]*@)?([^/?#\\]*)/i
/** Handlers of ours: the only addresses that are posted to. */
export const API = '/api/'
/** Leads to the answer for addresses that do not exist. */
const NO_ADDRESS = '_none'
/** What an address below {@link API} becomes that can name nothing. */
export const NO_HANDLER = `${API}${NO_ADDRESS}`
/** What a URL parser encodes of a path (https://url.spec.whatwg.org/#path-percent-encode-set) or leaves out. */
const UNSAFE = /[^!-~]|["<>^`{}]/g
const ENCODED = /%([\da-f]{2})/gi
const UNRESERVED = /[\w.~-]/
const CONTROL = /\p{Cc}/u
const SLASH = /\/|\\|%2F|%5C/
const ENCODED_SLASHES = /%2F|%5C/g
/** What Next's router redirects by itself, to one slash for each run of them, before any middleware. */
const REPEATED_SLASHES = /(?<=\/)[/\\]+|\\[/\\]*/g
/** Slashes that the redirects of lib/content/redirects.ts take away. */
const TIDIED_SLASHES = /\/(?:%2F|%5C)+/g
/** Addresses of handlers and of the framework: no redirect tidies their spelling. */
const NOT_REDIRECTED = /^\/(?:api|_next)(?:\/|$)/i
/** What Next shows when everything fails has an address, and status 500. */
const GLOBAL_ERROR = /^\/_global-error(?:\/|$)/i

/** @param text of a request line: one character is one byte @returns its bytes beyond ASCII, and spaces, percent-encoded */
const encodeBytes = (text: string): string => text.replace(/[^!-~]/g, encodeByte)
const encodeByte = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** @returns whether it can name anything: well-formed percent-encoding of UTF-8 text */
function isReadable(path: string): boolean {
  try {
    return !CONTROL.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Whether Next would take a path for another one: it looks up handlers, and what is its own, by decoded paths too. */
function isDisguised(path: string): boolean {
  const tidied = path.replace(TIDIED_SLASHES, '/')
  if (GLOBAL_ERROR.test(tidied.replace(ENCODED_SLASHES, '/'))) return true
  if (NOT_REDIRECTED.test(path)) return path.search(ENCODED_SLASHES) !== -1
  return tidied.search(ENCODED_SLASHES) !== -1 && NOT_REDIRECTED.test(tidied.replace(ENCODED_SLASHES, '/'))
}

/** @returns an address that does not exist: of a handler, of an article below its list, or of a page */
function addressOfNothing(path: string): string {
  if (path.startsWith(API)) return NO_HANDLER
  const list = pressListOf(path)
  return list !== undefined && isReadable(list) ? `${list}/${NO_ADDRESS}` : `/${NO_ADDRESS}`
}

/** @returns the same path as every reader of URLs reads it; undefined where readers differ */
function canonicalPath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  // RFC 3986, 6.2.2: letter case of an encoding, and encodings of what needs none.
  const normalised = path.replace(UNSAFE, encodeByte).replace(ENCODED, (encoded, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return UNRESERVED.test(character) ? character : encoded.toUpperCase()
  })
  // Every client resolves them before it asks, so nobody means one who sends one.
  if (normalised.split(SLASH).some((segment) => segment === '.' || segment === '..')) return undefined
  if (!isReadable(normalised)) return addressOfNothing(normalised)
  const encoded = normalised.replace(REPEATED_SLASHES, (slashes) => slashes.replaceAll('/', '%2F').replaceAll('\\', '%5C'))
  return isDisguised(encoded) ? addressOfNothing(encoded) : encoded
}

export function splitTarget(target = '/'): { path: string; query: string } {
  const at = target.indexOf('?')
  return at === -1 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at) }
}

/**
 * The one address that a request names, as Next's URL parser reads it too, so that no rule judges another one than is
 * answered:
 * - repeated slashes, and backslashes, which URL parsers take for slashes, are percent-encoded: `//brand/` becomes
 *   `/%2Fbrand/`. The redirect for them is then that of lib/content/redirects.ts, straight to the page; Next's would be a
 *   hop of its own before it;
 * - what is no text, has an encoded slash where no redirect takes it away, or is the framework's own becomes an address that
 *   does not exist. Next looks handlers up by the decoded path.
 * @param url the request target; one character is one byte
 * @returns `query` with its question mark, empty without one; `host` where the target names one; undefined where readers may
 *   differ about it: dot segments, authority or asterisk form
 */
export function canonicalTarget(url: string): Target | undefined {
  const [start = '', host] = ABSOLUTE_FORM.exec(url) ?? []
  const [target = ''] = url.slice(start.length).split('#', 1)
  const { path: given, query } = splitTarget(target)
  const path = canonicalPath(start && given === '' ? '/' : given)
  return path === undefined ? undefined : { path, query: encodeBytes(query), host }
}
