import { escapeMarkup } from '@/lib/escape-markup'

const ORIGIN = 'http://local'

/**
 * @returns `path` as a browser resolves it; null for what leads to another site, also only once it is resolved: the
 *   URL parser makes `//evil.example` of `/.//evil.example` (https://url.spec.whatwg.org/#path-state)
 */
function localAddress(path: string): string | null {
  if (!URL.canParse(path, ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(path, ORIGIN)
  return origin === ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}

/** An answer to a plain form post: on to a page of this site. @param path local, unencoded parts allowed; any other leads to the home page */
export function redirectAfterPost(path: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 303, headers: { location: localAddress(path) ?? '/', 'cache-control': 'no-store', ...headers } })
}

/** @returns `path` when it leads to a page of this site, else `fallback`: a form's field must not send people elsewhere */
export function localPath(path: unknown, fallback: string): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return fallback
  return localAddress(path) ?? fallback
}

/**
 * A refused form post without JavaScript: says why. What was typed is still in the form, one step back.
 */
export const refusalPage = (status: number, messages: readonly string[], headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(
    `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>저장하지 못했습니다</title>
<h1>저장하지 못했습니다</h1>${messages.map((message) => `<p>${escapeMarkup(message)}</p>`).join('')}<p>브라우저의 뒤로 가기를 누르면 입력한 내용이 그대로 있습니다.</p></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers } },
  )
