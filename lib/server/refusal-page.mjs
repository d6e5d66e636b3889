import { missingForRole, missingVisit, otherRefusal, refusalPages, toAdmin, toHome, toPressList } from '../messages/ko/refusals.mjs'

/** The page has neither scripts nor styles. */
export const REFUSAL_POLICY = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** @param {import('node:http').IncomingMessage} request */
export const wantsPage = (request) => request.headers.accept?.includes('text/html') ?? false

/** lib/routes.ts `visitorPagePath` */
const VISITOR_PAGE = /^\/v\//
const ADMIN = /^\/admin(?:[/?]|$)/
/** A press article's address, and the list of its site: lib/routes.ts `pressArticlePath`. Nothing that would end an attribute. */
const ARTICLE = /^(\/[\w%.~-]+\/press)\/[\w%.~-]+\/?(?:\?|$)/

/** @param {string} url @returns {{ path: string, name: string, immediate?: boolean }} the way on from an address with nothing behind it */
const nextLink = (url) => {
  if (ADMIN.test(url)) return { path: '/admin', name: toAdmin }
  const list = ARTICLE.exec(url)?.[1]
  return list ? { path: list, name: toPressList, immediate: true } : { path: '/', name: toHome }
}

/**
 * What a person reads whose request was refused without any page or handler of ours.
 * @param {number} status 4xx
 * @param {string} [url] that was asked for: the way on is to the part of the site that it names, and from a missing press
 *   article a browser takes it at once (https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh;
 *   nobody has to read within a time: WCAG 2.2, technique H76)
 */
export function refusalPage(status, url = '/') {
  const { heading, lang = 'ko', text } = refusalPages[status] ?? otherRefusal
  const { path, name, immediate } = nextLink(url)
  const missing = status === 404
  const refresh = missing && immediate ? `<meta http-equiv="refresh" content="0; url=${path}">` : ''
  const hint = !missing ? '' : path === '/admin' ? missingForRole : VISITOR_PAGE.test(url) ? missingVisit : ''
  const more = hint && `<p>${hint}</p>`
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${refresh}<title>${heading}</title>
<main><h1 lang="${lang}">${heading}</h1><p>${text}</p>${more}<p><a href="${path}">${name}</a></p></main></html>`
}
