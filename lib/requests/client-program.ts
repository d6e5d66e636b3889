/**
 * Request headers whose values identify a user agent (HTTP fingerprinting): they differ between programs and are the
 * same in a program's requests.
 */
const FINGERPRINT_HEADERS = [
  'user-agent',
  'accept-language',
  'accept-encoding',
  'accept',
  'sec-ch-ua',
  'sec-ch-ua-platform',
  'sec-ch-ua-mobile',
  'x-requested-with',
]
/** Every browser sends these with a post. Their values differ from page to page, so only their presence counts. */
const PRESENCE_HEADERS = ['origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'content-type']

/** A fingerprint of the client's user agent, from its headers: equal for equal programs, without personal data. */
export const clientProgram = (headers: Headers): string =>
  [...FINGERPRINT_HEADERS.map((name) => headers.get(name) ?? ''), ...PRESENCE_HEADERS.map((name) => (headers.has(name) ? name : ''))].join('\n')
