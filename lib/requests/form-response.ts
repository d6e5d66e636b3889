import { escapeMarkup } from '@/lib/escape-markup'
import { answerWords } from '@/lib/messages/ko/answers'

const ORIGIN = 'http://local'

/**
 * Protects against open redirects.
 * @returns `path` as a browser resolves it; null if it leads to another origin. Uses the URL parser, which turns
 *   `//evil.example` into `/.//evil.example` (https://url.spec.whatwg.org/#path-state)
 */
function resolveSameOrigin(path: string): string | null {
  if (!URL.canParse(path, ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(path, ORIGIN)
  return origin === ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}

/**
 * Redirects after a form post (Post/Redirect/Get).
 * @param path local, may be unencoded; others redirect to the home page
 */
export function redirectAfterPost(path: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 303, headers: { location: resolveSameOrigin(path) ?? '/', 'cache-control': 'no-store', ...headers } })
}

/** @returns a local path with the parameters set; existing values are replaced */
export function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(path, ORIGIN)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Protects against open redirects.
 * @returns `path` if it leads to a page of this site, else `fallback`
 */
export function safeRedirectPath(path: unknown, fallback: string): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return fallback
  return resolveSameOrigin(path) ?? fallback
}

/** Error page after a rejected form post without JavaScript. The browser's back button restores what was typed. */
export const rejectionPage = (status: number, messages: readonly string[], headers: Readonly<Record<string, string>> = {}): Response =>
  rejectionDocument(status, `${messages.map((message) => `<p>${escapeMarkup(message)}</p>`).join('')}<p>${answerWords.goBack}</p>`, headers)

/**
 * The same with custom markup.
 * @param markup escaped
 */
export const rejectionDocument = (status: number, markup: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(
    `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${answerWords.notSaved}</title>
<h1>${answerWords.notSaved}</h1>${markup}</html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers } },
  )
