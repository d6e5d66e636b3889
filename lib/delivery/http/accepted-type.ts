import Negotiator from 'negotiator'

/** Longer than any browser's; what comes after it is not read. */
const HEADER_MAX = 1_000

/**
 * Content negotiation, once for the front server and every handler: of a page and JSON the one that a client names and
 * prefers (https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1). A quality of zero refuses, and of equals the first counts.
 * @returns null where it names neither, as with wildcards alone: what the request sent decides
 */
export function acceptedType(accept: string | null | undefined): 'page' | 'json' | null {
  if (!accept) return null
  for (const type of new Negotiator({ headers: { accept: accept.slice(0, HEADER_MAX) } }).mediaTypes()) {
    if (/^application\/json$/i.test(type)) return 'json'
    if (/^text\/html$/i.test(type)) return 'page'
  }
  return null
}
