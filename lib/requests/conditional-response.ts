import { createHash } from 'node:crypto'
import fresh from 'fresh'

/** Validators of a body (RFC 9110, 8.8). */
export interface Validators {
  readonly etag: string
  /** Null for a moment after several changes within one second, which cannot have distinct dates. */
  readonly lastModified: string | null
}

/** Ignores `cache-control`: fetch sends `no-cache` with every condition. */
const CONDITIONS = ['if-none-match', 'if-modified-since'] as const

/**
 * Records when a document that is generated for each request changed. The ETag is its text's hash; Last-Modified is the
 * time at which this process first generated that text, because no date within it changes when something is removed.
 */
export function watchChanges(now: () => Date = () => new Date()): (body: string) => Validators {
  let last: { readonly etag: string; readonly at: number } | null = null
  return (body) => {
    const second = Math.floor(now().getTime() / 1000)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    // Uses the previous second, so that the date is available immediately and differs after a further change.
    if (last?.etag !== etag) last = { etag, at: last ? Math.max(second - 1, last.at + 1) : second - 1 }
    return { etag, lastModified: last.at <= second ? new Date(last.at * 1000).toUTCString() : null }
  }
}

/**
 * Responds 304 without a body if `If-None-Match`, or else `If-Modified-Since`, shows that the client has the document
 * (RFC 9110, 13.2.2).
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
