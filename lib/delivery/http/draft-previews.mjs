import { bridge } from '../bridge.mjs'
import { draftModeCookies } from '../next/build-manifests.mjs'
import { isRead } from './request-validation.mjs'
import { PREVIEW_COOKIE } from './variants.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Neither the office nor what is no page. */
const NOT_PREVIEWED = /^\/(?:api|admin|_next|media)(?:\/|$)|\.\w+$/

/** Headers of a page that nobody else may get. */
export const PREVIEW_HEADERS = Object.freeze({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })

/**
 * Shows staff a draft on the real pages: Next renders the page for the one request, in its draft mode, and neither the page store
 * nor Next's cache sees it.
 * @param {string} root absolute path of the project, built
 * @param {(request: Request, response: Response, added: Readonly<Record<string, string>>) => Promise<void>} ask the framework, with
 *   {@link PREVIEW_HEADERS} and without the page store
 */
export function draftPreviews(root, ask) {
  const inDraftMode = draftModeCookies(root)
  return {
    /** @param {Request} request @param {string} path @returns {boolean} whether somebody asks for a preview, who may be anybody */
    asked: ({ method, headers }, path) => isRead(method) && headers.cookie?.includes(`${PREVIEW_COOKIE}=`) === true && !NOT_PREVIEWED.test(path),

    /**
     * @param {Request} request
     * @param {Response} response
     * @param {Readonly<Record<string, string>>} added headers for the framework
     * @returns {Promise<boolean>} false where the page is that of everybody else; true once the framework works no more on it
     */
    async show(request, response, added) {
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
