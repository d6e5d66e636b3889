import { createHash } from 'node:crypto'
import fresh from 'fresh'

/** What a body is told apart by (RFC 9110, 8.8). */
export interface Validators {
  readonly etag: string
  /** Absent for a moment after several changes within one second: no two of them have the same date. */
  readonly lastModified: string | null
}

/** Not `cache-control`, which is for caches on the way: fetch sends `no-cache` beside every condition. */
const CONDITIONS = ['if-none-match', 'if-modified-since'] as const

/**
 * Notes when a document that is made anew for each request changed: the tag is its text's, the date the one at which this
 * process first made that text, as no date within it would tell that something was taken out.
 */
export function watchChanges(now: () => Date = () => new Date()): (body: string) => Validators {
  let last: { readonly etag: string; readonly at: number } | null = null
  return (body) => {
    const second = Math.floor(now().getTime() / 1000)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    // Of the second before, so that there is one at once, and another one after a further change.
    if (last?.etag !== etag) last = { etag, at: last ? Math.max(second - 1, last.at + 1) : second - 1 }
    return { etag, lastModified: last.at <= second ? new Date(last.at * 1000).toUTCString() : null }
  }
}

/**
 * A document for whoever does not have it yet: `304` without a body where `If-None-Match`, or without one `If-Modified-Since`,
 * says that it is at hand (RFC 9110, 13.2.2).
 */
export function conditionalResponse(
  request: Pick<Request, 'headers'>,
  body: string,
  { etag, lastModified }: Validators,
  headers: Readonly<Record<string, string>>,
): Response {
  const { 'content-type': _type, ...common } = { ...headers, etag, ...(lastModified === null ? {} : { 'last-modified': lastModified }) } as Record<
    string,
    string
  >
  const asked = Object.fromEntries(CONDITIONS.map((name) => [name, request.headers.get(name) ?? undefined]))
  if (fresh(asked, { etag, 'last-modified': lastModified ?? undefined })) return new Response(null, { status: 304, headers: common })
  return new Response(body, { headers: { ...headers, ...common } })
}
