/** @typedef {{ heading: string, lang?: string, text: string }} Words */

const TRY_AGAIN = '첫 화면으로 가서 다시 시도해 주세요.'
/** @type {Readonly<Record<number, Words>>} */
const WORDS = {
  400: { heading: '요청을 읽을 수 없습니다', text: `주소가 잘렸거나 잘못되었습니다. ${TRY_AGAIN}` },
  404: { heading: 'Not Found', lang: 'en', text: `찾으시는 페이지가 없습니다. 주소가 바뀌었거나 지워졌을 수 있습니다. ${TRY_AGAIN}` },
  405: { heading: '이 주소에서는 할 수 없는 요청입니다', text: TRY_AGAIN },
}
/** @type {Words} */
const OTHER = { heading: '요청을 처리할 수 없습니다', text: TRY_AGAIN }

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
  const { heading, lang = 'ko', text } = WORDS[status] ?? OTHER
  const [home, name] = /^\/admin(?:[/?]|$)/.test(url) ? ['/admin', '관리자 첫 화면'] : ['/', '첫 화면']
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title>
<main><h1 lang="${lang}">${heading}</h1><p>${text}</p><p><a href="${home}">${name}</a></p></main></html>`
}
