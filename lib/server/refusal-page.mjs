import { missingForRole, otherRefusal, refusalPages, toAdmin, toHome } from '../messages/ko/refusals.mjs'

/** The page has neither scripts nor styles. */
export const REFUSAL_POLICY = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** @param {import('node:http').IncomingMessage} request */
export const wantsPage = (request) => request.headers.accept?.includes('text/html') ?? false

/**
 * What a person reads whose request was refused without any page or handler of ours.
 * @param {number} status 4xx
 * @param {string} [url] that was asked for: within the administrator's pages the way back is to them
 */
export function refusalPage(status, url = '/') {
  const { heading, lang = 'ko', text } = refusalPages[status] ?? otherRefusal
  const ofAdministrator = /^\/admin(?:[/?]|$)/.test(url)
  const [home, name] = ofAdministrator ? ['/admin', toAdmin] : ['/', toHome]
  const role = ofAdministrator && status === 404 ? `<p>${missingForRole}</p>` : ''
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title>
<main><h1 lang="${lang}">${heading}</h1><p>${text}</p>${role}<p><a href="${home}">${name}</a></p></main></html>`
}
