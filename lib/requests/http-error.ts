import { knownAcrossBundles } from '@/lib/errors'

/** A request that is refused before any domain sees it: too large, of another type, from another origin. */
export class HttpError extends Error {
  static {
    knownAcrossBundles(this, 'HttpError')
  }
  override name = 'HttpError'
  constructor(
    readonly status: 400 | 403 | 405 | 413 | 415 | 429,
    /** Korean, for the person who sees it. */
    readonly userMessage: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status}`)
  }
}
