import { bridge } from '../bridge'
import { draftModeCookies } from '../next/build-manifests'
import { isRead } from './request-validation'
import { PREVIEW_COOKIE } from './variants'
import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'
import type { Headers } from './handler'

/** Neither the office nor what is no page. */
const NOT_PREVIEWED = /^\/(?:api|admin|_next|media)(?:\/|$)|\.\w+$/

export const PREVIEW_HEADERS = Object.freeze({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })

/**
 * Shows staff a draft on the real pages: Next renders the page for the one request, in its draft mode, and neither the page store
 * nor Next's cache sees it.
 * @param ask the framework, with {@link PREVIEW_HEADERS} and without the page store
 */
export function draftPreviews(root: string, ask: (request: Request, response: Response, added: Headers) => Promise<void>) {
  const inDraftMode = draftModeCookies(root)
  return {
    /** @returns whether somebody asks for a preview, who may be anybody */
    asked: ({ method, headers }: Request, path: string): boolean =>
      isRead(method) && headers.cookie?.includes(`${PREVIEW_COOKIE}=`) === true && !NOT_PREVIEWED.test(path),

    /** @returns false where the page is that of everybody else; true once the framework works no more on it */
    async show(request: Request, response: Response, added: Headers): Promise<boolean> {
      const cookies = request.headers.cookie ?? ''
      // Without the store nobody can be asked who that is: they see what everybody sees.
      const run = await bridge.previewOf?.(cookies).catch(() => undefined)
      if (!run) return false
      request.headers.cookie = inDraftMode(cookies)
      await run(() => ask(request, response, added))
      return true
    },
  }
}
