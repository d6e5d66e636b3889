import { knownAcrossBundles } from '@/lib/errors'

/** A request that is refused before it reaches a domain: too large, of the wrong type, from another origin. */
export class HttpError extends Error {
  static {
    knownAcrossBundles(this, 'HttpError')
  }
  override name = 'HttpError'
  constructor(
    readonly status: 400 | 403 | 405 | 413 | 415 | 429,
    /** Korean, shown to the person. */
    readonly userMessage: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status}`)
  }
}
